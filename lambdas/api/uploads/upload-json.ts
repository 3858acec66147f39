import { readJson } from '../../domain/estimate/read-json.ts';
import { StructuredEstimateV1 } from '../../domain/estimate/structured-estimate.ts';
import { IdempotencyHeaders, idempotencyKey } from '../http/idempotency-key.ts';
import { readBody, requireContentType } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import { acceptStructured } from './accept-structured.ts';
import { MAXIMUM_STRUCTURED_BYTES } from './limits.ts';
import { answerUpload, uploadAnswer } from './upload-response.ts';

export const uploadJson: Route = {
  method: 'post',
  path: '/upload/json',
  operationId: 'uploadJson',
  tag: 'Uploads',
  summary: 'Upload a structured estimate',
  description:
    'At most 4 MiB and 10,000 line items. Row ids have to be unique. Unknown fields are ignored and listed in `review.warnings`.',
  authenticated: true,
  headers: IdempotencyHeaders,
  body: {
    contentType: 'application/json',
    schema: StructuredEstimateV1,
    examples: {
      small: {
        file_name: 'maple-street.json',
        estimate_name: 'Maple Street roof',
        line_items: [
          { cat: 'RFG', sel: '300', quantity: 24.5, unit: 'SQ', unit_price: 245.1, room: 'Roof' },
          { description: 'Drip edge', quantity: 180, unit: 'LF', unit_price: 2.87, room: 'Roof' },
        ],
      },
    },
  },
  responses: { 200: uploadAnswer('JSON') },
  errors: [
    { code: 'insufficient_claims', status: 402 },
    { code: 'idempotency_conflict' },
    { code: 'payload_too_large' },
    { code: 'unsupported_media_type' },
  ],
  handler: (dependencies) => async (context, caller) => {
    requireContentType(context, 'application/json');
    const key = idempotencyKey(context);
    const read = readJson(await readBody(context, MAXIMUM_STRUCTURED_BYTES));
    const upload = { endpoint: 'POST /upload/json', idempotencyKey: key, read };
    const committed = await acceptStructured(dependencies, caller, upload);
    return answerUpload(context, committed, dependencies.settings.baseUrl);
  },
};
