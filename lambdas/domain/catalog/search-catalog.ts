import type { Catalog, CatalogRow } from './catalog.ts';
import { replaceSynonyms } from './contractor-wording.ts';
import { rankRows } from './ranking.ts';
import { readWording } from './wording.ts';

/** The selectors that a person may mean by a code (`RFG 240S`) or by words, nearest first. */
export function searchCatalog(text: string, catalog: Catalog, limit: number): CatalogRow[] {
  const [cat = '', sel = ''] = text.trim().toUpperCase().split(/\s+/);
  const byCode = catalog.find(cat, sel);
  const facts = { unit: null, category: null, activityBit: 0, ignoredRows: null };
  const ranked = [text, replaceSynonyms(text)]
    .flatMap((words) => rankRows(readWording(words).tokens, catalog, facts, limit))
    .sort((a, b) => b.score - a.score)
    .map(({ row }) => row);
  const rows = [...new Set(ranked)].map((row) => catalog.row(row));
  const found = byCode === null ? rows : [byCode, ...rows.filter((row) => row.sel !== sel)];
  return found.slice(0, limit);
}
