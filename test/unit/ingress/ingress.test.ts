import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApi } from '../../../lambdas/api/app.ts';
import { FULL_INLINE_BYTES } from '../../../lambdas/api/dependencies.ts';
import { createIngress, INGRESS_HEALTH_PATH } from '../../../lambdas/ingress/ingress.ts';
import { openApi } from '../api/harness.ts';

const MEBIBYTE = 1024 * 1024;

/** An ingress on a real port, over the real application. */
const open = async (heldBytes = 2 * FULL_INLINE_BYTES) => {
  const lines: Record<string, unknown>[] = [];
  const { dependencies, testKey, started } = await openApi();
  const api = createApi(dependencies);
  const ingress = createIngress({
    application: (incoming) => api.fetch(incoming),
    maximumBodyBytes: FULL_INLINE_BYTES,
    heldBytes,
    bodySeconds: 60,
    requestId: () => 'request-1',
    log: (_level, _message, fields) => lines.push({ ...fields }),
  });
  ingress.server.listen(0, '127.0.0.1');
  await once(ingress.server, 'listening');
  onTestFinished(() => ingress.server.closeAllConnections());
  onTestFinished(() => void ingress.server.close());
  const { port } = ingress.server.address() as AddressInfo;
  const upload = (length: number): ClientRequest =>
    request({
      port,
      path: '/upload',
      method: 'POST',
      headers: {
        'service-api-key': testKey,
        'content-type': 'application/json',
        'content-length': length,
      },
    });
  return { ingress, port, upload, started, lines };
};

const pdfBody = (sizeBytes: number): string => {
  const pdf = Buffer.alloc(sizeBytes, 0x20);
  pdf.write('%PDF-1.7\n');
  return JSON.stringify({ file_name: 'a.pdf', file_base64: pdf.toString('base64') });
};

const answerTo = async (sent: ClientRequest): Promise<IncomingMessage> => {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
};

describe('the large-body ingress', () => {
  it('accepts an inline document of 49 MiB', async () => {
    const { upload, started } = await open();
    const body = pdfBody(49 * MEBIBYTE);
    const sent = upload(Buffer.byteLength(body));
    sent.end(body);
    const response = await answerTo(sent);
    expect([response.statusCode, await text(response)]).toEqual([
      200,
      expect.stringContaining('document_id'),
    ]);
    expect(started).toHaveLength(1);
  });

  it('refuses 51 MiB with 413 from its declared length, before any of the body is sent', async () => {
    const { upload, started } = await open();
    const sent = upload(Math.ceil((51 * MEBIBYTE * 4) / 3));
    sent.on('error', () => undefined);
    sent.flushHeaders();
    const response = await answerTo(sent);
    expect(response.statusCode).toBe(413);
    expect(JSON.parse(await text(response))).toEqual({
      code: 'payload_too_large',
      detail: expect.stringContaining('/upload-url'),
      request_id: 'request-1',
    });
    expect(started).toEqual([]);
  });

  it('holds no more bodies than its bound, tells the next to come again, and stays healthy', async () => {
    const { ingress, upload, port } = await open(1500);
    const body = pdfBody(700);
    const first = upload(Buffer.byteLength(body));
    const arrived = once(ingress.server, 'request');
    first.flushHeaders();
    await arrived;
    const second = upload(1000);
    second.on('error', () => undefined);
    second.flushHeaders();
    const refused = await answerTo(second);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    refused.resume();
    expect((await fetch(`http://127.0.0.1:${port}${INGRESS_HEALTH_PATH}`)).status).toBe(200);
    first.end(body);
    const accepted = await answerTo(first);
    accepted.resume();
    expect(accepted.statusCode).toBe(200);
    const third = upload(Buffer.byteLength(body));
    third.end(body);
    const again = await answerTo(third);
    again.resume();
    expect(again.statusCode).toBe(200);
  });

  it('finishes a request under way when it is told to stop', async () => {
    const { ingress, upload } = await open();
    const body = pdfBody(700);
    const sent = upload(Buffer.byteLength(body));
    const arrived = once(ingress.server, 'request');
    sent.flushHeaders();
    await arrived;
    const drained = ingress.drain();
    sent.end(body);
    const response = await answerTo(sent);
    response.resume();
    expect(response.statusCode).toBe(200);
    await drained;
    expect(ingress.server.listening).toBe(false);
  });
});
