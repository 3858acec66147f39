import type { Line } from '../pages/lines.ts';
import { makeLine } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { sharedEdge } from '../tables/shared-edge.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { isUncharged } from '../tokens/uncharged.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';
import { pricedPhraseOf } from './priced-phrase.ts';
import { withCents } from './sentence-lines.ts';

/** Rows that begin at one edge, at least. */
const LEAST_ROWS = 4;
/** Points within which lines begin together. */
const SAME_EDGE = 3;
const LEADS = /^(?:[-–—=]|\.{2,})$/;
const FIGURE = /^\$?\d[\d,]*(?:\.\d{2})?$/;
/** `212 sf x 2.75 = 583` */
const EQUATION = /\d\s*(?:\p{L}{1,8}\.?\s+)?(?:x|×|@|\*|at)\s*\$?[\d.,]+\S*\s*=\s*\$?\d/iu;

/**
 * `pull fridge, stove and put back - 150`, `coat closet floor - free` among rows that say how much of what,
 * `lay planks 212 sf x 2.75 = 583`, at one edge: what a note lists is all work, and what stands behind the dash is what it
 * costs. A remark in brackets may follow, `= 965.25 (thats with waste)`.
 */
export const withLumpsBehindDashes = (pages: readonly Entry[][]): Entry[][] => {
  const rows = pages.flat().filter((entry) => entry.kind === 'row');
  const equations = rows.flatMap(({ phrases: [line] }) =>
    line !== undefined && EQUATION.test(line.text) ? [line] : [],
  );
  const edge = sharedEdge(
    equations.map(({ box }) => box.left),
    SAME_EDGE,
  );
  if (edge === null || edge.count < Math.max(LEAST_ROWS, rows.length / 2)) return [...pages];
  const isListed = (line: Line): boolean => Math.abs(line.box.left - edge.at) < SAME_EDGE;
  return pages.map((entries) =>
    entries.map((entry): Entry => {
      if (entry.kind === 'row' || !isListed(entry.line)) return entry;
      return lumpOf(entry.line) ?? entry;
    }),
  );
};

const lumpOf = (line: Line): PhraseRow | null => {
  const { words } = line;
  const remark = words.findIndex(({ text }) => text.startsWith('('));
  const isRemarked = remark > 0 && words.at(-1)?.text.endsWith(')');
  const said = isRemarked ? words.slice(0, remark) : words;
  const price = said.at(-1);
  if (price === undefined || !LEADS.test(said.at(-2)?.text ?? '')) return null;
  const before = said.slice(0, -2);
  if (!before.some(({ text }) => /\p{L}{3}/u.test(text))) return null;
  if (!FIGURE.test(price.text) && !isUncharged(price.text)) return null;
  const [token] = tokensOf([price]);
  const phrase =
    token === undefined || !FIGURE.test(price.text) ? null : pricedPhraseOf(before, token);
  return {
    kind: 'row',
    phrases: [line],
    cells: new Map<ColumnKind, readonly Word[]>([
      ['quantity', phrase?.quantity ?? [{ ...price, text: '1' }]],
      ...(phrase === null ? [] : ([['unitPrice', phrase.price]] as const)),
      ['total', [inDollars(price)]],
    ]),
    text: [...(phrase?.rest ?? before)],
    title: [],
    about: isRemarked ? [makeLine(line.page, words.slice(remark), line.ocr)] : [],
  };
};

/** `150` as `$150.00`, so that it is an amount in any table. */
const inDollars = (word: Word): Word =>
  withCents(/^\d[\d,]*$/.test(word.text) ? { ...word, text: `$${word.text}` } : word);
