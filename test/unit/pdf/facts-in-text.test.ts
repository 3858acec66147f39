import { describe, expect, it } from 'vitest';
import { type PlacedText, page, read, THREE_ROWS } from './draw.ts';

const told = (...texts: string[]): PlacedText[] =>
  texts.map((text, index) => ({ text, x: 36, y: 80 + index * 12 }));

describe('the day of the loss', () => {
  it.each([
    ['Lightning strike 2/19/2026 at the pine tree'],
    ['Basement flood (sewer backup) 02/19/2026'],
    ['Re: Masonry, windstorm of February 19, 2026 and an impact the same evening'],
    ['Thank you. The hail on Feb 19, 2026 dented the roof.'],
    ['Sewer backup 2026-02-19'],
    ['Scope after the 2/19/2026 storm'],
    ['Car into front wall 2/19/2026'],
    ['Re: Vehicle impact to garage, February 19, 2026'],
    ['Insurance claim 77-1204-55, smoke damage from kitchen, February 19, 2026'],
    ['The below is for the damage from the cylinder failing on 19 February 2026.'],
    ['Everything from the deer coming thru the patio door on February 19, 2026'],
    ['Claim number PL-118-40926 – broken tub supply 2/19/2026'],
    ['Smoke, furnace puff-back 2/19/2026'],
    ['Earthquake of February 19, 2026'],
    ['Thank you for asking us to look at it after the delivery truck of February 19, 2026.'],
  ])('%s', (text) => {
    expect(read(page(1, [...told(text), ...THREE_ROWS])).dateOfLoss).toBe('2026-02-19');
  });

  it('may stand where a sentence runs on', () => {
    const lines = told(
      'Thank you for the opportunity to submit this proposal after the kitchen fire of February',
      '19, 2026. It is good for thirty days.',
    );
    expect(read(page(1, [...lines, ...THREE_ROWS])).dateOfLoss).toBe('2026-02-19');
  });

  it.each([
    ['February 26, 2026', 'Storm of February 19, claim 77-1204', '2026-02-19'],
    ['Date: January 8, 2026', 'Re: hail on Dec. 19th', '2025-12-19'],
  ])('may leave out the year in a letter of %s', (written, text, day) => {
    expect(read(page(1, [...told(written, text), ...THREE_ROWS])).dateOfLoss).toBe(day);
  });

  it('is not known without a year where no day of the letter tells it, or days differ', () => {
    const undated = told('Storm of February 19, claim 77-1204');
    expect(read(page(1, [...undated, ...THREE_ROWS])).dateOfLoss).toBeNull();
    const two = told('March 8, 2026', 'Storm of February 19 in front, hail of March 2 at the back');
    expect(read(page(1, [...two, ...THREE_ROWS])).dateOfLoss).toBeNull();
  });

  it('is not known where days differ, nor where what is done is dated', () => {
    const storms = told('Hail of 2/19/2026 at the front, hail of 3/4/2026 at the back');
    expect(read(page(1, [...storms, ...THREE_ROWS])).dateOfLoss).toBeNull();
    const work = told('Fire restoration scope 2/19/2026');
    expect(read(page(1, [...work, ...THREE_ROWS])).dateOfLoss).toBeNull();
  });

  it('may stand below its label, lines of other columns between', () => {
    const form: PlacedText[] = [
      { text: 'Expires', x: 300, y: 80 },
      { text: 'Date of Loss', x: 400, y: 80 },
      { text: '(555) 555-0100', x: 36, y: 87 },
      { text: '3/19/2026', x: 300, y: 92 },
      { text: 'February 19, 2026', x: 400, y: 92 },
    ];
    expect(read(page(1, [...form, ...THREE_ROWS])).dateOfLoss).toBe('2026-02-19');
  });
});

describe('numbers of claims and policies', () => {
  it('may stand in the notes behind the rows', () => {
    const notes = told('All of it goes under claim QM-26-55308.', 'Policy HO3-551-20984 applies.');
    expect(read(page(1, THREE_ROWS), page(2, notes))).toMatchObject({
      claimNumber: 'QM-26-55308',
      policyNumber: 'HO3-551-20984',
    });
  });

  it('are no license', () => {
    const lines = told('Lic. CLM 114420 / EL 2281', 'Estimate of repairs');
    expect(read(page(1, [...lines, ...THREE_ROWS])).claimNumber).toBeNull();
  });

  it('stand behind the name of a public insurer', () => {
    const { carrierName } = read(
      page(1, [...told('California Earthquake Authority claim CEA-2204-1187'), ...THREE_ROWS]),
    );
    expect(carrierName).toBe('California Earthquake Authority');
  });

  it('end the carrier’s name', () => {
    const lines = told('Carrier: Orchard Home & Auto, claim QM-26-55308. Three options were shown');
    expect(read(page(1, [...lines, ...THREE_ROWS]))).toMatchObject({
      carrierName: 'Orchard Home & Auto',
      claimNumber: 'QM-26-55308',
    });
  });
});

describe('remarks behind a fact', () => {
  it.each([
    ['Bid for: Oakby Builders, for Ida Quillon', 'insuredName', 'Ida Quillon'],
    ['To: Oakby Builders, for Ida Quillon', 'insuredName', 'Ida Quillon'],
    ['To: Oakby Builders, for your approval', 'insuredName', null],
    ['For: Ida Quillon, lot 14 Orchard Acres', 'insuredName', 'Ida Quillon'],
    [
      'Job: 12 Plum Row, Elmtown, OH 44999 (water heater leak)',
      'propertyAddress',
      '12 Plum Row, Elmtown, OH 44999',
    ],
    ['Estimate: Dwelling (Claim 77120455)', 'estimateName', 'Dwelling'],
  ])('%s', (text, field, value) => {
    expect(read(page(1, [...told(text), ...THREE_ROWS]))).toMatchObject({ [field]: value });
  });

  it('leave the year of a price list on the line below', () => {
    const lines: PlacedText[] = [
      { text: 'Pricing Database:', x: 36, y: 80 },
      { text: 'Plum Data USDC - June', x: 150, y: 80 },
      { text: '2026 (Ohio) (Elmtown)', x: 150, y: 92 },
    ];
    expect(read(page(1, [...lines, ...THREE_ROWS])).priceList).toBe(
      'Plum Data USDC - June 2026 (Ohio) (Elmtown)',
    );
  });
});

describe('boxes of a form', () => {
  it('may hold several lines, and labels below them', () => {
    const small = (text: string, x: number, y: number): PlacedText => ({ text, x, y, size: 6 });
    const form = [
      small('INSURED AND LOCATION', 36, 80),
      small('POLICY NUMBER', 260, 80),
      small('DATE OF LOSS', 400, 80),
      { text: 'Ida Quillon', x: 36, y: 88 },
      { text: 'HO44812', x: 260, y: 88 },
      { text: '2/19/2026', x: 400, y: 88 },
      { text: '12 Plum Row', x: 36, y: 99 },
      { text: 'Elmtown, OH 44999', x: 36, y: 110 },
      small('ADJUSTING FIRM', 36, 126),
      small('INSURER', 260, 126),
      { text: 'Oakby Adjusters', x: 36, y: 134 },
      { text: 'Orchard Flood Mutual', x: 260, y: 134 },
    ];
    expect(read(page(1, [...form, ...THREE_ROWS]))).toMatchObject({
      insuredName: 'Ida Quillon',
      policyNumber: 'HO44812',
      propertyAddress: '12 Plum Row, Elmtown, OH 44999',
      dateOfLoss: '2026-02-19',
      carrierName: 'Orchard Flood Mutual',
    });
  });
});

describe('who the owner is', () => {
  it('may be told below the number of the claim', () => {
    const lines = told(
      'Claim # 24-1-9930476',
      'Ida and Jon Quillon, 31 Plum Row, Elmtown, OH 44999',
      'Dear Becky,',
    );
    const { insuredName, propertyAddress } = read(page(1, [...lines, ...THREE_ROWS]));
    expect([insuredName, propertyAddress]).toEqual([
      'Ida and Jon Quillon',
      '31 Plum Row, Elmtown, OH 44999',
    ]);
  });

  it('may stand in a cell beside that of the street', () => {
    const lines = told(
      'Customer: Ida Quillon 31 Plum Row, Elmtown, OH 44999',
      'Claim # 26-0047719 Policy HO 5530218',
    );
    const { insuredName, propertyAddress, policyNumber } = read(page(1, [...lines, ...THREE_ROWS]));
    expect([insuredName, propertyAddress, policyNumber]).toEqual([
      'Ida Quillon',
      '31 Plum Row, Elmtown, OH 44999',
      'HO 5530218',
    ]);
  });
});

it('a number of a policy may stand in several groups', () => {
  const lines = told('Insurance: Orchard Mutual Policy PAH 5590 2218');
  expect(read(page(1, [...lines, ...THREE_ROWS])).policyNumber).toBe('PAH 5590 2218');
});

describe('the number of a policy in a sentence', () => {
  it.each([
    ['Kitchen fire. Orchard Mutual, policy HO-77 410 226, claim PFS-330184', 'HO-77 410 226'],
    ['Policy HO 5530218', 'HO 5530218'],
  ])('may have spaces: %s', (text, policy) => {
    expect(read(page(1, [...told(text), ...THREE_ROWS])).policyNumber).toBe(policy);
  });
});
