import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { drawn, page, read } from './draw.ts';

const readAs = (text: string): Estimate =>
  read(
    page(
      1,
      drawn(`${text}
~Description                Qty      Unit price     Total
Paint the walls         10.00 SF        2.00       20.00
Paint the ceiling       20.00 SF        3.00       60.00
`),
    ),
  );

describe('marks beside facts', () => {
  it('are specks before the insurer and before a number', () => {
    const { carrierName, claimNumber } = readAs(`**Orchard Mutual Insurance Company
12 Harbor Street, Elmtown, OH 44999

Insured:    Ida Quillon
Claim Number:   -HO-2026-04418     Policy Number:   HP 550 12
`);
    expect(carrierName).toBe('Orchard Mutual Insurance Company');
    expect(claimNumber).toBe('HO-2026-04418');
  });

  it('open a remark that goes on below the address', () => {
    const { propertyAddress } = readAs(`
Client: Orchard Drying, job 26-104   Site: 12 Plum Row, Elmtown, OH 44999 (Ida & Sven
Quillon) Claim HO-2026-04418
`);
    expect(propertyAddress).toBe('12 Plum Row, Elmtown, OH 44999');
  });

  it.each([
    ['Plum Row HOA, c/o Orchard View Mgmt', 'Plum Row HOA'],
    ['Plum Row HOA, c/o Ida Quillon', 'Plum Row HOA, c/o Ida Quillon'],
  ])('say who manages a house, or who it is with: %s', (said, insured) => {
    const { insuredName } = readAs(`
Bid to:   ${said}      Date: 4/2/2026
Job:      12 Plum Row, Elmtown, OH 44999
`);
    expect(insuredName).toBe(insured);
  });
});
