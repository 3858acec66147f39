import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../lambdas/adapters/embedded/database.ts';
import { SqliteAccess } from '../../../lambdas/adapters/embedded/sqlite-access.ts';
import { SqliteClaims } from '../../../lambdas/adapters/embedded/sqlite-claims.ts';
import { SqliteDocuments } from '../../../lambdas/adapters/embedded/sqlite-documents.ts';
import { grantClaims } from '../../../lambdas/admin/grant-claims.ts';
import {
  createDocument,
  type DocumentRecord,
  type Mode,
} from '../../../lambdas/domain/documents/document.ts';
import { attemptKey } from '../../../lambdas/domain/documents/file-keys.ts';
import { noMetrics } from '../../../lambdas/metrics.ts';
import { settle } from '../../../lambdas/pipeline/settle.ts';
import type { FileStore } from '../../../lambdas/ports.ts';

const ORGANIZATION = 'org_a';
const AT = '2026-01-01T00:00:00.000Z';
const clock = { now: () => new Date(AT) };

const newDocument = (index: number, mode: Mode) =>
  createDocument({
    documentId: `doc${String(index).padStart(3, '0')}`,
    organizationId: ORGANIZATION,
    mode,
    sourceType: 'CSV',
    fileName: 'a.csv',
    source: { kind: 'file', key: 'k', fileVersion: null, sizeBytes: 1 },
    xnAddress: null,
    profileCode: null,
    intakeWarnings: [],
    createdAt: AT,
    retentionDays: 365,
  });

const file = { key: 'k', sizeBytes: 1, sha256: 'x', downloadName: 'a.esx' };
const WORKING_FILES: Record<string, unknown> = {
  'items.json': { lineItems: [], printed: null },
  'reconciliation.json': { reconciled: true, difference: null, failures: [] },
  'contractor.json': { file, warnings: [] },
  'carrier.json': { file, warnings: [] },
  'catalog.json': { catalogVersion: 'test' },
};

/** What the steps before settlement leave, for any document. */
const filesOf = (document: DocumentRecord): Pick<FileStore, 'get'> => ({
  get: async (key) => {
    const name = Object.keys(WORKING_FILES).find((one) => key === attemptKey(document, one));
    return name ? new TextEncoder().encode(JSON.stringify(WORKING_FILES[name])) : null;
  },
});

/** Gives the scheduler a say between any two calls of a store. */
const interleaved = <Store extends object>(store: Store, scheduler: fc.Scheduler): Store =>
  new Proxy(store, {
    get: (target, name) => {
      const method = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (...given: unknown[]) => {
        await scheduler.schedule(Promise.resolve(), String(name));
        return method.apply(target, given);
      };
    },
  });

const setUp = async (scheduler: fc.Scheduler) => {
  const database = openDatabase(':memory:');
  const stores = {
    documents: new SqliteDocuments(database),
    claims: new SqliteClaims(database),
    access: new SqliteAccess(database),
  };
  await stores.access.createOrganization({
    organizationId: ORGANIZATION,
    name: 'A',
    createdAt: AT,
  });
  let made = 0;
  const ids = {
    handle: () => String(made++),
    randomBytes: (count: number) => new Uint8Array(count),
  };
  const slow = {
    documents: interleaved(stores.documents, scheduler),
    claims: interleaved(stores.claims, scheduler),
    access: stores.access,
    clock,
    ids,
  };
  return { stores, slow };
};

test('in whatever order settlements and grants interleave, claims and documents balance', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }),
      fc.array(fc.constantFrom<Mode>('live', 'test'), { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      async (scheduler, grants, modes, settleTwice) => {
        const { stores, slow } = await setUp(scheduler);
        const documents = modes.map((mode, index) => newDocument(index, mode));
        for (const change of documents) await stores.documents.create(change, null);

        const work: Promise<unknown>[] = documents.flatMap(({ document }) => {
          const one = () =>
            settle(
              { ...slow, files: filesOf(document) as FileStore, metrics: noMetrics },
              { documentId: document.documentId, attempt: 1 },
            );
          return settleTwice ? [one(), one()] : [one()];
        });
        for (const quantity of grants) {
          work.push(
            grantClaims(slow, {
              organizationId: ORGANIZATION,
              quantity,
              sourceType: 'purchase',
              expiresAt: '2027-01-01T00:00:00.000Z',
            }),
          );
        }
        await scheduler.waitFor(Promise.all(work));

        const after = await Promise.all(
          documents.map(({ document }) => stores.documents.get(document.documentId)),
        );
        const buckets = await stores.claims.buckets(ORGANIZATION);
        const granted = grants.reduce((total, quantity) => total + quantity, 0);
        const left = buckets.reduce((total, bucket) => total + bucket.claimsRemaining, 0);
        const live = modes.filter((mode) => mode === 'live').length;
        const charged = after.filter((document) => document?.billing.state === 'charged').length;
        const waiting = after.filter((document) => document?.status === 'awaiting_claims').length;
        expect(after.filter((document) => document?.status === 'processing')).toEqual([]);
        expect(charged).toBe(Math.min(live, granted));
        expect(granted - left).toBe(charged);
        expect(waiting).toBe(live - charged);
        for (const document of after) {
          if (document?.mode === 'test') expect(document.billing.state).toBe('not_charged');
        }
      },
    ),
    { numRuns: 150 },
  );
});
