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
