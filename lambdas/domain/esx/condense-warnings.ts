import type { Warning } from '../estimate/estimate.ts';

/** How many cases of one kind are named one by one. */
const NAMED_CASES = 20;
/** Long enough for every sentence of ours; the values that it quotes may be of any length. */
const LONGEST_MESSAGE = 400;

/**
 * Keeps warnings readable, and small enough for a record: of each kind the first cases are named
 * one by one, and one more warning counts the others and says which lines they are on.
 */
export const condenseWarnings = (warnings: readonly Warning[]): Warning[] => {
  const condensed: Warning[] = [];
  const others = new Map<string, Warning[]>();
  const counts = new Map<string, number>();
  for (const warning of warnings) {
    const count = (counts.get(warning.code) ?? 0) + 1;
    counts.set(warning.code, count);
    if (count <= NAMED_CASES) condensed.push({ ...warning, message: shorten(warning.message) });
    else if (count === NAMED_CASES + 1) others.set(warning.code, [warning]);
    else others.get(warning.code)?.push(warning);
  }
  for (const [code, rest] of others) {
    const [first] = rest;
    if (rest.length === 1 && first) {
      condensed.push({ ...first, message: shorten(first.message) });
      continue;
    }
    const items = [...new Set(rest.flatMap(({ at }) => (at?.item === undefined ? [] : [at.item])))];
    const where = items.length === 0 ? '' : `, on the rows ${ranges(items)} of the input`;
    condensed.push({
      code,
      message: shorten(`${rest.length} more cases of the same kind${where}`),
      at: null,
    });
  }
  return condensed;
};

const shorten = (message: string): string => {
  if (message.length <= LONGEST_MESSAGE) return message;
  const cut = message.slice(0, LONGEST_MESSAGE - 1);
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
};

/** Rows from 1: `3, 7-9, 12`. */
const ranges = (items: readonly number[]): string => {
  const texts: string[] = [];
  let from: number | null = null;
  for (const [index, item] of items.entries()) {
    from ??= item;
    if (items[index + 1] === item + 1) continue;
    texts.push(from === item ? String(item + 1) : `${from + 1}-${item + 1}`);
    from = null;
  }
  return texts.join(', ');
};
