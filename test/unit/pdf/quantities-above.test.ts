import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const HEADS = columns(['QTY', 70], ['DESCRIPTION', 130, 'left'], ['RATE', 440], ['AMOUNT', 540]);
const CELLS = columns(['', 70], ['', 80, 'left'], ['', 130, 'left'], ['', 440], ['', 540]);

const rowsOf = (amount: string) =>
  read(
    page(1, [
      ...header(HEADS, 100),
      ...row(CELLS, 114, ['3', 'hr', 'Pump out the cellar', '80.00', '240.00']),
      ...row(CELLS, 127, ['2', 'ea', 'Discharge hose, 50 ft', '45.00', '90.00']),
      ...row(CELLS, 140, [
        '6.5',
        'hr',
        'Carpenter. Cut out the wet panel, set a zip wall, and take',
        '',
        '',
      ]),
      ...row(CELLS, 152, ['', '', 'all of it out by the bulkhead', '90.00', amount]),
      ...row(CELLS, 165, ['4', 'ea', 'Bags, 3 mil', '2.50', '10.00']),
      ...row(CELLS, 178, [
        '',
        '',
        'Keel Electric, cap the wet box and tag it, as told by their bill',
        '',
        '',
      ]),
      ...row(CELLS, 190, ['', '', '4471 attached', '', '180.00']),
      ...row(CELLS, 203, ['5', 'ea', 'Signs', '3.00', '15.00']),
    ]),
  ).lineItems.map(({ description, quantity, unit, rcv }) => [description, quantity, unit, rcv]);

describe('a quantity beside the first line of its row, whose price stands beside the last', () => {
  it('is of that price where it makes the amount', () => {
    const rows = rowsOf('585.00');
    expect(rows).toContainEqual([
      'Carpenter. Cut out the wet panel, set a zip wall, and take all of it out by the bulkhead',
      6.5,
      'HR',
      585,
    ]);
    expect(rows).toHaveLength(6);
  });

  it('tells that a lump sum among the rows stands beside its last line, too', () => {
    expect(rowsOf('585.00')).toContainEqual([
      'Keel Electric, cap the wet box and tag it, as told by their bill 4471 attached',
      1,
      null,
      180,
    ]);
  });

  it('is of no price that it does not go with', () => {
    expect(rowsOf('580.00')).not.toContainEqual([expect.anything(), 6.5, 'HR', 580]);
  });
});
