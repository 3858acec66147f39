import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../lambdas/adapters/embedded/database.ts';
import { SqliteClaims } from '../../../lambdas/adapters/embedded/sqlite-claims.ts';
import { SqliteDocuments } from '../../../lambdas/adapters/embedded/sqlite-documents.ts';
import { DEFAULT_LIMITS } from '../../../lambdas/api/dependencies.ts';
import { commitUpload, type Upload } from '../../../lambdas/api/uploads/commit-upload.ts';
import { hashPayload } from '../../../lambdas/api/uploads/idempotency.ts';
import { noMetrics } from '../../../lambdas/metrics.ts';
import { sweep } from '../../../lambdas/pipeline/sweep.ts';
import type { EventLog, FileStore } from '../../../lambdas/ports.ts';

const caller = { organizationId: 'org_a', mode: 'test' as const };
const upload: Upload = {
  sourceType: 'JSON',
  fileName: 'a.json',
  files: [{ extension: 'json', bytes: new Uint8Array([123]), contentType: 'application/json' }],
  url: null,
  stagedKey: null,
  xnAddress: null,
  profileCode: null,
  warnings: [],
};

class Crash extends Error {}

/**
 * Lets the scheduler order every call of a store, and cuts the process off before or after the
 * calls whose numbers are named.
 */
const fragile = <Store extends object>(
  store: Store,
  scheduler: fc.Scheduler,
  cut: { before: Set<number>; after: Set<number>; calls: number },
): Store =>
  new Proxy(store, {
    get: (target, name) => {
      const method = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (...given: unknown[]) => {
        await scheduler.schedule(Promise.resolve(), String(name));
        const call = cut.calls;
        cut.calls += 1;
        if (cut.before.has(call)) throw new Crash(`before ${String(name)}`);
        const result = await method.apply(target, given);
        if (cut.after.has(call)) throw new Crash(`after ${String(name)}`);
        return result;
      };
    },
  });

/** A file store of which only what uploads do is needed. */
const memoryFiles = () => {
  const stored = new Map<string, Uint8Array>();
  const files: Pick<FileStore, 'put' | 'deletePrefix'> = {
    put: async (key, bytes) => {
      stored.set(key, bytes);
      return { sizeBytes: bytes.length, contentType: '', fileVersion: '1' };
    },
    deletePrefix: async (prefix) => {
      for (const key of stored.keys()) if (key.startsWith(prefix)) stored.delete(key);
    },
  };
  return { stored, files: files as FileStore };
};

test('however requests with one key interleave and break off, one document comes of them, started once', async () => {
  const crashes = fc.array(fc.nat(40), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 6 }),
      crashes,
      crashes,
      async (scheduler, requests, before, after) => {
        const database = openDatabase(':memory:');
        const documents = new SqliteDocuments(database);
        const claims = new SqliteClaims(database);
        const { stored, files } = memoryFiles();
        const started: string[] = [];
        let now = Date.parse('2026-01-01T00:00:00.000Z');
        let made = 0;
        const whole = {
          documents,
          claims,
          files,
          workflow: {
            start: async ({ documentId, attempt }: { documentId: string; attempt: number }) => {
              const name = `${documentId}-${attempt}`;
              if (started.includes(name)) return 'already_started' as const;
              started.push(name);
              return 'started' as const;
            },
          },
          clock: { now: () => new Date(now) },
          ids: {
            handle: () => `doc${made++}`,
            randomBytes: (count: number) => new Uint8Array(count),
          },
          log: () => undefined,
          metrics: noMetrics,
          settings: {
            baseUrl: null,
            retentionDays: 365,
            maximumInlineBytes: 1,
            cursorSecret: 'c',
            ...DEFAULT_LIMITS,
            keyCacheSeconds: 0,
            serviceVersion: 'test',
          },
        };
        const cut = { before: new Set(before), after: new Set(after), calls: 0 };
        const brittle = {
          ...whole,
          documents: fragile(documents, scheduler, cut),
          files: fragile(files, scheduler, cut),
          workflow: fragile(whole.workflow, scheduler, cut),
        };
        const idempotency = {
          endpoint: 'POST /upload/json',
          key: 'k',
          payloadHash: hashPayload(1),
        };
        const request = (dependencies: typeof whole) =>
          commitUpload(dependencies, caller, idempotency, () => upload);

        const ends = await scheduler.waitFor(
          Promise.allSettled(Array.from({ length: requests }, () => request(brittle))),
        );
        for (const end of ends) {
          if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(Crash);
        }
        const last = await request(whole);

        const answered = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
        const ids = new Set([...answered, last].map(({ document }) => document.documentId));
        expect(ids.size).toBe(1);
        expect([...answered, last].filter(({ replayed }) => !replayed).length).toBeLessThanOrEqual(
          1,
        );
        const query = { order: 'asc' as const, limit: 10, after: null };
        const page = await documents.list('org_a', query);
        expect(page.total).toBe(1);
        const [id] = ids;
        expect(stored.has(`documents/org_a/${id}/source.json`)).toBe(true);

        now += 120_000;
        const events = { prune: async () => 0 } as unknown as EventLog;
        await sweep({ ...whole, events });
        expect(started).toEqual([`${id}-1`]);
        database.close();
      },
    ),
    { numRuns: 200 },
  );
});
