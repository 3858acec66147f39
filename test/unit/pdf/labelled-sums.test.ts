import { describe, expect, it } from 'vitest';
import { totalLabel } from '../../../lambdas/domain/pdf/sums/total-labels.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Sums whose amounts stand behind their names instead of in columns. */

const TABLE = columns(
  ['REPAIR', 36, 'left'],
  ['QTY', 260],
  ['UNIT COST', 340],
  ['RCV', 420],
  ['DEP %', 480],
  ['ACV', 560],
);

const estimateOf = (sum: PlacedText) =>
  read(
    page(1, [
      { text: 'Kitchen', x: 36, y: 80, bold: true },
      ...header(TABLE, 100),
      ...row(TABLE, 120, ['Counter', '10.00 LF', '$250.00', '$2,500.00', '10%', '$2,250.00']),
      ...row(TABLE, 134, ['Sink', '2.00 EA', '$190.00', '$380.00', '50%', '$190.00']),
      sum,
    ]),
  );

describe('a sum that names its amounts', () => {
  it('is no row, and its amounts are what they are called', () => {
    const text = 'Kitchen subtotal  RCV $2,880.00  ACV $2,440.00';
    const { lineItems, printed } = estimateOf({ text, x: 560, y: 150, align: 'right', bold: true });
    expect(lineItems.map(({ description }) => description)).toEqual(['Counter', 'Sink']);
    expect(printed?.totals).toMatchObject([
      { kind: 'room', name: 'Kitchen', amounts: { rcv: 2880, acv: 2440 } },
    ]);
  });

  it('is none where its amounts do not end in a column', () => {
    const text = 'Bid total RCV $500.00 ACV $400.00';
    const { printed } = estimateOf({ text, x: 46, y: 146 });
    expect(printed?.totals).toEqual([]);
  });
});

describe('a sum whose room begins as a small word does', () => {
  it.each([
    ['Subtotal Office', 'Office'],
    ['Subtotal of Office', 'Office'],
    ['Subtotal Formal Dining', 'Formal Dining'],
    ['Room Total Foyer', 'Foyer'],
    ['Room Total for Foyer', 'Foyer'],
    ['Sub-total for Den', 'Den'],
  ])('is that of the whole name: %s', (label, name) => {
    expect(totalLabel(`${label}   1,250.00`)?.name ?? label).toBe(name);
  });
});

describe('a sum of which a cell is empty, as workbooks set money', () => {
  it('has its name without the cell', () => {
    expect(totalLabel('Den Total $ - $ 1,250.00')).toEqual(
      totalLabel('Den Total $ 9.00 $ 1,250.00'),
    );
    expect(totalLabel('Totals: Den $ - $ 1,250.00')?.name).toBe('Den');
    expect(totalLabel('Subtotal - Hall — Front 24.23 318.61 — 318.61')?.name).toBe('Hall — Front');
  });
});

describe('a band that says more than its name', () => {
  const { lineItems } = read(
    page(1, [
      { text: 'Rear Porch', x: 40, y: 50, bold: true },
      { text: 'Area 1 of 3', x: 260, y: 50, bold: true },
      { text: 'Condition: Poor', x: 560, y: 50, align: 'right', bold: true },
      { text: 'Estimated Repairs', x: 36, y: 84, bold: true },
      ...header(TABLE, 100),
      ...row(TABLE, 120, ['Counter', '10.00 LF', '$250.00', '$2,500.00', '10%', '$2,250.00']),
      ...row(TABLE, 134, ['Sink', '2.00 EA', '$190.00', '$380.00', '50%', '$190.00']),
      {
        text: 'Rear Porch subtotal  RCV $2,880.00  ACV $2,440.00',
        x: 560,
        y: 150,
        align: 'right',
        bold: true,
      },
    ]),
  );

  it('names the room of its rows, where a sum bears the name', () => {
    expect(lineItems.map(({ room }) => room)).toEqual(['Rear Porch', 'Rear Porch']);
  });
});
