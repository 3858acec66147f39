import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['QTY', 60],
  ['U/M', 70, 'left'],
  ['ITEM NO', 100, 'left'],
  ['DESCRIPTION', 160, 'left'],
  ['NET', 490],
  ['EXTENSION', 550],
);

const head = (title: string, name: string): PlacedText[] => [
  { text: 'WAPSIE WELL INC', x: 40, y: 46 },
  { text: title, x: 40, y: 57 },
  { text: 'QUOTE NO 0041877', x: 400, y: 57 },
  ...header(TABLE, 120),
  { text: name, x: 56, y: 136 },
];

const pages = (title: string, sub: string, name: string) => {
  const scan = (number: number, runs: PlacedText[]) =>
    page(
      number,
      runs.map((run) => ({ confidence: 0.95, ...run })),
      'ocr',
    );
  return read(
    scan(1, [
      ...head('2290 HWY 150 N', '**LOOP FIELD**'),
      ...row(TABLE, 152, ['55', 'EA', 'PG-55', 'Propylene glycol', '10.00', '550.00']),
      ...row(TABLE, 168, ['4', 'HR', 'EXC', 'Mini excavator', '135.00', '540.00']),
      ...row(TABLE, 184, ['', '', '', sub, '', '1,090.00'], { bold: true }),
      { text: 'CONTINUED ON. NEXT PAGE', x: 40, y: 240 },
    ]),
    scan(2, [
      ...head(title, name),
      ...row(TABLE, 152, ['1', 'EA', 'SUB', 'Submersible pump', '912.00', '912.00']),
      ...row(TABLE, 168, ['5', 'HR', 'RIG', 'Pump hoist truck', '185.00', '925.00']),
      ...row(TABLE, 184, ['', '', '', 'SUBTOTAL WELL HOUSE', '', '1,837.00'], { bold: true }),
      ...row(TABLE, 216, ['', '', '', 'QUOTE TOTAL', '', '2,927.00'], { bold: true }),
    ]),
  ).lineItems.map(({ description, room }) => [description, room]);
};

const AS_PRINTED = [
  ['Propylene glycol', 'LOOP FIELD'],
  ['Mini excavator', 'LOOP FIELD'],
  ['Submersible pump', 'WELL HOUSE'],
  ['Pump hoist truck', 'WELL HOUSE'],
];

it.each([
  ['as it is printed', '2290 HWY 150 N', 'SUBTOTAL LOOP FIELD', '**WELL HOUSE**'],
  ['where its sum has a letter misread', '2290 HWY 150 N', 'SUBTOTAL LOOP EIELD', '**WELL HOUSE**'],
  [
    'with a stroke before its asterisks',
    '2290 HWY 150 N',
    'SUBTOTAL LOOP FIELD',
    '**WELL HOUSE]**',
  ],
  ['below a letterhead misread', '2290 HWY 156', 'SUBTOTAL LOOP FIELD', '**WELL HOUSE**'],
])('an area between asterisks, %s, has its rows', (_, title, sub, name) => {
  expect(pages(title, sub, name)).toEqual(AS_PRINTED);
});
