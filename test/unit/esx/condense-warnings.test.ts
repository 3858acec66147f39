import { describe, expect, it } from 'vitest';
import { condenseWarnings } from '../../../lambdas/domain/esx/condense-warnings.ts';
import { estimateOf, lineItem } from './sample-estimate.ts';
import { written } from './written.ts';

const warning = (code: string, item: number | null) => ({
  code,
  message: `${code} ${item}`,
  at: item === null ? null : { item },
});

describe('warnings', () => {
  it('few of a kind stay as they are, in order', () => {
    const warnings = [warning('a', 1), warning('b', null), warning('a', 0)];
    expect(condenseWarnings(warnings)).toEqual(warnings);
    const exactly = Array.from({ length: 21 }, (_, index) => warning('a', index));
    expect(condenseWarnings(exactly)).toEqual(exactly);
  });

  it('many of a kind are named one by one first, then counted with their rows', () => {
    const many = Array.from({ length: 30 }, (_, index) => warning('a', index === 29 ? 40 : index));
    const condensed = condenseWarnings([...many, warning('b', 3)]);
    expect(condensed).toHaveLength(22);
    expect(condensed.slice(0, 20)).toEqual(many.slice(0, 20));
    expect(condensed[20]).toEqual(warning('b', 3));
    expect(condensed[21]).toEqual({
      code: 'a',
      message: '10 more cases of the same kind, on the rows 21-29, 41 of the input',
      at: null,
    });
  });

  it('quote values of any length, shortened', () => {
    const [only] = condenseWarnings([{ code: 'a', message: `${'x'.repeat(398)}😀 end`, at: null }]);
    expect(only?.message).toBe(`${'x'.repeat(398)}…`);
  });

  it('of the worst estimate that the intake accepts fit into a record', () => {
    const long = 'y'.repeat(100_000);
    const items = Array.from({ length: 10_000 }, (_, index) =>
      lineItem({
        id: index === 0 ? long : `r${index}`,
        cat: 'much too long',
        sel: 'lower case and long',
        unit: 'buckets',
        quantity: 1.005,
        unitPrice: 1.005,
        lineItemTotal: 3.0001,
        tax: 1e12,
        rcv: 7.007,
        acv: 99,
        depreciation: 1.001,
        depreciationApplicable: false,
        overheadProfit: 1.001,
        overheadProfitApplicable: false,
        room: `${long.slice(0, 2_000)}${index % 50}`,
      }),
    );
    const { warnings } = written(
      estimateOf(items, {
        claimNumber: long,
        policyNumber: long,
        priceList: long,
        dateOfLoss: long,
      }),
    );
    expect(JSON.stringify(warnings).length).toBeLessThan(100_000);
  });
});
