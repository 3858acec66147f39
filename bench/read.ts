import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CachedDocument, cached } from '../test/corpus/cache.ts';
import { damages, harshId, makeHarshScan } from '../test/corpus/harsh-scan.ts';
import { journeyDocuments, journeyId, makeJourney } from '../test/corpus/journeys/journeys.ts';
import { type DocumentSpec, documentId, makeDocument } from '../test/corpus/make-document.ts';
import { makePrint, type PrintSpec, printId } from '../test/corpus/prints/make-print.ts';
import { hasBrowser, reprints, reprintsOf } from '../test/corpus/reprints.ts';
import { makeScan, type ScanSpec, scanId, scanOf } from '../test/corpus/scan.ts';
import {
  harshScans,
  printDocuments,
  sabotagedDocuments,
  sabotagedScans,
  scannedDocuments,
  scannedPrints,
  textDocuments,
} from '../test/corpus/suites.ts';
import type { BenchReport } from './bench-report.ts';
import { parseOptions, parts, type ReadBenchOptions } from './read/options.ts';
import { createReader, type Reader } from './read/reader.ts';
import { realDocuments, realTable } from './read/real.ts';
import { errorsOf, type Measured, measure } from './read/run-documents.ts';
import { sabotageErrors, sabotageTable } from './read/sabotage-table.ts';
import { memoryTable, ocrSpeedTable, textSpeedTable } from './read/speed.ts';
import {
  byLayout,
  byLook,
  byResolution,
  fieldTable,
  type Group,
  overviewTable,
} from './read/tables.ts';

/**
 * `npm run bench -- read`: how much of generated estimates the reader finds, and how fast.
 *
 * `--part tuning|held-out|prints-open|prints-blind|written|written-blind|written-scans|reprints|journeys|scans|scanned-prints|sabotage|scan-sabotage|speed|memory` (repeatable),
 * `--layout N`, `--look NAME`, `--limit N` documents per layout or look, `--seed S` for one document, `--show-errors`, `--field NAME`, `--real DIR`,
 * `--keep-ocr` to recognize each scanned page once only.
 */
export const run = async (args: string[]): Promise<BenchReport> => {
  const asked = parseOptions(args);
  // One who asks for everything gets what this machine can measure.
  const isUnasked = !args.includes('--part') && asked.parts.has('reprints') && !hasBrowser();
  const options = isUnasked
    ? { ...asked, parts: new Set([...asked.parts].filter((part) => part !== 'reprints')) }
    : asked;
  const reader = createReader(options);
  const sections: BenchReport['sections'] = [];
  try {
    if (options.real !== null) sections.push(...(await runReal(options.real, reader, options)));
    for (const part of options.parts) sections.push(...(await runPart(part, reader, options)));
    if (isUnasked) console.error('The part reprints is left out: it needs the package chromium.');
  } finally {
    await reader.close();
  }
  // Without OCR's own time the figures are no whole run's.
  const all = !options.keepOcr && parts.every((part) => options.parts.has(part));
  return { title: 'Reading estimates', sections, partial: !all };
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
    case 'prints-open':
    case 'prints-blind': {
      const measured = await readPrints(part, reader, options);
      const groups = byLook(measured);
      const suite = part === 'prints-open' ? 'open looks' : "looks kept from the reader's authors";
      return [
        { heading: `Prints, ${suite}`, markdown: overviewTable(groups) },
        { heading: `Fields of prints, ${suite}`, markdown: fieldTable(groups) },
      ];
    }
    case 'written':
    case 'written-blind':
    case 'written-scans': {
      const shown = part === 'written-blind' ? { ...options, showErrors: false } : options;
      const measured = [];
      for (const document of realDocuments(WRITTEN[part]).withTruth)
        measured.push(await readOne(document, reader, shown));
      const groups = byLayout(measured);
      const suite = SUITES_WRITTEN[part];
      return [
        { heading: `Documents that others wrote, ${suite}`, markdown: overviewTable(groups) },
        {
          heading: `Fields of documents that others wrote, ${suite}`,
          markdown: fieldTable(groups),
        },
      ];
    }
    case 'reprints': {
      const groups = byLook(await readReprints(reader, options));
      return [
        { heading: 'Documents that others wrote, printed anew', markdown: overviewTable(groups) },
      ];
    }
    case 'journeys': {
      const groups = byLook(await readJourneys(reader, options));
      return [{ heading: 'Journeys: what happens to a PDF', markdown: overviewTable(groups) }];
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
    case 'scan-sabotage': {
      const rows = [];
      for (const suite of ['tuning', 'held-out'] as const)
        rows.push({ suite, measured: await readScans(sabotagedScans(suite), reader, options) });
      return [
        { heading: 'One printed figure altered, then scanned', markdown: sabotageTable(rows) },
      ];
    }
    case 'scans': {
      const sections = [];
      for (const suite of ['tuning', 'held-out'] as const) {
        const measured = await readScans(scannedDocuments(suite), reader, options);
        const groups = byLayout(measured);
        sections.push(
          {
            heading: `Scans, ${suite}`,
            markdown: overviewTable([...groups, ...byResolution(measured)]),
          },
          { heading: `Fields of scans, ${suite}`, markdown: fieldTable(groups) },
        );
      }
      return sections;
    }
    case 'scanned-prints': {
      const groups = byLook(await readScannedPrints(reader, options));
      return [
        { heading: 'Scans of prints, open looks', markdown: overviewTable(groups) },
        { heading: 'Fields of scans of prints', markdown: fieldTable(groups) },
      ];
    }
    case 'scans-harsh': {
      const groups = await readHarshScans(reader, options);
      return [
        { heading: 'Damaged scans', markdown: overviewTable(groups) },
        { heading: 'Fields of damaged scans', markdown: fieldTable(groups) },
      ];
    }
    case 'memory':
      return [{ heading: 'Memory', markdown: await memoryTable(options.memoryPages) }];
    case 'speed':
      return await runSpeed(options);
    default:
      throw new Error(`There is no part ${part}.`);
  }
};

const readPrints = async (
  part: 'prints-open' | 'prints-blind',
  reader: Reader,
  options: ReadBenchOptions,
): Promise<Measured[]> => {
  const specs = chosenPrints(printDocuments(part), options);
  const all = [];
  for (const spec of specs) {
    const document = await cached(printId(spec), () => makePrint(spec));
    // Of blind looks nobody is shown what was read wrong: that would end their being blind.
    const shown = { ...options, showErrors: options.showErrors && part === 'prints-open' };
    all.push(await readOne(document, reader, shown));
  }
  return all;
};

/** A seed of one's own makes one document of each look. */
const chosenPrints = (specs: readonly PrintSpec[], options: ReadBenchOptions): PrintSpec[] => {
  const { look, seed } = options;
  const fitting = specs.filter(({ print }) => look === null || print === look);
  if (seed !== null) {
    const known = fitting.filter((spec) => spec.seed === seed);
    if (known.length > 0) return known;
    const looks = [...new Set(fitting.map(({ print }) => print))];
    return looks.map((print) => ({ print, seed, lines: 40 }));
  }
  const counts = new Map<string, number>();
  return fitting.filter(({ print }) => {
    const count = (counts.get(print) ?? 0) + 1;
    counts.set(print, count);
    return count <= options.limit;
  });
};

/** `--look` chooses one way of printing, `--limit` so many documents of each. */
const readReprints = async (reader: Reader, options: ReadBenchOptions): Promise<Measured[]> => {
  const { look, limit } = options;
  const truths = new Map(
    realDocuments(WRITTEN.written).withTruth.map(({ path, truth }) => [
      basename(path, '.pdf'),
      truth,
    ]),
  );
  const ways = reprints.filter(({ name }) => look === null || name === look);
  const all = [];
  for await (const { document, reprint, pdf, path } of reprintsOf(WRITTEN.written, ways, limit)) {
    const truth = truths.get(document);
    if (truth === undefined) throw new Error(`${document}.html has no truth beside it.`);
    const printed = { ...truth, id: `${document} ${reprint.name}`, look: reprint.name };
    all.push(await readOne({ pdf, path, truth: printed }, reader, options));
  }
  return all;
};

const readJourneys = async (reader: Reader, options: ReadBenchOptions): Promise<Measured[]> => {
  const { look, limit } = options;
  const counts = new Map<string, number>();
  const all = [];
  for (const spec of journeyDocuments()) {
    if (look !== null && !spec.journey.includes(look)) continue;
    const count = (counts.get(spec.journey) ?? 0) + 1;
    counts.set(spec.journey, count);
    if (count > limit) continue;
    all.push(
      await readOne(await cached(journeyId(spec), () => makeJourney(spec)), reader, options),
    );
  }
  return all;
};

const readScans = async (
  scans: readonly ScanSpec[],
  reader: Reader,
  options: ReadBenchOptions,
): Promise<Measured[]> => {
  const all = [];
  const specs = chosen(
    scans.map((spec) => spec.document),
    options,
  );
  for (const document of specs) {
    const spec = { document };
    all.push(await readOne(await cached(scanId(spec), () => makeScan(spec)), reader, options));
  }
  return all;
};

const readScannedPrints = async (
  reader: Reader,
  options: ReadBenchOptions,
): Promise<Measured[]> => {
  const all = [];
  for (const spec of chosenPrints(scannedPrints(), options)) {
    const id = `scan-${printId(spec)}`;
    const scan = await cached(id, async () => scanOf(await makePrint(spec), id));
    all.push(await readOne(scan, reader, options));
  }
  return all;
};

/** One group per kind of damage. */
const readHarshScans = async (reader: Reader, options: ReadBenchOptions): Promise<Group[]> => {
  const specs = harshScans();
  const groups = [];
  for (const damage of damages) {
    const own = specs.filter((spec) => spec.damage === damage);
    const measured = [];
    for (const document of chosen(
      own.map((spec) => spec.document),
      options,
    )) {
      const spec = { document, damage };
      const scan = await cached(harshId(spec), () => makeHarshScan(spec));
      measured.push(await readOne(scan, reader, options));
    }
    groups.push({ name: damage, measured });
  }
  return groups;
};

/** Documents per layout, and scans in all, that speed is measured on. */
const timedPerLayout = 2;
const timedScans = 6;

const runSpeed = async (options: ReadBenchOptions): Promise<BenchReport['sections']> => {
  const specs = chosen(textDocuments('held-out'), {
    ...options,
    limit: Math.min(options.limit, timedPerLayout),
  });
  const texts = [];
  for (const spec of specs) texts.push(await cached(documentId(spec), () => makeDocument(spec)));
  const scans = [];
  for (const spec of scannedDocuments('held-out').slice(0, timedScans)) {
    scans.push(await cached(scanId(spec), () => makeScan(spec)));
  }
  return [
    { heading: 'Speed of text documents', markdown: await textSpeedTable(texts) },
    { heading: 'Speed of OCR', markdown: await ocrSpeedTable(scans) },
  ];
};

/** Estimates that others wrote as web pages and printed with a browser, each with its truth. */
const WRITTEN = {
  written: fileURLToPath(new URL('../test/corpus/written', import.meta.url)),
  'written-blind': fileURLToPath(new URL('../test/corpus/written-blind', import.meta.url)),
  'written-scans': fileURLToPath(new URL('../test/corpus/written-scans', import.meta.url)),
};

const SUITES_WRITTEN = {
  written: 'open',
  'written-blind': "kept from the reader's authors",
  'written-scans': 'scanned by others, too',
};

const runReal = async (
  folder: string,
  reader: Reader,
  options: ReadBenchOptions,
): Promise<BenchReport['sections']> => {
  const { withTruth, others } = realDocuments(folder);
  const measured = [];
  for (const document of withTruth) measured.push(await readOne(document, reader, options));
  const sections = [];
  if (measured.length > 0) {
    const groups = byLayout(measured);
    sections.push(
      { heading: 'Real documents', markdown: overviewTable(groups) },
      { heading: 'Fields, real documents', markdown: fieldTable(groups) },
    );
  }
  if (others.length > 0) {
    sections.push({
      heading: 'Real documents without a written truth',
      markdown: await realTable(reader, others),
    });
  }
  return sections;
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
    all.push(
      await readOne(await cached(documentId(spec), () => makeDocument(spec)), reader, options),
    );
  }
  return all;
};

const readOne = async (
  document: CachedDocument,
  reader: Reader,
  options: ReadBenchOptions,
): Promise<Measured> => {
  const measured = await measure(reader, document);
  if (options.showErrors) {
    for (const errors of [errorsOf(measured, options), sabotageErrors(measured)]) {
      if (errors !== null) console.log(errors);
    }
  }
  return measured;
};
