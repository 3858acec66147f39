import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { zlibSync } from 'fflate';
import { buildCatalog } from '../lambdas/domain/catalog/catalog.ts';
import { catalogVersion, parseCatalogCsv } from '../lambdas/domain/catalog/catalog-csv.ts';

/** `starter.csv` as the JSON module that `starter.ts` opens. The same list gives the same text. */
export const compileStarter = (csv: string): string => {
  const { rows, problems } = parseCatalogCsv(csv);
  const [problem] = problems;
  if (problem !== undefined) {
    throw new Error(`starter.csv, row ${problem.row}, ${problem.column}: ${problem.reason}`);
  }
  const version = catalogVersion('starter', rows);
  const bytes = buildCatalog(rows, { version });
  const deflated = Buffer.from(zlibSync(bytes, { level: 9 })).toString('base64');
  return `${JSON.stringify({ version, deflated })}\n`;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const csv = readFileSync(new URL('./starter.csv', import.meta.url), 'utf8');
  writeFileSync(new URL('./starter-index.generated.json', import.meta.url), compileStarter(csv));
}
