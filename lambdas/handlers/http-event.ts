import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** An HTTP application: a Hono app, or anything else that answers requests. */
export interface HttpApplication {
  fetch(request: Request): Response | Promise<Response>;
}

/**
 * Serves an application from an HTTP API (payload format 2.0). Written here because the adapter at
 * hand changes headers on the way: it drops empty ones and encodes those that are not ASCII, and an
 * `Idempotency-Key` must arrive as it was sent to be refused.
 */
export const httpHandler =
  (application: () => Promise<HttpApplication>) =>
  async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> =>
    resultOf(await (await application()).fetch(requestOf(event)));

/** The request that a client sent, as the gateway tells of it. */
export const requestOf = (event: APIGatewayProxyEventV2): Request => {
  const { method } = event.requestContext.http;
  const headers = new Headers();
  for (const [name, value] of Object.entries(event.headers)) {
    if (value !== undefined) headers.set(name, value);
  }
  // Behind a distribution, the host that the client knows; its own, on the gateway itself.
  const host =
    headers.get('x-forwarded-host') ?? headers.get('host') ?? event.requestContext.domainName;
  const protocol = headers.get('x-forwarded-proto') ?? 'https';
  const query = event.rawQueryString ? `?${event.rawQueryString}` : '';
  const withBody = method !== 'GET' && method !== 'HEAD' && event.body !== undefined;
  return new Request(`${protocol}://${host}${event.rawPath}${query}`, {
    method,
    headers,
    ...(withBody && {
      body: event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64') : event.body,
    }),
  });
};

const TEXT = /^(?:text\/|application\/(?:json|javascript|xml|problem\+json|[^;]*\+(?:json|xml)))/i;

/** What the gateway is to answer; bytes that are not text travel in base64. */
export const resultOf = async (response: Response): Promise<APIGatewayProxyStructuredResultV2> => {
  const headers = Object.fromEntries(response.headers);
  const isText =
    TEXT.test(headers['content-type'] ?? '') && headers['content-encoding'] === undefined;
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    statusCode: response.status,
    headers,
    body: bytes.toString(isText ? 'utf8' : 'base64'),
    isBase64Encoded: !isText && bytes.length > 0,
  };
};
