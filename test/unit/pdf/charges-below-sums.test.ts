import { describe, expect, it } from 'vitest';
import { isAdjustment } from '../../../lambdas/domain/pdf/sums/total-labels.ts';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, drawn, header, type PlacedText, page, read, row, warningsOf } from './draw.ts';

const SHEET = columns(
  ['Item', 36, 'left'],
  ['Description', 76, 'left'],
  ['Qty', 330],
  ['Unit', 350, 'left'],
  ['Unit Cost', 440],
  ['Extension', 560],
);

/** The head's number and name stand in one cell over all columns but the last. */
const head = (y: number, name: string, amount: string): PlacedText[] => [
  { text: name, x: 36, y, bold: true },
  ...row(SHEET, y, ['', '', '', '', '', amount], { bold: true }),
];

const foot = (y: number, label: string, amount: string): PlacedText[] => [
  { text: label, x: 440, y, align: 'right' },
  { text: amount, x: 560, y, align: 'right' },
];

const sheet = (whole: string) =>
  read(
    page(1, [
      ...header(SHEET, 100),
      ...head(120, '01 DEMOLITION & HAULING', '$ 50.00'),
      ...row(SHEET, 136, ['01.01', 'Remove carpet', '10.00', 'SF', '$ 1.00', '$ 10.00']),
      ...row(SHEET, 152, ['01.02', 'Remove base', '20.00', 'LF', '$ 2.00', '$ 40.00']),
      ...head(168, '02 FINISHES', '$ 150.00'),
      ...row(SHEET, 184, ['02.01', 'Paint walls', '75.00', 'SF', '$ 2.00', '$ 150.00']),
      ...foot(216, 'Subtotal', '$ 200.00'),
      ...foot(232, 'Overhead 10%', '$ 20.00'),
      ...foot(248, 'Builders Risk 1.5%', '$ 3.00'),
      ...foot(264, 'Grand Total', whole),
    ]),
  );

describe('what stands between the sum of all rows and the total of the whole', () => {
  it('leads from one to the other, whatever it is called', () => {
    const estimate = sheet('$ 223.00');
    expect(estimate.printed?.totals.at(-1)).toMatchObject({ kind: 'grand', adjustments: 23 });
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('excuses no total that it does not come to', () => {
    const estimate = sheet('$ 229.00');
    expect(reconcile(estimate).failures).toMatchObject([{ scope: 'estimate', printed: 229 }]);
  });
});

describe('a total before tax', () => {
  it('which a discount leads to leads on to the total with tax, whose words may go on below', () => {
    const estimate = read(
      page(
        1,
        drawn(`
#Invoice
~Description                            Qty   Unit price    Tax      Amount
Fence panels, board on board             14       $96.50     7%   $1,351.00
Porch post replacement                    2      $412.75     7%     $825.50
Engineer inspection                       1      $650.00     0%     $650.00

                              Subtotal                            $2,826.50
                              Goodwill credit                      -$250.00
                              Total excluding tax                 $2,576.50
                              Sales Tax - materials (7% on          $152.36
                              $2,176.50)
                              Total                               $2,728.86
~                             Amount due                     $2,728.86 USD
`),
      ),
    );
    expect(estimate.printed?.totals.at(-1)).toMatchObject({ kind: 'grand', adjustments: -97.64 });
    expect(reconcile(estimate).failures).toEqual([]);
  });
});

describe('sums beside words about them', () => {
  it('are sums, and the words no row, where labels end below each other and the words go on between', () => {
    const { lineItems, printed } = read(
      page(
        1,
        drawn(`
~Description                            Qty   Unit price        Amount
Fence panels, board on board             14       $96.50     $1,351.00
Porch post replacement                    2      $412.75       $825.50

Total In Words                                     Sub Total        2,176.50
United States Dollar Two Thousand Three       Sales Tax (7%)          152.36
Hundred Twenty-Eight and Eighty-Six Cents
                                                       Total        2,328.86
`),
      ),
    );
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Fence panels, board on board',
      'Porch post replacement',
    ]);
    expect(printed?.totals.at(-1)).toMatchObject({ kind: 'grand', amounts: { rcv: 2328.86 } });
  });
});

describe('tax on a part that a letter names', () => {
  it.each(['Sales tax on A, 8.65%', 'Tax on A (8%)', 'Sales tax on materials 8.65%'])(
    '%s is no row',
    (label) => expect(isAdjustment(label)).toBe(true),
  );

  it.each(['Tax on a permit', 'Tax on B vitamins'])('%s may be one', (label) =>
    expect(isAdjustment(label)).toBe(false),
  );
});

describe('charges between the sum of all rows and the total, whatever they are called', () => {
  const rows = (from: number): PlacedText[] =>
    [0, 1, 2].flatMap((at) =>
      row(SHEET, from + at * 14, ['', 'Base cabinet', '2', 'EA', '100.00', '200.00']),
    );

  it('leads from a sum below those of the groups to the total', () => {
    const estimate = read(
      page(1, [
        ...header(SHEET, 100),
        ...row(SHEET, 114, ['Wall A'], { bold: true }),
        ...rows(128),
        ...foot(172, 'Subtotal', '600.00'),
        ...row(SHEET, 188, ['Wall B'], { bold: true }),
        ...rows(202),
        ...foot(246, 'Subtotal', '600.00'),
        ...foot(262, 'Merchandise', '1,200.00'),
        ...foot(276, 'Freight', '85.00'),
        ...foot(290, 'Sales tax 6%', '72.00'),
        ...foot(304, 'Total', '1,357.00'),
      ]),
    );
    expect(estimate.lineItems).toHaveLength(6);
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('counts a share of the work once', () => {
    const estimate = read(
      page(1, [
        ...header(SHEET, 100),
        ...rows(114),
        ...foot(158, 'Subtotal', '600.00'),
        ...header(SHEET, 172),
        ...rows(186),
        ...foot(230, 'Subtotal', '600.00'),
        ...foot(246, 'Labor and materials', '1,200.00'),
        ...foot(260, 'Fuel surcharge 2.5%', '30.00'),
        ...foot(274, 'Sales tax 6% (materials only)', '40.00'),
        ...foot(288, 'Invoice total', '1,270.00'),
      ]),
    );
    expect(estimate.lineItems).toHaveLength(6);
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('takes off a share of the rows, and is no row', () => {
    const estimate = read(
      page(1, [
        ...header(SHEET, 100),
        ...rows(120),
        ...foot(172, 'Openings and options', '600.00'),
        ...foot(186, 'Spring promotion 12%', '(72.00)'),
        ...foot(200, 'Tax 5%', '26.40'),
        ...foot(214, 'Quote total', '554.40'),
      ]),
    );
    expect(estimate.lineItems).toHaveLength(3);
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it.each(['Less policy excess payable by policyholder', 'Utility rebate'])(
    'takes off what somebody else pays, below a total of all rows: %s',
    (label) => {
      const estimate = read(
        page(1, [
          ...header(SHEET, 100),
          ...rows(120),
          ...foot(172, 'Gross total', '600.00'),
          ...foot(186, label, '-350.00'),
        ]),
      );
      expect(estimate.lineItems).toHaveLength(3);
      expect(reconcile(estimate).failures).toEqual([]);
    },
  );
});

describe('charges that the total counts and no line holds', () => {
  const roof = (...below: string[]) =>
    read(
      page(
        1,
        drawn(
          [
            '~Description                            Qty  Unit   Price      Total',
            'Remove shingles                        22.50 SQ     58.00   1,305.00',
            'Install shingles                       24.00 SQ    210.00   5,040.00',
            'Drip edge                             180.00 LF      3.00     540.00',
            ...below,
          ].join('\n'),
        ),
      ),
    );

  it('are told where they stand below the sum of all lines', () => {
    const estimate = roof(
      'Subtotal                                                    6,885.00',
      'Freight                                                       120.00',
      'Permit fee                                                    250.00',
      'Overhead 10%                                                  688.50',
      'Total                                                       7,943.50',
    );
    expect(estimate.lineItems).toHaveLength(3);
    expect(reconcile(estimate).failures).toEqual([]);
    expect(warningsOf(estimate)).toEqual([
      {
        code: 'charges_left_out',
        message:
          'Page 1 adds to the sum of all lines, in the total that it prints: "Freight 120.00", "Permit fee 250.00". They are no lines of the estimate; add them by hand if they are to be.',
        at: { page: 1 },
      },
    ]);
  });

  it('are none where they are tax, markup, discount or lines', () => {
    const added = roof(
      'Subtotal                                                    6,885.00',
      'Sales tax                                                     100.00',
      'Builders Risk 1.5%                                            103.28',
      'Neighbor discount                                            (88.28)',
      'Total                                                       7,000.00',
    );
    const listed = roof(
      'Freight                                                       120.00',
      'Total                                                       7,005.00',
    );
    expect(listed.lineItems).toHaveLength(4);
    for (const estimate of [added, listed]) {
      expect(reconcile(estimate).failures).toEqual([]);
      expect(warningsOf(estimate)).toEqual([]);
    }
  });
});

describe('a tax on one of the parts above', () => {
  it.each(['Sales tax on A, 8.65%', 'Sales tax on B (8.65%)', 'Tax on materials, 7%'])(
    'is no work: %s',
    (text) => {
      expect(isAdjustment(text)).toBe(true);
    },
  );
});

describe('a tax on what is said to be taxable', () => {
  it.each(['Taxable $1,206.40 at 7.5% $90.48', 'Taxable amount 310.00 @ 8% 24.80'])(
    'is no work: %s',
    (text) => {
      expect(isAdjustment(text)).toBe(true);
    },
  );

  it('what is done may be called so without a rate', () => {
    expect(isAdjustment('Taxable materials, 2 rolls $90.48')).toBe(false);
  });
});
