import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import aliasTable from '../../catalog/wording/aliases.json' with { type: 'json' };
import type { CatalogRow } from '../../lambdas/domain/catalog/catalog.ts';
import { readWording, wordingKey } from '../../lambdas/domain/catalog/wording.ts';
import { PERTURBATIONS, type Perturbation, perturb } from './perturb.ts';
import { isTestCode } from './random.ts';

/** Codes that the data name outright: none of them is a test code. */
const NAMED = new Set(Object.values(aliasTable.aliases).flat());
const isTest = (cat: string, sel: string): boolean =>
  isTestCode(cat, sel) && !NAMED.has(`${cat} ${sel}`);

/** A description with the code that it stands for. */
export interface Line {
  description: string;
  unit: string | null;
  activity: string | null;
  cat: string;
  sel: string;
  isTest: boolean;
  /** How the line was damaged. */
  damage?: Perturbation;
}

type Cells = Record<string, string>;

const readLines = (file: string): Line[] =>
  (parse(readFileSync(new URL(file, import.meta.url), 'utf8'), { columns: true }) as Cells[]).map(
    (cells) => ({
      description: cells.description ?? '',
      unit: cells.unit || null,
      activity: cells.activity || null,
      cat: cells.cat ?? '',
      sel: cells.sel ?? '',
      isTest: isTest(cells.cat ?? '', cells.sel ?? ''),
    }),
  );

/** Descriptions as real estimates print them, with their codes (facts). */
export const printedLines = (): Line[] => readLines('./printed-lines.csv');

/** Descriptions as contractors write them, with the codes that they mean. */
export const contractorPhrases = (): Line[] => readLines('./contractor-phrases.csv');

/** The list's own wordings in the style of a print, those that several codes share apart. */
export const printStyleLines = (
  rows: readonly CatalogRow[],
): { single: Line[]; shared: Line[] } => {
  const counts = new Map<string, number>();
  const keyOf = (text: string): string => wordingKey(readWording(text).tokens);
  for (const { description } of rows) {
    counts.set(keyOf(description), (counts.get(keyOf(description)) ?? 0) + 1);
  }
  const lines = linesOf(rows);
  const isShared = (line: Line): boolean => (counts.get(keyOf(line.description)) ?? 0) > 1;
  return {
    single: lines.filter((line) => !isShared(line)),
    shared: lines.filter(isShared),
  };
};

const linesOf = (rows: readonly CatalogRow[]): Line[] =>
  rows
    .filter(
      (row) => !row.description.includes('{V}') && !/^(?:Bid item|Agreed)/.test(row.description),
    )
    .map((row) => ({
      description: printStyle(row.description),
      unit: row.unit,
      activity: null,
      cat: row.cat,
      sel: row.sel,
      isTest: isTest(row.cat, row.sel),
    }));

const printStyle = (text: string): string =>
  text
    .replace(/^Labor minimum: (.*)$/, '$1 labor minimum')
    .replace(/(\d) in\b/g, '$1"')
    .replace(/(\d) ft\b/g, "$1'")
    .replace(/\bwithout\b/g, 'w/out')
    .replace(/\bwith\b/g, 'w/')
    .replace(/ and /g, ' & ')
    .replace(/, /g, ' - ')
    .replace(/sq ft/g, 'SF')
    .replace(/linear ft/g, 'LF')
    .replace(/ \((detach & reset|reset)\)$/, ' - $1')
    .replace(/\bcomposition\b/g, 'comp.')
    .replace(/^(\w+)-grade (.*)$/, (_, grade: string, rest: string) => `${rest} - ${grade} grade`);

/** Each line damaged in one way; lines that then spell another item in full are left out. */
export const perturbedLines = (
  lines: readonly Line[],
  rows: readonly CatalogRow[],
  kinds: readonly Perturbation[] = PERTURBATIONS,
): Line[] => {
  const wordings = new Set(rows.map((row) => wordingKey(readWording(row.description).tokens)));
  return lines.flatMap((line, index) => {
    const kind = kinds[index % kinds.length] as Perturbation;
    const description = perturb(line.description, kind, index + 1);
    if (description === line.description) return [];
    const changesItem =
      kind === 'truncated' && wordings.has(wordingKey(readWording(description).tokens));
    return changesItem ? [] : [{ ...line, description, damage: kind }];
  });
};
