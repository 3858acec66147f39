import { cached } from '../test/corpus/cache.ts';
import { type DocumentSpec, documentId, makeDocument } from '../test/corpus/make-document.ts';
import { sabotagedDocuments, textDocuments } from '../test/corpus/suites.ts';
import type { BenchReport } from './bench-report.ts';
import { parseOptions, type ReadBenchOptions } from './read/options.ts';
import { createReader, type Reader } from './read/reader.ts';
import { errorsOf, type Measured, measure } from './read/run-documents.ts';
import { sabotageErrors, sabotageTable } from './read/sabotage-table.ts';
import { byLayout, fieldTable, overviewTable } from './read/tables.ts';

/**
 * `npm run bench -- read`: how much of generated estimates the reader finds, and how fast.
 *
 * `--part tuning|held-out|scans|sabotage|speed` (repeatable), `--layout N`, `--limit N` documents
 * per layout, `--seed S` for one document, `--show-errors`, `--field NAME`, `--real DIR`.
 */
export const run = async (args: string[]): Promise<BenchReport> => {
  const options = parseOptions(args);
  const reader = createReader();
  const sections: BenchReport['sections'] = [];
  try {
    for (const part of options.parts) sections.push(...(await runPart(part, reader, options)));
  } finally {
    await reader.close();
  }
  return { title: 'Reading estimates', sections };
};

const runPart = async (
  part: string,
  reader: Reader,
  options: ReadBenchOptions,
): Promise<BenchReport['sections']> => {
  switch (part) {
    case 'tuning':
    case 'held-out': {
      const measured = await readAll(chosen(textDocuments(part), options), reader, options);
      const groups = byLayout(measured);
      return [
        { heading: `Text documents, ${part}`, markdown: overviewTable(groups) },
        { heading: `Fields, ${part}`, markdown: fieldTable(groups) },
      ];
    }
    case 'sabotage': {
      const suites = ['tuning', 'held-out'] as const;
      const rows = [];
      for (const suite of suites) {
        rows.push({
          suite,
          measured: await readAll(chosen(sabotagedDocuments(suite), options), reader, options),
        });
      }
      return [{ heading: 'One printed figure altered', markdown: sabotageTable(rows) }];
    }
    default:
      return [];
  }
};

/** The documents that the options ask for; a seed of one's own makes a document of its own. */
const chosen = (specs: readonly DocumentSpec[], options: ReadBenchOptions): DocumentSpec[] => {
  const counts = new Map<number, number>();
  const fitting = specs.filter((spec) => options.layout === null || spec.layout === options.layout);
  const { seed } = options;
  if (seed !== null) {
    const known = fitting.filter((spec) => spec.seed === seed);
    if (known.length > 0) return known;
    const firsts = new Map(fitting.map((spec) => [spec.layout, spec]));
    return [...firsts.values()].map((spec) => ({ ...spec, seed }));
  }
  return fitting.filter((spec) => {
    const count = (counts.get(spec.layout) ?? 0) + 1;
    counts.set(spec.layout, count);
    return count <= options.limit;
  });
};

const readAll = async (
  specs: readonly DocumentSpec[],
  reader: Reader,
  options: ReadBenchOptions,
): Promise<Measured[]> => {
  const all: Measured[] = [];
  for (const spec of specs) {
    const document = await cached(documentId(spec), () => makeDocument(spec));
    const measured = await measure(reader, document);
    all.push(measured);
    const errors = options.showErrors ? errorsOf(measured, options) : null;
    if (errors !== null) console.log(errors);
    const altered = options.showErrors ? sabotageErrors(measured) : null;
    if (altered !== null) console.log(altered);
  }
  return all;
};
