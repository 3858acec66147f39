import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccessKey } from '../../lambdas/ports.ts';
import { at, uniqueId } from './samples.ts';
import type { OpenRecords, Records } from './stores.ts';

export const accessStoreSuite = (name: string, open: OpenRecords): void => {
  describe(`access store: ${name}`, () => {
    let records: Records;
    beforeAll(async () => {
      records = await open();
    });
    afterAll(() => records.close());

    const organization = async (createdAt = at()) => {
      const made = { organizationId: uniqueId('org'), name: 'Harbour Roofing', createdAt };
      expect(await records.access.createOrganization(made)).toBe(true);
      return made;
    };
    const keyOf = (organizationId: string, given: Partial<AccessKey> = {}): AccessKey => ({
      keyId: uniqueId('key'),
      organizationId,
      mode: 'live',
      secretHash: 'c'.repeat(64),
      name: 'office',
      createdAt: at(),
      expiresAt: null,
      revokedAt: null,
      ...given,
    });

    it('keeps an organization as it was made, and never replaces it', async () => {
      const made = await organization();
      expect(await records.access.createOrganization({ ...made, name: 'Other' })).toBe(false);
      expect(await records.access.getOrganization(made.organizationId)).toEqual(made);
      expect(await records.access.getOrganization(uniqueId('org'))).toBeNull();
    });

    it('lists organizations by creation', async () => {
      const second = await organization(at(2));
      const first = await organization(at(1));
      const listed = await records.access.listOrganizations();
      const mine = [first, second].map(({ organizationId }) => organizationId);
      expect(
        listed.map(({ organizationId }) => organizationId).filter((id) => mine.includes(id)),
      ).toEqual(mine);
    });

    it('finds a key by its public part, and never replaces it', async () => {
      const { organizationId } = await organization();
      const key = keyOf(organizationId, { mode: 'test', expiresAt: at(60) });
      expect(await records.access.createKey(key)).toBe(true);
      expect(await records.access.createKey({ ...key, secretHash: 'd'.repeat(64) })).toBe(false);
      expect(await records.access.findKey(key.keyId)).toEqual(key);
      expect(await records.access.findKey(uniqueId('key'))).toBeNull();
    });

    it("lists an organization's keys by creation, and no other's", async () => {
      const { organizationId } = await organization();
      const other = await organization();
      const second = keyOf(organizationId, { createdAt: at(2) });
      const first = keyOf(organizationId, { createdAt: at(1) });
      for (const key of [second, first, keyOf(other.organizationId)]) {
        await records.access.createKey(key);
      }
      expect(await records.access.listKeys(organizationId)).toEqual([first, second]);
    });

    it('revokes a key for good: the first revocation stands', async () => {
      const { organizationId } = await organization();
      const key = keyOf(organizationId);
      await records.access.createKey(key);
      expect(await records.access.revokeKey(key.keyId, at(1))).toBe(true);
      expect(await records.access.revokeKey(key.keyId, at(9))).toBe(true);
      expect((await records.access.findKey(key.keyId))?.revokedAt).toBe(at(1));
      expect(await records.access.revokeKey(uniqueId('key'), at(1))).toBe(false);
    });
  });
};
