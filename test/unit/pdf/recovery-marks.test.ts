import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 220],
  ['UNIT PRICE', 280],
  ['TAX', 320],
  ['O&P', 360],
  ['RCV', 420],
  ['DEPREC.', 500],
  ['ACV', 570],
);

describe('depreciation that is not recovered', () => {
  it.each([
    ['(105.00) NR', false],
    ['105.00 NR', false],
    ['(105.00) (NR)', false],
    ['105.00 (R)', true],
    ['105.00', true],
  ])('may be marked behind the amount: %s', (printed, depreciationRecoverable) => {
    const { lineItems } = read(
      page(1, [
        { text: 'Roof', x: 36, y: 60, bold: true },
        ...header(TABLE, 80),
        ...row(TABLE, 96, [
          '1. Ridge cap',
          '10.00 LF',
          '5.00',
          '0.80',
          '10.00',
          '60.80',
          '(15.00)',
          '45.80',
        ]),
        ...row(TABLE, 110, [
          '2. Felt',
          '10.00 SQ',
          '30.00',
          '5.00',
          '61.00',
          '366.00',
          printed,
          '261.00',
        ]),
        ...row(TABLE, 124, [
          '3. Drip edge',
          '10.00 LF',
          '3.00',
          '0.40',
          '6.00',
          '36.40',
          '(6.00)',
          '30.40',
        ]),
      ]),
    );
    expect(lineItems).toMatchObject([
      { depreciation: 15, depreciationRecoverable: true },
      { description: 'Felt', depreciation: 105, depreciationRecoverable, rcv: 366, acv: 261 },
      { depreciation: 6, depreciationRecoverable: true },
    ]);
  });
});

describe('an `N` that ends the cells of depreciation as their cents do', () => {
  const PLAIN = columns(
    ['Description', 44, 'left'],
    ['Quantity', 260],
    ['Unit Price', 330],
    ['RCV', 400],
    ['Depr.', 490],
    ['ACV', 570],
  );

  it('says that it is not recovered; behind other amounts it says nothing of that', () => {
    const { lineItems } = read(
      page(1, [
        { text: 'Scullery', x: 44, y: 60, bold: true, size: 11 },
        ...header(PLAIN, 80),
        ...row(PLAIN, 96, ['Base', '10.0 LF', '6.00', '60.00', '15.00', '45.00']),
        ...row(PLAIN, 110, ['Dryer', '1.0 EA', '300.00', '300.00', '90.00 N', '210.00']),
        ...row(PLAIN, 124, ['Paint', '10.0 SF', '3.00', '30.00', '6.00', '24.00']),
        ...row(PLAIN, 138, ['Rug', '1.0 EA', '90.00', '90.00', '9.00', '81.00 N']),
      ]),
    );
    expect(
      lineItems.map(({ depreciation, depreciationRecoverable, acv }) => [
        depreciation,
        depreciationRecoverable,
        acv,
      ]),
    ).toEqual([
      [15, true, 45],
      [90, false, 210],
      [6, true, 24],
      [9, true, 81],
    ]);
  });
});

describe('depreciation with its rate in the same cell', () => {
  const WITHOUT_MARKUP = columns(
    ['DESCRIPTION', 36, 'left'],
    ['QUANTITY', 240],
    ['UNIT PRICE', 300],
    ['RCV', 360],
    ['DEPRECIATION', 480],
    ['ACV', 560],
  );

  it.each([
    ['36% (108.00)', 36, []],
    ['36% [M] <108.00>', 36, ['depreciation_capped']],
    ['108.00 (36%)', 36, []],
    ['(108.00) 36.0%', 36, []],
    ['108.00 (15%)', null, []],
    // Another rate than that of the amount is not taken for it.
    ['15% (108.00)', null, []],
  ] as const)('%s', (printed, depreciationPercent, flags) => {
    const { lineItems } = read(
      page(1, [
        { text: 'Roof', x: 36, y: 60, bold: true },
        ...header(WITHOUT_MARKUP, 80),
        ...row(WITHOUT_MARKUP, 96, ['1. Felt', '10.00 SQ', '30.00', '300.00', printed, '192.00']),
        ...row(WITHOUT_MARKUP, 110, ['2. Edge', '10.00 LF', '3.00', '30.00', '$0.00', '30.00']),
      ]),
    );
    expect(lineItems).toMatchObject([
      { depreciation: 108, acv: 192, printed: { depreciationPercent, flags } },
      { depreciation: 0, acv: 30, printed: { depreciationPercent: null } },
    ]);
  });
});
