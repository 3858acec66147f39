import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { zlibSync } from 'fflate';
import { buildCatalog } from '../lambdas/domain/catalog/catalog.ts';
import { catalogVersion, parseCatalogCsv } from '../lambdas/domain/catalog/catalog-csv.ts';
import abbreviations from './wording/abbreviations.json' with { type: 'json' };

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

/** Shorter words are one glyph away from too many others. */
const LEAST_LETTERS = 5;
const SLASHED = /\b\p{L}{4,}\/\p{L}{4,}\b/gu;

/** The words of the taxonomy's descriptions and of the wording lists, for words that OCR misread. */
export const compileTradeWords = (
  csv: string,
  abbreviations: Readonly<Record<string, string>>,
): string => {
  const { rows } = parseCatalogCsv(csv);
  const texts = [...rows.map(({ description }) => description), ...Object.entries(abbreviations)];
  const words = texts.flat().flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const known = words.filter((word) => word.length >= LEAST_LETTERS);
  // `seal/prime`: a slash is easily read as a letter.
  const slashed = texts.flat().flatMap((text) => text.toLowerCase().match(SLASHED) ?? []);
  return `${JSON.stringify([...new Set([...known, ...slashed])].sort())}\n`;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const csv = readFileSync(new URL('./starter.csv', import.meta.url), 'utf8');
  writeFileSync(new URL('./starter-index.generated.json', import.meta.url), compileStarter(csv));
  writeFileSync(
    new URL('./trade-words.generated.json', import.meta.url),
    compileTradeWords(csv, abbreviations.words),
  );
}
