import { Hono } from 'hono';
import type { ApiDependencies } from './dependencies.ts';
import { ApiError } from './http/api-error.ts';
import { createAuthenticator } from './http/authenticate.ts';
import { honoPath, methodsOf } from './http/path-match.ts';
import { answerError } from './http/respond.ts';
import { type ApiContext, type ApiEnv, NOBODY, type Route } from './http/route.ts';
import { unauthorized } from './http/unauthorized.ts';
import { referenceRoutes } from './reference/reference-routes.ts';
import { ROUTES } from './routes.ts';

/** On every answer. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'X-Request-Id, Idempotency-Replayed, Retry-After, Location, Allow, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, RateLimit-Policy',
};

const PREFLIGHT = {
  'Access-Control-Allow-Headers': 'service-api-key, authorization, content-type, idempotency-key',
  'Access-Control-Max-Age': '600',
};

/** Everything that is answered here, the interface's own description included. */
export const SERVED: readonly Route[] = [...ROUTES, ...referenceRoutes(() => SERVED)];

/**
 * The HTTP application, the same in one process and on Lambda. Every answer it gives, errors and
 * unknown paths included, carries `X-Request-Id` and the CORS headers.
 */
export const createApi = (dependencies: ApiDependencies): Hono<ApiEnv> => {
  const { ids, log, settings } = dependencies;
  const authenticate = createAuthenticator(dependencies, settings.keyCacheSeconds);
  const app = new Hono<ApiEnv>();

  app.use('*', async function label(context, next) {
    const requestId = ids.handle();
    context.set('requestId', requestId);
    context.header('X-Request-Id', requestId);
    for (const [name, value] of Object.entries(COMMON_HEADERS)) context.header(name, value);
    if (context.req.method === 'OPTIONS') return preflight(context);
    await next();
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
  });

  const preflight = (context: ApiContext): Response => {
    const methods = methodsOf(SERVED, context.req.path);
    if (methods.length === 0) throw unknownPath();
    const allow = methods.join(', ');
    return context.body(null, 204, {
      ...PREFLIGHT,
      Allow: allow,
      'Access-Control-Allow-Methods': allow,
    });
  };

  for (const route of SERVED) {
    const handle = route.handler(dependencies);
    app.on(route.method.toUpperCase(), honoPath(route.path), async (context) => {
      if (!route.authenticated) return handle(context, NOBODY);
      const caller = await authenticate(context.req.header('service-api-key'));
      if (!caller) throw unauthorized();
      return handle(context, caller);
    });
  }

  app.notFound((context) => {
    const methods = methodsOf(SERVED, context.req.path);
    const error =
      methods.length === 0
        ? unknownPath()
        : new ApiError('method_not_allowed', `${context.req.method} is not supported here`, {
            headers: { Allow: methods.join(', ') },
          });
    return answerError(context, error, log);
  });
  app.onError((error, context) => answerError(context, error, log));
  return app;
};

const unknownPath = (): ApiError =>
  new ApiError('not_found', 'There is nothing at this address; /docs lists what there is');
