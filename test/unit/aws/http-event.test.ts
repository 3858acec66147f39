import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { httpHandler, requestOf } from '../../../lambdas/handlers/http-event.ts';

/** An event as an HTTP API makes it (payload format 2.0). */
const event = (
  given: Partial<Omit<APIGatewayProxyEventV2, 'requestContext'>> & { method?: string } = {},
): APIGatewayProxyEventV2 => {
  const { method = 'GET', rawPath = '/claims', ...rest } = given;
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString: '',
    headers: { host: 'abc.execute-api.us-east-1.amazonaws.com' },
    isBase64Encoded: false,
    requestContext: {
      accountId: '1',
      apiId: 'abc',
      domainName: 'abc.execute-api.us-east-1.amazonaws.com',
      domainPrefix: 'abc',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: '' },
      requestId: 'r',
      routeKey: '$default',
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    ...rest,
  };
};

describe('an HTTP API event', () => {
  it('becomes the request that the client sent, query and path untouched', () => {
    const request = requestOf(
      event({ rawPath: '/a%2Fb', rawQueryString: 'x=1&x=2&y=%20', method: 'DELETE' }),
    );
    expect(request.method).toBe('DELETE');
    expect(request.url).toBe('https://abc.execute-api.us-east-1.amazonaws.com/a%2Fb?x=1&x=2&y=%20');
  });

  it('keeps headers that are empty or not ASCII, so that they can be refused', () => {
    const { headers } = requestOf(event({ headers: { host: 'h', 'idempotency-key': 'café' } }));
    expect(headers.get('idempotency-key')).toBe('café');
    const empty = requestOf(event({ headers: { host: 'h', 'idempotency-key': '' } }));
    expect(empty.headers.get('idempotency-key')).toBe('');
  });

  it('knows the host that the client asked for, behind a distribution', () => {
    const headers = { host: 'abc.execute-api', 'x-forwarded-host': 'esx.example' };
    expect(requestOf(event({ headers })).url).toBe('https://esx.example/claims');
  });

  it('carries text and bytes as they were, in both directions', async () => {
    const app = new Hono();
    app.post('/echo', async (context) => {
      const bytes = new Uint8Array(await context.req.arrayBuffer());
      const type = context.req.header('content-type') ?? '';
      return context.body(bytes, 201, { 'content-type': type, 'x-length': `${bytes.length}` });
    });
    const handler = httpHandler(async () => app);
    const post = (contentType: string, body: string, isBase64Encoded: boolean) =>
      handler(
        event({
          method: 'POST',
          rawPath: '/echo',
          headers: { host: 'h', 'content-type': contentType },
          body,
          isBase64Encoded,
        }),
      );
    expect(await post('application/json', '{"a":"ä"}', false)).toMatchObject({
      statusCode: 201,
      body: '{"a":"ä"}',
      isBase64Encoded: false,
      headers: { 'x-length': '10' },
    });
    const binary = Buffer.from([0x50, 0x4b, 0, 0xff]).toString('base64');
    expect(await post('application/zip', binary, true)).toMatchObject({
      body: binary,
      isBase64Encoded: true,
      headers: { 'x-length': '4' },
    });
  });

  it('gives compressed text as bytes, and an empty answer as nothing', async () => {
    const app = new Hono();
    app.get('/claims', (context) =>
      context.body(new Uint8Array([0x1f, 0x8b]), 200, {
        'content-type': 'text/javascript',
        'content-encoding': 'gzip',
      }),
    );
    app.delete('/claims', (context) => context.body(null, 204));
    const handler = httpHandler(async () => app);
    expect(await handler(event())).toMatchObject({ body: 'H4s=', isBase64Encoded: true });
    expect(await handler(event({ method: 'DELETE' }))).toMatchObject({
      statusCode: 204,
      body: '',
      isBase64Encoded: false,
    });
  });
});
