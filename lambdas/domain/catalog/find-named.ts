import contextTable from '../../../catalog/wording/context.json' with { type: 'json' };
import type { ResolutionMethod } from '../estimate/estimate.ts';
import type { Catalog, CatalogIndex } from './catalog.ts';
import type { DescribedItem } from './described-item.ts';
import type { ItemFacts } from './ranking.ts';
import { matchTemplate, usable } from './templates.ts';
import { cleanText, readWording, type Wording } from './wording.ts';

const MODIFIERS = new Set(contextTable.modifiers);

/** Rows that a text names, how it names them and how sure that is. */
export interface Named {
  rows: number[];
  method: ResolutionMethod;
  certainty: number;
  wording: Wording;
}

/** Rows that the text names outright: the whole wording, one side of a slash, or a template. */
export function findNamed(
  texts: readonly string[],
  wordings: readonly Wording[],
  catalog: Catalog,
  facts: ItemFacts,
): Named | null {
  const { index } = catalog;
  for (const [position, wording] of wordings.entries()) {
    const alike = usable(index.rowsWithWording(wording.tokens), catalog, facts);
    const rows = alike.length > 1 ? sameSpelling(alike, texts[position] ?? '', index) : alike;
    if (rows.length > 0) {
      const certainty = joinsItems(texts[position] ?? '', rows, index) ? TWO_ITEMS : 0.995;
      return { rows, method: 'exact_description', certainty, wording };
    }
  }
  for (const wording of wordings) {
    const rows = usable(index.rowsWithSlashReading(wording.tokens), catalog, facts);
    if (rows.length > 0) return { rows, method: 'template', certainty: 0.985, wording };
  }
  for (const [position, wording] of wordings.entries()) {
    const { rows, certainty } = matchTemplate(wording, texts[position] ?? '', catalog, facts);
    if (rows.length > 0) return { rows, method: 'template', certainty, wording };
  }
  for (const wording of wordings) {
    const rows = usable(index.rowsWithAlias(wording.tokens), catalog, facts);
    if (rows.length > 0) return { rows, method: 'synonym', certainty: 0.97, wording };
  }
  return null;
}

/**
 * The name of the item's own room typed behind a full description: `Rigid conduit, 1" Pro Shop`. Any
 * other text behind a description may make another item of it.
 */
export function findBeforeRoomName(
  texts: readonly string[],
  item: DescribedItem,
  catalog: Catalog,
  facts: ItemFacts,
): Named | null {
  const place = new Set(readWording(`${item.room ?? ''} ${item.section ?? ''}`).tokens);
  if (place.size === 0) return null;
  for (const text of texts) {
    const { tokens } = readWording(text);
    let kept = tokens.length;
    while (kept > 1 && place.has(tokens[kept - 1] ?? '')) kept -= 1;
    if (kept === tokens.length) continue;
    const wording = { tokens: tokens.slice(0, kept), slashGroups: [] };
    const rows = usable(catalog.index.rowsWithWording(wording.tokens), catalog, facts);
    if (rows.length > 0) return { rows, method: 'ranked', certainty: 0.96, wording };
  }
  return null;
}

/** How sure a wording is that joins words which the row does not join. */
export const TWO_ITEMS = 0.88;

/** "Carpet and pad" is two items, though a carpet pad has the same words. */
export function joinsItems(text: string, rows: readonly number[], index: CatalogIndex): boolean {
  const joined = /(?:\band\b|&|\+)/i;
  return joined.test(text) && rows.every((row) => !joined.test(index.description(row)));
}

const NOTE_WORD = /^(?:[A-Z][A-Za-z']*|[\d&#.]+|-)$/;
/** Behind a dash, lists never write this many words with capitals. */
const CAPITALS_BEHIND_DASH = 3;

/**
 * A place or name typed behind a full description, every word with a capital, without a separator or
 * at length: `Rigid conduit, 1" Dining Hall 1&2`. Price lists set what makes another item off by a
 * dash, a comma or brackets, and write it small.
 */
export function findBeforeNote(
  texts: readonly string[],
  catalog: Catalog,
  facts: ItemFacts,
): Named | null {
  for (const text of texts) {
    const words = text.trim().split(/\s+/);
    let kept = words.length;
    while (kept > 1 && NOTE_WORD.test(words[kept - 1] ?? '')) kept -= 1;
    for (; kept < words.length; kept += 1) {
      const named = words.slice(0, kept);
      const note = words.slice(kept);
      const last = named.at(-1) ?? '';
      const capitals = note.findIndex((word) => !/^[A-Z][a-z]/.test(word));
      const isSetOff =
        last === '-'
          ? (capitals < 0 ? note.length : capitals) < CAPITALS_BEHIND_DASH
          : note[0] === '-' ||
            /(?:[-\u2013\u2014,;:(/&]|\b(?:or|and|of|with|for|to|in|on))$/i.test(last);
      const isSentence = named.slice(1).some((word) => /^[a-z]/.test(word));
      const hasName = note.some((word) => /^[A-Z][a-z]/.test(word));
      if (isSetOff || !isSentence || !hasName) continue;
      if (readWording(note.join(' ')).tokens.some((token) => MODIFIERS.has(token))) continue;
      const wording = readWording(named.join(' '));
      if (wording.tokens.length < 2) continue;
      const rows = usable(catalog.index.rowsWithWording(wording.tokens), catalog, facts);
      if (rows.length > 0) return { rows, method: 'ranked', certainty: 0.95, wording };
    }
  }
  return null;
}

/** Of rows that read alike, those that are also spelled alike; all where none is. */
function sameSpelling(rows: number[], text: string, index: CatalogIndex): number[] {
  const spelled = letters(text);
  const same = rows.filter((row) => letters(index.description(row)) === spelled);
  return same.length > 0 ? same : rows;
}

function letters(text: string): string {
  return cleanText(text).replace(/[^a-z0-9"'/]+/g, '');
}
