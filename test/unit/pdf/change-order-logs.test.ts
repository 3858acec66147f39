import { describe, expect, it } from 'vitest';
import { columns, type PlacedText, page, read, row, text } from './draw.ts';

const LOG = columns(
  ['CO #', 36, 'left'],
  ['Date', 70, 'left'],
  ['', 110, 'left'],
  ['Reference', 330, 'left'],
  ['Status', 380, 'left'],
  ['Days', 440],
  ['Amount', 500],
  ['Contract to date', 590],
);

const ROWS = [
  [
    'CO-01',
    '2/3',
    'Rotted rim joist, jack and replace',
    'RFI-2',
    'Approved',
    '3',
    '4,200.50',
    '94,200.50',
  ],
  ['CO-02', '2/9', 'Delete salvaged mantel', 'ASI-1', 'Approved', '', '(950.00)', '93,250.50'],
  ['CO-03', '3/1', 'Second layer of drywall', 'RFI-4', 'VOID', '', 'VOID', '93,250.50'],
  [
    'CO-04',
    '3/7',
    'Ramp landing and rail extension at the dock',
    'City',
    'Approved',
    '4',
    '7,926.00',
    '101,176.50',
  ],
  ['CO-05', '3/9', 'Third coat of paint', 'Owner', 'Approved', '', '864.00', '102,040.50'],
  ['CO-06', '4/2', 'Tank lid', 'T&M', 'Pending', '', 'TBD', '102,040.50'],
] as const;

/** The log with the contract sum that its fourth row prints. */
const log = (sum: string): PlacedText[] => [
  text(40, 'CHANGE ORDER LOG', { bold: true }),
  ...row(
    LOG,
    100,
    LOG.map(({ heading }) => heading),
    { bold: true },
  ),
  { text: 'Description', x: 190, y: 100, bold: true },
  ...row(LOG, 115, ['', '', 'ORIGINAL CONTRACT SUM', '', '', '', '', '$90,000.00'], { bold: true }),
  ...ROWS.flatMap((cells, at) =>
    row(LOG, 130 + (at > 3 ? at + 1 : at) * 13, at === 3 ? [...cells.slice(0, 7), sum] : cells),
  ),
  ...row(LOG, 179, ['', '', '(code upgrade)']),
  ...row(LOG, 225, ['', '', 'NET CHANGE ORDERS', '', '', '7', '$12,040.50', '$102,040.50'], {
    bold: true,
  }),
];

describe('a log of change orders with the contract sum up to each of them', () => {
  it('has what each changes, and neither the contract nor what all come to', () => {
    const { lineItems, printed } = read(page(1, log('101,176.50')));
    expect(
      lineItems.map(({ printed: own, description, rcv }) => [
        own?.lineNumber,
        description,
        rcv,
        own?.priceNote,
      ]),
    ).toEqual([
      ['CO-01', 'Rotted rim joist, jack and replace', 4200.5, null],
      ['CO-02', 'Delete salvaged mantel', -950, null],
      ['CO-03', 'Second layer of drywall', null, 'VOID'],
      ['CO-04', 'Ramp landing and rail extension at the dock (code upgrade)', 7926, null],
      ['CO-05', 'Third coat of paint', 864, null],
      ['CO-06', 'Tank lid', null, 'TBD'],
    ]);
    expect(printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([12040.5]);
  });

  it('is none where a sum does not follow from the one above', () => {
    const { lineItems } = read(page(1, log('101,177.50')));
    expect(lineItems.map(({ rcv }) => rcv)).not.toContain(7926);
  });
});
