import { zipSync } from 'fflate';
import type { Estimate, LineItem } from '../lambdas/domain/estimate/estimate.ts';
import { writeEsx, writeEsxEntries } from '../lambdas/domain/esx/write-esx.ts';
import { type BenchReport, table } from './bench-report.ts';

/** How much longer the writer may take than compressing its output alone. */
const TARGET_RATIO = 2.5;
const SIZES = [10, 1_000, 10_000] as const;

const WORDS = ['drywall', 'baseboard', 'shingle', 'paint', 'insulation', 'carpet', 'tile', 'trim'];

/** A made-up estimate: 25 lines to a room, notes, taxes, depreciation; the same every time. */
const estimateOf = (lines: number): Estimate => ({
  fileName: `bench-${lines}.json`,
  estimateName: `BENCH-${lines}`,
  claimNumber: 'CLM-1',
  policyNumber: 'POL-1',
  insuredName: 'Sample Owner',
  propertyAddress: '1 Sample Street, Springfield, TX 75001',
  dateOfLoss: '2026-03-01',
  carrierName: 'Sample Mutual',
  priceList: 'TXDF8X_MAR26',
  lineItems: Array.from({ length: lines }, (_, index) => lineItem(index)),
  printed: null,
});

const lineItem = (index: number): LineItem => ({
  id: `row-${index + 1}`,
  cat: ['DRY', 'FNC', 'RFG', 'PNT'][index % 4] ?? null,
  sel: `S${index % 60}`,
  description: `Sample ${WORDS[index % WORDS.length]} - grade ${index % 40}, hung and finished`,
  quantity: ((index * 37) % 20_000) / 100 + 1,
  unit: 'SF',
  activity: index % 5 === 0 ? '&' : '+',
  unitPrice: ((index * 53) % 5_000) / 100 + 0.01,
  lineItemTotal: null,
  tax: (index % 700) / 100,
  rcv: null,
  acv: null,
  depreciation: (index % 90) / 100,
  depreciationApplicable: null,
  depreciationRecoverable: index % 4 !== 0,
  overheadProfit: (index % 300) / 100,
  overheadProfitApplicable: null,
  isPaidWhenIncurred: false,
  enabled: true,
  room: `Room ${Math.floor(index / 25) + 1}`,
  section: index % 2 === 0 ? 'Walls' : null,
  f9Note: index % 6 === 0 ? `Photo ${index} shows the damage to this item.` : null,
  printed: null,
  resolution: null,
});

const OPTIONS = {
  profile: 'carrier',
  documentId: 'bench',
  createdAt: '2026-01-01T00:00:00Z',
  recipientXnAddress: null,
} as const;

const median = (values: number[]): number =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

const millisecondsOf = (work: () => void): number => {
  const from = performance.now();
  work();
  return performance.now() - from;
};

interface Measured {
  lines: number;
  runs: number;
  writeMilliseconds: number;
  fastestMilliseconds: number;
  compressMilliseconds: number;
  ratio: number;
  xmlBytes: number;
  esxBytes: number;
  heapBytes: number;
}

/** Writer and bare compression in turns, so that both see the same state of the machine. */
const measure = (lines: number): Measured => {
  const estimate = estimateOf(lines);
  const entries = writeEsxEntries(estimate, OPTIONS);
  const compress = () =>
    zipSync({ a: [entries.xactdoc, { level: 6 }], b: [entries.roughDraft, { level: 6 }] });
  const runs = Math.max(9, Math.min(400, Math.round(30_000 / lines)));
  for (let warmUp = 0; warmUp < Math.min(runs, 20); warmUp += 1) {
    writeEsx(estimate, OPTIONS);
    compress();
  }
  const writes: number[] = [];
  const compressions: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    writes.push(millisecondsOf(() => writeEsx(estimate, OPTIONS)));
    compressions.push(millisecondsOf(compress));
  }
  const ratios = writes.map((milliseconds, run) => milliseconds / (compressions[run] ?? 1));
  return {
    lines,
    runs,
    writeMilliseconds: median(writes),
    fastestMilliseconds: Math.min(...writes),
    compressMilliseconds: median(compressions),
    ratio: median(ratios),
    xmlBytes: entries.xactdoc.length + entries.roughDraft.length,
    esxBytes: writeEsx(estimate, OPTIONS).bytes.length,
    heapBytes: Math.max(
      ...Array.from({ length: 5 }, () => heapGrowth(() => writeEsx(estimate, OPTIONS))),
    ),
  };
};

/**
 * Heap and buffers that one call leaves behind. The collector may come in between, so the largest
 * of several calls counts.
 */
const heapGrowth = (work: () => unknown): number => {
  globalThis.gc?.();
  const before = process.memoryUsage();
  const result = work();
  const after = process.memoryUsage();
  return result === undefined
    ? 0
    : Math.max(0, after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers);
};

const size = (bytes: number): string =>
  bytes < 2 ** 20 ? `${(bytes / 2 ** 10).toFixed(1)} KiB` : `${(bytes / 2 ** 20).toFixed(2)} MiB`;

/** `npm run bench -- esx`: time, memory and growth of writing one ESX file. */
export const run = async (_args: string[]): Promise<BenchReport> => {
  const measured = SIZES.map(measure);
  const [, thousand, tenThousand] = measured;
  const perLine = ({ fastestMilliseconds, lines }: Measured): number => fastestMilliseconds / lines;
  const growth = thousand && tenThousand ? perLine(tenThousand) / perLine(thousand) : Number.NaN;
  const worst = Math.max(
    ...measured.filter(({ lines }) => lines >= 1_000).map(({ ratio }) => ratio),
  );
  return {
    title: 'Writing ESX files',
    sections: [
      {
        heading: 'One carrier file',
        markdown: `${table(
          ['lines', 'runs', 'write (median)', 'bare compression', 'ratio', 'XML', 'ESX', 'memory'],
          measured.map((row) => [
            row.lines.toLocaleString('en-US'),
            String(row.runs),
            `${row.writeMilliseconds.toFixed(2)} ms`,
            `${row.compressMilliseconds.toFixed(2)} ms`,
            row.ratio.toFixed(2),
            size(row.xmlBytes),
            size(row.esxBytes),
            size(row.heapBytes),
          ]),
        )}

The ratio is the whole writer (pricing, both documents, ZIP) to \`fflate\` compressing the same bytes, the
two in turns; the median of the runs. Target: at most ${TARGET_RATIO} from 1,000 lines on; measured: ${worst.toFixed(2)},
${worst <= TARGET_RATIO ? 'met' : 'missed'}. Growth: in the fastest runs a line among 10,000 takes ${growth.toFixed(2)} times what a
line among 1,000 takes (1 is linear).`,
      },
    ],
  };
};
