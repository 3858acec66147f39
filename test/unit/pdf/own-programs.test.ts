import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, drawn, header, page, read, row } from './draw.ts';

const readPage = (text: string) => read(page(1, drawn(text)));

describe('words above the figures of their row', () => {
  const TABLE = columns(
    ['#', 40, 'left'],
    ['Description', 70, 'left'],
    ['Qty', 310],
    ['Unit Price', 380],
    ['RCV', 440],
    ['Depreciation', 510],
    ['ACV', 572],
  );
  const below = (y: number, cells: readonly string[]) => row(TABLE, y, ['', '', ...cells]);
  const words = (y: number, number: string, text: string) => [
    { text: number, x: 40, y },
    { text, x: 70, y },
  ];

  it('are those of the row, with their number, and what is said below is said of it', () => {
    const estimate = read(
      page(1, [
        ...header(TABLE, 100),
        { text: 'Kitchen', x: 40, y: 114, bold: true },
        ...words(128, '1', 'Vented soffit panel'),
        ...below(138, ['10.00 SF', '8.00', '80.00', '(8.00)', '72.00']),
        { text: 'Photo 14 shows the stain', x: 78, y: 148 },
        ...words(158, '2', 'Carpet, 32 oz., with 8 lb. pad, glued to'),
        { text: 'the floor', x: 70, y: 168 },
        ...below(178, ['5.00 SY', '30.00', '150.00', '(0.00)', '150.00']),
        ...words(188, '3', 'Final broom clean'),
        ...below(198, ['100.00 SF', '0.50', '50.00', '(0.00)', '50.00']),
        ...row(TABLE, 212, ['', 'Kitchen Totals', '', '', '280.00', '(8.00)', '272.00'], {
          bold: true,
        }),
      ]),
    );
    expect(
      estimate.lineItems.map(({ description, quantity, unit, depreciation, acv, f9Note }) => [
        description,
        quantity,
        unit,
        depreciation,
        acv,
        f9Note,
      ]),
    ).toEqual([
      ['Vented soffit panel', 10, 'SF', 8, 72, 'Photo 14 shows the stain'],
      ['Carpet, 32 oz., with 8 lb. pad, glued to the floor', 5, 'SY', 0, 150, null],
      ['Final broom clean', 100, 'SF', 0, 50, null],
    ]);
    expect(estimate.lineItems.map(({ room }) => room)).toEqual(Array(3).fill('Kitchen'));
    expect(reconcile(estimate).failures).toEqual([]);
  });
});

describe('the headings of programs', () => {
  it('name replacement cost, depreciation and cash value in many ways', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~DESCRIPTION                 QTY    UNIT COST    TOTAL RC    LESS DEPR.    ACT. CASH VALUE
Vented soffit panel       10.00 SF       8.00       80.00          8.00              72.00
Final broom clean        100.00 SF       0.50       50.00          0.00              50.00
`);
    expect(lineItems.map(({ rcv, depreciation, acv }) => [rcv, depreciation, acv])).toEqual([
      [80, 8, 72],
      [50, 0, 50],
    ]);
  });

  it('may call codes a task, and what is done an operation', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~#    Task     Qty     Unit   Operation                              Price        RCV
1     ELE14    66.00   SF     Stain-block primer over residue         1.00      66.00
2     DRY70    52.00   SF     Blow cellulose in attic                 2.00     104.00
3     FLR77    85.00   SY     Broadloom carpet and pad               26.00   2,210.00
`);
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Stain-block primer over residue',
      'Blow cellulose in attic',
      'Broadloom carpet and pad',
    ]);
  });

  it('begin below a label of the room', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~Room: Family Rm
~                                                     SALES                   ACT. CASH
~ITEM CODE   OPERATION                QTY    PRICE      TAX       RC   DEPR.      VALUE
DRY40       Gas water heater     2.00 EA   900.00    60.00 1,860.00   0.00   1,860.00
DRY45       Enamel the base     60.00 LF     1.00     0.00    60.00   0.00      60.00
PNT76       R-13 kraft batt    600.00 SF     1.00     0.00   600.00   0.00     600.00
`);
    expect(lineItems.map(({ room }) => room)).toEqual(Array(3).fill('Family Rm'));
  });
});

describe('a remark below a description that had room for it', () => {
  it('is no part of it, where it begins anew', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~#   Description                                         Qty    Unit Price        RCV
1   Architectural shingle, 30 yr.                    17.00 SQ       400.00   6,800.00
    Allowance; bill when it is done
2   Megger test of the branch circuits                4.00 EA       100.00     400.00
3   Broadloom carpet, 32 oz., with its pad           10.00 SY        30.00     300.00
4   Blow cellulose in the attic                     567.00 SF         2.00   1,134.00
5   Seal and two finish coats, walls and lid        100.00 SF         2.00     200.00
6   Final broom clean                               100.00 SF         0.50      50.00
7   Porcelain floor tile 12x24                       10.00 SF        10.00     100.00
`);
    expect(lineItems[0]).toMatchObject({
      description: 'Architectural shingle, 30 yr.',
      f9Note: 'Allowance; bill when it is done',
    });
  });
});

describe('a level above the only headings, and rooms below them', () => {
  it('are a level and rooms, where measures stand below their names', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~Level 1
~No.   Item                                       Qty     Rate       RCV
~Storage Shed
     378.00 SF Walls          110.00 SF Ceiling
     110.00 SF Floor           42.00 LF Perimeter
1.    Blow cellulose in the attic            567.00 SF     2.00  1,134.00
2.    Final broom clean                      100.00 SF     0.50     50.00
~Garage (Attached)
     396.00 SF Walls          112.00 SF Ceiling
     112.00 SF Floor           44.00 LF Perimeter
3.    R-13 kraft batt                        100.00 SF     1.00    100.00
4.    Seal and two finish coats              100.00 SF     2.00    200.00
`);
    expect(lineItems.map(({ room, printed, f9Note }) => [room, printed?.path, f9Note])).toEqual([
      ['Storage Shed', ['Level 1', 'Storage Shed'], null],
      ['Storage Shed', ['Level 1', 'Storage Shed'], null],
      ['Garage (Attached)', ['Level 1', 'Garage (Attached)'], null],
      ['Garage (Attached)', ['Level 1', 'Garage (Attached)'], null],
    ]);
  });
});

describe('units of several widths before the descriptions', () => {
  it('begin at one edge', () => {
    const table = columns(
      ['Qty', 62],
      ['U/M', 85, 'left'],
      ['Item', 130, 'left'],
      ['Rate', 390],
      ['Total RC', 509],
    );
    const { lineItems } = read(
      page(1, [
        ...header(table, 100),
        ...row(table, 114, ['9.00', 'ea', 'Sister floor joist', '100.00', '900.00']),
        ...row(table, 126, ['88.00', 'lin ft', 'Enamel base', '2.00', '176.00']),
        ...row(table, 138, ['20.00', 'lin ft', 'Colonial base', '5.00', '100.00']),
        ...row(table, 150, ['70.00', 'lin ft', 'Seamless gutter', '7.00', '490.00']),
      ]),
    );
    expect(lineItems.map(({ description, unit }) => [description, unit])).toEqual([
      ['Sister floor joist', 'EA'],
      ['Enamel base', 'LF'],
      ['Colonial base', 'LF'],
      ['Seamless gutter', 'LF'],
    ]);
  });
});

describe('descriptions in small letters', () => {
  it('do not go on with a sentence, though there was no room for it', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~#   Description                                  Qty    Unit Price        RCV
1   Sand and finish oak strip flooring       10.00 SF         4.00      40.00
    Allowance; bill it when it is done
2   Megger test of the branch circuits        4.00 EA       100.00     400.00
3   Broadloom carpet with its own pad        10.00 SY        30.00     300.00
4   Blow cellulose in the attic             567.00 SF         2.00   1,134.00
5   Seal and two finish coats of paint      100.00 SF         2.00     200.00
6   Final broom clean of all floors         100.00 SF         0.50      50.00
`);
    expect(lineItems[0]).toMatchObject({
      description: 'Sand and finish oak strip flooring',
      f9Note: 'Allowance; bill it when it is done',
    });
  });
});
