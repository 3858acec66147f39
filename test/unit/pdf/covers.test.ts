import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { columns, drawn, header, page, read, row } from './draw.ts';

const COLUMNS = columns(
  ['Description', 36, 'left'],
  ['Qty', 300],
  ['Unit Price', 400],
  ['Total', 500],
);

const ROWS = [
  { text: 'Kitchen', x: 36, y: 560, bold: true, size: 11 },
  ...header(COLUMNS, 580),
  ...row(COLUMNS, 596, ['Paint the walls', '10.00 SF', '2.00', '20.00']),
  ...row(COLUMNS, 612, ['Paint the ceiling', '20.00 SF', '3.00', '60.00']),
  ...row(COLUMNS, 628, ['Clean the floor', '30.00 SF', '1.00', '30.00']),
];

/** An estimate of three rows below a head that is drawn with spaces. */
const under = (head: string): Estimate => read(page(1, [...drawn(head), ...ROWS]));

const STATED = {
  insuredName: 'Ida Quillon',
  propertyAddress: '12 Plum Row, Elmtown, OH 44999',
  claimNumber: '7701204',
};

describe('labels and their values', () => {
  it('may be parted by a bar', () => {
    const estimate = under(`
Insured | Ida Quillon
Property | 12 Plum Row, Elmtown, OH 44999
Claim # | 7701204 | Date of Loss | 2/19/2026
Carrier | Harbor Point Mutual
`);
    expect(estimate).toMatchObject({
      ...STATED,
      dateOfLoss: '2026-02-19',
      carrierName: 'Harbor Point Mutual',
    });
  });

  it('may stand in one line with bars between them', () => {
    const estimate = under(`
Insured: Ida Quillon | Claim: 7701204 | Policy: HO44812
Property: 12 Plum Row, Elmtown, OH 44999 | Carrier: Harbor Point Mutual
`);
    expect(estimate).toMatchObject({
      ...STATED,
      policyNumber: 'HO44812',
      carrierName: 'Harbor Point Mutual',
    });
  });

  it('may be joined by rows of dots', () => {
    const estimate = under(`
Insured ........ Ida Quillon
Loss Address ... 12 Plum Row, Elmtown, OH 44999
Claim No........ 7701204
Date of Loss ... 2/19/2026
`);
    expect(estimate).toMatchObject({ ...STATED, dateOfLoss: '2026-02-19' });
  });

  it('end where a label begins that nobody knows', () => {
    const estimate = under(`
Insured: Ida Quillon  Reported By: Mary Oak  Claim Number: 7701204
Property: 12 Plum Row, Elmtown, OH 44999  Adjuster License: W123
Policy Number: HO44812  Effective: 1/1/2026  Type of Loss: Hail
`);
    expect(estimate).toMatchObject({ ...STATED, policyNumber: 'HO44812' });
    expect(estimate.printed?.facts.typeOfLoss).toBe('Hail');
  });
});
