import type { Command } from 'commander';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import {
  buildCatalog,
  type Catalog,
  isCompiledCatalog,
  loadCatalog,
} from '../lambdas/domain/catalog/catalog.ts';
import {
  CatalogCsvError,
  catalogVersion,
  parseCatalogCsv,
} from '../lambdas/domain/catalog/catalog-csv.ts';
import { namesItems, resolveRows } from '../lambdas/domain/catalog/resolve-rows.ts';
import { CommandFailure } from './command-failure.ts';
import { openCatalog } from './open-catalog.ts';
import { readBytes } from './read-bytes.ts';

/** `estimate resolve FILE.csv`: each row with the code that it resolves to. */
export const registerResolve = (program: Command): void => {
  program
    .command('resolve <file>')
    .description(
      'Resolve descriptions to the taxonomy. Reads a CSV file with the columns description, unit, room, activity, cat, sel (any of them may be missing, save that a row needs a description or a code) and writes it to stdout with the answer beside each row.',
    )
    .option('--catalog <file>', 'a price list (CSV: cat, sel, description, unit) or a built index')
    .option('--data <folder>', 'data folder whose imported catalogue is used', '.data')
    .action(async (file: string, options: { catalog?: string; data: string }) => {
      const catalog =
        options.catalog === undefined
          ? await openCatalog(options.data)
          : await readCatalogFile(options.catalog);
      const table = readTable(await readBytes(file), file);
      if (!namesItems(table[0] ?? [])) {
        throw new CommandFailure(
          `${file} has neither a column description nor the columns cat and sel; its columns are ${(table[0] ?? []).join(', ') || 'none'}.`,
        );
      }
      process.stdout.write(stringify(resolveRows(table, catalog)));
    });
};

/** A catalogue from a file: a list in CSV, whose bad rows are named on stderr, or a built index. */
export const readCatalogFile = async (path: string): Promise<Catalog> => {
  const bytes = await readBytes(path);
  if (isCompiledCatalog(bytes)) return loadCatalog(bytes);
  const { rows, problems } = orUsage(path, () => parseCatalogCsv(new TextDecoder().decode(bytes)));
  for (const problem of problems.slice(0, 20)) {
    process.stderr.write(`${path}, row ${problem.row}, ${problem.column}: ${problem.reason}\n`);
  }
  if (problems.length > 20)
    process.stderr.write(`${path}: ${problems.length - 20} more bad rows\n`);
  return loadCatalog(buildCatalog(rows, { version: catalogVersion('file', rows) }));
};

const readTable = (bytes: Uint8Array, path: string): string[][] => {
  try {
    return parse(new TextDecoder().decode(bytes), {
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    throw new CommandFailure(
      `${path} is not readable as CSV: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};

const orUsage = <T>(path: string, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    if (error instanceof CatalogCsvError) throw new CommandFailure(`${path}: ${error.message}`);
    throw error;
  }
};
