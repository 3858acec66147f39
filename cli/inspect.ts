import type { Command } from 'commander';
import { inspectEstimate } from '../lambdas/domain/estimate/inspect-estimate.ts';
import { resolve } from './convert.ts';
import { openCatalog } from './open-catalog.ts';
import { readInput } from './read-input.ts';
import { terminalSteps } from './steps.ts';

/** `estimate inspect`: what was read, as JSON; docs/inspect.md describes the shape. */
export const registerInspect = (program: Command): void => {
  program
    .command('inspect <file>')
    .description('Print what is read from an estimate (PDF, JSON, CSV) as JSON.')
    .option('--data <folder>', 'data folder whose imported catalogue is used', '.data')
    .action(async (path: string, options: { data: string }) => {
      const steps = terminalSteps();
      try {
        const input = await readInput(path, steps);
        const catalog = await openCatalog(options.data);
        const estimate = resolve(input, catalog);
        const inspection = inspectEstimate(estimate, input.warnings, catalog.version);
        steps.end();
        process.stdout.write(`${JSON.stringify(inspection, null, 2)}\n`);
      } finally {
        steps.end();
      }
    });
};
