import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row, warningsOf } from './draw.ts';

const TABLE = columns(
  ['#', 36, 'left'],
  ['CODE', 54, 'left'],
  ['DESCRIPTION', 116, 'left'],
  ['QTY', 340],
  ['UNIT', 346, 'left'],
  ['PRICE', 410],
  ['RCV', 470],
);

interface Job {
  code: string;
  /** Lines of the description. */
  words: readonly string[];
  note?: string;
}

const JOBS: readonly Job[] = [
  { code: 'RFG FELT15', words: ['Roofing felt - 15 lb.'], note: 'Note: Slope measured by gauge.' },
  { code: 'RFG DRIP', words: ['Drip edge'] },
  { code: 'RFG VENTTP', words: ['Remove and Replace Roof vent, turtle type', 'Plastic'] },
  {
    code: 'WDR SCRN',
    words: ['Remove and Replace Window screen, 10 - 16', 'SF'],
    note: 'Note: Screens on 3 of 5 windows torn, one is bent.',
  },
  { code: 'PNT X1', words: ['Exterior - paint one coat, walls'], note: 'Note: See photo 14.' },
  { code: 'QQW WRAP', words: ['House wrap (air/moisture barrier)'] },
  { code: 'PNT MASK', words: ['Mask and prep for paint, per LF'] },
];

const printed = (jobs: readonly Job[]): PlacedText[] => {
  let y = 90;
  const step = (by: number): number => {
    y += by;
    return y;
  };
  const described = { x: 116, size: 8 };
  return [
    { text: 'Elevation - Front', x: 36, y: 60, bold: true, size: 11 },
    ...header(TABLE, 76),
    { text: 'SFG · Soffit, Fascia & Gutter', x: 116, y: 90, bold: true, size: 8 },
    ...jobs.flatMap(({ code, words: [first = '', ...more], note }, at) => [
      ...row(TABLE, step(13), [String(at + 1), code, first, '10.00', 'EA', '5.00', '50.00'], {
        size: 8,
      }),
      ...more.map((text): PlacedText => ({ ...described, text, y: step(11) })),
      ...(note === undefined ? [] : [{ ...described, text: note, y: step(11) }]),
    ]),
  ];
};

describe('a column that holds category and selector together', () => {
  const estimate = read(page(1, printed(JOBS)));
  const { lineItems } = estimate;

  it('gives each of them, a category that nobody knows among others too', () => {
    const codes = lineItems.map(({ cat, sel }) => `${cat} ${sel}`);
    expect(codes).toEqual(JOBS.map(({ code }) => code));
  });

  it('leaves codes of other makers whole', () => {
    const others = JOBS.map((job, at) => ({ ...job, code: `ZZQ ${at}40` }));
    const items = read(page(1, printed(others))).lineItems;
    expect(items.map(({ cat, sel }) => [cat, sel])).toEqual(others.map(({ code }) => [null, code]));
  });

  it('does not widen the descriptions behind it: they go on below, and labelled notes do not', () => {
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual(
      JOBS.map(({ words, note }) => [words.join(' '), note ?? null]),
    );
  });

  it('loses no text where a trade heads the first rows of a room', () => {
    expect(new Set(lineItems.map(({ section }) => section))).toEqual(
      new Set(['SFG · Soffit, Fascia & Gutter']),
    );
    expect(warningsOf(estimate)).toEqual([]);
  });
});
