import { stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { Estimate, Warning } from '../lambdas/domain/estimate/estimate.ts';
import type { Problem } from '../lambdas/domain/estimate/problem.ts';
import { readCsv } from '../lambdas/domain/estimate/read-csv.ts';
import { readJson } from '../lambdas/domain/estimate/read-json.ts';
import { CommandFailure } from './command-failure.ts';
import { readBytes } from './read-bytes.ts';
import { readPdf } from './read-pdf.ts';
import type { Steps } from './steps.ts';

/** An input file as read, before its items are resolved. */
export interface Input {
  estimate: Estimate;
  sourceType: 'PDF' | 'JSON' | 'CSV';
  warnings: Warning[];
  /** When the file was written: the date of what is made from it, so that it stays the same. */
  modifiedAt: Date;
  bytes: Uint8Array;
}

/**
 * Reads a PDF, JSON or CSV file as the service would.
 *
 * @throws CommandFailure naming the file and everything that is wrong with it.
 */
export const readInput = async (path: string, steps: Steps): Promise<Input> => {
  const bytes = await readBytes(path);
  const { mtime } = await stat(path);
  const fileName = basename(path);
  const kind = kindOf(path, bytes);
  if (kind === 'PDF') {
    const estimate = await readPdf(path, bytes, fileName, steps);
    return { estimate, sourceType: kind, warnings: [], modifiedAt: mtime, bytes };
  }
  const read = kind === 'JSON' ? readJson(bytes) : readCsv(bytes, null, fileName);
  if (!read.ok) throw new CommandFailure(describeProblems(path, read.problems));
  const { estimate, warnings } = read;
  return { estimate, sourceType: kind, warnings, modifiedAt: mtime, bytes };
};

const PDF_MARK = '%PDF-';

const kindOf = (path: string, bytes: Uint8Array): Input['sourceType'] => {
  if (Buffer.from(bytes.subarray(0, 1024)).toString('latin1').includes(PDF_MARK)) return 'PDF';
  const extension = extname(path).toLowerCase();
  if (extension === '.pdf') return 'PDF';
  if (extension === '.json') return 'JSON';
  if (extension === '.csv') return 'CSV';
  throw new CommandFailure(
    `${path}: it is not a PDF, and its name ends neither in .json nor in .csv, so it is not clear how to read it`,
    { usage: true },
  );
};

const MOST_PROBLEMS = 20;

const describeProblems = (path: string, problems: Problem[]): string => {
  const lines = problems.slice(0, MOST_PROBLEMS).map(({ loc, msg }) => `  ${placeOf(loc)}: ${msg}`);
  if (problems.length > MOST_PROBLEMS) {
    lines.push(`  ... and ${problems.length - MOST_PROBLEMS} more`);
  }
  const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
  return [`${path} has ${count}:`, ...lines].join('\n');
};

/** `["body","file",3,"quantity"]` is row 3, column quantity; a JSON path stays a path. */
const placeOf = (loc: Problem['loc']): string => {
  const [, first, row, column] = loc;
  if (first === 'file') {
    if (row === undefined) return 'file';
    return column === undefined ? `row ${row}` : `row ${row}, column ${column}`;
  }
  return loc.slice(1).join('.') || 'file';
};
