import * as v from 'valibot';
import { CsvMetadata } from '../../domain/estimate/structured-estimate.ts';
import { IdempotencyHeaders, idempotencyKey } from '../http/idempotency-key.ts';
import type { Route } from '../http/route.ts';
import { acceptStructured } from './accept-structured.ts';
import { readCsvForm } from './read-csv-form.ts';
import { answerUpload, uploadAnswer } from './upload-response.ts';

export const CsvForm = v.pipe(
  v.object({
    file: v.pipe(
      v.string(),
      v.metadata({
        format: 'binary',
        contentMediaType: 'text/csv',
        description: 'UTF-8, comma separated, columns named in the first row.',
      }),
    ),
    metadata: v.optional(CsvMetadata),
  }),
  v.metadata({ title: 'CsvForm' }),
);

export const uploadCsv: Route = {
  method: 'post',
  path: '/upload/csv',
  operationId: 'uploadCsv',
  tag: 'Uploads',
  summary: 'Upload an estimate as CSV',
  description:
    'At most 4 MiB and 10,000 rows. Columns carry the names of the line item fields, or their aliases, in any letter case. Problems are reported at `["body", "file", <row>, "<column>"]`; rows count as in a spreadsheet, the header is row 1. Unknown columns are ignored and listed in `review.warnings`.',
  authenticated: true,
  headers: IdempotencyHeaders,
  body: {
    contentType: 'multipart/form-data',
    schema: CsvForm,
    examples: {
      small: {
        file:
          'category,selector,description,qty,unit,price,room\n' +
          'RFG,300,Laminated shingles,24.5,SQ,245.10,Roof\n' +
          ',,Drip edge,180,LF,2.87,Roof\n',
        metadata: { estimate_name: 'Maple Street roof' },
      },
    },
  },
  responses: { 200: uploadAnswer('CSV') },
  errors: [
    { code: 'malformed_request' },
    { code: 'insufficient_claims', status: 402 },
    { code: 'idempotency_conflict' },
    { code: 'payload_too_large' },
    { code: 'unsupported_media_type' },
  ],
  handler: (dependencies) => async (context, caller) => {
    const key = idempotencyKey(context);
    const { bytes, fileName, metadata } = await readCsvForm(context);
    // Most calls need no CSV parser; a function starts faster without it.
    const { readCsv } = await import('../../domain/estimate/read-csv.ts');
    const read = readCsv(bytes, metadata, fileName);
    const upload = { endpoint: 'POST /upload/csv', idempotencyKey: key, read, csv: bytes };
    const committed = await acceptStructured(dependencies, caller, upload);
    return answerUpload(context, committed, dependencies.settings.baseUrl);
  },
};
