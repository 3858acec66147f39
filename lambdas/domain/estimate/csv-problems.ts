import type { Problem } from './problem.ts';
import { echo } from './validation.ts';

/** Rows count as a spreadsheet counts them: the first line is row 1, blank rows count too. */
export const rowLocation = (row: number, column?: string): (string | number)[] =>
  column === undefined ? ['body', 'file', row] : ['body', 'file', row, column];

/** Something wrong in the file, in the words of its owner. */
export const csvProblem = (
  at: (string | number)[],
  type: string,
  reason: string,
  input?: string,
): Problem => {
  const found: Problem = {
    loc: at,
    msg: type === 'value_error' ? `Value error, ${reason}` : reason,
    type,
    ctx: { error: reason },
  };
  return input === undefined ? found : { ...found, input: echo(input) };
};

/** A column or cell that has to be there. */
export const missingColumn = (row: number, column: string, msg: string): Problem => ({
  loc: rowLocation(row, column),
  msg,
  type: 'missing',
});

/** The one problem of a file that cannot be read at all. */
export const refuseFile = (reason: string): { ok: false; problems: Problem[] } => ({
  ok: false,
  problems: [csvProblem(['body', 'file'], 'csv_invalid', reason)],
});
