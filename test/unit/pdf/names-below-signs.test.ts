import { expect, it } from 'vitest';
import { columns, header, page, read, row, text } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['RCV', 440],
);

const carrierBelow = (sign: string, name: string): string | null | undefined =>
  read(
    page(1, [
      text(34, sign, { size: 12, bold: true }),
      text(51, name, { size: 8.5 }),
      text(61, '40 Tower Row, Alder CT 06183 1-800-555-0139', { size: 8.5 }),
      text(92, 'Insured: Ida Quillon'),
      text(104, 'Claim Number: QX-118'),
      ...header(TABLE, 220),
      ...row(TABLE, 236, ['1. Roofing felt', '10.00 SQ', '38.00', '380.00']),
      ...row(TABLE, 252, ['2. Drip edge', '40.00 LF', '3.00', '120.00']),
    ]),
  ).carrierName;

it.each([
  ['TRAVELERS', 'The Automobile Insurance Company'],
  ['Nationwide', 'Nationwide Property & Casualty'],
  ['Allstate', 'Allstate Fire and Casualty'],
])('below the sign %s stands who insures: %s', (sign, name) => {
  expect(carrierBelow(sign, name)).toBe(name);
});

it.each([
  ['Farm Bureau Insurance', 'Alder Farmers Mutual Insurance Company'],
  ['TRAVELERS', 'Orchard Adjusters Inc.'],
  ['SAFECO INSURANCE', 'A Liberty Mutual Company'],
])('who stands below %s is another: %s', (sign, name) => {
  expect(carrierBelow(sign, name)).toBe(sign);
});
