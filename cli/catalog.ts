import { type Command, InvalidArgumentError } from 'commander';
import { readStarterCatalog } from '../catalog/starter.ts';
import { openEmbedded } from '../lambdas/adapters/embedded/open-embedded.ts';
import { buildCatalog, type Catalog } from '../lambdas/domain/catalog/catalog.ts';
import {
  CatalogCsvError,
  catalogVersion,
  type ParsedCatalog,
  parseCatalogCsv,
} from '../lambdas/domain/catalog/catalog-csv.ts';
import { searchCatalog } from '../lambdas/domain/catalog/search-catalog.ts';
import { CommandFailure } from './command-failure.ts';
import { readBytes } from './read-bytes.ts';
import { readCatalogFile } from './resolve.ts';

/** Where catalogues are kept; null means everybody in the installation. */
export interface CatalogStore {
  /** Keeps the bytes and makes them the active catalogue, or changes nothing. */
  activate(
    organizationId: string | null,
    catalog: { version: string; bytes: Uint8Array },
  ): Promise<void>;
  active(organizationId: string | null): Promise<Catalog>;
}

interface Target {
  data: string;
  organization?: string;
}

const NAMED_PROBLEMS = 20;

/** `estimate catalog import | search`. */
export const registerCatalog = (
  program: Command,
  openStore: (dataDirectory: string) => CatalogStore = openEmbeddedStore,
): void => {
  const catalog = program.command('catalog').description('The taxonomy that items resolve to.');
  onTarget(
    catalog
      .command('import <file>')
      .description(
        'Take over a licensed price list (CSV with the columns cat, sel, description, unit) in place of the starter taxonomy or of an earlier list.',
      ),
  ).action(async (file: string, target: Target) => {
    const { rows, problems } = readList(new TextDecoder().decode(await readBytes(file)), file);
    for (const { row, column, reason } of problems.slice(0, NAMED_PROBLEMS)) {
      process.stderr.write(`${file}, row ${row}, ${column}: ${reason}\n`);
    }
    const version = catalogVersion('import', rows);
    await openStore(target.data).activate(target.organization ?? null, {
      version,
      bytes: buildCatalog(rows, { version }),
    });
    process.stdout.write(
      `${rows.length} selectors taken over as ${version}${target.organization === undefined ? '' : ` for ${target.organization}`}; ${problems.length} bad rows left out.\n`,
    );
  });

  onTarget(
    catalog
      .command('search <text...>')
      .description('Find selectors by code or by words.')
      .option('--limit <count>', 'how many', wholeNumber, 10)
      .option('--catalog <file>', 'a price list or a built index instead of the imported one')
      .option('--json', 'print JSON for machines'),
  ).action(
    async (
      words: string[],
      options: Target & { limit: number; catalog?: string; json?: boolean },
    ) => {
      const opened =
        options.catalog === undefined
          ? await openStore(options.data).active(options.organization ?? null)
          : await readCatalogFile(options.catalog);
      const found = searchCatalog(words.join(' '), opened, options.limit);
      if (options.json === true) process.stdout.write(`${JSON.stringify(found)}\n`);
      else if (found.length === 0) process.stdout.write('Nothing reads like that.\n');
      else {
        for (const { cat, sel, unit, description } of found) {
          process.stdout.write(
            `${cat} ${sel.padEnd(10)} ${(unit ?? '').padEnd(3)} ${description}\n`,
          );
        }
      }
    },
  );
};

const onTarget = (command: Command): Command =>
  command
    .option('--data <folder>', "the embedded service's data folder", '.data')
    .option('--organization <id>', 'for one organization only');

const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) {
    throw new InvalidArgumentError('It must be a whole number above 0.');
  }
  return value;
};

const readList = (text: string, file: string): ParsedCatalog => {
  try {
    return parseCatalogCsv(text);
  } catch (error) {
    if (error instanceof CatalogCsvError) throw new CommandFailure(`${file}: ${error.message}`);
    throw error;
  }
};

const openEmbeddedStore = (dataDirectory: string): CatalogStore =>
  openEmbedded(dataDirectory, {
    starterCatalog: readStarterCatalog(),
    baseUrl: () => {
      throw new Error('This command signs no URLs');
    },
  }).catalogs;
