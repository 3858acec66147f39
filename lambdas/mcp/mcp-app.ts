import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import type { ApiDependencies } from '../api/dependencies.ts';
import { ApiError } from '../api/http/api-error.ts';
import { type Caller, createAuthenticator } from '../api/http/authenticate.ts';
import { answerError } from '../api/http/respond.ts';
import type { ApiContext, ApiEnv } from '../api/http/route.ts';
import { processStagedFor } from './process-staged.ts';
import { restOf, type Send } from './rest.ts';
import type { ToolContext } from './tool.ts';

export const MCP_PATH = '/mcp';

/**
 * `POST /mcp`: the agent tools over streamable HTTP, stateless, for clients of the 2025 and of the
 * 2026 protocol. The same key as the HTTP interface, in `service-api-key` or as bearer token; the
 * tools go through `api`, so they see and may exactly what that key may.
 *
 * @param allowedOrigins hosts of browser pages that may call, besides the service's own
 */
export const createMcpApp = (
  dependencies: ApiDependencies,
  api: { request: Send },
  allowedOrigins: readonly string[] = [],
): Hono<ApiEnv> => {
  const { ids, log, settings } = dependencies;
  const authenticate = createAuthenticator(dependencies, settings.keyCacheSeconds);
  const app = new Hono<ApiEnv>();

  app.use('*', async function label(context, next) {
    const requestId = ids.handle();
    context.set('requestId', requestId);
    context.header('X-Request-Id', requestId);
    await next();
  });

  app.post(MCP_PATH, async (context) => {
    const { answerAgent, refuseOrigin } = await agentTools();
    const refusal = refuseOrigin(context.req.raw, allowedOrigins);
    if (refusal) return refusal;
    const caller = await authenticate(keyOf(context));
    if (!caller) return challenge(context, dependencies);
    return answerAgent(context.req.raw, toolContextOf(dependencies, api, caller, context), {
      version: settings.serviceVersion,
      onError: (error) => log('warn', 'An agent request failed', { error: error.message }),
    });
  });

  app.notFound((context) =>
    answerError(
      context,
      new ApiError('method_not_allowed', `${context.req.method} is not supported here; POST is`, {
        headers: { Allow: 'POST' },
      }),
      log,
    ),
  );
  app.onError((error, context) => answerError(context, error, log));
  return app;
};

/**
 * The agent SDK and the tools, loaded on demand: in a process that serves the HTTP interface too,
 * or on Lambda while the first request waits for its secret.
 */
export const agentTools = () => import('./answer-agent.ts');

const toolContextOf = (
  dependencies: ApiDependencies,
  api: { request: Send },
  caller: Caller,
  context: ApiContext,
): ToolContext => ({
  rest: restOf(api.request, caller.apiKey),
  processStaged: processStagedFor(dependencies, caller),
  baseUrl: dependencies.settings.baseUrl ?? new URL(context.req.url).origin,
  sleep: (milliseconds) => sleep(milliseconds),
});

const keyOf = (context: ApiContext): string | null => {
  const bearer = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
  return context.req.header('service-api-key') ?? bearer ?? null;
};

const challenge = (context: ApiContext, { log }: ApiDependencies): Response =>
  answerError(
    context,
    new ApiError(
      'unauthorized',
      'A valid API key is needed, in the service-api-key header or as bearer token',
      { headers: { 'WWW-Authenticate': 'Bearer realm="estimate-exchange"' } },
    ),
    log,
  );
