import { describe, expect, it } from 'vitest';
import { restOf } from '../../../lambdas/mcp/rest.ts';
import { waitForDocumentTool } from '../../../lambdas/mcp/tools/wait-for-document.ts';
import { openApi, patched } from './harness.ts';

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

describe('a staged PDF', () => {
  const first = Buffer.from('%PDF-1.7 first');
  const second = Buffer.from('%PDF-1.7 second');

  const staged = async (api: Awaited<ReturnType<typeof openApi>>) => {
    const body = { file_name: 'maple.pdf', file_size_bytes: first.byteLength };
    const answer = await api.ask('/upload-url', json(body));
    await api.embedded.files.put(answer.body.s3_path, first, 'application/pdf');
    return answer.body.s3_path as string;
  };

  const sourceOf = async (api: Awaited<ReturnType<typeof openApi>>, documentId: string) => {
    const document = await api.embedded.documents.get(documentId);
    if (document?.source.kind !== 'file') throw new Error('not a file source');
    const bytes = await api.embedded.files.get(document.source.key, document.source.fileVersion);
    return Buffer.from(bytes ?? []).toString();
  };

  // shows: d.stage_pinned
  it('that is replaced after the request does not change the document', async () => {
    const api = await openApi();
    const s3_path = await staged(api);
    const upload = await api.ask('/upload', json({ file_name: 'maple.pdf', s3_path }));
    await api.embedded.files.put(s3_path, second, 'application/pdf');
    expect(await sourceOf(api, upload.body.document_id)).toBe(first.toString());
    const again = await api.ask('/upload', json({ file_name: 'maple.pdf', s3_path }));
    expect(await sourceOf(api, again.body.document_id)).toBe(second.toString());
  });

  // shows: d.stage_pinned
  it('that is replaced during the request is kept as it was checked', async () => {
    const api = await openApi();
    const s3_path = await staged(api);
    const { files } = api.embedded;
    api.breakWith({
      files: patched(files, {
        info: async (key) => {
          const info = await files.info(key);
          await files.put(s3_path, Buffer.from('<html>'), 'application/pdf');
          return info;
        },
      }),
    });
    const upload = await api.ask('/upload', json({ file_name: 'maple.pdf', s3_path }));
    expect(upload.status, JSON.stringify(upload.body)).toBe(200);
    expect(await sourceOf(api, upload.body.document_id)).toBe(first.toString());
  });

  // shows: d.delete
  it('goes with the document that was made from it, and leaves other documents theirs', async () => {
    const api = await openApi();
    const s3_path = await staged(api);
    const one = await api.ask('/upload', json({ file_name: 'a.pdf', s3_path }));
    const other = await api.ask('/upload', json({ file_name: 'b.pdf', s3_path }));
    await api.ask(`/documents/${one.body.document_id}`, { method: 'DELETE' });
    expect(await api.embedded.files.info(s3_path)).toBeNull();
    expect(await sourceOf(api, other.body.document_id)).toBe(first.toString());
  });
});

describe('the wait tool', () => {
  // shows: d.mcp_wait
  it('waits 20 seconds at most and then answers with the current snapshot', async () => {
    const api = await openApi();
    const { body } = await api.upload();
    const send = async (path: string, init: RequestInit) => {
      const { status, body: told } = await api.ask(path, init);
      return Response.json(told, { status });
    };
    let waited = 0;
    const context = {
      rest: restOf(send, api.testKey),
      processStaged: async () => {
        throw new Error('not asked for');
      },
      baseUrl: null,
      sleep: async (milliseconds: number) => {
        waited += milliseconds;
      },
    };
    const given = { document_id: body.document_id, max_wait_seconds: 20 };
    const answer = await waitForDocumentTool.run(given, context);
    expect(waited).toBe(20_000);
    expect(answer.structuredContent).toMatchObject({ status: 'processing', terminal: false });
  });
});

describe('an inline PDF', () => {
  const inline = (bytes: number): RequestInit => {
    const pdf = Buffer.alloc(bytes, 32);
    pdf.write('%PDF-1.7');
    return json({ file_name: 'a.pdf', file_base64: pdf.toString('base64') });
  };

  // shows: limit.inline, pdf-rule.size, d.pdf_size
  it('may have 50 MiB and not one byte more', async () => {
    const api = await openApi();
    const most = 50 * 1024 * 1024;
    const accepted = await api.ask('/upload', inline(most));
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
    const document = await api.embedded.documents.get(accepted.body.document_id);
    expect(document?.source).toMatchObject({ kind: 'file', sizeBytes: most });
    const refused = await api.ask('/upload', inline(most + 1));
    expect(refused.status).toBe(413);
    expect(refused.body.code).toBe('payload_too_large');
  });

  // shows: d.inline_413, d.413
  it('too long for the gateway is refused by its declared length, before it is read', async () => {
    const api = await openApi();
    const { settings } = api.dependencies;
    api.breakWith({ settings: { ...settings, maximumInlineBytes: 1000 } });
    let read = false;
    const body = new ReadableStream(
      {
        pull: () => {
          read = true;
        },
      },
      { highWaterMark: 0 },
    );
    const answer = await api.ask('/upload', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '1001' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(answer.body.detail).toContain('/upload-url');
    expect(read).toBe(false);
  });

  // shows: d.inline_413
  it('that declares no length is cut off at the limit', async () => {
    const api = await openApi();
    const { settings } = api.dependencies;
    api.breakWith({ settings: { ...settings, maximumInlineBytes: 1000 } });
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(new Uint8Array(300));
      },
    });
    const answer = await api.ask('/upload', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(10);
  });
});
