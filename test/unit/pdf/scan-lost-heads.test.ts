import { describe, expect, it } from 'vitest';
import { linesOfPage } from '../../../lambdas/domain/pdf/pages/lines.ts';
import { settleHeading } from '../../../lambdas/domain/pdf/scan/settle-heading.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 260],
  ['PRICE', 330],
  ['TAX', 370],
  ['RCV', 430],
  ['AGE/LIFE', 480],
  ['DEPREC.', 530],
  ['ACV', 590],
);

const KITCHEN = [
  ['1. Drywall', '100.00 SF', '3.00', '6.00', '306.00', '5/50', '(30.60)', '275.40'],
  ['2. Paint', '200.00 SF', '1.00', '2.00', '202.00', '', '(0.00)', '202.00'],
  ['3. Base', '50.00 LF', '4.00', '0.00', '200.00', '5/25', '(40.00)', '160.00'],
];
const DEN = [
  ['4. Carpet', '10.00 SY', '30.00', '0.00', '300.00', '5/10', '(150.00)', '150.00'],
  ['5. Pad', '10.00 SY', '5.00', '0.00', '50.00', '', '(0.00)', '50.00'],
];

const scan = (runs: readonly PlacedText[]) =>
  read(
    page(
      1,
      runs.map((run): PlacedText => ({ confidence: 0.95, ...run })),
      'ocr',
    ),
  );

const printed = (head: readonly PlacedText[], den: readonly PlacedText[]): PlacedText[] => [
  { text: 'Kitchen', x: 36, y: 60, bold: true },
  ...head,
  ...KITCHEN.flatMap((cells, at) => row(TABLE, 94 + at * 14, cells)),
  ...row(TABLE, 140, ['Total Kitchen', '', '', '8.00', '708.00', '', '70.60', '637.40'], {
    bold: true,
  }),
  ...den,
  ...header(TABLE, 184),
  ...DEN.flatMap((cells, at) => row(TABLE, 198 + at * 14, cells)),
  ...row(TABLE, 230, ['Total Den', '', '', '0.00', '350.00', '', '150.00', '200.00'], {
    bold: true,
  }),
];

const HEAD = header(TABLE, 80);
const NAME: PlacedText = { text: 'Den', x: 36, y: 166, bold: true };

describe('heads of a scan', () => {
  it('that were not read are told by the figures below them', () => {
    const { lineItems } = scan(
      printed(
        HEAD.filter(({ text }) => text !== 'PRICE' && text !== 'AGE/LIFE'),
        [NAME],
      ),
    );
    expect(lineItems.slice(0, 3)).toMatchObject([
      { unitPrice: 3, tax: 6, rcv: 306, printed: { ageYears: 5, lifeYears: 50 } },
      { unitPrice: 1, tax: 2, rcv: 202 },
      { unitPrice: 4, tax: 0, rcv: 200, printed: { ageYears: 5, lifeYears: 25 } },
    ]);
  });

  it('that touch are two', () => {
    const touching = HEAD.filter(({ text }) => text !== 'AGE/LIFE').map((run) =>
      run.text === 'RCV' ? { ...run, text: 'RCVAGE/LIFE', x: 412, align: 'left' as const } : run,
    );
    const { lineItems } = scan(printed(touching, [NAME]));
    expect(lineItems[0]).toMatchObject({ rcv: 306, printed: { ageYears: 5, lifeYears: 50 } });
  });

  it('name the room that its sum names, where the name was not read', () => {
    const { lineItems, printed: print } = scan(printed(HEAD, []));
    expect(lineItems.map(({ room }) => room)).toEqual([
      'Kitchen',
      'Kitchen',
      'Kitchen',
      'Den',
      'Den',
    ]);
    expect(print?.warnings.map(({ message }) => message).join()).toContain('Den');
  });
});

it('trades above the rows of a scan are those set as others are, also where no list has them', () => {
  const trade = (text: string, y: number): PlacedText => ({ text, x: 40, y, italic: true });
  const { lineItems } = scan([
    { text: 'Kitchen', x: 36, y: 60, bold: true },
    ...HEAD,
    trade('Plumbing', 94),
    ...row(TABLE, 108, KITCHEN[0] ?? []),
    trade('Water Mitigation', 122),
    ...row(TABLE, 136, KITCHEN[1] ?? []),
    trade('Painting', 150),
    ...row(TABLE, 164, KITCHEN[2] ?? []),
  ]);
  expect(lineItems.map(({ section, f9Note }) => [section, f9Note])).toEqual([
    ['Plumbing', null],
    ['Water Mitigation', null],
    ['Painting', null],
  ]);
});

it('heads that a streak of a fax joins are those between its strokes', () => {
  const streaked = page(
    1,
    ['QUANTITY', 'UNIT', 'TAX', '_', 'RCV_AGELIFE_COND.', 'DEP %', 'DEPREC.', 'ACV'].map(
      (text, at) => ({ text, x: 60 + at * 70 + (at > 4 ? 60 : 0), y: 100 }),
    ),
    'ocr',
  );
  const [line] = linesOfPage(streaked, streaked.words);
  expect(settleHeading(line ?? null, [])?.text).toBe(
    'QUANTITY UNIT TAX RCV AGE/LIFE COND. DEP % DEPREC. ACV',
  );
});
