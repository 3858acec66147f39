import contextTable from '../../../catalog/wording/context.json' with { type: 'json' };
import type { Catalog, CatalogIndex } from './catalog.ts';
import type { ItemFacts } from './ranking.ts';
import { isDiscriminator, type Wording } from './wording.ts';

const SURFACES = new Set(contextTable.surfaces);
const ROOMS = new Set(contextTable.rooms);
const MODIFIERS = new Set(contextTable.modifiers);

/** Rows that an item can be resolved to at all. */
export function usable(rows: number[], catalog: Catalog, facts: ItemFacts): number[] {
  return rows.filter(
    (row) =>
      !facts.ignoredRows?.has(row) &&
      (facts.category === null ||
        catalog.index.categories[catalog.index.rowCategory[row] ?? 0] === facts.category),
  );
}

/**
 * `{V}` stands for a surface that the print names: "Seal the walls and ceiling w/PVA primer". Where
 * the template has words enough to be known by, any short phrase may stand there.
 */
export function matchTemplate(
  wording: Wording,
  text: string,
  catalog: Catalog,
  facts: ItemFacts,
): { rows: number[]; certainty: number } {
  const { index } = catalog;
  const said = new Set(wording.tokens);
  let fixedMost = 0;
  let certainty = 0;
  let rows: number[] = [];
  const namesSurface = /\b(?:the|part of|more than|surface area|perimeter)\b/i.test(text);
  for (const document of index.templates) {
    const fixed = new Set<string>();
    const end = index.documentStarts[document + 1] ?? 0;
    for (let place = index.documentStarts[document] ?? 0; place < end; place += 1) {
      const token = index.tokens[index.documentTokens[place] ?? 0] ?? '';
      if (token !== '{v}') fixed.add(token);
    }
    if (fixed.size < fixedMost || [...fixed].some((token) => !said.has(token))) continue;
    const phrase = wording.tokens.filter((token) => !fixed.has(token));
    if (phrase.length === 0) continue;
    const row = index.documentRow[document] ?? 0;
    if (usable([row], catalog, facts).length === 0) continue;
    const words = phrase.map((token) => token.replace(/\+$/, ''));
    const isSurface = words.every((word) => SURFACES.has(word));
    const isRoomSurface =
      words.some((word) => SURFACES.has(word)) &&
      words.every((word) => SURFACES.has(word) || ROOMS.has(word));
    const isTyped =
      fixed.size >= 3 &&
      phrase.length <= 4 &&
      !phrase.some((token) => isDiscriminator(token) || MODIFIERS.has(token)) &&
      standsInPlace(phrase, wording.tokens, document, index);
    const isNamed = isRoomSurface && (namesSurface || fixed.size >= 2 || phrase.length >= 2);
    if (!isNamed && !isTyped) continue;
    if (fixed.size > fixedMost) rows = [];
    fixedMost = fixed.size;
    rows.push(row);
    certainty = !isNamed ? 0.95 : isSurface && (namesSurface || fixed.size >= 3) ? 0.985 : 0.96;
  }
  return { rows: [...new Set(rows)], certainty };
}

/** Whether the phrase stands where the template has `{V}`, every other word being in its place. */
function standsInPlace(
  phrase: readonly string[],
  said: readonly string[],
  document: number,
  index: CatalogIndex,
): boolean {
  const expected: string[] = [];
  const end = index.documentStarts[document + 1] ?? 0;
  for (let place = index.documentStarts[document] ?? 0; place < end; place += 1) {
    const token = index.tokens[index.documentTokens[place] ?? 0] ?? '';
    if (token === '{v}') expected.push(...phrase);
    else expected.push(token);
  }
  return expected.length === said.length && expected.every((token, at) => token === said[at]);
}
