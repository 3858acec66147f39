import * as v from 'valibot';
import { refuseUrl } from '../../domain/documents/source-url.ts';
import type { IntakeWarning } from '../../domain/estimate/problem.ts';
import { fileName } from '../../domain/estimate/structured-estimate.ts';
import { warnOfUnknown } from '../../domain/estimate/unknown-fields.ts';
import { named } from '../../domain/estimate/validation.ts';
import { parseBody } from '../http/parse-request.ts';

const given = (source: string) => ({
  required: [source],
  properties: { [source]: { type: 'string' } },
});

const absent = (...sources: string[]) => ({
  properties: Object.fromEntries(sources.map((source) => [source, { type: 'null' }])),
});

/** Exactly one source, as `if`, which client generators pass over; `oneOf` would part the type. */
const ONE_SOURCE = {
  if: given('url'),
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema, not a promise.
  then: absent('file_base64', 's3_path'),
  else: {
    if: given('file_base64'),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema, not a promise.
    then: absent('url', 's3_path'),
    else: given('s3_path'),
  },
};

const entries = {
  file_name: fileName('Original file name.'),
  url: v.nullish(
    v.pipe(
      v.string(),
      v.metadata({
        description: 'Public https URL of the PDF; fetched in the background.',
        maxLength: 2048,
        pattern: '^https://',
      }),
    ),
  ),
  file_base64: v.nullish(
    v.pipe(v.string(), v.metadata({ description: 'The PDF in base64; at most 50 MiB decoded.' })),
  ),
  s3_path: v.nullish(
    v.pipe(v.string(), v.metadata({ description: 'Staged path from `POST /upload-url`.' })),
  ),
  xn_address: v.nullish(
    v.pipe(
      v.string(),
      v.metadata({
        description: 'Exchange-network address of the recipient; written into both files.',
      }),
    ),
  ),
  profile_code: v.nullish(
    v.pipe(
      v.picklist(['5L', '8D']),
      v.metadata({
        deprecated: true,
        description: 'Recorded only. The `profile` of the download link chooses the file.',
      }),
    ),
  ),
} as const;

const isGiven = (value: string | null | undefined): boolean =>
  value !== null && value !== undefined;

/** INTERFACE section 2.4. */
export const PdfUploadRequest = v.pipe(
  v.object(entries),
  v.partialCheck(
    [['url'], ['file_base64'], ['s3_path']],
    named(
      { type: 'value_error', ctx: { error: 'exactly one of url, file_base64 and s3_path' } },
      (sources: {
        url?: string | null | undefined;
        file_base64?: string | null | undefined;
        s3_path?: string | null | undefined;
      }) => [sources.url, sources.file_base64, sources.s3_path].filter(isGiven).length === 1,
    ),
    'Value error, exactly one of url, file_base64 and s3_path has to be given',
  ),
  v.forward(
    v.partialCheck(
      [['url']],
      named(
        { type: 'value_error' },
        ({ url }: { url?: string | null | undefined }) =>
          url === null || url === undefined || refuseUrl(url) === null,
      ),
      'Value error, the URL has to be a public https URL without credentials',
    ),
    ['url'],
  ),
  v.metadata({ title: 'PdfUploadRequest', ...ONE_SOURCE }),
);

export interface PdfRequest {
  fields: v.InferOutput<typeof PdfUploadRequest>;
  warnings: IntakeWarning[];
}

/** @throws ValidationError with every problem of the request */
export const parsePdfRequest = (value: unknown): PdfRequest => {
  const fields = parseBody(value, PdfUploadRequest);
  const record = { ...(value as Record<string, unknown>) };
  return { fields, warnings: warnOfUnknown([record], Object.keys(entries), false) };
};
