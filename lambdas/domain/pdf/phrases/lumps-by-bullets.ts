import type { Line } from '../pages/lines.ts';
import { makeLine } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { isUncharged } from '../tokens/uncharged.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';
import { pricedPhraseOf } from './priced-phrase.ts';
import { isBullet, withCents } from './sentence-lines.ts';

/** Rows that begin with a bullet, at least. */
const LEAST_ROWS = 4;
/** Points within which bullets stand below each other. */
const SAME_EDGE = 3;
const LEADS = /^(?:[-–—=]|\.{2,})$/;
const FIGURE = /^\$?\d[\d,]*(?:\.\d{2})?$/;

/**
 * `– pull fridge, stove and put back - 150`, `– coat closet floor - free` among rows that say how much of what,
 * `– lay planks 212 sf x 2.75 = 583`, each behind the same bullet: what a note lists is all work, and what stands behind
 * the dash is what it costs. A remark in brackets may follow, `= 965.25 (thats with waste)`.
 */
export const withBulletedLumps = (pages: readonly Entry[][]): Entry[][] => {
  const rows = pages.flat().filter((entry) => entry.kind === 'row');
  const bullets = rows.flatMap(({ phrases: [line] }) => bulletOf(line) ?? []);
  const [bullet] = bullets;
  if (bullet === undefined || bullets.length < Math.max(LEAST_ROWS, rows.length * 0.5))
    return [...pages];
  return pages.map((entries) =>
    entries.map((entry): Entry => {
      if (entry.kind === 'row') return entry;
      const own = bulletOf(entry.line);
      const isListed =
        own !== null &&
        own.text === bullet.text &&
        Math.abs(own.box.left - bullet.box.left) < SAME_EDGE;
      return isListed ? (lumpOf(entry.line) ?? entry) : entry;
    }),
  );
};

const bulletOf = (line: Line | undefined): Word | null => {
  const [word] = line?.words ?? [];
  return word !== undefined && isBullet(word) ? word : null;
};

const lumpOf = (line: Line): PhraseRow | null => {
  const words = line.words.slice(1);
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
