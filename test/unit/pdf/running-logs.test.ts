import { describe, expect, it } from 'vitest';
import { columns, page, read, row } from './draw.ts';

const LOG = columns(
  ['When', 36, 'left'],
  ['Apt.', 80, 'left'],
  ['What was fixed / done', 110, 'left'],
  ['Whom we paid', 300, 'left'],
  ['Cost', 470],
  ['Balance', 560],
);

/** The log with the balance that its fourth row prints. */
const log = (balance: string) => [
  ...row(LOG, 100, ['When', 'Apt.', 'What was fixed / done', 'Whom we paid', 'Cost', 'Balance']),
  ...row(LOG, 116, ['Alder Court, burst pipe above 3B']),
  ...row(LOG, 132, ['2/3', '3B', 'Shut off and drain', 'Kern Plumbing', '$180.00', '$180.00']),
  // Cells are set at the bottom of their rows.
  ...row(LOG, 148, ['', '', 'Pull wet ceiling, haul out,']),
  ...row(LOG, 160, ['2/4', '2B', 'bag insulation', 'Kern Plumbing', '$640.50', '$820.50']),
  ...row(LOG, 176, ['', '', '', 'Ridgeway']),
  ...row(LOG, 188, ['2/6', '2B', 'Hang and tape ceiling', 'Drywall', '$900.00', '$1,720.50']),
  ...row(LOG, 204, ['2/7', '2B', 'Returned 2 sheets', 'Lowes', '($31.00)', balance]),
  ...row(LOG, 220, ['2/9', 'Hall', 'Paint the hall', 'Sol', '$410.00', '$2,099.50']),
  ...row(LOG, 236, ['2/9', '3B', 'New valve', 'Kern Plumbing', '$95.25', '$2,194.75']),
  ...row(LOG, 252, ['', '', 'Total so far', '', '', '$2,194.75']),
];

const rowsOf = (balance: string) =>
  read(page(1, log(balance))).lineItems.map(({ room, description, rcv }) => [
    room,
    description,
    rcv,
  ]);

describe('a log of repairs with the balance up to each of them', () => {
  it('is a table of what was done, where, and what it cost', () => {
    expect(rowsOf('$1,689.50')).toEqual([
      ['3B', 'Shut off and drain', 180],
      ['2B', 'Pull wet ceiling, haul out, bag insulation', 640.5],
      ['2B', 'Hang and tape ceiling', 900],
      ['2B', 'Returned 2 sheets', -31],
      ['Hall', 'Paint the hall', 410],
      ['3B', 'New valve', 95.25],
    ]);
  });

  it('is none where a balance does not follow from the one above', () => {
    // What each line costs is read all the same, as in a letter: no column says where it was.
    const rows = rowsOf('$1,690.50');
    expect(rows.map(([, , rcv]) => rcv)).toEqual([180, 640.5, 900, -31, 410, 95.25]);
    expect(rows.map(([room]) => room)).not.toContain('2B');
  });
});
