import { expect, it } from 'vitest';
import { columns, header, page, read, row, text } from './draw.ts';

const CODES = columns(
  ['CAT', 60, 'left'],
  ['SEL', 90, 'left'],
  ['ACT', 130, 'left'],
  ['DESCRIPTION', 160, 'left'],
);
const FIGURES = columns(
  ['CALC', 60, 'left'],
  ['QTY', 200],
  ['RESET', 260],
  ['REMOVE', 320],
  ['REPLACE', 380],
  ['TAX', 440],
  ['TOTAL', 575],
);

const item = (y: number, description: string, ...below: (readonly string[])[]) => [
  text(y, description),
  ...below.flatMap((cells, at) => row(FIGURES, y + 10 * (at + 1), cells)),
];

const draft = (calculation: string) =>
  read(
    page(1, [
      ...header(CODES, 100),
      ...header(FIGURES, 110),
      ...item(130, '1. RFG FELT + Felt', [
        '10',
        '10.00SQ',
        '0.00+',
        '0.00+',
        '38.00 =',
        '2.00',
        '382.00',
      ]),
      ...item(
        153,
        '2. DRY 5/8 & R&R Wallboard - hung, taped',
        [calculation],
        ['', '100.00SF', '0.00+', '0.50+', '3.00 =', '5.00', '355.00'],
      ),
      ...item(186, '3. RFG DRIP + Edge', [
        'PF',
        '40.00LF',
        '0.00+',
        '0.00+',
        '3.00 =',
        '1.00',
        '121.00',
      ]),
    ]),
  ).lineItems;

it('a long calculation stands alone above the figures of its row', () => {
  const lineItems = draft('WC-(4*8)-(3*6.67)+(9*9*.5)+SUB2WC');
  expect(lineItems).toMatchObject([
    { description: 'Felt' },
    {
      description: 'R&R Wallboard - hung, taped',
      activity: '&',
      quantity: 100,
      rcv: 355,
      printed: { calculation: 'WC-(4*8)-(3*6.67)+(9*9*.5)+SUB2WC' },
    },
    { description: 'Edge', rcv: 121 },
  ]);
});

it('words there are the end of the description', () => {
  const [, second] = draft('floated, finished and textured');
  expect(second?.printed?.calculation ?? null).toBeNull();
});
