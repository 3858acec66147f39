import { expect, it } from 'vitest';
import { settleFact } from '../../../lambdas/domain/pdf/facts/settle-fact.ts';
import { makeLine } from '../../../lambdas/domain/pdf/pages/lines.ts';

const line = makeLine(1, [], false);

const insured = (value: string) =>
  settleFact({
    key: 'insured',
    label: 'for',
    labelLeft: 200,
    labelRight: 214,
    value,
    left: 240,
    line,
  });

it('what stands behind For among the heads of a table is nobody', () => {
  expect(insured('Qty Unit List Price Tax Line Total')).toEqual([]);
});

it.each(['Dolores Price', 'Walter & Ida Price'])('somebody may be called as a head: %s', (name) => {
  expect(insured(name)).toHaveLength(1);
});
