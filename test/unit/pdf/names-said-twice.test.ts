import { describe, expect, test } from 'vitest';
import { carrierByInitials } from '../../../lambdas/domain/pdf/facts/initials-of-carrier.ts';
import { nameTurned } from '../../../lambdas/domain/pdf/facts/name-turned.ts';

describe('a name that is filed by its surname', () => {
  const facts = (value: string) => [{ key: 'insured' as const, value }];

  test('is said in its own order where the print has it so', () => {
    expect(nameTurned('QUILLON, IDA', facts('IDA QUILLON'))).toBe('IDA QUILLON');
  });

  test('stays as it is printed where nothing else is', () => {
    expect(nameTurned('QUILLON, IDA', facts('QUILLON, IDA'))).toBe('QUILLON, IDA');
    expect(nameTurned('Bright, Dale and Co.', facts('Dale Bright'))).toBe('Bright, Dale and Co.');
    expect(nameTurned(null, [])).toBeNull();
  });
});

describe('the name at the very top', () => {
  const named = (name: string, policy: string | null): string | null =>
    carrierByInitials([name], policy);

  test('insures where the policy is numbered by its first letters', () => {
    expect(named('Heron Bay Commercial Property', 'HBC 7741902')).toBe(
      'Heron Bay Commercial Property',
    );
  });

  test('may be anybody where it is not', () => {
    expect(named('Heron Bay Commercial Property', 'HO-7741902')).toBeNull();
    expect(named('Heron Bay Commercial Property', '7741902')).toBeNull();
    expect(named('Heron Bay Adjusting Company', 'HBA 7741902')).toBeNull();
    expect(named('Heron Bay Commercial Property', null)).toBeNull();
  });
});
