import { areBetter, isDoubtful } from './evidence/agreement.ts';
import { type ToldTable, tellTables } from './evidence/tell-tables.ts';
import type { Line, PageLines } from './pages/lines.ts';
import { classifyPage } from './pages/page-class.ts';
import { type RowsResult, readRows } from './read-rows.ts';
import { type KnownNames, knownNames } from './rooms/known-names.ts';
import { type AttachedLists, attachedLists } from './sums/attached-lists.ts';
import { endsAsRow, endsInAmount } from './sums/total-labels.ts';
import {
  addsUpInDollars,
  findImplicitTable,
  type ImplicitTable,
  PROPOSES,
  withoutHeadsOf,
} from './tables/implicit-table.ts';
import { withPricesToCome } from './tables/scope-sheets.ts';
import { sharedEdge } from './tables/shared-edge.ts';

export interface OwnRows {
  /** The pages that the rows were read from, without the lists attached to the estimate. */
  pages: readonly PageLines[];
  rows: RowsResult;
  attached: AttachedLists;
  /** The table, where its columns were told by what they hold. */
  told: ToldTable | null;
}

/** The rows of the estimate itself. */
export const readOwnRows = (pages: readonly PageLines[], estimateName: string | null): OwnRows => {
  const read = readAnyRows(pages, estimateName);
  const attached = attachedLists(read.rows, pages);
  if (attached.pages.size === 0) return { ...read, attached };
  const own = pages.filter(({ page }) => !attached.pages.has(page));
  return { ...readAnyRows(own, estimateName), attached };
};

/**
 * Tables with a header first; a document without one may still list work with amounts, or work
 * alone. What agrees with its own prices far better goes before: a table that was told by what
 * its columns hold.
 */
const readAnyRows = (
  pages: readonly PageLines[],
  estimateName: string | null,
): Omit<OwnRows, 'attached'> => {
  const known = knownNames(pages, estimateName);
  const headed = readRows(pages, known);
  const isPriced = headed.items.some(
    ({ item }) => item.rcv !== null || (item.unitPrice ?? 0) !== 0,
  );
  if (isPriced && !isDoubtful(headed, pages)) return { pages, rows: headed, told: null };
  const rows = isPriced ? headed : readPlainRows(pages, known, headed);
  const told = tellTables(pages);
  if (told === null) return { pages, rows, told };
  const toldRows = readRows(told.pages, knownNames(told.pages, estimateName));
  return areBetter(toldRows, rows)
    ? { pages: told.pages, rows: toldRows, told }
    : { pages, rows, told: null };
};

const readListed = (
  lists: readonly PageLines[],
  known: KnownNames,
  implicit: ImplicitTable,
): RowsResult => {
  const { pages, from } = withoutHeadsOf(lists, implicit);
  return readRows(pages, known, { ...implicit, from });
};

/** A proposal that is written as a letter; what is paid for coverages is no work. */
const proposesWork = (lines: readonly Line[]): boolean =>
  lines.some(({ text }) => PROPOSES.test(text)) &&
  !lines.some(({ text }) => /\bcoverage\b/i.test(text) && endsInAmount(text));

/** A letter may go on with the list of what is to be done, each with its amount at the right. */
const listsWork = (lines: readonly Line[]): boolean => edgeOfWork(lines) !== null;

/**
 * Where the amounts of enough work end; null where fewer do. The clauses of a policy say the same limit of
 * a coverage again and again.
 */
const edgeOfWork = (lines: readonly Line[]): number | null => {
  const work = new Map(lines.filter(isWork).map((line) => [line.text, line.box.right]));
  const shared = sharedEdge([...work.values()], SAME_EDGE);
  return shared !== null && shared.count >= ENOUGH_WORK ? shared.at : null;
};

const isWork = ({ text }: Line): boolean => /\p{L}{3}/u.test(text) && endsAsRow(text);

/**
 * The last page of a list has few rows, and below them what a letter ends in: its amounts stand where
 * those of the page before do.
 */
const endsListOf = (before: PageLines | undefined, { lines }: PageLines): boolean => {
  const edge = before === undefined ? null : edgeOfWork(before.lines);
  if (edge === null) return false;
  const amounts = lines.filter(
    ({ text, box }) => endsInAmount(text) && Math.abs(box.right - edge) < SAME_EDGE,
  );
  return amounts.length >= LEAST_AT_END && amounts.some(isWork);
};

/** A row of the list and a sum below it. */
const LEAST_AT_END = 2;

/** Points between the ends of amounts of one list. */
const SAME_EDGE = 2;
/** What an insurer pays is fewer sums than these. */
const ENOUGH_WORK = 6;

const readPlainRows = (
  pages: readonly PageLines[],
  known: KnownNames,
  headed: RowsResult,
): RowsResult => {
  const lists = pages.filter((page, at) => {
    const kind = classifyPage(page.lines);
    if (kind === 'letter')
      return (
        proposesWork(page.lines) ||
        listsWork(page.lines) ||
        addsUpInDollars(page.lines) ||
        endsListOf(pages[at - 1], page)
      );
    return kind !== 'summary' && kind !== 'recap';
  });
  const implicit = findImplicitTable(lists);
  const listed = implicit === null ? headed : readListed(lists, known, implicit);
  const scope = withPricesToCome(pages);
  const work = scope === null ? headed : readRows(scope, known);
  return work.items.length > listed.items.length ? work : listed;
};
