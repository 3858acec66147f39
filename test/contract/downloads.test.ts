import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  a,
  ask,
  b,
  completed,
  estimate,
  expectError,
  item,
  problemAt,
  terminal,
  unique,
  uploadJson,
} from './service.ts';

describe('ESX download', () => {
  // shows: get.esx, esx.profiles, error.307, d.no_store, d.disposition, limit.redirect, auth.download, state.exported
  it.each([
    ['', 'contractor', '8D'],
    ['?profile=contractor', 'contractor', '8D'],
    ['?profile=carrier', 'carrier', '5L'],
  ])('of %j redirects to the signed %s file', async (query, profile, code) => {
    const { document_id, export: told } = await completed(estimate({ file_name: 'Elm 4.json' }));
    const link = await ask(`/${document_id}.esx${query}`);
    expect(link.status).toBe(307);
    expect(link.headers.get('cache-control')).toContain('no-store');
    const location = link.headers.get('location')!;
    expect(location).not.toContain(a.test_key);
    const file = await fetch(location);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="[^"]+-${profile}\\.esx"`),
    );
    const bytes = new Uint8Array(await file.arrayBuffer());
    const entry = told.files.find((one: { profile: string }) => one.profile === profile);
    expect(entry).toMatchObject({ profile_code: code, size_bytes: bytes.byteLength });
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(entry.sha256);
  });

  // shows: d.disposition, d.file_name
  it.each([
    'a\r\nSet-Cookie: b=c.json',
    '../../../etc/passwd',
    'Müller "Dach" 100%.json',
    '\u202Exse.json',
    '😀.json',
    '.json',
  ])('of a document called %j has a file name that no browser stumbles over', async (file_name) => {
    const { document_id } = await completed(estimate({ file_name }));
    const link = await ask(`/${document_id}.esx`);
    const file = await fetch(link.headers.get('location')!);
    expect(file.status).toBe(200);
    expect(file.headers.get('set-cookie')).toBeNull();
    const disposition = file.headers.get('content-disposition')!;
    expect(disposition).toMatch(/^attachment; filename="[^"\\/\r\n]+-contractor\.esx"/);
    expect(disposition).not.toContain('..');
  });

  // shows: error.401, esx.key_in_header, auth.download, d.401
  it('needs the key in the header, each time', async () => {
    const { document_id } = await completed();
    const link = `/${document_id}.esx`;
    expectError(await ask(link, { key: null }), 401, 'unauthorized');
    expectError(await ask(link, { key: `${a.test_key}x` }), 401, 'unauthorized');
    const inUrl = `${link}?service-api-key=${a.test_key}`;
    expectError(await ask(inUrl, { key: null }), 401, 'unauthorized');
  });

  // shows: error.404, auth.download
  it("is a 404 for the unknown and for another organization's", async () => {
    const { document_id } = await completed();
    expectError(await ask(`/${document_id}.esx`, { key: b.test_key }), 404, 'not_found');
    expectError(await ask(`/${unique()}.esx`), 404, 'not_found');
  });

  // shows: error.422_profile
  it.each(['8D', 'Contractor', '', 'both'])('refuses the profile %j', async (profile) => {
    const { document_id } = await completed();
    const answer = await ask(`/${document_id}.esx?profile=${profile}`);
    expect(problemAt(answer, 'query', 'profile').type).toBe('literal_error');
  });

  // shows: error.409_not_ready, state.accepted, d.409_retry_after
  it('is a 409 with Retry-After while the export is made', async () => {
    // Long enough that nobody finishes it between two requests.
    const many = Array.from({ length: 5000 }, (_, index) => item({ description: `Sill ${index}` }));
    const upload = await uploadJson(estimate({}, many));
    const early = await ask(`/${upload.body.document_id}.esx`);
    expectError(early, 409, 'export_not_ready');
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    await terminal(upload.body.document_id);
    expect((await ask(`/${upload.body.document_id}.esx`)).status).toBe(307);
  });
});
