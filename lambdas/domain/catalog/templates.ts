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

interface Template {
  row: number;
  /** Its tokens in order, `{v}` among them. */
  tokens: string[];
  fixed: Set<string>;
  /** The fixed token that the fewest wordings have. */
  rarest: string;
}

const TEMPLATES = new WeakMap<CatalogIndex, Template[]>();

function templatesOf(index: CatalogIndex): Template[] {
  const known = TEMPLATES.get(index);
  if (known !== undefined) return known;
  const templates = [...index.templates].flatMap((document): Template[] => {
    const ids = index.documentTokens.subarray(
      index.documentStarts[document],
      index.documentStarts[document + 1],
    );
    const tokens = [...ids].map((id) => index.tokens[id] ?? '');
    const fixed = new Set(tokens.filter((token) => token !== '{v}'));
    const weightOf = (token: string): number =>
      index.tokenWeights[index.tokenIds.get(token) ?? 0] ?? 0;
    const [rarest] = [...fixed].sort((a, b) => weightOf(b) - weightOf(a));
    const row = index.documentRow[document] ?? 0;
    return rarest === undefined ? [] : [{ row, tokens, fixed, rarest }];
  });
  TEMPLATES.set(index, templates);
  return templates;
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
  const said = new Set(wording.tokens);
  const namesSurface = /\b(?:the|part of|more than|surface area|perimeter)\b/i.test(text);
  let fixedMost = 0;
  let certainty = 0;
  let rows: number[] = [];
  for (const template of templatesOf(catalog.index)) {
    const { row, fixed, rarest } = template;
    if (
      !said.has(rarest) ||
      fixed.size < fixedMost ||
      ![...fixed].every((token) => said.has(token))
    )
      continue;
    if (usable([row], catalog, facts).length === 0) continue;
    const phrase = wording.tokens.filter((token) => !fixed.has(token));
    const sure = phraseCertainty(phrase, template, wording.tokens, namesSurface);
    if (sure === null) continue;
    if (fixed.size > fixedMost) rows = [];
    fixedMost = fixed.size;
    rows.push(row);
    certainty = sure;
  }
  return { rows: [...new Set(rows)], certainty };
}

/** How sure it is that the phrase stands for `{V}`; null where it cannot. */
function phraseCertainty(
  phrase: readonly string[],
  { tokens, fixed }: Template,
  said: readonly string[],
  namesSurface: boolean,
): number | null {
  if (phrase.length === 0) return null;
  const words = phrase.map((token) => token.replace(/\+$/, ''));
  const hasSurface = words.some((word) => SURFACES.has(word));
  if (hasSurface && words.every((word) => SURFACES.has(word) || ROOMS.has(word))) {
    const isOnlySurface = words.every((word) => SURFACES.has(word));
    if (isOnlySurface && (namesSurface || fixed.size >= 3)) return 0.985;
    if (namesSurface || fixed.size >= 2 || phrase.length >= 2) return 0.96;
  }
  const isTyped =
    fixed.size >= 3 &&
    phrase.length <= 4 &&
    !phrase.some((token) => isDiscriminator(token) || MODIFIERS.has(token));
  if (!isTyped) return null;
  const expected = tokens.flatMap((token) => (token === '{v}' ? phrase : [token]));
  const isInPlace =
    expected.length === said.length && expected.every((token, at) => token === said[at]);
  return isInPlace ? 0.95 : null;
}
