import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

/** What contents firms print beside each thing: brands, ages with spaces, conditions. */

const TABLE = columns(
  ['Item', 37, 'left'],
  ['Qty', 78],
  ['Item description', 90, 'left'],
  ['Brand', 250, 'left'],
  ['(yr)', 372],
  ['Cond', 395, 'left'],
  ['Unit cost', 470],
  ['RCV', 560],
);

it('ages with spaces stand under a heading of two lines, brands go on below and dashes say nothing', () => {
  const { lineItems } = read(
    page(1, [
      { text: 'Age / life', x: 350, y: 80, bold: true },
      ...header(TABLE, 90),
      ...row(TABLE, 110, [
        '1',
        '1',
        'Sectional sofa',
        'Acme C116',
        '4 / 15',
        'Avg',
        '4,280.00',
        '4,280.00',
      ]),
      ...row(TABLE, 124, [
        '2',
        '1',
        'Stand mixer',
        'Kitchen Artisan',
        '6 / 15',
        'Good',
        '379.99',
        '379.99',
      ]),
      { text: 'KSM150', x: 250, y: 134 },
      ...row(TABLE, 148, [
        '3',
        '2',
        'Area rug, Persian',
        '--',
        '11 / 40',
        'Good',
        '500.00',
        '1,000.00',
      ]),
      ...row(TABLE, 162, ['4', '1', 'Food, total loss', '--', '0 / –', 'New', '612.40', '612.40']),
    ]),
  );
  expect(
    lineItems.map(({ description, f9Note, room, printed }) => [
      description,
      f9Note,
      room,
      printed?.ageYears,
      printed?.lifeYears,
    ]),
  ).toEqual([
    ['Sectional sofa', 'Acme C116', 'General', 4, 15],
    ['Stand mixer', 'Kitchen Artisan KSM150', 'General', 6, 15],
    ['Area rug, Persian', null, 'General', 11, 40],
    ['Food, total loss', null, 'General', 0, null],
  ]);
});
