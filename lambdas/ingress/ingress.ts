import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';

export type Fetch = (request: Request) => Response | Promise<Response>;

export interface IngressOptions {
  application: Fetch;
  /** A request that declares more is refused before its body is read. */
  maximumBodyBytes: number;
  /**
   * Bodies held in memory at the same time. Each is there as bytes, as text and decoded, some five
   * times its length; one more than this would be the one that kills the container.
   */
  maximumBodies: number;
  requestId: () => string;
}

export interface Ingress {
  server: Server;
  /** Takes no new connection, lets requests under way finish, then resolves. */
  drain(): Promise<void>;
}

/** For the load balancer; answered without the application, so also while all bodies are taken. */
export const INGRESS_HEALTH_PATH = '/ingress-health';

/**
 * The HTTP server of the large-body container: the same application as the functions', with a bound
 * on what it holds. What is over the bound is told to come again (503) without reading its body.
 */
export const createIngress = (options: IngressOptions): Ingress => {
  let bodies = 0;
  let draining = false;
  const refusal = (status: 413 | 503, code: string, detail: string): Response => {
    const requestId = options.requestId();
    return Response.json(
      { detail, code, request_id: requestId },
      {
        status,
        headers: {
          'X-Request-Id': requestId,
          'Cache-Control': 'no-store',
          'Access-Control-Allow-Origin': '*',
          // Its body was not read, so nothing else can come on this connection.
          Connection: 'close',
          ...(status === 503 && { 'Retry-After': '2' }),
        },
      },
    );
  };

  const answer = async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname === INGRESS_HEALTH_PATH) {
      return new Response(null, { status: draining ? 503 : 200 });
    }
    if (Number(request.headers.get('content-length') ?? 0) > options.maximumBodyBytes) {
      return refusal(
        413,
        'payload_too_large',
        `The body is longer than ${options.maximumBodyBytes} bytes. Upload the PDF with POST /upload-url and send its s3_path.`,
      );
    }
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') {
      return options.application(request);
    }
    if (bodies >= options.maximumBodies) {
      return refusal(
        503,
        'lookup_unavailable',
        'As many large bodies as fit are being taken; send the same request again.',
      );
    }
    bodies += 1;
    try {
      return await options.application(request);
    } finally {
      bodies -= 1;
    }
  };

  const server = createServer(getRequestListener(answer, { overrideGlobalObjects: false }));
  server.on('request', (_request: IncomingMessage, response) => {
    if (draining) response.shouldKeepAlive = false;
  });
  return {
    server,
    drain: () =>
      new Promise((resolve, reject) => {
        draining = true;
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeIdleConnections();
      }),
  };
};
