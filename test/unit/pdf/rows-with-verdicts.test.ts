import { expect, it } from 'vitest';
import { type PlacedText, page, read } from './draw.ts';

const thing = (y: number, number: string, name: string, said: string): PlacedText[] => [
  { text: number, x: 48, y },
  { text: name, x: 98, y, bold: true },
  { text: said, x: 340, y },
];

const service = (y: number, name: string, verdict: string, amount: string): PlacedText[] => [
  { text: name, x: 98, y },
  { text: verdict, x: 460, y },
  { text: amount, x: 560, y, align: 'right' },
];

const sum = (y: number, name: string, amount: string): PlacedText[] => [
  { text: name, x: 400, y, bold: true },
  { text: amount, x: 560, y, align: 'right', bold: true },
];

const proposal = (total: string) =>
  read(
    page(1, [
      { text: 'South Lawn', x: 45, y: 80, size: 11 },
      ...thing(100, '1', 'Silver maple', 'DBH 22"'),
      ...service(115, 'Removal', 'Approved', '$1,450.00'),
      { text: 'Over the shed.', x: 98, y: 125, size: 8 },
      ...service(140, 'Stump grinding', 'Declined', '$210.00'),
      ...thing(160, '2', 'Red oak', 'DBH 30"'),
      ...service(175, 'Crown reduction 15%', 'Approved', '$880.00'),
      ...sum(195, 'South Lawn approved', '$2,330.00'),
      { text: 'All Areas', x: 45, y: 220, size: 11 },
      { text: 'Debris', x: 98, y: 240, bold: true },
      ...service(255, 'Haul brush, 2 loads', 'Approved', '$600.00'),
      ...sum(275, 'All Areas approved', '$600.00'),
      ...sum(300, 'Declined services', '$210.00'),
      ...sum(320, 'Approved total', total),
    ]),
  );

it('what the customer says of each service is no word of it, and what was declined is not enabled', () => {
  const { lineItems, printed } = proposal('$2,930.00');
  expect(
    lineItems.map(({ description, rcv, f9Note, room, enabled }) => [
      description,
      rcv,
      f9Note,
      room,
      enabled,
    ]),
  ).toEqual([
    ['Silver maple - Removal', 1450, '#1 DBH 22".\nOver the shed.', 'South Lawn', true],
    ['Silver maple - Stump grinding (declined)', 210, null, 'South Lawn', false],
    ['Red oak - Crown reduction 15%', 880, '#2 DBH 30".', 'South Lawn', true],
    ['Debris - Haul brush, 2 loads', 600, null, 'All Areas', true],
  ]);
  expect(printed?.totals.at(-1)?.amounts.rcv).toBe(2930);
});

it('where no sum is that of what was approved, nothing is told of the words', () => {
  expect(() => proposal('$2,999.00')).toThrow();
});
