import { describe, expect, it } from 'vitest';
import { withoutShadow } from '../../../lambdas/domain/pdf/pages/without-shadows.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const SHEET = columns(['Task', 90, 'left'], ['Measured', 360], ['Rate', 450], ['Amount', 550]);

/** Small capitals, of which a letter was read as a small one. */
const MISREAD_HEADS = columns(
  ['TASK', 90, 'left'],
  ['MEASURED', 360],
  ['RaTE', 450],
  ['AMOUNT', 550],
);

const WORK = [
  ['Scrape the siding', '640 sf', '1.10 /sf', '704.00'],
  ['Prime the siding', '640 sf', '0.80 /sf', '512.00'],
  ['Caulk the joints', '951', '5.20/1f', '494.00'],
  ['Replace the trim', '31.51f', '9.00/If', '283.50'],
  ['Paint the trim', '220 lf', '1.45 /1f', '319.00'],
];

const rows = WORK.flatMap((cells, at) => row(SHEET, 120 + at * 14, cells));

const rowsOf = (runs: readonly PlacedText[]) =>
  read(
    page(
      1,
      runs.map((run) => ({ confidence: 0.95, ...run })),
      'ocr',
    ),
  ).lineItems.map(({ description, quantity, unit, unitPrice }) => [
    description,
    quantity,
    unit,
    unitPrice,
  ]);

const PRINTED = [
  ['Scrape the siding', 640, 'SF', 1.1],
  ['Prime the siding', 640, 'SF', 0.8],
  ['Caulk the joints', 95, 'LF', 5.2],
  ['Replace the trim', 31.5, 'LF', 9],
  ['Paint the trim', 220, 'LF', 1.45],
];

describe('a scan whose rates have their unit behind them', () => {
  it.each([
    ['heads', SHEET],
    ['heads in small capitals', MISREAD_HEADS],
  ])('and %s is read, be the unit of a length taken for a digit', (_, heads) => {
    expect(rowsOf([...header(heads, 100), ...rows])).toEqual(PRINTED);
  });

  it('has a tick before a row that is no word of it', () => {
    const ticked = { text: 'J', x: 70, y: 134 };
    expect(rowsOf([...header(SHEET, 100), ...rows, ticked])).toEqual(PRINTED);
  });
});

describe('the shadow of a binding', () => {
  const words = (confidence: number, grain = ['1', 'a', '|', '4', 'E', 'i', '2']) =>
    page(
      1,
      [
        ...grain.map(
          (text, at): PlacedText => ({
            text,
            x: 18,
            y: 100 + at * 14,
            confidence: at % 2 === 0 ? confidence : 0.9,
          }),
        ),
        ...Array.from(
          { length: 15 },
          (_, at): PlacedText => ({
            text: 'Scrape loose paint thoroughly',
            x: 80,
            y: 100 + at * 14,
            confidence: 0.95,
          }),
        ),
      ],
      'ocr',
    ).words;

  it('has letters in its grain that nobody printed', () => {
    expect(withoutShadow(words(0.3)).every(({ box }) => box.left >= 80)).toBe(true);
  });

  it('is told from what is read surely, and from numbers that count up', () => {
    expect(withoutShadow(words(0.95))).toHaveLength(words(0.95).length);
    const counted = words(0.3, ['1', '2', '3', '4', '5', '6', '7']);
    expect(withoutShadow(counted)).toBe(counted);
  });
});
