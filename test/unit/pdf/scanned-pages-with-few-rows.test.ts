import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QTY', 300],
  ['REMOVE', 360],
  ['REPLACE', 430],
  ['TOTAL', 540],
);

const work = (number: number, words: string): string[] => [
  `${number}. ${words}`,
  '1.00 EA',
  '0.00',
  '10.00',
  '10.00',
];

const scanned = (runs: readonly PlacedText[]): PlacedText[] =>
  runs.map((run) => ({ ...run, confidence: 0.95 }));

it('a scanned page of few rows has its descriptions as wide as another', () => {
  const full = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((number): PlacedText[] => {
    const y = 120 + number * 28;
    const wraps = number % 3 === 0;
    const words = wraps ? 'Detach & Reset Interior door unit and jamb' : 'R&R Baseboard - 3 1/4"';
    const below = { text: 'trim, both sides', x: 36, y: y + 12 };
    return [...row(TABLE, y, work(number, words)), ...(wraps ? [below] : [])];
  });
  const few: PlacedText[] = [
    ...row(TABLE, 120, work(9, 'Detach & Reset Closet shelf and rod set')),
    { text: 'package', x: 36, y: 132 },
    ...row(TABLE, 148, work(10, 'Seal stud wall for odor control')),
  ];
  const { lineItems } = read(
    page(1, scanned([...header(TABLE, 100), ...full]), 'ocr'),
    page(2, scanned([...header(TABLE, 100), ...few]), 'ocr'),
  );
  expect(lineItems.slice(-2).map(({ description, f9Note }) => [description, f9Note])).toEqual([
    ['Detach & Reset Closet shelf and rod set package', null],
    ['Seal stud wall for odor control', null],
  ]);
});

it('what is written in the margin of a scan and hardly read is no print', () => {
  const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((number) =>
    row(TABLE, 100 + number * 20, work(number, 'R&R Baseboard - 3 1/4" MDF primed')),
  );
  const notes: PlacedText[] = [
    { text: 'Check', x: 4, y: 160, confidence: 0.32 },
    { text: 'was?', x: 580, y: 200, confidence: 0.5 },
  ];
  const { lineItems } = read(
    page(1, [...scanned([...header(TABLE, 100), ...rows]), ...notes], 'ocr'),
  );
  expect(lineItems.map(({ printed, f9Note }) => [printed?.lineNumber, f9Note])).toEqual(
    [...'123456789'].map((number) => [number, null]),
  );
  expect(new Set(lineItems.map(({ description }) => description)).size).toBe(1);
});
