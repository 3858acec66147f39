import { describe, expect, it } from 'vitest';
import type { CellLine } from '../../../lambdas/domain/pdf/evidence/table-cells.ts';
import { textColumnsOf } from '../../../lambdas/domain/pdf/evidence/text-columns.ts';
import { makeLine } from '../../../lambdas/domain/pdf/pages/lines.ts';
import { columns, header, page, read, row } from './draw.ts';

describe('tables whose headings nobody knows', () => {
  const ledger = columns(
    ['seq', 50],
    ['worth.now', 110],
    ['wear', 160],
    ['gross', 220],
    ['levy.incl', 270],
    ['each.net', 320],
    ['cnt', 370],
    ['msr', 376, 'left'],
    ['zone', 410, 'left'],
    ['work.text', 470, 'left'],
  );
  const rows = [
    [
      '10',
      '3717.65',
      '0.00',
      '3717.65',
      '251.31',
      '6.2200',
      '557.290',
      'blk',
      'Den',
      'Vinyl plank',
    ],
    [
      '20',
      '159.62',
      '-50.00',
      '209.62',
      '14.17',
      '65.1500',
      '3.000',
      'pcs',
      'Den',
      'Refinish door',
    ],
    [
      '30',
      '527.37',
      '0.00',
      '527.37',
      '35.65',
      '1.1500',
      '427.580',
      'blk',
      'Den',
      'R-13 kraft batt',
    ],
    [
      '40',
      '12.25',
      '-12.24',
      '24.49',
      '1.66',
      '22.8300',
      '1.000',
      'pcs',
      'Guest Bath',
      'Duplex outlet',
    ],
    [
      '50',
      '112.55',
      '0.00',
      '112.55',
      '7.61',
      '0.5300',
      '198.000',
      'blk',
      'Guest Bath',
      'Stain block',
    ],
  ];

  it('are read by what adds up from row to row, in any order of columns, and said to be', () => {
    const estimate = read(
      page(1, [
        ...header(ledger, 60),
        ...rows.flatMap((cells, index) => row(ledger, 76 + index * 14, cells)),
        ...row(ledger, 150, ['', '4529.44', '-62.24', '4591.68', '310.40'], { bold: true }),
      ]),
    );
    expect(
      estimate.lineItems.map((item) => [
        item.printed?.lineNumber,
        item.description,
        item.room,
        item.quantity,
        item.unit,
        item.unitPrice,
        item.tax,
        item.rcv,
        item.depreciation,
        item.acv,
      ]),
    ).toEqual([
      ['10', 'Vinyl plank', 'Den', 557.29, 'blk', 6.22, 251.31, 3717.65, 0, 3717.65],
      ['20', 'Refinish door', 'Den', 3, 'EA', 65.15, 14.17, 209.62, 50, 159.62],
      ['30', 'R-13 kraft batt', 'Den', 427.58, 'blk', 1.15, 35.65, 527.37, 0, 527.37],
      ['40', 'Duplex outlet', 'Guest Bath', 1, 'EA', 22.83, 1.66, 24.49, 12.24, 12.25],
      ['50', 'Stain block', 'Guest Bath', 198, 'blk', 0.53, 7.61, 112.55, 0, 112.55],
    ]);
    expect(estimate.printed?.totals).toMatchObject([
      { kind: 'grand', amounts: { rcv: 4591.68, acv: 4529.44, depreciation: 62.24 } },
    ]);
    const warning = estimate.printed?.warnings.find(({ code }) => code === 'columns_inferred');
    expect(warning?.message).toContain('"each net" for the unit price');
    expect(warning?.message).toContain('"gross" for the RCV');
    expect(warning?.at).toEqual({ page: 1 });
  });

  it('name groups and their sums in words that nobody knows', () => {
    const table = columns(
      ['Menge', 90],
      ['Einh.', 96, 'left'],
      ['Leistung', 140, 'left'],
      ['EP', 420],
      ['GP', 500],
    );
    const estimate = read(
      page(1, [
        ...header(table, 60),
        { text: '1 Küche', x: 140, y: 76, bold: true },
        ...row(table, 92, ['127,73', 'm²', 'Estrich ausbauen, 1,50 m breit', '16,00', '2.043,68']),
        ...row(table, 108, ['77,34', 'm²', 'Zementestrich einbauen', '39,16', '3.028,63']),
        { text: 'Summe Küche', x: 140, y: 124, bold: true },
        { text: '5.072,31', x: 500, y: 124, align: 'right', bold: true },
        { text: '2 Bad', x: 140, y: 140, bold: true },
        ...row(table, 156, ['6', 'Stk', 'WC abbauen', '159,88', '959,28']),
        ...row(table, 172, ['84,45', 'lfm', 'Silikonfugen erneuern', '6,54', '552,30']),
        { text: 'Summe Bad', x: 140, y: 188, bold: true },
        { text: '1.511,58', x: 500, y: 188, align: 'right', bold: true },
        { text: 'Schadensumme', x: 300, y: 220 },
        { text: '6.583,89 €', x: 540, y: 220, align: 'right' },
        { text: 'davon MwSt.', x: 300, y: 232 },
        { text: '1.051,21 €', x: 540, y: 232, align: 'right' },
      ]),
    );
    expect(
      estimate.lineItems.map((item) => [item.description, item.room, item.unit, item.rcv]),
    ).toEqual([
      ['Estrich ausbauen, 1,50 m breit', 'Küche', 'm²', 2043.68],
      ['Zementestrich einbauen', 'Küche', 'm²', 3028.63],
      ['WC abbauen', 'Bad', 'Stk', 959.28],
      ['Silikonfugen erneuern', 'Bad', 'lfm', 552.3],
    ]);
    expect(estimate.printed?.totals.map(({ name, amounts }) => [name, amounts.rcv])).toEqual([
      ['Küche', 5072.31],
      ['Bad', 1511.58],
      ['', 6583.89],
    ]);
  });

  it('may have units that nobody knows between the text and the figures', () => {
    const table = columns(
      ['Serviços a executar', 40, 'left'],
      ['Und.', 270, 'left'],
      ['Qtd. prev.', 350],
      ['Custo', 420],
      ['Final', 500],
    );
    const estimate = read(
      page(1, [
        { text: 'Orçamento de reparos', x: 40, y: 30, size: 14, bold: true },
        ...header(table, 60),
        ...row(table, 76, ['Retirar e recolocar bancada', 'm', '12,50', '22,00', 'R$ 275,00']),
        ...row(table, 92, ['Pintura, 2 demãos', 'm²', '127,73', '16,00', 'R$ 2.043,68']),
        ...row(table, 108, ['Louça sanitária', 'un', '3,00', '159,88', 'R$ 479,64']),
        ...row(table, 124, ['Rodapé', 'm', '24,23', '7,76', 'R$ 188,02']),
      ]),
    );
    expect(
      estimate.lineItems.map((item) => [item.description, item.unit, item.activity, item.room]),
    ).toEqual([
      ['Retirar e recolocar bancada', 'm', 'R', 'General'],
      ['Pintura, 2 demãos', 'm²', '+', 'General'],
      ['Louça sanitária', 'EA', '+', 'General'],
      ['Rodapé', 'm', '+', 'General'],
    ]);
  });

  it('describe their rows above the figures, and print depreciation before the ACV', () => {
    const table = columns(['Gmp', 130], ['Rgt', 200], ['Vbd', 300], ['Zzn', 380], ['Kpr', 460]);
    const figures = [
      ['10.00 SF', '2.31', '23.10', '(3.10)', '20.00'],
      ['408.00 SF', '0.81', '330.48', '(0.00)', '330.48'],
      ['3.00 EA', '118.00', '354.00', '(54.00)', '300.00'],
      ['12.72 LF', '7.16', '91.08', '(0.00)', '91.08'],
    ];
    const names = ['1. Tear off felt', '2. Paint walls', '3. Set door', '4. Trim board'];
    const estimate = read(
      page(1, [
        ...header(table, 60),
        ...figures.flatMap((cells, index) => [
          { text: names[index] ?? '', x: 40, y: 80 + index * 34 },
          ...row(table, 92 + index * 34, cells),
        ]),
        { text: 'Kpr vbd', x: 40, y: 220 },
        ...row(table, 220, ['', '', '798.66', '57.10', '741.56']),
      ]),
    );
    expect(
      estimate.lineItems.map((item) => [
        item.printed?.lineNumber,
        item.description,
        item.quantity,
        item.unitPrice,
        item.rcv,
        item.depreciation,
        item.acv,
      ]),
    ).toEqual([
      ['1', 'Tear off felt', 10, 2.31, 23.1, 3.1, 20],
      ['2', 'Paint walls', 408, 0.81, 330.48, 0, 330.48],
      ['3', 'Set door', 3, 118, 354, 54, 300],
      ['4', 'Trim board', 12.72, 7.16, 91.08, 0, 91.08],
    ]);
  });

  it('keep charges below their rows that lead to the amount below them', () => {
    const table = columns(['Wrkd', 40, 'left'], ['Anz', 250], ['Prjs', 320], ['Smmx', 400]);
    const rows = [
      ['Remove shingles', '22.50', '58.00', '1,305.00'],
      ['Install shingles', '24.00', '210.00', '5,040.00'],
      ['Drip edge', '180.00', '3.00', '540.00'],
      ['Gutter', '20.00', '8.00', '160.00'],
    ];
    const foot = (y: number, label: string, amount: string) => [
      { text: label, x: 250, y },
      ...row(table, y, ['', '', '', amount]),
    ];
    const estimate = read(
      page(1, [
        ...header(table, 60),
        ...rows.flatMap((cells, index) => row(table, 76 + index * 14, cells)),
        ...foot(132, 'Freight', '120.00'),
        ...foot(146, 'Permit fee', '250.00'),
        ...foot(160, 'Owed to us', '7,415.00'),
        ...foot(174, 'Paid', '500.00'),
      ]),
    );
    expect(estimate.lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Remove shingles', 1305],
      ['Install shingles', 5040],
      ['Drip edge', 540],
      ['Gutter', 160],
      ['Freight', 120],
      ['Permit fee', 250],
    ]);
    expect(estimate.printed?.totals).toMatchObject([{ kind: 'grand', amounts: { rcv: 7415 } }]);
  });

  it('may be several, each with columns of its own', () => {
    const labor = columns(['Vbp', 40, 'left'], ['Gzz', 250], ['Npr', 320], ['Kbg', 400]);
    const rented = columns(
      ['Vbp', 40, 'left'],
      ['Nkm', 200],
      ['Rzz', 250],
      ['Mbv', 310],
      ['Kbg', 400],
    );
    const estimate = read(
      page(1, [
        ...header(labor, 60),
        ...row(labor, 76, ['Laborer', '2.00', '44.00', '88.00']),
        ...row(labor, 92, ['Water tech', '8.25', '66.00', '544.50']),
        ...row(labor, 108, ['Supervisor', '6.25', '78.00', '487.50']),
        ...header(rented, 150),
        ...row(rented, 166, ['Axial air mover', '119', '7', '32.00', '3,808.00']),
        ...row(rented, 182, ['Dehumidifier', '84', '6', '118.00', '9,912.00']),
        ...row(rented, 198, ['Scrubber', '20', '5', '70.00', '1,400.00']),
      ]),
    );
    expect(estimate.lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Laborer', 88],
      ['Water tech', 544.5],
      ['Supervisor', 487.5],
      ['Axial air mover', 3808],
      ['Dehumidifier', 9912],
      ['Scrubber', 1400],
    ]);
  });

  it('have columns that stand a little aside on another page of a scan', () => {
    const rowsOf = (aside: number, works: readonly [string, string][]): CellLine[] =>
      works.map(([action, work]) => ({
        line: makeLine(1, [], true),
        figures: [],
        units: [],
        texts: [
          { left: 59 + aside, right: 90 + aside, text: action },
          { left: 109 + aside, right: 250 + aside, text: work },
        ],
      }));
    const rows = [
      ...rowsOf(0, [
        ['Replace', 'Base cabinet units'],
        ['Paint', 'Ceiling, two coats'],
      ]),
      ...rowsOf(-4, [
        ['Replace', 'Vinyl plank flooring'],
        ['Detach', 'Range, freestanding'],
      ]),
    ];
    const found = textColumnsOf(rows, ({ texts }) => texts);
    expect(found.map(({ left, cells }) => [left, cells.size])).toEqual([
      [55, 4],
      [105, 4],
    ]);
  });

  it('are no tables where figures make no product, however straight they stand', () => {
    const table = columns(['Zone', 60, 'left'], ['Lo', 300], ['Hi', 360], ['Mid', 420]);
    expect(() =>
      read(
        page(1, [
          ...header(table, 60),
          ...row(table, 76, ['Attic', '12.10', '14.20', '13.30']),
          ...row(table, 92, ['Crawl', '18.40', '22.00', '20.90']),
          ...row(table, 108, ['Hall', '9.10', '11.70', '10.20']),
          ...row(table, 124, ['Wall', '7.10', '8.40', '7.90']),
        ]),
      ),
    ).toThrow();
  });
});
