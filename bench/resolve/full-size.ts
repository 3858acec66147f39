import type { CatalogRow } from '../../lambdas/domain/catalog/catalog.ts';
import { readWording, wordingKey } from '../../lambdas/domain/catalog/wording.ts';
import { randomStream } from './random.ts';

const SUFFIXES = [
  'after hours',
  'mobile home',
  'commercial',
  'detach and reset',
  'material only',
  'labor only',
  'heavy',
  'oversized',
  'large',
  'small',
  'extra large',
  'per linear ft',
  'high grade',
  'premium grade',
  'deluxe grade',
  'standard grade',
  'two story',
  'curved',
  'prefinished',
  'treated',
];
const SWAPS: [string, string][] = [
  ['vinyl', 'fiber cement'],
  ['aluminum', 'zinc'],
  ['wood', 'composite'],
  ['metal', 'copper'],
  ['steel', 'brass'],
  ['oak', 'walnut'],
  ['pine', 'poplar'],
  ['cedar', 'cypress'],
  ['interior', 'attic'],
  ['exterior', 'porch'],
  ['ceiling', 'soffit'],
  ['floor', 'deck'],
  ['wall', 'partition'],
  ['single', 'triple'],
  ['electric', 'propane'],
  ['gas', 'solar'],
  ['clean', 'sanitize'],
  ['paint', 'varnish'],
  ['tile', 'mosaic'],
  ['door', 'hatch'],
  ['window', 'transom'],
];

/**
 * A list of the size that customers have: the real rows, and invented neighbours of them that differ
 * in a size, a grade, a material or a suffix. No invented row reads like another.
 */
export const fullSizeList = (rows: readonly CatalogRow[], size: number): CatalogRow[] => {
  const random = randomStream(20_000);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const all = [...rows];
  const pairs = new Set(rows.map((row) => `${row.cat} ${row.sel}`));
  const wordings = new Set(rows.map((row) => wordingKey(readWording(row.description).tokens)));
  while (all.length < size) {
    const base = pick(rows);
    const description = vary(base.description, pick, random);
    const key = wordingKey(readWording(description).tokens);
    const sel = `${base.sel.slice(0, 5)}${Math.floor(random() * 9000 + 1000)}`;
    if (wordings.has(key) || pairs.has(`${base.cat} ${sel}`)) continue;
    wordings.add(key);
    pairs.add(`${base.cat} ${sel}`);
    all.push({ ...base, sel, description });
  }
  return all;
};

const vary = (text: string, pick: <T>(list: readonly T[]) => T, random: () => number): string => {
  const sizes = [...text.matchAll(/\d+/g)];
  if (sizes.length > 0 && random() < 0.5) {
    const size = pick(sizes);
    const changed = String(Number(size[0]) + 1 + Math.floor(random() * 9));
    return text.slice(0, size.index) + changed + text.slice(size.index + size[0].length);
  }
  const swaps = SWAPS.filter(([from]) => new RegExp(`\\b${from}\\b`, 'i').test(text));
  if (swaps.length > 0 && random() < 0.5) {
    const [from, to] = pick(swaps);
    return text.replace(new RegExp(`\\b${from}\\b`, 'i'), to);
  }
  return `${text}, ${pick(SUFFIXES)}`;
};
