import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { DocumentEvent } from '../../domain/documents/document.ts';
import { SSE_PATH, WEBSOCKET_PATH } from '../../domain/documents/links.ts';
import type { Clock, DocumentStore, EventLog, Ids } from '../../ports.ts';
import { EventHub } from '../event-hub.ts';
import { DEFAULT_LIMITS, type RealtimeLimits } from '../limits.ts';
import {
  readStreamRequest,
  refusalBody,
  type StreamDecision,
  type StreamRefusal,
  type StreamRequest,
  tooManyConnections,
  withDefaultScope,
} from '../stream-request.ts';
import type { RealtimeTokens } from '../token.ts';
import { runCommand } from './run-command.ts';
import { SocketStream, SseStream, type Stream } from './stream.ts';

export interface RealtimeDependencies {
  tokens: Pick<RealtimeTokens, 'verify'>;
  documents: Pick<DocumentStore, 'get' | 'list'>;
  events: Pick<EventLog, 'ofDocument' | 'ofOrganization'>;
  clock: Clock;
  ids: Ids;
  /** As in the API's settings: null for links that are paths. */
  baseUrl: string | null;
  /** Origins of browser pages that may open streams, besides the service's own; `*` for all. */
  allowedOrigins: readonly string[];
  limits?: Partial<RealtimeLimits>;
  /** Told of what goes wrong inside; never of a request, whose address holds a token. */
  onError(message: string, error: unknown): void;
}

export interface RealtimeService {
  /** To be told of every event after its commit, in the order of commits. Never waits. */
  publish(event: DocumentEvent): void;
  /** Ends all streams, so that their clients resume elsewhere or later. */
  close(): void;
  connections(): number;
}

/** Beats are spread, so that ten thousand streams are not written to at one moment. */
const BEATS = 25;

/**
 * Serves `/ws/status` and `/sse/status` on a server that serves the API. Other requests go to the
 * listeners that the server has already.
 */
export const attachRealtime = (
  server: Server,
  dependencies: RealtimeDependencies,
): RealtimeService => {
  const limits = { ...DEFAULT_LIMITS, ...dependencies.limits };
  const hub = new EventHub({
    ...dependencies,
    maximumSubscriptions: limits.maximumSubscriptions,
  });

  const beats = Array.from({ length: BEATS }, () => new Set<Stream>());
  const counts = new Map<string, number>();
  let opened = 0;
  let closing = false;

  const decide = (request: IncomingMessage, url: URL): StreamDecision => {
    const decision = readStreamRequest(
      {
        query: url.searchParams,
        lastEventId: headerOf(request, 'last-event-id'),
        origin: headerOf(request, 'origin'),
        host: headerOf(request, 'host'),
      },
      dependencies.clock.now(),
      dependencies,
    );
    if (decision.kind === 'refused') return decision;
    const limit = limits.maximumConnectionsPerOrganization;
    return (counts.get(decision.request.organizationId) ?? 0) < limit
      ? decision
      : { kind: 'refused', refusal: tooManyConnections(limit) };
  };

  const errorBody = (code: string, detail: string): object => ({
    detail,
    code,
    request_id: dependencies.ids.handle(),
  });

  /** Enters a stream until it is released. */
  const enter = (stream: Stream): { release(): void } => {
    const beat = beats[opened % BEATS] ?? new Set();
    opened += 1;
    beat.add(stream);
    const { organizationId } = stream;
    counts.set(organizationId, (counts.get(organizationId) ?? 0) + 1);
    return {
      release: () => {
        if (!beat.delete(stream)) return;
        const left = (counts.get(organizationId) ?? 1) - 1;
        if (left > 0) counts.set(organizationId, left);
        else counts.delete(organizationId);
        hub.close(stream);
      },
    };
  };

  const optionsOf = (request: StreamRequest) => ({
    organizationId: request.organizationId,
    maximumBufferedBytes: limits.maximumBufferedBytes,
    openedAt: dependencies.clock.now().getTime(),
    onError: (error: unknown) => dependencies.onError('A stream was given up.', error),
  });

  const webSockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.maximumCommandBytes,
  });

  const serveSocket = (webSocket: WebSocket, socket: Duplex, request: StreamRequest): void => {
    const stream = new SocketStream(webSocket, socket, optionsOf(request));
    const { release } = enter(stream);
    let work: Promise<void> = Promise.resolve();
    /** One command after the other, and none is read while one is being done. */
    const enqueue = (task: () => Promise<void>): void => {
      webSocket.pause();
      const done: Promise<void> = work
        .then(task)
        .catch((error: unknown) => stream.fail(error))
        .finally(() => {
          if (work === done) webSocket.resume();
        });
      work = done;
    };
    webSocket.on('close', release);
    webSocket.on('error', () => webSocket.terminate());
    webSocket.on('pong', () => stream.heard());
    webSocket.on('message', (data: RawData) => {
      stream.heard();
      enqueue(() => runCommand(hub, stream, data.toString()));
    });
    enqueue(() => hub.open(stream, request));
  };

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const url = addressOf(request);
    if (!url || closing) {
      const body = errorBody('restarting', 'The service is stopping; connect again in a moment.');
      refuseUpgrade(socket, 503, { 'retry-after': '1' }, body);
      return;
    }
    const decision = decide(request, url);
    if (decision.kind === 'refused') {
      const { status, headers, body } = withRequestId(decision.refusal, dependencies.ids);
      refuseUpgrade(socket, status, headers, body);
      return;
    }
    webSockets.handleUpgrade(request, socket, head, (webSocket) =>
      serveSocket(webSocket, socket, decision.request),
    );
  };

  const serveSse = (request: IncomingMessage, response: ServerResponse, url: URL): void => {
    if (request.method !== 'GET') {
      const body = errorBody('method_not_allowed', 'A stream is opened with GET.');
      answer(response, 405, { allow: 'GET' }, body);
      return;
    }
    const decision = decide(request, url);
    const origin = headerOf(request, 'origin');
    const shared = {
      vary: 'Origin',
      'cache-control': 'no-store',
      ...(origin !== undefined && !isForbidden(decision)
        ? { 'access-control-allow-origin': origin }
        : {}),
    };
    if (decision.kind === 'refused') {
      const { status, headers, body } = withRequestId(decision.refusal, dependencies.ids);
      answer(response, status, { ...shared, ...headers }, body);
      return;
    }
    response.writeHead(200, {
      ...shared,
      'content-type': 'text/event-stream; charset=utf-8',
      // Proxies that collect an answer before they pass it on are asked not to.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-request-id': dependencies.ids.handle(),
    });
    const stream = new SseStream(response, optionsOf(decision.request));
    const { release } = enter(stream);
    response.on('close', release);
    response.on('error', () => response.destroy());
    hub
      .open(stream, withDefaultScope(decision.request))
      .catch((error: unknown) => stream.fail(error));
  };

  const others = server.listeners('request') as ((...parameters: unknown[]) => void)[];
  server.removeAllListeners('request');
  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    const url = addressOf(request);
    if (url?.pathname === SSE_PATH) serveSse(request, response, url);
    else if (url?.pathname === WEBSOCKET_PATH) {
      const body = errorBody('upgrade_required', 'This address takes WebSocket connections only.');
      answer(response, 426, { upgrade: 'websocket', connection: 'upgrade' }, body);
    } else for (const listener of others) listener.call(server, request, response);
  };
  server.on('request', onRequest);
  // Anything else that offers to change the protocol (clients that would like HTTP/2 do) is an
  // ordinary request, and so is a WebSocket at another address: the API says what is wrong with it.
  Object.assign(server, {
    shouldUpgradeCallback: (request: IncomingMessage): boolean =>
      request.headers.upgrade?.toLowerCase() === 'websocket' &&
      addressOf(request)?.pathname === WEBSOCKET_PATH,
  });
  server.on('upgrade', onUpgrade);

  let turn = 0;
  const beating = setInterval(
    () => {
      const now = dependencies.clock.now().getTime();
      for (const stream of beats[turn % BEATS] ?? []) {
        if (now - stream.openedAt > limits.maximumConnectionSeconds * 1000) {
          stream.end('lastedLongest');
        } else stream.beat();
      }
      turn += 1;
    },
    (limits.heartbeatSeconds * 1000) / BEATS,
  ).unref();

  return {
    publish: (event) => hub.publish(event),
    close: () => {
      closing = true;
      clearInterval(beating);
      for (const beat of beats) for (const stream of beat) stream.end('restarting');
    },
    connections: () => beats.reduce((sum, beat) => sum + beat.size, 0),
  };
};

const isForbidden = (decision: StreamDecision): boolean =>
  decision.kind === 'refused' && decision.refusal.status === 403;

const headerOf = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const addressOf = (request: IncomingMessage): URL | null =>
  URL.parse(request.url ?? '/', 'http://host');

interface ErrorResponse {
  status: number;
  headers: Record<string, string>;
  body: object;
}

const withRequestId = (refusal: StreamRefusal, ids: Ids): ErrorResponse => {
  const requestId = ids.handle();
  return {
    status: refusal.status,
    headers: { ...refusal.headers, 'x-request-id': requestId },
    body: refusalBody(refusal, requestId),
  };
};

const answer = (
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: object,
): void => {
  response.writeHead(status, { ...headers, 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

/** Answers an upgrade request as HTTP and closes. */
const refuseUpgrade = (
  socket: Duplex,
  status: number,
  headers: Record<string, string>,
  body: object,
): void => {
  const bytes = Buffer.from(JSON.stringify(body));
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${bytes.byteLength}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.on('error', () => socket.destroy());
  socket.end(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), bytes]));
};
