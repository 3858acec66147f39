import { expect, it } from 'vitest';
import { type PlacedText, page, read, THREE_ROWS } from './draw.ts';

const facts = (...lines: readonly (readonly [string, string])[]) =>
  read(
    page(1, [
      ...lines.flatMap(([label, value], at): PlacedText[] => [
        { text: label, x: 36, y: 60 + at * 14 },
        { text: value, x: 190, y: 60 + at * 14 },
      ]),
      ...THREE_ROWS,
    ]),
  );

it('reads a claim and a policy behind the insurer, and an address with a fire number', () => {
  expect(
    facts(
      ['Bill to', 'Quillon Creamery, W4417 County Road Q, Elmtown, WI 54999'],
      ['Insurer / claim', 'Orchard Insurance Company 7712204 Policy QMD 055 81 20'],
    ),
  ).toMatchObject({
    insuredName: 'Quillon Creamery',
    propertyAddress: 'W4417 County Road Q, Elmtown, WI 54999',
    carrierName: 'Orchard Insurance Company',
    claimNumber: '7712204',
    policyNumber: 'QMD 055 81 20',
  });
});

it('reads where the damage is where the label may be the owner’s, too', () => {
  expect(
    facts(
      ['Owner / location of damage', '12 Plum Row, Elmtown, OH 44999'],
      ['Named insured', 'Quillon Builders, Inc.'],
      ['Carrier', 'Orchard Insurance Company'],
      ['Claim no. / Policy no.', '7712204478 / QR 6618802-02'],
      ['Date of damage', '12 May 2025'],
    ),
  ).toMatchObject({
    insuredName: 'Quillon Builders, Inc.',
    propertyAddress: '12 Plum Row, Elmtown, OH 44999',
  });
});

it('reads who is responsible as insured, and a storm’s day as the day of loss', () => {
  expect(
    facts(
      ['Responsible party (insured):', 'Quillon Trucking LLC'],
      ['Event:', 'Hurricane Opal, 09/11/2024'],
    ),
  ).toMatchObject({ insuredName: 'Quillon Trucking LLC', dateOfLoss: '2024-09-11' });
});

it('joins a postal code in two lines, and goes on with no other box', () => {
  const estimate = read(
    page(1, [
      { text: 'Damaged property', x: 36, y: 60 },
      { text: '12 Plum Row SW, Elmtown, AB T1A', x: 150, y: 60 },
      { text: 'Date of damage', x: 340, y: 60 },
      { text: '2024-06-21', x: 450, y: 60 },
      { text: '7K9', x: 150, y: 71 },
      { text: 'Water height', x: 36, y: 86 },
      { text: '1.07 m above basement slab', x: 150, y: 86 },
      { text: 'Applicant', x: 36, y: 46 },
      { text: 'Ida Quillon', x: 150, y: 46 },
      { text: 'Claim no.', x: 340, y: 46 },
      { text: 'DRP24-1-00111', x: 450, y: 46 },
      { text: 'Site visit', x: 340, y: 86 },
      { text: '2024-07-09', x: 450, y: 86 },
      ...THREE_ROWS,
    ]),
  );
  expect(estimate.propertyAddress).toBe('12 Plum Row SW, Elmtown, AB T1A 7K9');
});

it('reads the day of an event, and where what was sold is shipped and set', () => {
  expect(
    facts(
      ['Sold to:', 'Rosalind Quillon'],
      ['Ship / install:', '1015 Rodeo Rd, Elmtown NE 69101'],
      ['Event:', '01/22/2026 - coil froze and split, Science Hall'],
    ),
  ).toMatchObject({
    propertyAddress: '1015 Rodeo Rd, Elmtown NE 69101',
    dateOfLoss: '2026-01-22',
  });
});
