import { expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, page, read, row } from './draw.ts';

const WORN = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 270],
  ['UNIT', 315],
  ['RCV', 375],
  ['AGE/LIFE', 425],
  ['COND.', 455],
  ['DEP %', 490],
  ['DEPREC.', 545],
  ['ACV', 600],
);

it('depreciation and value that drop to the second line of a description belong to the row', () => {
  const estimate = read(
    page(1, [
      ...header(WORN, 100),
      ...row(WORN, 116, [
        '1. Gutter guard',
        '80.00 LF',
        '5.00',
        '400.00',
        '0/NA',
        'Avg.',
        'NA',
        '(0.00)',
        '400.00',
      ]),
      ...row(WORN, 132, [
        '2. Laminated shingle roofing without the',
        '40.00 SQ',
        '264.19',
        '10,567.60',
        '8/30 yrs',
        'Avg.',
        '26.67%',
        '',
        '',
      ]),
      ...row(WORN, 142, ['felt below', '', '', '', '', '', '', '(2,818.38)', '7,749.22']),
      ...row(WORN, 158, [
        '3. Drip edge',
        '90.00 LF',
        '3.00',
        '270.00',
        '0/NA',
        'Avg.',
        'NA',
        '(0.00)',
        '270.00',
      ]),
    ]),
  );
  expect(estimate.lineItems).toHaveLength(3);
  expect(estimate.lineItems[1]).toMatchObject({
    description: 'Laminated shingle roofing without the felt below',
    rcv: 10567.6,
    depreciation: 2818.38,
    acv: 7749.22,
    f9Note: null,
  });
  expect(reconcile(estimate).failures.filter(({ scope }) => scope === 'line')).toEqual([]);
});

const MARKED_UP = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QTY', 290],
  ['REMOVE', 345],
  ['REPLACE', 405],
  ['TAX', 455],
  ['O&P', 515],
  ['TOTAL', 580],
);

const floor = (total: string) =>
  read(
    page(1, [
      ...header(MARKED_UP, 100),
      ...row(MARKED_UP, 116, [
        '1. Underlayment',
        '10.00 SF',
        '0.00',
        '2.00',
        '1.00',
        '4.20',
        '25.20',
      ]),
      ...row(MARKED_UP, 132, [
        '2. Oak flooring, tear out, weave in',
        '1.00 EA',
        '0.00',
        '9,480.00',
        '236.76',
        '1,943.35',
        '',
      ]),
      ...row(MARKED_UP, 142, ['and repair, sand, stain (bid of', '', '', '', '', '', total]),
      ...row(MARKED_UP, 152, ['Cardinal Hardwood)', '', '', '', '', '', '']),
      ...row(MARKED_UP, 168, ['3. Base', '10.00 LF', '0.00', '3.00', '1.00', '6.20', '37.20']),
    ]),
  ).lineItems;

it('so does the total of a row, where its description goes on below', () => {
  expect(floor('11,660.11')[1]).toMatchObject({
    description:
      'Oak flooring, tear out, weave in and repair, sand, stain (bid of Cardinal Hardwood)',
    rcv: 11660.11,
  });
});

it('an amount that the row does not come to is none of its own', () => {
  expect(floor('11,000.00')[1]?.rcv).not.toBe(11000);
});

it('amounts may drop from line to line, and to a third line of the description', () => {
  const rows = (...own: string[][]) =>
    read(
      page(1, [
        ...header(WORN, 100),
        ...own.flatMap((cells, at) => row(WORN, 116 + at * 11, cells)),
      ]),
    ).lineItems;
  const whole = [
    '9. Drip edge',
    '90.00 LF',
    '3.00',
    '270.00',
    '0/NA',
    'Avg.',
    'NA',
    '(0.00)',
    '270.00',
  ];
  const description = 'Laminated shingle roofing w/out felt and with extra wide tabs';
  const worn = { description, rcv: 10567.6, depreciation: 2818.38, acv: 7749.22, f9Note: null };
  const twice = rows(
    whole,
    [
      '2. Laminated shingle roofing w/out',
      '40.00 SQ',
      '264.19',
      '',
      '8/30 yrs',
      'Avg.',
      '26.67%',
      '',
      '',
    ],
    ['felt and with', '', '', '10,567.60', '', '', '', '', ''],
    ['extra wide tabs', '', '', '', '', '', '', '(2,818.38)', '7,749.22'],
    whole,
  );
  expect(twice[1]).toMatchObject(worn);
  const late = rows(
    whole,
    [
      '2. Laminated shingle roofing w/out',
      '40.00 SQ',
      '264.19',
      '10,567.60',
      '8/30 yrs',
      'Avg.',
      '26.67%',
      '',
      '',
    ],
    ['felt and with', '', '', '', '', '', '', '', ''],
    ['extra wide tabs', '', '', '', '', '', '', '(2,818.38)', '7,749.22'],
    whole,
  );
  expect(late[1]).toMatchObject(worn);
});
