import { Hono, type HonoRequest } from 'hono';
import type { ConnectionStore, Ids } from '../../ports.ts';
import type { RealtimeLimits } from '../limits.ts';
import {
  readStreamRequest,
  refusalBody,
  type StreamDecision,
  tooManyConnections,
  withDefaultScope,
} from '../stream-request.ts';
import type { RealtimeTokens } from '../token.ts';
import { type FollowDependencies, followLog } from './follow-log.ts';
import { ResponseReader } from './response-reader.ts';

export interface SseDependencies extends FollowDependencies {
  tokens: Pick<RealtimeTokens, 'verify'>;
  connections: Pick<ConnectionStore, 'open' | 'close' | 'count'>;
  ids: Ids;
  limits: RealtimeLimits;
  allowedOrigins: readonly string[];
  onError(message: string, error: unknown): void;
}

/**
 * `/sse/status` as an application of its own, for a function that streams its response. Whatever
 * path reaches it is the stream: the edge has chosen it.
 */
export const createSseApp = (dependencies: SseDependencies): Hono => {
  const app = new Hono();

  app.get('*', async ({ req }) => {
    const decision = await decide(dependencies, req);
    const requestId = dependencies.ids.handle();
    const headers = new Headers({
      'x-request-id': requestId,
      vary: 'Origin',
      'cache-control': 'no-store, no-transform',
    });
    const origin = req.header('origin');
    const refusal = decision.kind === 'refused' ? decision.refusal : null;
    if (origin !== undefined && refusal?.status !== 403) {
      headers.set('access-control-allow-origin', origin);
    }
    if (decision.kind === 'refused') {
      const { status, body: _, ...rest } = decision.refusal;
      for (const [name, value] of Object.entries(rest.headers)) headers.set(name, value);
      return Response.json(refusalBody(decision.refusal, requestId), { status, headers });
    }
    headers.set('content-type', 'text/event-stream; charset=utf-8');
    const request = withDefaultScope(decision.request);
    const reader = new ResponseReader(request.organizationId, (error) =>
      dependencies.onError('A stream was given up.', error),
    );
    void serve(dependencies, reader, request, requestId);
    return new Response(reader.body, { headers });
  });

  app.all('*', (context) =>
    context.json(
      {
        detail: 'A stream is opened with GET.',
        code: 'method_not_allowed',
        request_id: dependencies.ids.handle(),
      },
      405,
      { allow: 'GET' },
    ),
  );
  return app;
};

const decide = async (dependencies: SseDependencies, req: HonoRequest): Promise<StreamDecision> => {
  const decision = readStreamRequest(
    {
      query: new URL(req.url).searchParams,
      lastEventId: req.header('last-event-id'),
      origin: req.header('origin'),
      // Behind a distribution, the host that the page knows.
      host: req.header('x-forwarded-host') ?? req.header('host'),
    },
    dependencies.clock.now(),
    dependencies,
  );
  if (decision.kind === 'refused') return decision;
  const limit = dependencies.limits.maximumConnectionsPerOrganization;
  return (await dependencies.connections.count(decision.request.organizationId)) < limit
    ? decision
    : { kind: 'refused', refusal: tooManyConnections(limit) };
};

/** Counts the stream among the organization's connections for as long as it lasts. */
const serve = async (
  dependencies: SseDependencies,
  reader: ResponseReader,
  request: Parameters<typeof followLog>[2],
  requestId: string,
): Promise<void> => {
  const { clock, connections, streamSeconds } = dependencies;
  const connectionId = `sse-${requestId}`;
  const at = clock.now();
  try {
    await connections.open({
      connectionId,
      organizationId: request.organizationId,
      connectedAt: at.toISOString(),
      expiresAt: new Date(at.getTime() + (streamSeconds + 60) * 1000).toISOString(),
    });
    await followLog(dependencies, reader, request);
  } catch (error) {
    reader.fail(error);
  } finally {
    reader.end();
    await connections
      .close(connectionId)
      .catch((error: unknown) =>
        dependencies.onError('A stream was not taken off the count.', error),
      );
  }
};
