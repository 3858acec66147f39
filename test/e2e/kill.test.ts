import { afterEach, expect, test, vi } from 'vitest';
import { ServiceProcess } from './service-process.ts';

const service = new ServiceProcess();
afterEach(() => service.kill());

const DOCUMENTS = 20;

const upload = async (index: number): Promise<string | null> => {
  const response = await fetch(`${service.baseUrl}/upload/json`, {
    method: 'POST',
    headers: {
      'service-api-key': service.credentials.live_key,
      'content-type': 'application/json',
      'idempotency-key': `estimate ${index}`,
    },
    body: JSON.stringify({
      file_name: `estimate-${index}.json`,
      line_items: [{ description: 'Drip edge', quantity: index + 1, unit: 'LF', unit_price: 3.15 }],
    }),
  }).catch(() => null);
  if (!response) return null;
  expect(response.status).toBe(200);
  const answer = (await response.json().catch(() => null)) as { document_id: string } | null;
  return answer?.document_id ?? null;
};

const get = async (path: string) => {
  const response = await fetch(service.baseUrl + path, {
    headers: { 'service-api-key': service.credentials.live_key },
  });
  return (await response.json()) as Record<string, unknown>;
};

test('killed at several moments, it resumes everything, and loses, doubles and overcharges nothing', async () => {
  await service.start();
  const answered = new Map<number, string>();
  for (let killed = 0; killed < 4; killed += 1) {
    // Each round kills while a share of the uploads has been answered and the rest has not.
    const enough = (killed + 1) * (DOCUMENTS / 5);
    let end = Promise.resolve();
    await Promise.all(
      Array.from({ length: DOCUMENTS }, async (_, index) => {
        if (answered.has(index)) return;
        const documentId = await upload(index);
        if (documentId) answered.set(index, documentId);
        if (answered.size >= enough) end = service.kill();
      }),
    );
    await end;
    await service.kill();
    await service.start();
  }
  for (let index = 0; index < DOCUMENTS; index += 1) {
    const documentId = await upload(index);
    // A repeated upload is the document that was answered before the kill.
    expect(documentId).toBe(answered.get(index) ?? documentId);
  }
  await vi.waitFor(
    async () =>
      expect(await get('/documents?status=completed')).toMatchObject({ total: DOCUMENTS }),
    { timeout: 60_000, interval: 100 },
  );
  expect(await get('/documents')).toMatchObject({ total: DOCUMENTS });
  expect(await get('/claims')).toMatchObject({ available_claims: 25 - DOCUMENTS });
});
