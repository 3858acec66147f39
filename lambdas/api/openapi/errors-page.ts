import { ERRORS, type ErrorCode, errorEntry } from '../http/error-codes.ts';
import { DOCUMENT_FAILURES } from './document-failures.ts';

/** The `type` names of 422 entries. */
export const PROBLEM_TYPES: Readonly<Record<string, string>> = {
  missing: 'A required field, part or column is absent.',
  string_type: 'Not a string.',
  string_too_short: 'Shorter than `ctx.min_length` characters.',
  string_too_long: 'Longer than `ctx.max_length` characters.',
  string_pattern_mismatch: 'Holds characters that are not allowed; see `ctx.pattern`.',
  float_type: 'Not a number.',
  float_parsing: 'The text of a CSV cell is not a number.',
  int_type: 'Not a whole number.',
  int_parsing: 'The text of a parameter is not a whole number.',
  finite_number: 'Infinite.',
  greater_than: 'Not greater than `ctx.gt`.',
  greater_than_equal: 'Less than `ctx.ge`.',
  less_than_equal: 'Greater than `ctx.le`.',
  bool_type: 'Neither true nor false.',
  bool_parsing: 'The text of a CSV cell is neither true/false, 1/0 nor yes/no.',
  date_parsing: 'Not a date of the calendar.',
  datetime_parsing: 'Not an ISO 8601 date-time.',
  list_type: 'Not an array.',
  too_short: 'Fewer than `ctx.min_length` entries.',
  too_long: 'More than `ctx.max_length` entries.',
  literal_error: 'Not one of `ctx.expected`.',
  model_attributes_type: 'Not an object.',
  json_invalid: 'The JSON cannot be read; `loc` ends with the position.',
  csv_invalid: 'The CSV cannot be read; `msg` says how to save it.',
  value_error: 'Breaks a rule that `ctx.error` tells.',
  too_many_problems: 'The last of 1,000 entries; `ctx.hidden` more were found.',
};

const section = (name: string, meaning: string, remedy: string): string =>
  `### \`${name}\`\n\n**What happened.** ${meaning}\n\n**What to do.** ${remedy}\n`;

const errorSection = (code: ErrorCode): string => {
  const { statuses, meaning, remedy, retryAfter } = errorEntry(code);
  const told = retryAfter ? ', with `Retry-After`' : '';
  return section(code, `(${statuses.join(' or ')}${told}) ${meaning}`, remedy);
};

/** What the streams and the file store of one process answer in the same form. */
const OTHER_ERRORS: readonly [code: string, meaning: string, remedy: string][] = [
  [
    'invalid_token',
    '(401) A stream was asked for without a token, or with one that this service did not make.',
    'Get a token from `POST /ws/token`.',
  ],
  ['token_expired', '(401) The token of a stream is over.', 'Get a new one from `POST /ws/token`.'],
  [
    'origin_not_allowed',
    '(403) A page of an origin that is not allowed asked for a stream.',
    'Have the operator allow the origin.',
  ],
  [
    'too_many_connections',
    '(429, with `Retry-After`) The organization has as many streams open as it may.',
    'Close one; one stream can follow many documents.',
  ],
  ['url_expired', '(403) A signed URL is over.', 'Ask for a new one.'],
  ['url_forged', '(403) A signed URL was changed.', 'Use it exactly as it was given.'],
  [
    'upload_wrong_type',
    '(403) The PUT names another content type than the upload URL was made for.',
    'Send the headers that came with the URL.',
  ],
  [
    'upload_wrong_size',
    '(403) The PUT has another length than the upload URL was made for.',
    "Ask for a URL with the file's exact size.",
  ],
  [
    'file_gone',
    '(404) The file of a signed URL is no longer there.',
    'Its document was deleted; upload it again.',
  ],
];

/** docs/errors.md. */
export const errorsPage = (): string =>
  `<!-- Written by \`npm run docs:write\` from lambdas/api/http/error-codes.ts. -->
# Errors

A **422** says what is wrong with a request, all of it at once:

\`\`\`json
{"detail": [{"loc": ["body", "line_items", 0, "quantity"], "msg": "Input should be greater than 0", "type": "greater_than", "input": -1, "ctx": {"gt": 0}}]}
\`\`\`

Every **other error** has a stable code:

\`\`\`json
{"detail": "The export is still being made", "code": "export_not_ready", "request_id": "0c9d2f7a41b84e6f93d15a7be2c8604f"}
\`\`\`

\`request_id\` is also the header \`X-Request-Id\`, which every answer of the application carries. Quote it when you report a problem.

## Codes

${(Object.keys(ERRORS) as ErrorCode[]).map(errorSection).join('\n')}
## Types of 422 entries

| type | meaning |
|---|---|
${Object.entries(PROBLEM_TYPES)
  .map(([type, meaning]) => `| \`${type}\` | ${meaning} |`)
  .join('\n')}

\`loc\` begins with \`body\`, \`query\`, \`path\` or \`header\`. In a CSV file it is \`["body", "file", <row>, "<column>"]\`: rows as a spreadsheet counts them (the header is row 1), columns by the name of the field.

## Why a document fails

A document that cannot be converted has the status \`failed\` and one of these codes in \`error.code\`. Its source is kept: \`POST /documents/{document_id}/retry\` tries again.

${Object.entries(DOCUMENT_FAILURES)
  .map(([code, { meaning, remedy }]) => section(code, meaning, remedy))
  .join('\n')}
## Streams and files

What goes wrong on an open stream is told on the stream: see [realtime.md](realtime.md).

${OTHER_ERRORS.map(([code, meaning, remedy]) => section(code, meaning, remedy)).join('\n')}
## Answers that the application does not make

Deployed in the cloud, the gateway in front of the application answers by itself, as \`{"message": "..."}\` and without \`X-Request-Id\`, to:

| status | when |
|---|---|
| 413 | the body is longer than the gateway's own 10 MB; stage the PDF with \`POST /upload-url\` |
| 429 | more requests a second than the gateway lets through |
| 500, 503, 504 | the application cannot be reached or did not answer within 30 seconds |

The URLs of files (\`Location\` of a download, \`friendly_upload_url\`) belong to the file store, which answers 403 to a URL that has expired or was changed.
`;
