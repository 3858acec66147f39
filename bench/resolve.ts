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
import { compareRivals, wrongAtCoverage } from './resolve/rivals.ts';

const FULL_SIZE = 20_000;
const RIVAL_LINES = 300;

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
    ["the list's own wording in print style", style],
    ['damaged lines', perturbedLines([...printed, ...style], rows)],
    ["contractors' phrases", contractorPhrases()],
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
    .filter(({ catalog, isTest }) => catalog === full && isTest)
    .flatMap(({ answers }) => answers);
  const absent = answerAll([...printed, ...style], starter, true);
  const rivalLines = everyNth(
    sets.flatMap(([, lines]) => lines.filter((line) => line.isTest)),
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
          'Tuning and test lines are split by code: no code stands in both. "Claimed" is what is written as a code. A wording that several codes share is unclaimed unless unit or activity settles it; the top three list its codes.',
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
          "Each line against the starter without the row it stands for: every claim is wrong. Most are wordings that another trade's code shares word for word.",
          table(
            ['n', 'claimed', 'of them the same wording in another trade'],
            [
              [
                String(absent.length),
                String(absent.filter(({ resolution }) => resolution.sel !== null).length),
                String(
                  absent.filter(({ resolution, line }) => isTwin(resolution, line, starter)).length,
                ),
              ],
            ],
          ),
        ].join('\n\n'),
      },
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

const isTwin = (resolution: Resolution, line: Line, catalog: Catalog): boolean =>
  resolution.sel !== null &&
  resolution.catalogDescription === catalog.find(line.cat, line.sel)?.description;

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
  globalThis.gc?.();
  const before = process.memoryUsage();
  const held = loadCatalog(bytes.slice());
  resolveDescription(
    {
      description: 'Toilett',
      unit: null,
      room: null,
      section: null,
      activity: null,
      cat: null,
      sel: null,
    },
    held,
  );
  globalThis.gc?.();
  const after = process.memoryUsage();
  const grown = after.heapUsed + after.external - before.heapUsed - before.external;
  return { milliseconds: times[3] ?? 0, megabytes: held.size > 0 ? grown / 1e6 : 0 };
};

const measureSpeed = (lines: readonly Line[], catalog: Catalog): number => {
  answerAll(lines.slice(0, 500), catalog);
  const start = process.cpuUsage();
  answerAll(lines, catalog);
  const { user, system } = process.cpuUsage(start);
  return lines.length / ((user + system) / 1e6);
};
