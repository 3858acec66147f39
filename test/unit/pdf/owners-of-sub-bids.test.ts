import { describe, expect, it } from 'vitest';
import { page, read, THREE_ROWS, text } from './draw.ts';

describe('bids of a trade to a contractor', () => {
  const estimate = read(
    page(1, [
      text(40, 'Bid to:  Oakby Building & Restoration, Inc.'),
      text(54, 'Owner:  Plum Row Lodge, LLC'),
      text(68, 'Building:  12 Plum Row'),
      { text: 'Flood date:  4/22/2025', x: 330, y: 68 },
      { text: 'Elmtown, PA 17999', x: 81, y: 82 },
      text(96, 'Claim #:  OD 0226-778 (A. Fisk)'),
      ...THREE_ROWS,
      text(520, 'Insurance: GL $2,000,000 / $4,000,000; auto $1,000,000; umbrella $5,000,000.'),
    ]),
  );

  it('are for the owner, at the building, and of no insurer that covers the trade', () => {
    expect(estimate).toMatchObject({
      insuredName: 'Plum Row Lodge, LLC',
      claimNumber: 'OD 0226-778',
      carrierName: null,
    });
    expect(estimate.propertyAddress).toMatch(/^12 Plum Row/);
    expect(estimate.lineItems.every(({ printed }) => printed?.path.length === 0)).toBe(true);
  });
});

describe('a form whose right half has a label that nobody knows', () => {
  it('keeps it out of the street at its left', () => {
    const form = (y: number, ...cells: string[]) =>
      cells.flatMap((words, at) => ({ text: words, x: [58, 120, 270, 340][at] ?? 0, y }));
    const { propertyAddress } = read(
      page(1, [
        ...form(40, 'Submitted to', 'Plum Row Storage, Inc.', 'Insurer', 'Orchard Mutual'),
        ...form(54, 'Job site', '12 Plum Row', 'Roof area'),
        { text: 'A 9,000 SF', x: 340, y: 59 },
        { text: 'Elmtown, TX 75999', x: 120, y: 68 },
        ...form(82, '', '', 'Claim', 'OM-0093316'),
        ...THREE_ROWS,
      ]),
    );
    expect(propertyAddress).toBe('12 Plum Row, Elmtown, TX 75999');
  });
});
