import * as v from 'valibot';
import { readRows } from './csv-rows.ts';
import { readTable } from './csv-table.ts';
import { estimateFromWire } from './from-wire.ts';
import type { ReadEstimate } from './read-json.ts';
import { CsvMetadata, METADATA_FIELDS } from './structured-estimate.ts';
import { warnOfUnknown } from './unknown-fields.ts';
import { problemsOf } from './validation.ts';

/**
 * Reads an estimate from the bytes of a CSV file (INTERFACE section 2.3) and its optional metadata,
 * a value of the shape {@link CsvMetadata}. `fileName` is what the upload calls the file, for where
 * the metadata does not name it. All problems are told at once.
 */
export const readCsv = (bytes: Uint8Array, metadata: unknown, fileName: string): ReadEstimate => {
  const header = readMetadata(metadata, fileName);
  const table = readTable(bytes);
  const rows = table.ok ? readRows(table) : { problems: table.problems };
  const problems = [...header.problems, ...rows.problems];
  if (!header.ok || !table.ok || !('items' in rows) || problems.length > 0) {
    return { ok: false, problems };
  }
  return {
    ok: true,
    estimate: estimateFromWire({ ...header.metadata, line_items: rows.items }),
    payload: header.payload,
    warnings: [...header.warnings, ...table.warnings, ...rows.warnings].slice(0, 100),
  };
};

const readMetadata = (value: unknown, fileName: string) => {
  const given = value ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) {
    const msg = 'Input should be a valid object';
    const problem = { loc: ['body', 'metadata'], msg, type: 'model_attributes_type' };
    return { ok: false, problems: [problem] } as const;
  }
  const result = v.safeParse(CsvMetadata, given);
  if (!result.success) {
    return { ok: false, problems: problemsOf(result.issues, ['body', 'metadata']) } as const;
  }
  const record = { ...given };
  return {
    ok: true,
    problems: [],
    metadata: { ...result.output, file_name: result.output.file_name ?? fileName },
    payload: { ...record, ...result.output },
    warnings: warnOfUnknown([record], METADATA_FIELDS, false),
  } as const;
};
