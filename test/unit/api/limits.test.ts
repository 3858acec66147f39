import { expect, it } from 'vitest';
import { openApi, patched } from './harness.ts';

const askForUrl = (api: Awaited<ReturnType<typeof openApi>>) =>
  api.ask('/upload-url', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ file_name: 'a.pdf', file_size_bytes: 1000 }),
  });

it('gives as many upload URLs a minute as the operator has set, and says so', async () => {
  const api = await openApi();
  const { settings } = api.dependencies;
  api.breakWith({ settings: { ...settings, uploadUrlsPerMinute: 2 } });
  const answers = [await askForUrl(api), await askForUrl(api), await askForUrl(api)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(answers[2]?.headers.get('ratelimit-limit')).toBe('2');
});

it('lets as many live documents wait for claims as the operator has set', async () => {
  const api = await openApi();
  const { settings, claims } = api.dependencies;
  api.breakWith({
    settings: { ...settings, documentsAwaitingClaims: 3 },
    claims: patched(claims, { countWaiting: async () => 3 }),
  });
  const refused = await api.upload({}, { key: api.liveKey });
  expect([refused.status, refused.body.detail]).toEqual([
    402,
    expect.stringMatching(/^3 documents wait/),
  ]);
});
