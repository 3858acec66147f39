import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  awaitClaims,
  complete,
  type DocumentRecord,
  restart,
  tombstone,
} from '../../lambdas/domain/documents/document.ts';
import { at, bucketFor, newDocument, uniqueId } from './samples.ts';
import type { OpenRecords, Records } from './stores.ts';

const charged = (document: DocumentRecord) =>
  complete(document, { state: 'charged', claimsCharged: 1 }, at(5));

export const claimStoreSuite = (name: string, open: OpenRecords): void => {
  describe(`claim store: ${name}`, () => {
    let records: Records;
    beforeAll(async () => {
      records = await open();
    });
    afterAll(() => records.close());

    const create = async (organizationId: string, createdAt = at()): Promise<DocumentRecord> => {
      const change = newDocument({ organizationId, createdAt });
      await records.documents.create(change, null);
      return change.document;
    };
    const remaining = async (organizationId: string): Promise<number> =>
      (await records.claims.buckets(organizationId)).reduce(
        (sum, { claimsRemaining }) => sum + claimsRemaining,
        0,
      );

    it('gives back a granted bucket as it was granted, once', async () => {
      const bucket = bucketFor(uniqueId('org'), 25, { sourceType: 'promotion' });
      expect(await records.claims.grant(bucket)).toBe(true);
      expect(await records.claims.grant({ ...bucket, claimsRemaining: 99, quantity: 99 })).toBe(
        false,
      );
      expect(await records.claims.buckets(bucket.organizationId)).toEqual([bucket]);
      expect(await records.claims.buckets(uniqueId('org'))).toEqual([]);
    });

    it('takes one claim, and commits the completed record and its event with it', async () => {
      const organizationId = uniqueId('org');
      await records.claims.grant(bucketFor(organizationId, 2));
      const change = charged(await create(organizationId));
      expect(await records.claims.charge(change, at(5))).toBe('charged');
      expect(await remaining(organizationId)).toBe(1);
      expect(await records.documents.get(change.document.documentId)).toEqual(change.document);
      expect(await records.events.ofDocument(change.document.documentId, 1, 10)).toEqual([
        change.event,
      ]);
    });

    it('spends the soonest-expiring eligible bucket first, then the next', async () => {
      const organizationId = uniqueId('org');
      const late = bucketFor(organizationId, 5, { expiresAt: at(1000) });
      const soon = bucketFor(organizationId, 1, { expiresAt: at(500) });
      const expired = bucketFor(organizationId, 5, { expiresAt: at(5) });
      for (const bucket of [late, expired, soon]) await records.claims.grant(bucket);
      const left = async () =>
        Object.fromEntries(
          (await records.claims.buckets(organizationId)).map((bucket) => [
            bucket.bucketId,
            bucket.claimsRemaining,
          ]),
        );
      expect(await records.claims.charge(charged(await create(organizationId)), at(5))).toBe(
        'charged',
      );
      expect(await left()).toEqual({
        [late.bucketId]: 5,
        [soon.bucketId]: 0,
        [expired.bucketId]: 5,
      });
      expect(await records.claims.charge(charged(await create(organizationId)), at(5))).toBe(
        'charged',
      );
      expect(await left()).toEqual({
        [late.bucketId]: 4,
        [soon.bucketId]: 0,
        [expired.bucketId]: 5,
      });
    });

    it('says that there is no claim, and changes nothing, when all buckets are empty or expired', async () => {
      const organizationId = uniqueId('org');
      await records.claims.grant(bucketFor(organizationId, 3, { expiresAt: at(5) }));
      await records.claims.grant(bucketFor(organizationId, 3, { claimsRemaining: 0 }));
      const document = await create(organizationId);
      expect(await records.claims.charge(charged(document), at(5))).toBe('no_claims');
      expect(await records.documents.get(document.documentId)).toEqual(document);
      expect(await remaining(organizationId)).toBe(3);
    });

    it('lets fifty writers take exactly the twenty claims that there are, from several buckets', async () => {
      const organizationId = uniqueId('org');
      for (const claims of [7, 1, 12]) {
        await records.claims.grant(bucketFor(organizationId, claims));
      }
      const documents = await Promise.all(Array.from({ length: 50 }, () => create(organizationId)));
      const outcomes = await Promise.all(
        documents.map((document) => records.claims.charge(charged(document), at(5))),
      );
      expect(outcomes.filter((outcome) => outcome === 'charged')).toHaveLength(20);
      expect(outcomes.filter((outcome) => outcome === 'no_claims')).toHaveLength(30);
      expect(await remaining(organizationId)).toBe(0);
      const stored = await Promise.all(
        documents.map(({ documentId }) => records.documents.get(documentId)),
      );
      expect(stored.map((document) => document?.status)).toEqual(
        outcomes.map((outcome) => (outcome === 'charged' ? 'completed' : 'processing')),
      );
    });

    it('charges a document once, however many settle it at the same time', async () => {
      const organizationId = uniqueId('org');
      await records.claims.grant(bucketFor(organizationId, 20));
      const document = await create(organizationId);
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, () => records.claims.charge(charged(document), at(5))),
      );
      expect(outcomes.filter((outcome) => outcome === 'charged')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'lost')).toHaveLength(11);
      expect(await remaining(organizationId)).toBe(19);
    });

    it('never charges the same document twice, even at a later revision', async () => {
      const organizationId = uniqueId('org');
      await records.claims.grant(bucketFor(organizationId, 5));
      const first = charged(await create(organizationId));
      await records.claims.charge(first, at(5));
      const again = restart(first.document, at(6));
      await records.documents.save(again);
      expect(await records.claims.charge(charged(again.document), at(7))).toBe('lost');
      expect(await remaining(organizationId)).toBe(4);
      expect(await records.documents.get(first.document.documentId)).toEqual(again.document);
    });

    it('takes nothing when the document moved on', async () => {
      const organizationId = uniqueId('org');
      await records.claims.grant(bucketFor(organizationId, 5));
      const document = await create(organizationId);
      await records.documents.save(tombstone(document, at(1)));
      expect(await records.claims.charge(charged(document), at(5))).toBe('lost');
      expect(await remaining(organizationId)).toBe(5);
    });

    it('lists who waits, oldest document first, and counts them all', async () => {
      const organizationId = uniqueId('org');
      const third = await create(organizationId, at(3));
      const first = await create(organizationId, at(1));
      const second = await create(organizationId, at(2));
      await create(organizationId, at(0));
      for (const document of [second, third, first]) {
        await records.documents.save(awaitClaims(document, at(9)));
      }
      const waiting = async (limit: number) =>
        (await records.claims.waiting(organizationId, limit)).map(({ documentId }) => documentId);
      expect(await waiting(10)).toEqual([first, second, third].map(({ documentId }) => documentId));
      expect(await waiting(2)).toEqual([first, second].map(({ documentId }) => documentId));
      expect(await records.claims.countWaiting(organizationId)).toBe(3);
      expect(await records.claims.organizationsWaiting(1000)).toContain(organizationId);
    });

    it('waits no longer once a document is charged, restarted or deleted', async () => {
      const organizationId = uniqueId('org');
      await records.claims.grant(bucketFor(organizationId, 5));
      const documents = await Promise.all([0, 1, 2].map((at_) => create(organizationId, at(at_))));
      const waiting = documents.map((document) => awaitClaims(document, at(9)));
      for (const change of waiting) await records.documents.save(change);
      expect(await records.claims.charge(charged(waiting[0]!.document), at(10))).toBe('charged');
      await records.documents.save(restart(waiting[1]!.document, at(10)));
      await records.documents.save(tombstone(waiting[2]!.document, at(10)));
      expect(await records.claims.countWaiting(organizationId)).toBe(0);
      expect(await records.claims.waiting(organizationId, 10)).toEqual([]);
      expect(await records.claims.organizationsWaiting(1000)).not.toContain(organizationId);
    });

    it('names each organization that waits once', async () => {
      const organizationIds = [uniqueId('org'), uniqueId('org')];
      for (const organizationId of [...organizationIds, ...organizationIds]) {
        await records.documents.save(awaitClaims(await create(organizationId), at(9)));
      }
      const found = await records.claims.organizationsWaiting(1000);
      for (const organizationId of organizationIds) {
        expect(found.filter((id) => id === organizationId)).toHaveLength(1);
      }
      expect(await records.claims.organizationsWaiting(1)).toHaveLength(1);
    });
  });
};
