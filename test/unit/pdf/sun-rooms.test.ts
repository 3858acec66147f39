import { expect, it } from 'vitest';
import { page, read } from './draw.ts';

const note = (lines: readonly [number, string][]) =>
  page(
    1,
    lines.map(([x, text], at) => ({ text, x, y: 60 + at * 20 })),
  );

it('a sun room above rows in a note is a place, not a day and a room that head columns', () => {
  const { lineItems } = read(
    note([
      [58, 'Cost of what the hail did:'],
      [58, 'Sun room'],
      [82, 'take out broken panes and sweep – $120'],
      [82, '3 new panes 24x48 with putty – $310'],
      [82, 'paint sash, 2 coats – $145'],
      [58, 'Front bedroom'],
      [82, 'patch plaster at the window – $95'],
      [82, 'prime & paint one wall – $130'],
      [58, 'Outside'],
      [82, 'rehang downspout – $60'],
      [82, 'screens, 4 of them – $140'],
      [82, 'Total – $1,000'],
    ]),
  );
  expect(lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
    ['Sun room', 120],
    ['Sun room', 310],
    ['Sun room', 145],
    ['Front bedroom', 95],
    ['Front bedroom', 130],
    ['Outside', 60],
    ['Outside', 140],
  ]);
});
