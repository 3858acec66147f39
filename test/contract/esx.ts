import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { a, ask } from './service.ts';

/** All entries of a document's ESX file as one text, fetched the way a client fetches it. */
export const openEsx = async (
  documentId: string,
  profile: 'contractor' | 'carrier',
  key = a.test_key,
): Promise<string> => {
  const link = await ask(`/${documentId}.esx?profile=${profile}`, { key });
  expect(link.status, JSON.stringify(link.body)).toBe(307);
  const file = await fetch(link.headers.get('location')!);
  expect(file.status).toBe(200);
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()));
  expect(Object.keys(entries)).toEqual(
    expect.arrayContaining(['XACTDOC.XML', 'GENERIC_ROUGHDRAFT.XML']),
  );
  return Object.values(entries)
    .map((bytes) => strFromU8(bytes))
    .join('\n');
};
