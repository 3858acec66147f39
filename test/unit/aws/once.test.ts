import { describe, expect, it } from 'vitest';
import { once, renewed } from '../../../lambdas/adapters/aws/once.ts';

describe('what a function makes at its first use', () => {
  it('is made once, however many ask at the same time', async () => {
    let made = 0;
    const get = once(async () => ++made);
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
  });

  it('is tried again after a failure', async () => {
    let tries = 0;
    const get = once(async () => {
      if (++tries === 1) throw new Error('away');
      return tries;
    });
    await expect(get()).rejects.toThrow('away');
    expect(await get()).toBe(2);
  });

  it('is made anew where it is made from a secret that may be rotated', async () => {
    let now = 0;
    let secret = 'old';
    const get = renewed(
      900,
      async () => secret,
      () => now,
    );
    expect(await get()).toBe('old');
    secret = 'new';
    now = 899_999;
    expect(await get()).toBe('old');
    now = 900_000;
    expect(await get()).toBe('new');
  });

  it('outlives a secret store that does not answer, and does not hide that at the first use', async () => {
    let now = 0;
    let away = true;
    const get = renewed(
      900,
      async () => {
        if (away) throw new Error('away');
        return 'made';
      },
      () => now,
    );
    await expect(get()).rejects.toThrow('away');
    away = false;
    expect(await get()).toBe('made');
    away = true;
    now = 900_000;
    expect(await get()).toBe('made');
  });
});
