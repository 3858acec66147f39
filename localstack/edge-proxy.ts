/**
 * One address in front of the emulated APIs, by the rules that CloudFront is built from
 * (lib/edge-rules.ts). Started by `stack.ts up`:
 * `node localstack/edge-proxy.ts PORT TARGET`, the target being a {@link ProxyTarget} as JSON.
 *
 * Where the emulator differs from AWS, the proxy makes up for it; each such place says so.
 */
import { randomUUID } from 'node:crypto';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { edgeRuleOf, type GatewayOrigin, tooLargeBody } from '../lib/edge-rules.ts';

export interface ProxyTarget {
  /** The emulator, such as `http://127.0.0.1:4566`. */
  endpoint: string;
  httpApiId: string;
  webSocketApiId: string;
  functionUrlId: string;
  /** The function of the HTTP application. */
  apiFunction: string;
}

/** Where the emulator has an API, as a path of its own; containers it has none. */
const prefixOf = (origin: GatewayOrigin, target: ProxyTarget): string =>
  ({
    // With its stage: without, the emulator drops a slash at the end of the path.
    http: `/_aws/execute-api/${target.httpApiId}/$default`,
    webSocket: `/_aws/execute-api/${target.webSocketApiId}`,
    serverSentEvents: `/_aws/lambda-url/${target.functionUrlId}`,
  })[origin];

interface Routed {
  path: string;
  tooLarge: boolean;
}

/** What the rules make of a request: the emulator's path for it, or a refusal. */
export const route = (
  request: { url: string; contentLength: number | null },
  target: ProxyTarget,
): Routed => {
  const separator = request.url.indexOf('?');
  const path = separator < 0 ? request.url : request.url.slice(0, separator);
  const query = separator < 0 ? '' : request.url.slice(separator);
  const rule = edgeRuleOf(path);
  return {
    path: `${prefixOf(rule.origin, target)}${rule.rewriteTo ?? path}${query}`,
    tooLarge: request.contentLength !== null && request.contentLength > rule.maximumBodyBytes,
  };
};

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?')[0] ?? '/';

/**
 * An HTTP API without CORS settings hands preflights to `$default`; the emulator answers them 403.
 * So the application's function is invoked here, with the event that the gateway would make.
 */
const preflight = async (
  target: ProxyTarget,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const rawPath = pathOf(request);
  const invoked = await fetch(
    `${target.endpoint}/2015-03-31/functions/${target.apiFunction}/invocations`,
    {
      method: 'POST',
      body: JSON.stringify({
        version: '2.0',
        rawPath,
        rawQueryString: '',
        headers: request.headers,
        requestContext: { http: { method: 'OPTIONS', path: rawPath }, domainName: target.endpoint },
        isBase64Encoded: false,
      }),
    },
  );
  const answer = (await invoked.json()) as { statusCode: number; headers: object; body: string };
  response.writeHead(answer.statusCode, { ...answer.headers }).end(answer.body);
};

const headersFor = (request: IncomingMessage, endpoint: URL): Record<string, unknown> => ({
  ...request.headers,
  host: endpoint.host,
  'x-forwarded-host': request.headers.host,
});

export const createEdgeProxy = (target: ProxyTarget) => {
  const endpoint = new URL(target.endpoint);
  const routed = (request: IncomingMessage): Routed => {
    const length = request.headers['content-length'];
    return route(
      { url: request.url ?? '/', contentLength: length === undefined ? null : Number(length) },
      target,
    );
  };

  const server = createServer((request, response) => {
    const { path, tooLarge } = routed(request);
    if (tooLarge) {
      const requestId = randomUUID();
      response.writeHead(413, {
        'content-type': 'application/json',
        'x-request-id': requestId,
      });
      response.end(tooLargeBody(requestId));
      // Read and dropped: a client that is still writing would not see the answer otherwise.
      request.resume();
      return;
    }
    if (request.method === 'OPTIONS' && edgeRuleOf(pathOf(request)).origin === 'http') {
      preflight(target, request, response).catch(() => response.writeHead(502).end());
      return;
    }
    const forwarded = httpRequest(
      {
        host: endpoint.hostname,
        port: endpoint.port,
        method: request.method,
        path,
        headers: headersFor(request, endpoint) as Record<string, string>,
      },
      (answer) => {
        const { 'content-type': contentType, ...headers } = answer.headers;
        // The emulator calls an answer without a body JSON.
        const typed = answer.headers['content-length'] !== '0' && contentType !== undefined;
        response.writeHead(answer.statusCode ?? 502, {
          ...headers,
          ...(typed && { 'content-type': contentType }),
        });
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  });

  server.on('upgrade', (request, socket, head) => {
    const { path } = routed(request);
    const forwarded = httpRequest({
      host: endpoint.hostname,
      port: endpoint.port,
      path,
      headers: headersFor(request, endpoint) as Record<string, string>,
    });
    forwarded.on('upgrade', (answer, upstream, upstreamHead) => {
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${rawHeaders(answer)}\r\n\r\n`);
      if (upstreamHead.length > 0) socket.write(upstreamHead);
      if (head.length > 0) upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
      upstream.on('error', () => socket.destroy());
      socket.on('error', () => upstream.destroy());
    });
    forwarded.on('response', (answer) => {
      socket.write(`HTTP/1.1 ${answer.statusCode} Refused\r\n${rawHeaders(answer)}\r\n\r\n`);
      answer.pipe(socket);
    });
    forwarded.on('error', () => socket.destroy());
    forwarded.end();
  });
  return server;
};

const rawHeaders = ({ rawHeaders: names }: IncomingMessage): string => {
  const lines: string[] = [];
  for (let index = 0; index < names.length; index += 2) {
    lines.push(`${names[index]}: ${names[index + 1]}`);
  }
  return lines.join('\r\n');
};

if (import.meta.main) {
  const [port, target] = process.argv.slice(2);
  if (!port || !target) throw new Error('usage: edge-proxy PORT TARGET');
  createEdgeProxy(JSON.parse(target) as ProxyTarget).listen(Number(port), '127.0.0.1');
}
