import { damages, type HarshSpec } from './harsh-scan.ts';
import type { DocumentSpec } from './make-document.ts';
import type { Layout } from './model.ts';
import type { PrintSpec } from './prints/make-print.ts';
import { prints } from './prints/prints.ts';
import type { ScanSpec } from './scan.ts';
import type { Suite } from './style.ts';

export const layouts: readonly Layout[] = [1, 2, 3, 4, 5, 6, 7];

/** Documents of one layout in each suite of text documents: 7 layouts x 2 suites x 24 = 336. */
const documentsPerLayout = 24;
const sabotagedPerLayout = 16;

const seeds = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);

const specs = (
  suite: Suite,
  seedPrefix: string,
  count: number,
  sabotage: boolean,
): DocumentSpec[] =>
  layouts.flatMap((layout) =>
    seeds(seedPrefix, count).map((seed) => ({
      suite,
      layout,
      seed,
      ...(sabotage ? { sabotage } : {}),
    })),
  );

/**
 * The fixed suites. `tuning` may be looked at while reading rules are written and in tests;
 * `held-out` uses seeds and looks that nothing but the benchmark sees. When its documents have been
 * studied to mend the reader, they no longer judge it: give it new seeds then.
 */
export const textDocuments = (suite: Suite): DocumentSpec[] =>
  specs(suite, suite === 'tuning' ? 't' : 'k', documentsPerLayout, false);

export const sabotagedDocuments = (suite: Suite): DocumentSpec[] =>
  specs(suite, suite === 'tuning' ? 'ts' : 'ks', sabotagedPerLayout, true);

/** Scans of short documents: 7 layouts x 2 suites x 3 = 42. */
const scansPerLayout = 3;

export const scannedDocuments = (suite: Suite): ScanSpec[] =>
  layouts.flatMap((layout) =>
    seeds(suite === 'tuning' ? 'tp' : 'kp', scansPerLayout).map((seed, index) => ({
      document: { suite, layout, seed, lines: 6 + 8 * index, slim: true },
    })),
  );

/** Scans in which one printed figure was altered before: 7 layouts x 2 suites x 2 = 28. */
const sabotagedScansPerLayout = 2;

export const sabotagedScans = (suite: Suite): ScanSpec[] =>
  layouts.flatMap((layout) =>
    seeds(suite === 'tuning' ? 'tps' : 'kps', sabotagedScansPerLayout).map((seed) => ({
      document: { suite, layout, seed, lines: 12, slim: true, sabotage: true },
    })),
  );

/** Damaged scans: 7 layouts x 4 kinds of damage x 1 seed = 28, of tuning's looks. */
export const harshScans = (): HarshSpec[] =>
  layouts.flatMap((layout) =>
    damages.map((damage) => ({
      document: { suite: 'tuning', layout, seed: `th${damage[0]}`, lines: 12, slim: true },
      damage,
    })),
  );

/** Line items of a look's documents: short, middling and long ones. */
const printedLines = [5, 18, 34, 62, 150];

/**
 * Prints as carriers, contractors and other platforms make them, invented without a look at the
 * reader. Open looks may be studied; blind looks may not: only their figures are published.
 */
export const printDocuments = (suite: 'prints-open' | 'prints-blind'): PrintSpec[] =>
  prints
    .filter(({ open }) => open === (suite === 'prints-open'))
    .flatMap(({ name, lines: own }) =>
      (own ?? printedLines).map((lines, index) => ({
        print: name,
        seed: `${suite === 'prints-open' ? 'o' : 'b'}${index + 1}`,
        lines,
      })),
    );

/** Lines of a print that is scanned: so many fit the pages that a bench has time for. */
const scannedPrintLines = 6;

/** One short document of each open look, to be scanned: other prints than the seven layouts. */
export const scannedPrints = (): PrintSpec[] =>
  prints
    .filter(({ open }) => open)
    .map(({ name }) => ({ print: name, seed: 'sp1', lines: scannedPrintLines }));
