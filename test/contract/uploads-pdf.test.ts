import { describe, expect, it } from 'vitest';
import { openEsx } from './esx.ts';
import { base64, letterPdf, samplePdf } from './pdf.ts';
import { a, ask, b, expectError, postJson, problemAt, terminal, unique } from './service.ts';

const upload = (fields: object, options = {}) =>
  postJson('/upload', { file_name: 'maple.pdf', ...fields }, options);

/** Stages bytes the way a client does. */
const stage = async (bytes: Uint8Array, key = a.test_key, fileName = 'maple.pdf') => {
  const answer = await postJson(
    '/upload-url',
    { file_name: fileName, file_size_bytes: bytes.byteLength },
    { key },
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};

const put = (
  staged: { friendly_upload_url: string; headers: Record<string, string> },
  bytes: Uint8Array,
) =>
  fetch(staged.friendly_upload_url, {
    method: 'PUT',
    headers: staged.headers,
    body: bytes as Uint8Array<ArrayBuffer>,
  });

describe('PDF by POST /upload', () => {
  // shows: post.upload, pdf.file_base64, pdf.xn_address, d.xn_address, pdf.profile_code, event.same_for_all, d.source_type
  it('turns base64 into two files that carry the recipient', async () => {
    const answer = await upload({
      file_base64: base64(samplePdf()),
      xn_address: 'ADJUSTER.4417',
      profile_code: '5L',
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body).toMatchObject({ source_type: 'PDF', status: 'processing' });
    const status = await terminal(answer.body.document_id);
    expect(status).toMatchObject({ status: 'completed', source_type: 'PDF' });
    expect(status.review.items).toBeGreaterThan(0);
    for (const profile of ['contractor', 'carrier'] as const) {
      expect(await openEsx(status.document_id, profile)).toContain('ADJUSTER.4417');
    }
    const { body } = await ask(`/documents/${status.document_id}/line-items?limit=1`);
    expect(body.line_items[0]).toMatchObject({
      page: expect.any(Number),
      box: { left: expect.any(Number), top: expect.any(Number) },
    });
  });

  // shows: pdf.one_source, pdf-rule.source_422, pdf.file_name, error.422_upload
  it.each([
    [{}, ['body']],
    [{ url: 'https://a.example/a.pdf', file_base64: 'JVBERi0=' }, ['body']],
    [{ url: 'https://a.example/a.pdf', s3_path: 'staged/a/b/c' }, ['body']],
    [{ url: null, file_base64: null, s3_path: null }, ['body']],
    [{ file_name: undefined, url: 'https://a.example/a.pdf' }, ['body', 'file_name']],
    [{ file_name: '', url: 'https://a.example/a.pdf' }, ['body', 'file_name']],
    [{ url: 7 }, ['body', 'url']],
    [{ file_base64: 7 }, ['body', 'file_base64']],
    [{ url: 'https://a.example/a.pdf', profile_code: '9X' }, ['body', 'profile_code']],
    [{ url: 'https://a.example/a.pdf', xn_address: 7 }, ['body', 'xn_address']],
  ])('refuses %j', async (fields, loc) => {
    problemAt(await upload(fields), ...loc);
  });

  // shows: d.url_https, d.url_public, pdf.url
  it.each([
    'http://a.example/a.pdf',
    'ftp://a.example/a.pdf',
    'file:///etc/passwd',
    'https://user:pass@a.example/a.pdf',
    'https://127.0.0.1/a.pdf',
    'https://2130706433/a.pdf',
    'https://0x7f.1/a.pdf',
    'https://10.1.2.3/a.pdf',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/a.pdf',
    'https://[::ffff:10.0.0.1]/a.pdf',
    'https://[64:ff9b::a00:1]/a.pdf',
    'https://[2002:a00:1::]/a.pdf',
    'https://localhost/a.pdf',
    'https://a.example:22/a.pdf',
    'nonsense',
  ])('refuses the URL %s', async (url) => {
    expect(problemAt(await upload({ url }), 'body', 'url').type).toBe('value_error');
  });

  // shows: pdf.url
  it('accepts a public URL at once; what it cannot fetch ends as failed, with a reason', async () => {
    const answer = await upload({ url: 'https://estimates.invalid/maple.pdf' });
    expect(answer.status).toBe(200);
    const status = await terminal(answer.body.document_id);
    expect(status).toMatchObject({
      status: 'failed',
      error: { code: 'url_unresolvable', message: expect.any(String), step: 'intake' },
    });
  });

  // shows: pdf.file_base64, d.stage_refused
  it.each([
    ['no base64', '***'],
    ['nothing', ''],
    ['no PDF', base64(Buffer.from('<html>not a pdf</html>'))],
  ])('refuses %s as file_base64', async (_, file_base64) => {
    expect(problemAt(await upload({ file_base64 }), 'body', 'file_base64').type).toBe(
      'value_error',
    );
  });

  // shows: d.not_an_estimate, d.export_failed, d.retry, d.statuses
  it('ends a PDF without an estimate as failed, which can be retried', async () => {
    const answer = await upload({ file_base64: base64(await letterPdf()) });
    const status = await terminal(answer.body.document_id);
    expect(status).toMatchObject({
      status: 'failed',
      workflow_complete: true,
      terminal: true,
      error: { code: expect.stringMatching(/^[a-z_]+$/), message: expect.any(String) },
      export: { status: 'failed' },
      billing: { state: 'not_charged' },
    });
    const download = await ask(`/${status.document_id}.esx`);
    expectError(download, 409, 'export_failed');
    expect(download.headers.get('retry-after')).toBeNull();
    const retried = await ask(`/documents/${status.document_id}/retry`, { method: 'POST' });
    expect(retried.status).toBe(200);
    expect(retried.body).toMatchObject({ status: 'processing', terminal: false, error: null });
    expect((await terminal(status.document_id)).status).toBe('failed');
  });

  // shows: d.413, d.inline_413, pdf-rule.size, limit.inline, d.pdf_size
  it('refuses more than 50 MiB of PDF and points to /upload-url', async () => {
    // A gateway in front may answer first, in its own words, or hang up on so long a body.
    const answer = await upload({ file_base64: 'A'.repeat(71 * 1024 * 1024) }).catch(() => null);
    if (answer === null) return;
    expect(answer.status).toBe(413);
    if (answer.body.code !== undefined) {
      expectError(answer, 413, 'payload_too_large');
      expect(answer.body.detail).toContain('/upload-url');
    }
  });
});

describe('staged PDF', () => {
  // shows: post.upload_url, pdf.s3_path, d.stage_body, d.stage_path, d.stage_again, limit.staged_lifetime, pdf-rule.storage, tool.put
  it('goes from upload URL over PUT to a document, as often as wanted', async () => {
    const bytes = samplePdf();
    const staged = await stage(bytes, a.test_key, 'Maple Street (1).pdf');
    expect(staged).toEqual({
      content_type: 'application/pdf',
      curl_command: expect.stringContaining(staged.friendly_upload_url),
      expires_in_seconds: 900,
      file_name: 'Maple Street (1).pdf',
      friendly_upload_url: expect.stringMatching(/^https?:/),
      headers: expect.objectContaining({ 'content-type': 'application/pdf' }),
      method: 'PUT',
      next_step: expect.any(String),
      request_id: expect.stringMatching(/^[A-Za-z0-9]+$/),
      s3_path: `staged/${a.organization_id}/${staged.request_id}/Maple-Street-1-.pdf`,
    });
    expect((await put(staged, bytes)).ok).toBe(true);
    const first = await upload({ s3_path: staged.s3_path });
    const second = await upload({ s3_path: staged.s3_path });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.document_id).not.toBe(first.body.document_id);
    expect((await terminal(first.body.document_id)).status).toBe('completed');
    expect((await terminal(second.body.document_id)).status).toBe('completed');
  });

  // shows: d.stage_signed
  it('refuses another length and another type at the upload URL', async () => {
    const staged = await stage(samplePdf());
    const longer = new Uint8Array([...samplePdf(), 32]);
    expect((await put(staged, longer)).status).toBe(403);
    const headers = { ...staged.headers, 'content-type': 'text/html' };
    expect((await put({ ...staged, headers }, samplePdf())).status).toBe(403);
  });

  // shows: d.stage_refused
  it("refuses another organization's path, a path never uploaded to, and no PDF", async () => {
    const text = Buffer.from('this is no PDF at all');
    const staged = await stage(text);
    const never = await upload({ s3_path: staged.s3_path });
    expect(problemAt(never, 'body', 's3_path').type).toBe('value_error');
    expect((await put(staged, text)).ok).toBe(true);
    const foreign = await upload({ s3_path: staged.s3_path }, { key: b.test_key });
    expect(problemAt(foreign, 'body', 's3_path').msg).toBe(problemAt(never, 'body', 's3_path').msg);
    const notPdf = problemAt(await upload({ s3_path: staged.s3_path }), 'body', 's3_path');
    expect(notPdf.msg).toContain('not a PDF');
    const made = await upload({ s3_path: `documents/${a.organization_id}/${unique()}/source.pdf` });
    problemAt(made, 'body', 's3_path');
  });

  // shows: d.stage_body, limit.staged
  it.each([
    [{ file_name: 'a.pdf', file_size_bytes: 0 }, 'file_size_bytes', 'greater_than_equal'],
    [{ file_name: 'a.pdf', file_size_bytes: 52_428_801 }, 'file_size_bytes', 'less_than_equal'],
    [{ file_name: 'a.pdf', file_size_bytes: 1.5 }, 'file_size_bytes', 'int_type'],
    [{ file_name: 'a.pdf' }, 'file_size_bytes', 'missing'],
    [{ file_name: '', file_size_bytes: 1 }, 'file_name', 'string_too_short'],
    [{ file_size_bytes: 1 }, 'file_name', 'missing'],
  ])('refuses %j', async (body, field, type) => {
    const answer = await postJson('/upload-url', body, { key: b.test_key });
    expect(problemAt(answer, 'body', field).type).toBe(type);
  });

  // shows: d.429, d.stage_limit, limit.upload_urls
  it('allows 10 upload URLs a minute and key, and says what is left', async () => {
    const take = () =>
      postJson(
        '/upload-url',
        { file_name: 'a.pdf', file_size_bytes: 52_428_800 },
        { key: b.live_key },
      );
    const first = await take();
    // The minute before may still count, where the suite was run just now.
    let left = first.status === 429 ? 0 : Number(first.headers.get('ratelimit-remaining'));
    expect(left).toBeLessThanOrEqual(9);
    expect(first.headers.get('ratelimit-limit')).toBe('10');
    expect(first.headers.get('ratelimit-policy')).toBe('10;w=60');
    for (; left > 0; left -= 1) {
      const answer = await take();
      expect(answer.status).toBe(200);
      expect(answer.headers.get('ratelimit-remaining')).toBe(String(left - 1));
    }
    const refused = await take();
    expectError(refused, 429, 'rate_limited');
    expect(refused.headers.get('ratelimit-remaining')).toBe('0');
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused.headers.get('ratelimit-reset')).toBe(String(wait));
  });
});
