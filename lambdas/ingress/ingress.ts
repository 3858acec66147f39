import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { COMMON_HEADERS } from '../api/app.ts';
import type { Log } from '../api/dependencies.ts';
import { ApiError } from '../api/http/api-error.ts';

export type Fetch = (request: Request) => Response | Promise<Response>;

export interface IngressOptions {
  application: Fetch;
  /** A request that declares more is refused before its body is read. */
  maximumBodyBytes: number;
  /**
   * Bytes of bodies that are held at the same time, by their declared lengths; a body that declares
   * none counts as the longest. Each is there as bytes, as text and decoded: some three times its
   * length (eight of 49 MiB: 1.8 GB at the peak).
   */
  heldBytes: number;
  /** How long a body may take to arrive. */
  bodySeconds: number;
  requestId: () => string;
  log: Log;
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
 * Every request leaves a line in the log, without its query.
 */
export const createIngress = (options: IngressOptions): Ingress => {
  const { application, maximumBodyBytes, heldBytes, requestId, log } = options;
  let held = 0;
  let draining = false;
  const refusal = (error: ApiError): Response => {
    const id = requestId();
    return Response.json(
      { detail: error.message, code: error.code, request_id: id },
      {
        status: error.status,
        headers: {
          ...COMMON_HEADERS,
          ...error.headers,
          'X-Request-Id': id,
          'Cache-Control': 'no-store',
          // Its body was not read, so nothing else can come on this connection.
          Connection: 'close',
        },
      },
    );
  };

  const take = async (request: Request): Promise<Response> => {
    const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
    if (!hasBody) return application(request);
    const declared = request.headers.get('content-length');
    const bytes = declared === null ? maximumBodyBytes : Number(declared);
    if (bytes > maximumBodyBytes) {
      return refusal(
        new ApiError(
          'payload_too_large',
          `The body is longer than ${maximumBodyBytes} bytes. Upload the PDF with POST /upload-url and send its s3_path.`,
        ),
      );
    }
    if (held + bytes > heldBytes) {
      return refusal(
        new ApiError(
          'service_busy',
          'As many long bodies as fit are being taken; send the same request again',
        ),
      );
    }
    held += bytes;
    try {
      return await application(request);
    } finally {
      held -= bytes;
    }
  };

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === INGRESS_HEALTH_PATH) {
      return new Response(null, { status: draining ? 503 : 200 });
    }
    const response = await take(request);
    log('info', 'request', {
      method: request.method,
      path: pathname,
      status: response.status,
      requestId: response.headers.get('x-request-id'),
      requestBytes: request.headers.get('content-length'),
    });
    return response;
  };

  const server = createServer(
    { requestTimeout: options.bodySeconds * 1000 },
    getRequestListener(answer, { overrideGlobalObjects: false }),
  );
  server.on('request', (_request: IncomingMessage, response) => {
    if (draining) response.shouldKeepAlive = false;
    // An answer that ends while the server stops leaves its connection idle: it must not stay.
    response.on('finish', () => {
      if (draining) setImmediate(() => server.closeIdleConnections());
    });
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
