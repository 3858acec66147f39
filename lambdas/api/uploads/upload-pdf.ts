import { IdempotencyHeaders, idempotencyKey } from '../http/idempotency-key.ts';
import { readJsonBody } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import { acceptPdf } from './accept-pdf.ts';
import { STAGE_ADVICE } from './limits.ts';
import { PdfUploadRequest, parsePdfRequest } from './pdf-request.ts';
import { answerUpload, uploadAnswer } from './upload-response.ts';

export const uploadPdf: Route = {
  method: 'post',
  path: '/upload',
  operationId: 'uploadPdf',
  tag: 'Uploads',
  summary: 'Upload a PDF',
  description:
    'Exactly one source: a public https `url`, `file_base64`, or the `s3_path` of a staged upload. At most 50 MiB and 500 pages. Where the body is too long for the gateway the answer is a 413; stage the PDF instead.',
  authenticated: true,
  headers: IdempotencyHeaders,
  body: {
    contentType: 'application/json',
    schema: PdfUploadRequest,
    examples: {
      url: {
        file_name: 'maple-street.pdf',
        url: 'https://files.example.com/estimates/maple-street.pdf',
      },
    },
  },
  responses: { 200: uploadAnswer('PDF') },
  errors: [
    { code: 'insufficient_claims', status: 402 },
    { code: 'idempotency_conflict' },
    { code: 'payload_too_large' },
    { code: 'unsupported_media_type' },
    { code: 'service_busy' },
  ],
  handler: (dependencies) => async (context, caller) => {
    const { maximumInlineBytes, baseUrl } = dependencies.settings;
    const key = idempotencyKey(context);
    const request = parsePdfRequest(await readJsonBody(context, maximumInlineBytes, STAGE_ADVICE));
    const repeat = { endpoint: 'POST /upload', key };
    return answerUpload(context, await acceptPdf(dependencies, caller, request, repeat), baseUrl);
  },
};
