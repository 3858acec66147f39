import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const FIGURES = columns(
  ['QUANTITY', 130],
  ['UNIT PRICE', 190],
  ['TAX', 246],
  ['RCV', 316],
  ['AGE/LIFE', 396],
  ['DEPREC.', 476],
  ['ACV', 546],
);
const WEAR = columns(['CONDITION', 396], ['DEP %', 476]);

const ROWS = [
  ['9.23 SQ', '39.12', '10.43', '371.51', '12/20 yrs', '(222.91)', '148.60', 'Avg.', '60.00%'],
  ['44.50 LF', '2.28', '4.17', '105.63', '12/20 yrs', '(63.38)', '42.25', 'Avg.', '60.00%'],
  ['41.50 LF', '6.85', '11.19', '295.47', '12/25 yrs', '(141.83)', '153.64', 'Avg.', '48.00%'],
  ['1.00 EA', '108.19', '5.87', '114.06', '12/25 yrs', '(54.75)', '59.31', 'New', '48.00%'],
];

/** The table with some words read otherwise, `pep` hardly, and with others beside it. */
const scanned = (misread: Record<string, string> = {}, beside: readonly PlacedText[] = []) => {
  const runs = [
    { text: 'Roof', x: 36, y: 40, bold: true },
    { text: '1,846.22 Surface Area', x: 100, y: 54 },
    { text: '18.46 Number of Squares', x: 320, y: 54 },
    { text: '178.40 Total Perimeter Length', x: 100, y: 66 },
    { text: '41.50 Total Ridge Length', x: 320, y: 66 },
    ...beside,
    ...header(FIGURES, 90),
    ...header(WEAR, 97),
    ...ROWS.flatMap((cells, at) => {
      const y = 120 + at * 40;
      return [
        { text: `${at + 1}. Part ${'abcd'[at]}`, x: 36, y },
        ...row(FIGURES, y + 11, cells.slice(0, 7)),
        ...row(WEAR, y + 22, cells.slice(7)),
      ];
    }),
  ];
  const words = page(1, runs, 'ocr').words.map((word) => {
    const text = misread[`${word.text} ${Math.round(word.box.bottom)}`] ?? misread[word.text];
    const confidence = ['pep', 'TNO', 'FA', 'dpe'].includes(text ?? word.text) ? 0.3 : 0.96;
    return { ...word, text: text ?? word.text, confidence };
  });
  return read({ ...page(1, runs, 'ocr'), words }).lineItems.map(
    ({ description, room, section, printed, tax, f9Note }) => [
      description,
      section ?? room,
      printed?.condition,
      printed?.depreciationPercent,
      tax,
      f9Note,
    ],
  );
};

const AS_PRINTED = [
  ['Part a', 'Roof', 'Avg.', 60, 10.43, null],
  ['Part b', 'Roof', 'Avg.', 60, 4.17, null],
  ['Part c', 'Roof', 'Avg.', 48, 11.19, null],
  ['Part d', 'Roof', 'New', 48, 5.87, null],
];

it('the third line of a scanned row has its condition and percentage', () => {
  expect(scanned()).toEqual(AS_PRINTED);
});

it('a speck behind the condition, or a slash for the point of the percentage, is none', () => {
  expect(scanned({ 'Avg. 184': "Avg.'" })).toEqual(AS_PRINTED);
  expect(scanned({ '48.00% 224': '48/00%' })).toEqual(AS_PRINTED);
});

it('a word before a percent sign below heads is `DEP`, if it was hardly read', () => {
  expect(scanned({ DEP: 'pep' })).toEqual(AS_PRINTED);
});

it('a speck before a tax that the total has in it is no sign', () => {
  expect(scanned({ '5.87': '-5.87' })).toEqual(AS_PRINTED);
});

it('what was scribbled beside the heads names nothing', () => {
  expect(scanned({}, [{ text: 'TNO  FA dpe', x: 395, y: 80 }])).toEqual(AS_PRINTED);
});

it('an upright line through a faxed sheet is no letter beside its rows', () => {
  const pieces = [30, 120, 150, 160, 200, 300, 420].map(
    (y, at): PlacedText => ({ text: '|i'[at % 2] ?? '', x: 462 - at / 4, y, size: 5 }),
  );
  expect(scanned({}, pieces)).toEqual(AS_PRINTED);
});
