import { readStarterCatalog } from '../catalog/starter.ts';
import { buildCatalog, type Catalog, loadCatalog } from '../lambdas/domain/catalog/catalog.ts';
import { resolveDescription } from '../lambdas/domain/catalog/resolve-description.ts';
import type { Resolution } from '../lambdas/domain/estimate/estimate.ts';
import { type BenchReport, share, table } from './bench-report.ts';
import { fullSizeList } from './resolve/full-size.ts';
import {
  contractorPhrases,
  type Line,
  perturbedLines,
  printedLines,
  printStyleLines,
} from './resolve/lines.ts';
import { PERTURBATIONS } from './resolve/perturb.ts';
import { compareRivals, wrongAtCoverage } from './resolve/rivals.ts';

const FULL_SIZE = 20_000;
const RIVAL_LINES = 120;
const SHARED = 'wordings that several codes share';

interface Answer {
  line: Line;
  resolution: Resolution;
  isRight: boolean;
  isInTopThree: boolean;
}

/** `npm run bench -- resolve`: how often the resolver is right, how sure it is, how fast. */
export const run = async (_args: string[]): Promise<BenchReport> => {
  const starterBytes = readStarterCatalog().bytes;
  const starter = loadCatalog(starterBytes);
  const rows = [...starter.rows()];
  const fullRows = fullSizeList(rows, FULL_SIZE);
  const fullBytes = buildCatalog(fullRows, { version: 'bench' });
  const loading = measureLoading(fullBytes);
  const full = loadCatalog(fullBytes);

  const printed = printedLines();
  const style = printStyleLines(rows);
  const sets: [string, Line[]][] = [
    ['printed lines', printed],
    ["the list's own wording in print style", style.single],
    ['damaged lines', perturbedLines([...printed, ...style.single], rows)],
    ["contractors' phrases", contractorPhrases()],
    [SHARED, style.shared],
  ];
  const accuracy = [starter, full].flatMap((catalog) =>
    sets.flatMap(([name, lines]) =>
      [true, false].map((isTest) => {
        const answers = answerAll(
          lines.filter((line) => line.isTest === isTest),
          catalog,
        );
        return { name, catalog, isTest, answers };
      }),
    ),
  );
  const testAnswers = accuracy
    .filter(({ name, catalog, isTest }) => catalog === full && isTest && name !== SHARED)
    .flatMap(({ answers }) => answers);
  const absent = answerAll([...printed, ...style.single], starter, true);
  const rivalLines = everyNth(
    sets.slice(0, -1).flatMap(([, lines]) => lines.filter((line) => line.isTest)),
    RIVAL_LINES,
  );
  const rivals = compareRivals(rivalLines, fullRows, full);
  const speed = measureSpeed(
    sets.flatMap(([, lines]) => lines),
    full,
  );

  return {
    title: 'Resolving descriptions to the taxonomy',
    sections: [
      {
        heading: 'Right, wrong, unclaimed',
        markdown: [
          'Tuning and test lines are split by code: no code stands in both, and no code that the alias table names is a test code. "Claimed" is what is written as a code. The last set holds, for each wording that several codes share, a line for every one of them, and nothing around the line: only unit, activity and the usual trade can settle it, so it is mostly unclaimed, and a claim by the usual trade is wrong for the other codes. In a document the lines around it and the category recap settle more. Damaged lines: misspelled, misread by a scanner, cut off, abbreviated, or re-cased; a cut-off line has lost words, so it is mostly unclaimed.',
          table(
            ['lines', 'list', 'half', 'n', 'claimed right', 'wrong of the claimed', 'top three'],
            accuracy.map(({ name, catalog, isTest, answers }) => {
              const claimed = answers.filter(({ resolution }) => resolution.sel !== null);
              const right = claimed.filter(({ isRight }) => isRight);
              return [
                name,
                String(catalog.size),
                isTest ? 'test' : 'tuning',
                String(answers.length),
                share(right.length, answers.length),
                `${claimed.length - right.length} (${share(claimed.length - right.length, claimed.length)})`,
                share(answers.filter(({ isInTopThree }) => isInTopThree).length, answers.length),
              ];
            }),
          ),
        ].join('\n\n'),
      },
      {
        heading: 'When the list lacks the code',
        markdown: [
          'Each line against the starter without the row that it stands for: every claim is wrong.',
          table(
            ['lines', 'claimed'],
            [
              [
                String(absent.length),
                String(absent.filter(({ resolution }) => resolution.sel !== null).length),
              ],
            ],
          ),
        ].join('\n\n'),
      },
      { heading: 'By damage', markdown: damageTable(testAnswers) },
      { heading: 'Calibration', markdown: calibrationTable(testAnswers) },
      { heading: 'By method', markdown: methodTable(testAnswers) },
      {
        heading: 'Against general search libraries',
        markdown: [
          `${rivalLines.length} test lines of all kinds, one list of ${full.size}, one run. Each system's first choices, surest first: how many are wrong among the surest part of the lines.`,
          table(
            ['coverage', ...rivals.map(({ name }) => name)],
            [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map((coverage) => [
              `${Math.round(coverage * 100)} %`,
              ...rivals.map(({ choices }) => String(wrongAtCoverage(choices, coverage))),
            ]),
          ),
          table(
            ['', ...rivals.map(({ name }) => name)],
            [['CPU µs per line', ...rivals.map((rival) => rival.microsecondsPerLine.toFixed(0))]],
          ),
        ].join('\n\n'),
      },
      {
        heading: 'Speed and memory',
        markdown: table(
          [
            'selectors',
            'index bytes',
            'load, median',
            'memory after load',
            'descriptions a second, one core',
          ],
          [
            [
              String(full.size),
              String(fullBytes.length),
              `${loading.milliseconds.toFixed(1)} ms`,
              `${loading.megabytes.toFixed(1)} MB`,
              speed.toFixed(0),
            ],
          ],
        ),
      },
    ],
  };
};

const answerAll = (lines: readonly Line[], catalog: Catalog, withoutTheRow = false): Answer[] =>
  lines.map((line) => {
    const item = { ...line, room: null, section: null, cat: null, sel: null };
    const ignoredRows = withoutTheRow ? new Set([catalog.index.rowOf(line.cat, line.sel)]) : null;
    const resolution = resolveDescription(item, catalog, { ignoredRows });
    const isCode = (found: { cat: string | null; sel: string | null }): boolean =>
      found.cat === line.cat && found.sel === line.sel;
    return {
      line,
      resolution,
      isRight: isCode(resolution),
      isInTopThree: resolution.candidates.slice(0, 3).some(isCode),
    };
  });

const damageTable = (answers: readonly Answer[]): string =>
  table(
    ['damage', 'test lines', 'claimed right', 'wrong of the claimed', 'top three'],
    PERTURBATIONS.map((damage) => {
      const of = answers.filter(({ line }) => line.damage === damage);
      const claimed = of.filter(({ resolution }) => resolution.sel !== null);
      const right = claimed.filter(({ isRight }) => isRight);
      return [
        damage,
        String(of.length),
        share(right.length, of.length),
        `${claimed.length - right.length} (${share(claimed.length - right.length, claimed.length)})`,
        share(of.filter(({ isInTopThree }) => isInTopThree).length, of.length),
      ];
    }),
  );

const calibrationTable = (answers: readonly Answer[]): string => {
  const edges = [0, 0.3, 0.5, 0.7, 0.85, 0.93, 0.96, 0.98, 0.99, 1.01];
  const bins = edges.slice(1).map((above, index) => {
    const from = edges[index] ?? 0;
    const inside = answers.filter(({ resolution }) => {
      const confidence = resolution.candidates[0]?.confidence ?? 0;
      return confidence >= from && confidence < above;
    });
    const stated = inside.reduce(
      (sum, { resolution }) => sum + (resolution.candidates[0]?.confidence ?? 0),
      0,
    );
    const right = inside.filter(({ resolution, line }) => {
      const [best] = resolution.candidates;
      return best?.cat === line.cat && best.sel === line.sel;
    });
    return [
      `${from.toFixed(2)} to ${Math.min(1, above).toFixed(2)}`,
      String(inside.length),
      inside.length === 0 ? '-' : (stated / inside.length).toFixed(3),
      share(right.length, inside.length),
    ];
  });
  return table(
    ['confidence of the first candidate', 'test lines', 'mean confidence', 'right'],
    bins,
  );
};

const methodTable = (answers: readonly Answer[]): string => {
  const methods = [...new Set(answers.map(({ resolution }) => resolution.method))].sort();
  return table(
    ['method', 'test lines', 'right code', 'right category', 'in the top three'],
    methods.map((method) => {
      const of = answers.filter(({ resolution }) => resolution.method === method);
      const inCategory = of.filter(({ resolution, line }) => resolution.cat === line.cat);
      return [
        method,
        String(of.length),
        share(of.filter(({ isRight }) => isRight).length, of.length),
        share(inCategory.length, of.length),
        share(of.filter(({ isInTopThree }) => isInTopThree).length, of.length),
      ];
    }),
  );
};

const everyNth = (lines: readonly Line[], count: number): Line[] => {
  const step = Math.max(1, lines.length / count);
  return Array.from(
    { length: Math.min(count, lines.length) },
    (_, index) => lines[Math.floor(index * step)]!,
  );
};

const measureLoading = (bytes: Uint8Array): { milliseconds: number; megabytes: number } => {
  const times: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    const start = performance.now();
    loadCatalog(bytes);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const used = (): number => {
    for (let round = 0; round < 3; round += 1) globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = used();
  const held = loadCatalog(bytes.slice());
  const item = { unit: null, room: null, section: null, activity: null, cat: null, sel: null };
  // A misspelled word makes the resolver build what it looks words up with.
  resolveDescription({ ...item, description: 'Toilett' }, held);
  const grown = used() - before;
  return { milliseconds: times[3] ?? 0, megabytes: held.size > 0 ? grown / 1e6 : 0 };
};

const measureSpeed = (lines: readonly Line[], catalog: Catalog): number => {
  answerAll(lines.slice(0, 500), catalog);
  const start = process.cpuUsage();
  answerAll(lines, catalog);
  const { user, system } = process.cpuUsage(start);
  return lines.length / ((user + system) / 1e6);
};
