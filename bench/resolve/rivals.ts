import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import type { Catalog, CatalogRow } from '../../lambdas/domain/catalog/catalog.ts';
import { resolveDescription } from '../../lambdas/domain/catalog/resolve-description.ts';
import type { Line } from './lines.ts';

/** One system's first choice for a line, and how sure it is, on any scale. */
export interface Choice {
  isRight: boolean;
  confidence: number;
}

/** What is compared at equal coverage. */
export interface Rival {
  name: string;
  choices: Choice[];
  microsecondsPerLine: number;
}

/** The first choices of this resolver, MiniSearch and Fuse.js on one list and the same lines. */
export const compareRivals = (
  lines: readonly Line[],
  rows: readonly CatalogRow[],
  catalog: Catalog,
): Rival[] => {
  const miniSearch = new MiniSearch<{ id: number; description: string }>({
    fields: ['description'],
    searchOptions: { fuzzy: 0.2, prefix: true },
  });
  miniSearch.addAll(rows.map((row, id) => ({ id, description: row.description })));
  const fuse = new Fuse(rows, {
    keys: ['description'],
    includeScore: true,
    ignoreLocation: true,
    threshold: 0.6,
  });
  const isRight = (line: Line, row: { cat: string; sel: string } | undefined): boolean =>
    row?.cat === line.cat && row.sel === line.sel;
  return [
    measure('this resolver', lines, (line) => {
      const item = { ...line, room: null, section: null, cat: null, sel: null };
      const [best] = resolveDescription(item, catalog).candidates;
      return { isRight: isRight(line, best), confidence: best?.confidence ?? 0 };
    }),
    measure('MiniSearch', lines, (line) => {
      const [best, second] = miniSearch.search(line.description);
      const row = best === undefined ? undefined : rows[best.id as number];
      // The lead over the second says more about being right than the bare score does.
      const lead = best === undefined ? 0 : 1 - (second?.score ?? 0) / best.score;
      return { isRight: isRight(line, row), confidence: lead };
    }),
    measure('Fuse.js', lines, (line) => {
      const [best] = fuse.search(line.description, { limit: 1 });
      return { isRight: isRight(line, best?.item), confidence: 1 - (best?.score ?? 1) };
    }),
  ];
};

const measure = (name: string, lines: readonly Line[], choose: (line: Line) => Choice): Rival => {
  const start = process.cpuUsage();
  const choices = lines.map(choose);
  const { user, system } = process.cpuUsage(start);
  return { name, choices, microsecondsPerLine: (user + system) / lines.length };
};

/** Wrong choices among the surest `coverage` of the lines. */
export const wrongAtCoverage = (choices: readonly Choice[], coverage: number): number =>
  [...choices]
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, Math.round(choices.length * coverage))
    .filter((choice) => !choice.isRight).length;
