import { expect, it } from 'vitest';
import { linesOfPage } from '../../../lambdas/domain/pdf/pages/lines.ts';
import { learnTables } from '../../../lambdas/domain/pdf/tables/learn-tables.ts';
import { type ColumnPlace, header, type PlacedText, page, row } from './draw.ts';

const WORTH: ColumnPlace[] = [
  { heading: 'QUANTITY', x: 143, align: 'right' },
  { heading: 'UNIT PRICE', x: 218, align: 'right' },
  { heading: 'TAX', x: 264, align: 'right' },
  { heading: 'O&P', x: 317, align: 'right' },
  { heading: 'RCV', x: 374, align: 'right' },
  { heading: 'DEPREC.', x: 490, align: 'right' },
  { heading: 'DEP %', x: 540, align: 'right' },
  { heading: 'ACV', x: 590, align: 'right' },
];

const columnsOf = (runs: readonly PlacedText[]) => {
  const made = page(
    1,
    runs.map((run) => ({ ...run, size: 8 })),
  );
  const lines = linesOfPage(made, made.words);
  const [table] = learnTables([{ page: 1, width: 612, height: 792, ocr: false, lines }]).values();
  return table?.model.columns.map(({ kind, align }) => ({ kind, align }));
};

it('coverages below the sum of all lines do not shift the columns of a table of one row', () => {
  const table = [
    ...header(WORTH, 118),
    { text: '12. Window shade - roll up', x: 60, y: 143 },
    ...row(WORTH, 153, [
      '2.00 EA',
      '187.69',
      '1.00',
      '75.08',
      '451.46',
      '4/50 yrs',
      '(36.12)',
      '415.34',
    ]),
    { text: 'Line Item Totals: OKONJIMA', x: 60, y: 186 },
  ];
  const places = [290, 367, 469, 546].map((x) => ({ heading: '', x, align: 'right' as const }));
  const coverages = ['Dwelling', 'Other Structures', 'Contents'].flatMap((name, index) => {
    const y = 210 + index * 10;
    return [{ text: name, x: 60, y }, ...row(places, y, ['10.00', '0.00%', '10.00', '0.00%'])];
  });
  expect(columnsOf([...table, ...coverages])).toEqual(columnsOf(table));
});
