import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { type Command, Option } from 'commander';
import type { Catalog } from '../lambdas/domain/catalog/catalog.ts';
import {
  assignActivities,
  assignTrades,
  resolveItems,
} from '../lambdas/domain/catalog/resolve-estimate.ts';
import { PROFILES, type Profile } from '../lambdas/domain/documents/document.ts';
import type { Estimate } from '../lambdas/domain/estimate/estimate.ts';
import { reconcileEstimate } from '../lambdas/domain/estimate/reconcile-estimate.ts';
import { reviewEstimate } from '../lambdas/domain/estimate/review-estimate.ts';
import { writeEsx } from '../lambdas/domain/esx/write-esx.ts';
import { formatCents } from '../lambdas/domain/money/money.ts';
import { CommandFailure } from './command-failure.ts';
import { openCatalog } from './open-catalog.ts';
import { type Input, readInput } from './read-input.ts';
import { type Steps, silentSteps, terminalSteps } from './steps.ts';

interface ConvertOptions {
  out: string;
  profile: Profile | 'both';
  data: string;
  json?: boolean;
}

/** `estimate convert`: the whole job, with no server. */
export const registerConvert = (program: Command): void => {
  program
    .command('convert <file...>')
    .description('Turn estimates (PDF, JSON, CSV) into ESX files.')
    .option('--out <folder>', 'where the ESX files go', '.')
    .addOption(
      new Option('--profile <profile>').choices(['contractor', 'carrier', 'both']).default('both'),
    )
    .option('--data <folder>', 'data folder whose imported catalogue is used', '.data')
    .option('--json', 'print one JSON report per line')
    .action(convertFiles);
};

const convertFiles = async (paths: string[], options: ConvertOptions): Promise<void> => {
  const clash = firstClash(paths);
  if (clash) {
    throw new CommandFailure(
      `${clash.join(' and ')} would both write ${stem(clash[0])}-contractor.esx; convert them into different folders with --out`,
      { usage: true },
    );
  }
  const catalog = await openCatalog(options.data);
  const steps = options.json ? silentSteps : terminalSteps();
  const failures: CommandFailure[] = [];
  for (const path of paths) {
    try {
      const report = await convertFile(path, catalog, options, steps);
      steps.end();
      process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : describe(report));
    } catch (error) {
      steps.end();
      if (!(error instanceof CommandFailure)) throw error;
      failures.push(error);
      if (options.json) {
        process.stdout.write(`${JSON.stringify({ file: path, error: error.message })}\n`);
      }
    }
  }
  if (failures.length === 0) return;
  throw new CommandFailure(failures.map(({ message }) => message).join('\n'), {
    usage: failures.every(({ usage }) => usage),
  });
};

export interface ConvertReport {
  file: string;
  written: string[];
  items: number;
  enabled: number;
  rooms: number;
  unresolved: number;
  custom: number;
  reconciled: boolean;
  printed_total: number | null;
  computed_total: number | null;
  failures: string[];
  /** What does not add up where a figure could hardly be read on a scan. */
  unclear: string[];
  warnings: string[];
}

const convertFile = async (
  path: string,
  catalog: Catalog,
  options: ConvertOptions,
  steps: Steps,
): Promise<ConvertReport> => {
  const input = await readInput(path, steps);
  steps.begin('Resolving items');
  const estimate = resolve(input, catalog);
  const reconciliation = reconcileEstimate(estimate);
  const documentId = createHash('sha256').update(input.bytes).digest('hex').slice(0, 32);
  const profiles = options.profile === 'both' ? PROFILES : [options.profile];
  const exports = profiles.map((profile) => ({
    path: join(options.out, `${stem(path)}-${profile}.esx`),
    ...writeEsx(estimate, {
      profile,
      documentId,
      createdAt: input.modifiedAt.toISOString(),
      recipientXnAddress: null,
      catalogVersion: catalog.version,
    }),
  }));
  await writeTogether(options.out, exports);
  const review = reviewEstimate(estimate, reconciliation, [
    ...input.warnings,
    ...(estimate.printed?.warnings ?? []),
    ...exports.flatMap(({ warnings }) => warnings),
  ]);
  return {
    file: path,
    written: exports.map((written) => written.path),
    items: review.items,
    enabled: review.enabled,
    rooms: new Set(estimate.lineItems.map(({ room }) => room)).size,
    unresolved: review.unresolved,
    custom: review.custom,
    reconciled: review.reconciled,
    printed_total: reconciliation.printed.rcv,
    computed_total: reconciliation.computed.rcv,
    failures: reconciliation.failures.map(({ message }) => message),
    unclear: reconciliation.unclear.map(({ message }) => message),
    warnings: review.warnings.map(({ message }) => message),
  };
};

/** Structured rows carry their activity; a print is asked for it first. */
export const resolve = (input: Input, catalog: Catalog): Estimate => {
  if (input.sourceType !== 'PDF') return resolveItems(input.estimate, catalog);
  return resolveItems(assignTrades(assignActivities(input.estimate), catalog), catalog);
};

/** Every file is written whole beside its place before the first one takes it. */
const writeTogether = async (
  folder: string,
  files: { path: string; bytes: Uint8Array }[],
): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true });
    for (const { path, bytes } of files) await writeFile(`${path}.part`, bytes);
    for (const { path } of files) await rename(`${path}.part`, path);
  } catch (error) {
    throw new CommandFailure(`${folder} cannot be written to: ${(error as Error).message}`);
  }
};

const stem = (path: string): string => basename(path, extname(path));

const firstClash = (paths: string[]): [string, string] | null => {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const other = seen.get(stem(path));
    if (other !== undefined) return [other, path];
    seen.set(stem(path), path);
  }
  return null;
};

const MOST_LINES = 10;

const describe = (report: ConvertReport): string => {
  const { items, rooms, enabled, unresolved, custom } = report;
  const excluded = items - enabled;
  const lines = [
    report.file,
    `  ${items} items in ${rooms} ${rooms === 1 ? 'room' : 'rooms'}${excluded > 0 ? `, ${excluded} of them disabled` : ''}`,
    `  ${items - unresolved - custom} resolved to the taxonomy, ${custom} custom, ${unresolved} unresolved`,
    `  ${describeTotals(report)}`,
    ...listed(report.failures, '  does not add up: '),
    ...listed(report.unclear, '  may be misread: '),
    ...listed(report.warnings, '  note: '),
    ...report.written.map((path) => `  wrote ${path}`),
  ];
  return `${lines.join('\n')}\n`;
};

const describeTotals = ({ printed_total, computed_total, reconciled }: ConvertReport): string => {
  const computed = computed_total === null ? 'unknown' : formatCents(computed_total);
  if (printed_total === null) return `total ${computed} (none is printed to hold it against)`;
  const verdict = reconciled ? 'everything printed adds up' : 'NOT everything printed adds up';
  return `total ${computed}, printed ${formatCents(printed_total)}: ${verdict}`;
};

const listed = (messages: string[], prefix: string): string[] => {
  const lines = messages.slice(0, MOST_LINES).map((message) => prefix + message);
  const left = messages.length - MOST_LINES;
  if (left > 0) lines.push(`${prefix}... and ${left} more (--json lists all)`);
  return lines;
};
