import type { Command } from 'commander';
import { inspectEstimate } from '../lambdas/domain/estimate/inspect-estimate.ts';
import { estimateToWire, lineItemToWire } from '../lambdas/domain/estimate/to-wire.ts';
import { withWireNames } from '../lambdas/domain/estimate/wire-names.ts';
import { readEsx } from '../lambdas/domain/esx/read-esx.ts';
import { CommandFailure } from './command-failure.ts';
import { resolve } from './convert.ts';
import { openCatalog } from './open-catalog.ts';
import { readBytes } from './read-bytes.ts';
import { readInput } from './read-input.ts';
import { terminalSteps } from './steps.ts';

/** `estimate inspect`: what was read, as JSON; docs/inspect.md describes the shape. */
export const registerInspect = (program: Command): void => {
  program
    .command('inspect <file>')
    .description('Print what is read from an estimate (PDF, JSON, CSV) or an ESX file as JSON.')
    .option('--data <folder>', 'data folder whose imported catalogue is used', '.data')
    .action(async (path: string, options: { data: string }) => {
      const inspection = path.toLowerCase().endsWith('.esx')
        ? await inspectEsx(path)
        : await inspectInput(path, options.data);
      process.stdout.write(`${JSON.stringify(inspection, null, 2)}\n`);
    });
};

const inspectInput = async (path: string, dataDirectory: string) => {
  const steps = terminalSteps();
  try {
    const [input, catalog] = await Promise.all([
      readInput(path, steps),
      openCatalog(dataDirectory),
    ]);
    return inspectEstimate(resolve(input, catalog), input.warnings, catalog.version);
  } finally {
    steps.end();
  }
};

const inspectEsx = async (path: string) => {
  const read = readEsx(await readBytes(path));
  if (!read.ok) throw new CommandFailure(`${path}: ${read.failure.message}`);
  const { estimate, lines, xactdoc: _, roughDraft: __, ...file } = read.contents;
  return {
    file: withWireNames(file),
    estimate: estimateToWire(estimate),
    review: {
      items: lines.map(({ item, ...line }) => ({
        ...lineItemToWire(item),
        ...withWireNames(line),
      })),
    },
  };
};
