import { describe, expect, it } from 'vitest';
import { readEstimate } from '../../../lambdas/domain/pdf/read-estimate.ts';
import { page, read } from './draw.ts';

const ROWS = [
  ['patch ceiling 4x6, tape, texture', '385'],
  ['prime + 2 coats whole ceiling', '290'],
  ['replace 2 light fixtures', '160'],
  ['6 pickets', '60'],
  ['haul debris to dump incl. fee', '1,130'],
] as const;

const sheet = (sum: string, below = 'half to start, half when done') =>
  page(1, [
    { text: 'Marl Street Home Repair', x: 36, y: 40 },
    { text: 'Claim #:   IN-88-30417', x: 36, y: 60 },
    ...[...ROWS, ['LABOR & MATERIAL', sum] as const].flatMap(([text, price], at) => [
      { text, x: 36, y: 100 + at * 14 },
      { text: price, x: 400, y: 100 + at * 14, align: 'right' as const },
    ]),
    { text: below, x: 36, y: 220 },
  ]);

describe('whole dollars without a sign', () => {
  it('are amounts where they come to the one below them, whatever that is called', () => {
    const { lineItems } = read(sheet('2,025'));
    expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual(
      ROWS.map(([text, price]) => [text, Number(price.replace(',', ''))]),
    );
  });

  it('may be anything where they do not', () => {
    expect(readEstimate([sheet('2,035')], { fileName: 'a.pdf' }).kind).toBe('failed');
  });

  it('count something in a print that has cents', () => {
    const print = sheet('2,025', 'half is $1,012.50');
    expect(readEstimate([print], { fileName: 'a.pdf' }).kind).toBe('failed');
  });
});
