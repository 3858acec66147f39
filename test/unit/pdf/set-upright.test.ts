import { describe, expect, it } from 'vitest';
import { cleanWords } from '../../../lambdas/domain/pdf/pages/clean-words.ts';
import { linesOfPage } from '../../../lambdas/domain/pdf/pages/lines.ts';
import type { PageText, Word } from '../../../lambdas/domain/pdf/pages/page-text.ts';
import { wordsOfRuns } from '../../../lambdas/domain/pdf/text-layer/page-words.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 60, 'left'],
  ['QUANTITY', 300],
  ['UNIT PRICE', 400],
  ['TOTAL', 500],
);

const ROWS: PlacedText[] = [
  ...header(TABLE, 100),
  ...row(TABLE, 114, ['Drip edge', '120.00 LF', '2.50', '300.00']),
  ...row(TABLE, 128, ['Ridge cap', '40.00 LF', '5.00', '200.00']),
];

const mapped = (drawn: PageText, width: number, height: number, map: (word: Word) => Word) => ({
  ...drawn,
  width,
  height,
  words: drawn.words.map(map),
});

/** Where a page that lies askew has its words: boxes reach around the leaning words. */
const leaning = (degrees: number) => (word: Word) => {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const { left, top, right, bottom } = word.box;
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].map(([x = 0, y = 0]) => [x * cos + y * sin, y * cos - x * sin] as const);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return {
    ...word,
    angle: degrees,
    box: {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    },
  };
};

const linesOf = (drawn: PageText): string[] => {
  const { page: upright, words } = cleanWords(drawn);
  return linesOfPage(upright, words).map((line) => line.text);
};

describe('pages that do not lie as they were printed', () => {
  const straight = page(1, ROWS);

  it.each([1.2, -2])('a text layer that leans by %d degrees keeps its lines', (degrees) => {
    const askew = mapped(straight, 612, 792, leaning(degrees));
    expect(linesOf(askew)).toEqual(linesOf(straight));
  });

  /** The page as it lies on its side; its text reads upwards. */
  const onItsSide = (drawn: PageText): PageText =>
    mapped(drawn, 792, 612, (word) => ({
      ...word,
      angle: 90,
      box: {
        left: word.box.top,
        right: word.box.bottom,
        top: 612 - word.box.right,
        bottom: 612 - word.box.left,
      },
    }));

  it('a page with a few sums that lies on its side is turned', () => {
    const sums = page(
      1,
      ['Line Item Total 500.00', 'Deductible 100.00', 'Net Claim 400.00', 'Paid 0.00'].map(
        (text, index) => ({ text, x: 60, y: 100 + index * 14 }),
      ),
    );
    expect(linesOf(onItsSide(sums))).toEqual(linesOf(sums));
  });

  it('a stamp along the margin of a page of photos stays where it stands', () => {
    const margin = page(1, [{ text: 'Downloaded by the adjuster on 05/12/2026', x: 60, y: 20 }]);
    expect(linesOf(onItsSide(margin))).toEqual([]);
  });

  it.each([4, 0.4])('a page %d times its size is read as a sheet', (scale) => {
    const grown = mapped(straight, 612 * scale, 792 * scale, (word) => ({
      ...word,
      fontSize: word.fontSize * scale,
      box: {
        left: word.box.left * scale,
        top: word.box.top * scale,
        right: word.box.right * scale,
        bottom: word.box.bottom * scale,
      },
    }));
    expect(read(grown).lineItems.map((item) => item.quantity)).toEqual([120, 40]);
  });

  it('a page with a unit of its own has words as wide as they are printed', () => {
    const run = {
      str: 'Drip edge',
      transform: [5, 0, 0, 5, 100, 100],
      width: 20,
      height: 5,
      fontName: 'f',
      hasEOL: false,
    };
    const words = wordsOfRuns([run], { transform: [2, 0, 0, -2, 0, 792] }, () => ({
      bold: false,
      italic: false,
    }));
    expect(words[0]?.box.left).toBeCloseTo(200);
    expect(words[1]?.box.right).toBeCloseTo(240);
  });
});

describe('stickers of exhibits', () => {
  it('are part of no row and no note, wherever they stick', () => {
    const stuck = page(1, [
      ...ROWS,
      { text: 'EXHIBIT', x: 540, y: 121 },
      { text: 'B-12', x: 546, y: 138, size: 16 },
      { text: 'Exhibit 4', x: 520, y: 700 },
    ]);
    expect(linesOf(stuck)).toEqual(linesOf(page(1, ROWS)));
  });

  it('are told from sentences about exhibits', () => {
    const sentence: PlacedText = { text: 'See exhibit 4 for the photos', x: 60, y: 160 };
    expect(linesOf(page(1, [sentence]))).toEqual(['See exhibit 4 for the photos']);
  });
});

describe('stamps of offices', () => {
  it('are part of no row and no note, with their dates and checks', () => {
    const stamped = page(1, [
      ...ROWS,
      { text: 'PAID', x: 320, y: 119, size: 14 },
      { text: 'CK# 10432 $4,812.55', x: 310, y: 124, size: 6 },
      { text: 'MAY 14 2026', x: 314, y: 132, size: 6 },
      { text: 'RECEIVED', x: 60, y: 700, size: 14 },
      { text: '05/14/2026', x: 70, y: 712, size: 9 },
    ]);
    expect(linesOf(stamped)).toEqual(linesOf(page(1, ROWS)));
  });

  it('may lie on the cells of a row, in type of its size', () => {
    const stamped = page(1, [
      ...ROWS,
      { text: 'PAID', x: 455, y: 100, size: 14 },
      { text: 'MAY 14 2026', x: 444, y: 114 },
    ]);
    expect(linesOf(stamped)).toEqual(linesOf(page(1, ROWS)));
  });

  it('take no name of a room with them', () => {
    const room: PlacedText = { text: 'Office', x: 330, y: 90, bold: true };
    const near = (text: string): PageText =>
      page(1, [room, ...ROWS, { text, x: 320, y: 84, size: 14 }]);
    for (const mark of ['PAID', 'COPY'])
      expect(linesOf(near(mark)).some((line) => line.includes('Office'))).toBe(true);
  });

  it('are told from titles, and from headings above dates', () => {
    const titles = page(1, [
      ...ROWS,
      { text: 'PAID', x: 60, y: 160, size: 14 },
      { text: 'Received', x: 60, y: 300 },
      { text: '05/14/2026', x: 60, y: 312 },
    ]);
    expect(linesOf(titles)).toEqual([...linesOf(page(1, ROWS)), 'PAID', 'Received', '05/14/2026']);
  });

  it('may be the signatures of programs', () => {
    const signed = page(1, [
      ...ROWS,
      { text: 'Ned Alder', x: 300, y: 124, size: 16 },
      ...[
        'Digitally signed by Ned Alder',
        'DN: cn=Ned Alder, o=Alder LLC',
        "Date: 2026.05.14 10:31:07 -05'00'",
      ].map((text, line) => ({ text, x: 420, y: 119 + line * 7, size: 6 })),
    ]);
    expect(linesOf(signed)).toEqual(linesOf(page(1, ROWS)));
  });
});

describe('marks in the margins', () => {
  const among = (texts: readonly string[], x: number, pitch: number): PlacedText[] =>
    texts.map((text, index) => ({ text, x, y: 60 + index * pitch, size: 11 }));

  it('are the numbers of pleading paper', () => {
    const numbers = Array.from({ length: 28 }, (_, index) => String(index + 1));
    const pleading = page(1, [...ROWS, ...among(numbers, 20, 24.3)]);
    expect(linesOf(pleading)).toEqual(linesOf(page(1, ROWS)));
  });

  it('are what somebody ticked off', () => {
    const ticked = page(1, [...ROWS, ...among(['OK', 'X', 'ok', '?', 'NO', 'X'], 590, 11.7)]);
    expect(linesOf(ticked)).toEqual(linesOf(page(1, ROWS)));
  });

  it('are told from the numbers of the rows', () => {
    const rows = Array.from({ length: 8 }, (_, index) => 120 + index * 14);
    const numbered = page(
      1,
      rows.flatMap((y, index) => [
        { text: String(index + 1), x: 36, y },
        { text: 'Drip edge', x: 60, y },
      ]),
    );
    expect(linesOf(numbered)[0]).toBe('1 Drip edge');
  });
});
