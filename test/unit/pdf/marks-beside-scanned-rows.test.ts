import { expect, it } from 'vitest';
import { readEstimate } from '../../../lambdas/domain/pdf/read-estimate.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const cells = columns(
  ['DESCRIPTION', 64, 'left'],
  ['QUANTITY', 300],
  ['UNIT PRICE', 400],
  ['TOTAL', 500],
);

const WORK = [
  ['Carpet pad', '10.00 SF', '2.00', '20.00'],
  ['Carpet', '10.00 SF', '4.00', '40.00'],
  ['Baseboard', '10.00 LF', '5.00', '50.00'],
  ['Paint walls', '20.00 SF', '1.00', '20.00'],
  ['Paint ceiling', '30.00 SF', '1.00', '30.00'],
];

const rows: PlacedText[] = WORK.flatMap(([name = '', ...figures], at) =>
  row(cells, 120 + at * 14, [`${at + 1}. ${name}`, ...figures]),
);

const scanned = (runs: readonly PlacedText[]) => {
  const result = readEstimate(
    [
      page(
        1,
        [{ text: 'Kitchen', x: 180, y: 80, bold: true }, ...header(cells, 100), ...runs].map(
          (run) => ({ ...run, confidence: 0.9 }),
        ),
        'ocr',
      ),
    ],
    { fileName: 'a.pdf' },
  );
  if (result.kind === 'failed') throw new Error(result.message);
  return result.estimate.lineItems.map(({ printed, description, f9Note }) => [
    printed?.lineNumber,
    description,
    f9Note,
  ]);
};

const AS_PRINTED = WORK.map(([name], at) => [String(at + 1), name, null]);

it.each([
  ['ticked beside its rows', ['v', 'N/A', 'J', 'V4', 'ck']],
  ['with specks beside them', ['.', ':', '!', '·', '|']],
])('a scan %s has rows of their own numbers and words', (_, marks) => {
  const beside = marks.map((text, at): PlacedText => ({ text, x: 40, y: 120 + at * 14 }));
  expect(scanned([...beside, ...rows])).toEqual(AS_PRINTED);
});

it('a star before the number of a scanned row is printed', () => {
  const starred = scanned([{ text: '*', x: 54, y: 148 }, ...rows]);
  expect(starred.map(([number]) => number)).toEqual(['1', '2', '3', '4', '5']);
});

it('a tick that touches the number of its row is none of it', () => {
  const ticked = rows.flatMap((run): PlacedText[] =>
    run.text.startsWith('3. ')
      ? [
          { ...run, text: '<3.', x: 52, size: 14 },
          { ...run, text: run.text.slice(3), x: 77.5 },
        ]
      : [run],
  );
  expect(scanned(ticked)).toEqual(AS_PRINTED);
});

it('words left of the numbers of a sheet with two pages are no marks', () => {
  const moved = rows.map((run) => ({ ...run, x: run.x + 300 }));
  const heads = header(cells, 100).map((run) => ({ ...run, x: run.x + 300 }));
  const letter: PlacedText[] = ['Client: Dale Mercer', 'Loss: hail of March', 'Type: wind'].map(
    (text, at) => ({ text, x: 60, y: 120 + at * 14 }),
  );
  const result = readEstimate(
    [{ ...page(1, [...heads, ...letter, ...moved], 'ocr'), width: 900 }],
    { fileName: 'a.pdf' },
  );
  if (result.kind === 'failed') throw new Error(result.message);
  expect(result.estimate.insuredName).toBe('Dale Mercer');
});

it('a rule below a letter, and lines of a drawing before a name, are none of these in a scan', () => {
  const draft = columns(
    ['CAT', 48, 'left'],
    ['SEL', 100, 'left'],
    ['ACT', 154, 'left'],
    ['DESCRIPTION', 180, 'left'],
  );
  const figures = columns(
    ['CALC', 48, 'left'],
    ['QTY', 230],
    ['REMOVE', 343],
    ['REPLACE', 401],
    ['TAX', 460],
    ['TOTAL', 572],
  );
  const row2 = (y: number, first: string[], second: string[]): PlacedText[] => [
    ...row(draft, y, first),
    ...row(figures, y + 10, second),
  ];
  const runs: PlacedText[] = [
    { text: 'aa', x: 75, y: 60 },
    { text: 'Family Room', x: 137, y: 60, bold: true },
    { text: "Height: 8'", x: 539, y: 60 },
    ...row(draft, 90, ['CAT', 'SEL', 'ACT', 'DESCRIPTION'], { bold: true }),
    ...header(figures, 97),
    ...row2(
      120,
      ['1. FNC', 'B3', 'R___', 'Detach & Reset Baseboard - 3 1/4"'],
      ['PF', '67.00LF', '0.00+', '3.14', '0.00', '210.38'],
    ),
    ...row2(
      150,
      ['2. FNC', 'BQR', '&', 'R&R Quarter round - 3/4"'],
      ['PF', '67.00LF', '0.26+', '2.47', '3.94', '186.85'],
    ),
    ...row2(
      180,
      ['3. PNT', 'SP', '+', 'Seal/prime the walls'],
      ['W', '536.00SF', '0.00+', '1.32', '12.03', '719.55'],
    ),
  ];
  const result = readEstimate(
    [
      page(
        1,
        runs.map((run) => ({ ...run, confidence: 0.9 })),
        'ocr',
      ),
    ],
    { fileName: 'a.pdf' },
  );
  if (result.kind === 'failed') throw new Error(result.message);
  expect(
    result.estimate.lineItems.map(({ room, cat, sel, activity }) => [room, cat, sel, activity]),
  ).toEqual([
    ['Family Room', 'FNC', 'B3', 'R'],
    ['Family Room', 'FNC', 'BQR', '&'],
    ['Family Room', 'PNT', 'SP', '+'],
  ]);
});

it('a scan ticked beside numbers without points has rows of their own numbers', () => {
  const bare = WORK.flatMap(([name = '', ...figures], at) => [
    { text: String(at + 1), x: 50, y: 120 + at * 14 },
    ...row(cells, 120 + at * 14, [name, ...figures]),
  ]);
  const ticks = ['Vv', 'J', 'v4', '4', 'V'].map(
    (text, at): PlacedText => ({ text, x: 30, y: 120 + at * 14 }),
  );
  expect(scanned([...ticks, ...bare])).toEqual(AS_PRINTED);
});

it('a tick beside a row whose number has parts, and a stroke at the edge of the sheet, are none of its words', () => {
  const parts = columns(
    ['Item', 64, 'left'],
    ['Description', 110, 'left'],
    ['Qty', 300],
    ['Unit', 330],
    ['Unit Cost', 400],
    ['Total', 500],
  );
  const work = [
    ['01.01', 'City permit', '1.00', 'EA', '80.00', '80.00'],
    ['01.02', 'Dumpster', '2.00', 'EA', '90.00', '180.00'],
    ['01.03', 'Toilet', '2.00', 'MO', '95.00', '190.00'],
    ['01.04', 'Power drop', '1.00', 'EA', '75.00', '75.00'],
  ];
  const runs = [
    ...header(parts, 100),
    ...work.flatMap((one, at) => row(parts, 120 + at * 14, one)),
    { text: 'v/', x: 40, y: 120 },
    { text: '|=|', x: 0, y: 148 },
  ];
  expect(
    read(
      page(
        1,
        runs.map((run) => ({ ...run, confidence: 0.9 })),
        'ocr',
      ),
    ).lineItems.map(({ printed, description }) => [printed?.lineNumber, description]),
  ).toEqual(work.map(([number, name]) => [number, name]));
});

it('numbers that drift to the left down a photographed sheet are those of their rows', () => {
  const drifting = Array.from({ length: 9 }, (_, at) => [
    { text: String(at + 1), x: 56 - at * 1.5, y: 120 + at * 14 },
    ...row(cells, 120 + at * 14, [`Part ${'abcdefghi'[at]}`, '10.00 SF', '2.00', '20.00']),
  ]).flat();
  expect(scanned(drifting).map(([number]) => number)).toEqual([...'123456789']);
});
