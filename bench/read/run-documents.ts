import type { CachedDocument } from '../../test/corpus/cache.ts';
import type { Layout, Truth } from '../../test/corpus/model.ts';
import type { ReadBenchOptions } from './options.ts';
import type { Reader, Reading } from './reader.ts';
import { type Mismatch, type Score, scoreMissing, scoreReading } from './score.ts';

export interface Measured {
  id: string;
  path: string;
  layout: Layout | null;
  /** The look of a print. */
  look: string | null;
  sabotage: Truth['sabotage'];
  scan: Truth['scan'];
  score: Score;
  reading: Reading;
}

/** Reads one document and holds it against its truth; a crash of the reader is a result, too. */
export const measure = async (reader: Reader, document: CachedDocument): Promise<Measured> => {
  const { truth, pdf, path } = document;
  let reading: Reading;
  try {
    reading = await reader.read(pdf, `${truth.id}.pdf`);
  } catch (error) {
    const failure = `crashed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    reading = {
      estimate: null,
      reconciliation: null,
      failure,
      pages: truth.pages.length,
      ocrPages: 0,
      milliseconds: 0,
    };
  }
  const { estimate, reconciliation, failure } = reading;
  const score =
    estimate === null || reconciliation === null
      ? scoreMissing(truth, failure ?? 'no estimate')
      : scoreReading(truth, estimate, reconciliation);
  return {
    id: truth.id,
    path,
    layout: truth.layout,
    look: truth.look ?? null,
    sabotage: truth.sabotage,
    scan: truth.scan,
    score,
    reading,
  };
};

/** Mismatches shown per document and field before the rest is only counted. */
const shownPerField = 6;

/**
 * The differences of one document, for the person who works on the reader: page, line, field,
 * what is printed, what was read, and the PDF to look at.
 */
export const errorsOf = (measured: Measured, options: ReadBenchOptions): string | null => {
  const wanted = measured.score.mismatches.filter(
    ({ field }) => options.field === null || field === options.field,
  );
  if (wanted.length === 0) return null;
  const lines = [`\n${measured.id}  (${wanted.length} differences)  ${measured.path}`];
  const groups = new Map<string, Mismatch[]>();
  for (const mismatch of wanted) {
    groups.set(mismatch.field, [...(groups.get(mismatch.field) ?? []), mismatch]);
  }
  for (const [field, mismatches] of groups) {
    lines.push(`  ${field}: ${mismatches.length}`);
    for (const { page, line, expected, read } of mismatches.slice(0, shownPerField)) {
      lines.push(
        `    p${page ?? '?'} line ${line}`,
        `      printed  ${expected}`,
        `      read     ${read}`,
      );
    }
    if (mismatches.length > shownPerField)
      lines.push(`    ... ${mismatches.length - shownPerField} more`);
  }
  return lines.join('\n');
};
