import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  advance,
  type DocumentRecord,
  fail,
  markStarted,
  tombstone,
} from '../../lambdas/domain/documents/document.ts';
import type { DocumentQuery } from '../../lambdas/ports.ts';
import { at, idempotencyFor, newDocument, uniqueId } from './samples.ts';
import type { OpenRecords, Records } from './stores.ts';

const failure = { code: 'pdf_encrypted', message: 'The PDF is encrypted.', step: 'readText' };

export const documentStoreSuite = (name: string, open: OpenRecords): void => {
  describe(`document store: ${name}`, () => {
    let records: Records;
    beforeAll(async () => {
      records = await open();
    });
    afterAll(() => records.close());

    const create = async (...given: Parameters<typeof newDocument>): Promise<DocumentRecord> => {
      const change = newDocument(...given);
      expect(await records.documents.create(change, null)).toEqual({ kind: 'created' });
      return change.document;
    };
    const query = (given: Partial<DocumentQuery> = {}): DocumentQuery => ({
      order: 'desc',
      limit: 50,
      after: null,
      ...given,
    });

    describe('creating', () => {
      it('gives back the document as it was committed, and its first event', async () => {
        const change = newDocument({
          intakeWarnings: [{ code: 'unknown_field', message: 'x', at: ['body', 'line_items', 0] }],
        });
        await records.documents.create(change, null);
        expect(await records.documents.get(change.document.documentId)).toEqual(change.document);
        expect(await records.events.ofDocument(change.document.documentId, 0, 10)).toEqual([
          change.event,
        ]);
      });

      it('answers null for a document that nobody made', async () => {
        expect(await records.documents.get(uniqueId('none'))).toBeNull();
      });

      it('never replaces a document of the same id', async () => {
        const document = await create();
        const again = newDocument({ documentId: document.documentId, fileName: 'other.json' });
        await expect(records.documents.create(again, null)).rejects.toThrow();
        expect((await records.documents.get(document.documentId))?.fileName).toBe('roof.json');
      });

      it('keeps a record with thousands of warnings whole', async () => {
        const intakeWarnings = Array.from({ length: 6000 }, (_, row) => ({
          code: 'unknown_column',
          message: `Column "colour ${row}" is not known; the nearest known name is "room".`,
          at: ['body', 'file', row, 'colour'],
        }));
        const document = await create({ intakeWarnings });
        expect(await records.documents.get(document.documentId)).toEqual(document);
      });

      it('makes one document of twenty parallel creates under one idempotency key', async () => {
        const organizationId = uniqueId('org');
        const outcomes = await Promise.all(
          Array.from({ length: 20 }, async () => {
            const change = newDocument({ organizationId });
            const outcome = await records.documents.create(change, idempotencyFor(change.document));
            return { outcome, documentId: change.document.documentId };
          }),
        );
        const winners = outcomes.filter(({ outcome }) => outcome.kind === 'created');
        expect(winners).toHaveLength(1);
        for (const { outcome } of outcomes) {
          if (outcome.kind === 'known') {
            expect(outcome.record.documentId).toBe(winners[0]?.documentId);
          }
        }
        expect((await records.documents.list(organizationId, query())).total).toBe(1);
      });

      it('returns the whole known record to the one who comes second, and writes nothing', async () => {
        const first = newDocument();
        const record = idempotencyFor(first.document);
        await records.documents.create(first, record);
        const second = newDocument({ organizationId: first.document.organizationId });
        expect(
          await records.documents.create(
            second,
            idempotencyFor(second.document, { payloadHash: 'b'.repeat(64) }),
          ),
        ).toEqual({ kind: 'known', record });
        expect(await records.documents.get(second.document.documentId)).toBeNull();
        expect(await records.events.ofDocument(second.document.documentId, 0, 10)).toEqual([]);
      });

      it('counts an expired idempotency record as absent although it is still stored', async () => {
        const first = newDocument();
        const record = idempotencyFor(first.document, { expiresAt: at(60) });
        await records.documents.create(first, record);
        expect(await records.documents.findIdempotency(record, at(59))).toEqual(record);
        expect(await records.documents.findIdempotency(record, at(60))).toBeNull();
        const later = newDocument({ organizationId: record.organizationId, createdAt: at(60) });
        const renewed = idempotencyFor(later.document, { createdAt: at(60), expiresAt: at(120) });
        expect(await records.documents.create(later, renewed)).toEqual({ kind: 'created' });
        expect(await records.documents.findIdempotency(record, at(60))).toEqual(renewed);
      });

      it('keeps the same key apart by organization and by endpoint', async () => {
        const first = newDocument();
        const record = idempotencyFor(first.document);
        await records.documents.create(first, record);
        for (const scope of [
          { ...record, organizationId: uniqueId('org') },
          { ...record, endpoint: 'POST /upload/csv' },
          { ...record, key: 'order-1#2' },
        ]) {
          expect(await records.documents.findIdempotency(scope, at())).toBeNull();
          const change = newDocument({ organizationId: scope.organizationId });
          expect(
            await records.documents.create(change, {
              ...scope,
              documentId: change.document.documentId,
            }),
          ).toEqual({ kind: 'created' });
        }
      });
    });

    describe('saving', () => {
      it('commits the record together with its event', async () => {
        const document = await create();
        const change = fail(document, failure, at(1));
        expect(await records.documents.save(change)).toBe('saved');
        expect(await records.documents.get(document.documentId)).toEqual(change.document);
        expect(await records.events.ofDocument(document.documentId, 1, 10)).toEqual([change.event]);
      });

      it('commits a change that has no event', async () => {
        const document = await create();
        const change = markStarted(document, at(1));
        expect(await records.documents.save(change)).toBe('saved');
        expect(await records.documents.get(document.documentId)).toEqual(change.document);
        expect(await records.events.ofDocument(document.documentId, 1, 10)).toEqual([]);
      });

      it('lets exactly one of many writers of the same revision win, and appends one event', async () => {
        const document = await create();
        const outcomes = await Promise.all(
          Array.from({ length: 20 }, (_, index) =>
            records.documents.save(fail(document, { ...failure, message: `${index}` }, at(1))),
          ),
        );
        expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1);
        expect(outcomes.filter((outcome) => outcome === 'lost')).toHaveLength(19);
        const stored = await records.documents.get(document.documentId);
        expect(stored?.error?.message).toBe(`${outcomes.indexOf('saved')}`);
        const events = await records.events.ofDocument(document.documentId, 0, 10);
        expect(events.map(({ version }) => version)).toEqual([1, 2]);
        expect(events[1]?.error).toEqual(stored?.error);
      });

      it('loses against a document that is not there, without making one', async () => {
        const { document } = newDocument();
        expect(await records.documents.save(markStarted(document, at(1)))).toBe('lost');
        expect(await records.documents.get(document.documentId)).toBeNull();
      });

      it('never overwrites a deletion', async () => {
        const document = await create();
        const gone = tombstone(document, at(1));
        expect(await records.documents.save(gone)).toBe('saved');
        expect(await records.documents.save(fail(document, failure, at(2)))).toBe('lost');
        expect(await records.documents.get(document.documentId)).toEqual(gone.document);
      });
    });

    describe('listing', () => {
      it('pages through every match once, in either order, with the exact total on each page', async () => {
        const organizationId = uniqueId('org');
        // Two of each instant: the id decides between them.
        const documents = await Promise.all(
          Array.from({ length: 10 }, (_, index) =>
            create({ organizationId, createdAt: at(Math.floor(index / 2)) }),
          ),
        );
        const ascending = documents
          .map(({ createdAt, documentId }) => ({ createdAt, documentId }))
          .sort((left, right) =>
            `${left.createdAt}#${left.documentId}` < `${right.createdAt}#${right.documentId}`
              ? -1
              : 1,
          )
          .map(({ documentId }) => documentId);
        for (const order of ['asc', 'desc'] as const) {
          const seen: string[] = [];
          let after: DocumentQuery['after'] = null;
          let pages = 0;
          do {
            const page = await records.documents.list(
              organizationId,
              query({ order, limit: 3, after }),
            );
            expect(page.total).toBe(10);
            expect(page.documents.length).toBeLessThanOrEqual(3);
            seen.push(...page.documents.map(({ documentId }) => documentId));
            after = page.next;
            pages += 1;
          } while (after && pages < 10);
          expect(seen).toEqual(order === 'asc' ? ascending : ascending.toReversed());
          expect(pages).toBe(4);
        }
      });

      it('has no next page when the last page is exactly full', async () => {
        const organizationId = uniqueId('org');
        for (let index = 0; index < 4; index += 1) await create({ organizationId });
        const page = await records.documents.list(organizationId, query({ limit: 4 }));
        expect(page).toMatchObject({ total: 4, next: null });
        expect(page.documents).toHaveLength(4);
      });

      it('filters by status, type, mode and creation, bounds included, before it pages and counts', async () => {
        const organizationId = uniqueId('org');
        const pdf = await create({ organizationId, sourceType: 'PDF', createdAt: at(0) });
        const test = await create({ organizationId, mode: 'test', createdAt: at(1) });
        const failed = await create({ organizationId, createdAt: at(2) });
        await records.documents.save(fail(failed, failure, at(9)));
        const ids = async (given: Partial<DocumentQuery>) => {
          const page = await records.documents.list(
            organizationId,
            query({ order: 'asc', ...given }),
          );
          expect(page.total).toBe(page.documents.length);
          return page.documents.map(({ documentId }) => documentId);
        };
        expect(await ids({ status: 'failed' })).toEqual([failed.documentId]);
        expect(await ids({ status: 'processing' })).toEqual([pdf.documentId, test.documentId]);
        expect(await ids({ sourceType: 'PDF' })).toEqual([pdf.documentId]);
        expect(await ids({ mode: 'test' })).toEqual([test.documentId]);
        expect(await ids({ mode: 'live', status: 'processing' })).toEqual([pdf.documentId]);
        expect(await ids({ createdAfter: at(1) })).toEqual([test.documentId, failed.documentId]);
        expect(await ids({ createdBefore: at(1) })).toEqual([pdf.documentId, test.documentId]);
        expect(await ids({ createdAfter: at(1), createdBefore: at(1) })).toEqual([test.documentId]);
        expect(await ids({ createdAfter: at(2), createdBefore: at(1) })).toEqual([]);
        const first = await records.documents.list(
          organizationId,
          query({ order: 'asc', status: 'processing', limit: 1 }),
        );
        expect(first.total).toBe(2);
        const second = await records.documents.list(
          organizationId,
          query({ order: 'asc', status: 'processing', limit: 1, after: first.next }),
        );
        expect(second.documents.map(({ documentId }) => documentId)).toEqual([test.documentId]);
        expect(second.next).toBeNull();
      });

      it('leaves out what was deleted, and shows no other organization', async () => {
        const organizationId = uniqueId('org');
        const gone = await create({ organizationId });
        const kept = await create({ organizationId });
        await create();
        await records.documents.save(tombstone(gone, at(1)));
        const page = await records.documents.list(organizationId, query());
        expect(page.documents).toEqual([kept]);
        expect(page.total).toBe(1);
      });
    });

    describe('sweeping', () => {
      /** Far from any other test's time, and each test's own: the sweep sees all organizations. */
      const own = <T extends { documentId: string }>(
        found: T[],
        mine: DocumentRecord[],
      ): string[] =>
        found
          .map(({ documentId }) => documentId)
          .filter((id) => mine.some(({ documentId }) => documentId === id));

      it('finds what is in processing and untouched, oldest first, and nothing else', async () => {
        const long = 1_000_000;
        const second = await create({ createdAt: at(-long + 1) });
        const first = await create({ createdAt: at(-long) });
        const touched = await create({ createdAt: at(-long) });
        await records.documents.save(advance(touched, { actions: 'running' }, at(0))!);
        const failed = await create({ createdAt: at(-long) });
        await records.documents.save(fail(failed, failure, at(-long)));
        const gone = await create({ createdAt: at(-long) });
        await records.documents.save(tombstone(gone, at(-long)));
        const all = [first, second, touched, failed, gone];
        const stale = await records.documents.listStale(at(-long + 2), 1000);
        expect(own(stale, all)).toEqual([first.documentId, second.documentId]);
        expect(own(await records.documents.listStale(at(-long), 1000), all)).toEqual([]);
      });

      it('gives no more than asked for', async () => {
        for (let index = 0; index < 4; index += 1) await create({ createdAt: at(-2_000_000) });
        expect(await records.documents.listStale(at(-1_999_999), 3)).toHaveLength(3);
      });

      it('finds what is past its retention until it is deleted', async () => {
        const expired = await create({ createdAt: at(-3_000_000), retentionDays: 1 });
        const live = await create({ retentionDays: 1 });
        const all = [expired, live];
        expect(own(await records.documents.listExpired(expired.expiresAt, 1000), all)).toEqual([
          expired.documentId,
        ]);
        await records.documents.save(tombstone(expired, at()));
        expect(own(await records.documents.listExpired(expired.expiresAt, 1000), all)).toEqual([]);
      });
    });
  });
};
