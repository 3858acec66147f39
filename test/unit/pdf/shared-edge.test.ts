import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedEdge } from '../../../lambdas/domain/pdf/tables/shared-edge.ts';

const edges = fc.array(fc.integer({ min: 0, max: 60 }).map((value) => value / 2));

describe('the edge that most lines share', () => {
  it('is the one with the most others near it, the first of equals', () => {
    fc.assert(
      fc.property(edges, (values) => {
        const counts = values.map((one) => values.filter((it) => Math.abs(it - one) < 3).length);
        const most = Math.max(0, ...counts);
        const first = values[counts.indexOf(most)];
        expect(sharedEdge(values, 3)).toEqual(
          first === undefined ? null : { at: first, count: most },
        );
      }),
    );
  });
});
