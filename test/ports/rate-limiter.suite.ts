import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, uniqueId } from './samples.ts';
import type { OpenRecords, Records } from './stores.ts';

export const rateLimiterSuite = (name: string, open: OpenRecords): void => {
  describe(`rate limiter: ${name}`, () => {
    let records: Records;
    beforeAll(async () => {
      records = await open();
    });
    afterAll(() => records.close());

    const later = (milliseconds: number): string =>
      new Date(Date.parse(at()) + milliseconds).toISOString();
    const taking =
      (subject: string) =>
      (milliseconds: number, limit = 3) =>
        records.rateLimiter.take({ subject, limit, windowSeconds: 60, at: later(milliseconds) });

    it('counts down to the limit, refuses the next, and says when it may come back', async () => {
      const take = taking(uniqueId('subject'));
      expect(await take(0)).toEqual({ allowed: true, remaining: 2, resetSeconds: 60 });
      expect(await take(10_000)).toEqual({ allowed: true, remaining: 1, resetSeconds: 60 });
      expect(await take(20_000)).toEqual({ allowed: true, remaining: 0, resetSeconds: 60 });
      expect(await take(30_500)).toEqual({ allowed: false, remaining: 0, resetSeconds: 30 });
    });

    it('slides: each use leaves the window exactly when its own time is up', async () => {
      const take = taking(uniqueId('subject'));
      for (const time of [0, 10_000, 20_000]) await take(time);
      expect(await take(59_999)).toEqual({ allowed: false, remaining: 0, resetSeconds: 1 });
      expect(await take(60_000)).toMatchObject({ allowed: true, remaining: 0 });
      expect(await take(60_001)).toEqual({ allowed: false, remaining: 0, resetSeconds: 10 });
      expect(await take(70_000)).toMatchObject({ allowed: true, remaining: 0 });
    });

    it('does not count a refused use', async () => {
      const take = taking(uniqueId('subject'));
      for (const time of [0, 0, 0, 30_000, 40_000, 50_000]) await take(time);
      expect(await take(60_000)).toMatchObject({ allowed: true, remaining: 2 });
    });

    it('waits for the right use when the limit was lowered', async () => {
      const take = taking(uniqueId('subject'));
      for (const time of [0, 10_000, 20_000]) await take(time);
      // Of three uses two must leave before a limit of two has room: the second leaves at 70 s.
      expect(await take(30_000, 2)).toEqual({ allowed: false, remaining: 0, resetSeconds: 40 });
    });

    it('keeps subjects apart', async () => {
      const first = taking(uniqueId('subject'));
      for (let use = 0; use < 3; use += 1) await first(0);
      expect((await first(0)).allowed).toBe(false);
      expect((await taking(uniqueId('subject'))(0)).allowed).toBe(true);
    });

    it('allows exactly the limit when thirty come at once', async () => {
      const take = taking(uniqueId('subject'));
      const outcomes = await Promise.all(Array.from({ length: 30 }, () => take(0, 10)));
      const allowed = outcomes.filter((outcome) => outcome.allowed);
      expect(allowed.map(({ remaining }) => remaining).sort((left, right) => left - right)).toEqual(
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      );
    });
  });
};
