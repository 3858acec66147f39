import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advance, type DocumentEvent, fail } from '../../lambdas/domain/documents/document.ts';
import { at, newDocument, uniqueId } from './samples.ts';
import type { OpenRecords, Records } from './stores.ts';

export const eventLogSuite = (name: string, open: OpenRecords): void => {
  describe(`event log: ${name}`, () => {
    let records: Records;
    beforeAll(async () => {
      records = await open();
    });
    afterAll(() => records.close());

    /** A document with three events, a minute apart from `start`. */
    const eventful = async (organizationId: string, start = 0): Promise<DocumentEvent[]> => {
      const created = newDocument({ organizationId, createdAt: at(start) });
      await records.documents.create(created, null);
      const running = advance(created.document, { actions: 'running' }, at(start + 1))!;
      await records.documents.save(running);
      const error = {
        code: 'no_estimate',
        message: 'No line items were found.',
        step: 'structure',
      };
      const failed = fail(running.document, error, at(start + 2));
      await records.documents.save(failed);
      return [created, running, failed].flatMap(({ event }) => event ?? []);
    };

    it('replays the events of a document after a version, in order and bounded', async () => {
      const events = await eventful(uniqueId('org'));
      const documentId = events[0]!.documentId;
      expect(await records.events.ofDocument(documentId, 0, 10)).toEqual(events);
      expect(await records.events.ofDocument(documentId, 1, 10)).toEqual(events.slice(1));
      expect(await records.events.ofDocument(documentId, 0, 2)).toEqual(events.slice(0, 2));
      expect(await records.events.ofDocument(documentId, 3, 10)).toEqual([]);
    });

    it('replays the events of all documents of an organization by time or after an event', async () => {
      const organizationId = uniqueId('org');
      const older = await eventful(organizationId, 0);
      const newer = await eventful(organizationId, 10);
      await eventful(uniqueId('org'), 5);
      const all = [...older, ...newer];
      const replay = (
        from: Parameters<typeof records.events.ofOrganization>[1],
        limit = 100,
      ): Promise<DocumentEvent[]> => records.events.ofOrganization(organizationId, from, limit);
      expect(await replay({ since: at(-1) })).toEqual(all);
      expect(await replay({ since: at(1) })).toEqual(all.slice(1));
      expect(await replay({ after: older[2]!.eventId })).toEqual(newer);
      expect(await replay({ after: newer[2]!.eventId })).toEqual([]);
      expect(await replay({ since: at(-1) }, 4)).toEqual(all.slice(0, 4));
    });

    it('prunes what occurred before, where that is left to it', async () => {
      const old = at(-4_000_000);
      const events = await eventful(uniqueId('org'), -4_000_000);
      const pruned = await records.events.prune(at(-3_999_999));
      if (records.prunesByItself) {
        expect(pruned).toBe(0);
        return;
      }
      expect(pruned).toBeGreaterThanOrEqual(1);
      expect(events[0]?.occurredAt).toBe(old);
      expect(await records.events.ofDocument(events[0]!.documentId, 0, 10)).toEqual(
        events.slice(1),
      );
    });
  });
};
