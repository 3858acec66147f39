import {
  readStreamRequest,
  refusalBody,
  type StreamRefusal,
  tooManyConnections,
} from '../stream-request.ts';
import type { SocketDependencies } from './dependencies.ts';

/** What API Gateway tells of a client that connects. */
export interface ConnectEvent {
  requestContext: { connectionId: string; requestId?: string };
  headers?: Record<string, string | undefined> | null;
  multiValueQueryStringParameters?: Record<string, string[] | undefined> | null;
}

export interface SocketResponse {
  statusCode: number;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * `$connect`: decides on the token here, not in an authorizer, so that every gateway and emulator
 * asks the same question. Sends nothing, because nobody can be sent to yet; the subscriptions that
 * the address asks for are left to a {@link Greeter}.
 */
export const connect = async (
  dependencies: Pick<
    SocketDependencies,
    'tokens' | 'connections' | 'greeter' | 'clock' | 'limits' | 'allowedOrigins' | 'baseUrl'
  >,
  event: ConnectEvent,
): Promise<SocketResponse> => {
  const at = dependencies.clock.now();
  const headers = lowerCased(event.headers ?? {});
  const decision = readStreamRequest(
    {
      query: queryOf(event),
      lastEventId: headers.get('last-event-id'),
      origin: headers.get('origin'),
      // Behind a distribution, the host that the page knows.
      host: headers.get('x-forwarded-host') ?? headers.get('host'),
    },
    at,
    dependencies,
  );
  if (decision.kind === 'refused') return refused(decision.refusal, event);

  const { connections, limits } = dependencies;
  const { organizationId, documentIds, recent, since } = decision.request;
  const limit = limits.maximumConnectionsPerOrganization;
  if ((await connections.count(organizationId)) >= limit) {
    return refused(tooManyConnections(limit), event);
  }
  const { connectionId } = event.requestContext;
  await connections.open({
    connectionId,
    organizationId,
    connectedAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + limits.maximumConnectionSeconds * 1000).toISOString(),
  });
  if (documentIds.length > 0 || recent !== null) {
    await dependencies.greeter.invoke({ connectionId, documentIds, recent, since });
  }
  return { statusCode: 200 };
};

const queryOf = (event: ConnectEvent): URLSearchParams => {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(event.multiValueQueryStringParameters ?? {})) {
    for (const value of values ?? []) query.append(name, value);
  }
  return query;
};

const lowerCased = (headers: Record<string, string | undefined>): Map<string, string> =>
  new Map(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), value]],
    ),
  );

const refused = (refusal: StreamRefusal, event: ConnectEvent): SocketResponse => ({
  statusCode: refusal.status,
  headers: { ...refusal.headers, 'content-type': 'application/json' },
  body: JSON.stringify(refusalBody(refusal, event.requestContext.requestId ?? null)),
});
