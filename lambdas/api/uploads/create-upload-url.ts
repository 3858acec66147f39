import * as v from 'valibot';
import { fileName } from '../../domain/estimate/structured-estimate.ts';
import { ApiError } from '../http/api-error.ts';
import { parseBody } from '../http/parse-request.ts';
import { readJsonBody } from '../http/read-body.ts';
import type { ApiContext, Route } from '../http/route.ts';
import { MAXIMUM_PDF_BYTES, MAXIMUM_SMALL_BODY_BYTES } from './limits.ts';
import { type RateState, STAGED_URL_SECONDS, stageUpload } from './stage-upload.ts';

export const UploadUrlRequest = v.pipe(
  v.object({
    file_name: fileName('Original file name.'),
    file_size_bytes: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(MAXIMUM_PDF_BYTES),
      v.metadata({ description: 'Exact size of the PDF; signed into the URL.' }),
    ),
  }),
  v.metadata({ title: 'UploadUrlRequest' }),
);

export const UploadUrlResponse = v.pipe(
  v.object({
    content_type: v.literal('application/pdf'),
    curl_command: v.string(),
    expires_in_seconds: v.literal(STAGED_URL_SECONDS),
    file_name: v.string(),
    friendly_upload_url: v.string(),
    headers: v.pipe(
      v.record(v.string(), v.string()),
      v.metadata({ description: 'Headers of the PUT.' }),
    ),
    method: v.literal('PUT'),
    next_step: v.string(),
    request_id: v.string(),
    s3_path: v.string(),
  }),
  v.metadata({ title: 'UploadUrlResponse' }),
);

const RATE_HEADERS = {
  'RateLimit-Limit': 'URLs that a key may make within a minute: 10.',
  'RateLimit-Remaining': 'How many of them are left.',
  'RateLimit-Reset': 'Seconds until the window is empty again, or until one more is allowed.',
  'RateLimit-Policy': '`10;w=60`',
};

export const createUploadUrl: Route = {
  method: 'post',
  path: '/upload-url',
  operationId: 'createUploadUrl',
  tag: 'Uploads',
  summary: 'Stage a PDF for upload',
  description:
    'Answers with a URL for one PUT of exactly this many bytes of `application/pdf`, valid for 900 seconds, and with the `s3_path` for `POST /upload`. At most 10 a minute with one key.',
  authenticated: true,
  body: {
    contentType: 'application/json',
    schema: UploadUrlRequest,
    examples: { pdf: { file_name: 'maple-street.pdf', file_size_bytes: 284_311 } },
  },
  responses: {
    200: {
      description: 'A signed URL.',
      schema: UploadUrlResponse,
      headers: RATE_HEADERS,
      example: {
        content_type: 'application/pdf',
        curl_command:
          "curl --fail -X PUT -H 'content-type: application/pdf' --data-binary '@maple-street.pdf' 'https://files.example.com/...'",
        expires_in_seconds: STAGED_URL_SECONDS,
        file_name: 'maple-street.pdf',
        friendly_upload_url: 'https://files.example.com/...',
        headers: { 'content-type': 'application/pdf' },
        method: 'PUT',
        next_step: 'PUT the bytes, then send s3_path to POST /upload.',
        request_id: '01JX8Z2Q4R6T8V0W2Y4A6C8E0G',
        s3_path: 'staged/org_4Q7/01JX8Z2Q4R6T8V0W2Y4A6C8E0G/maple-street.pdf',
      },
    },
  },
  errors: [
    { code: 'payload_too_large' },
    { code: 'unsupported_media_type' },
    { code: 'rate_limited' },
  ],
  handler: (dependencies) => async (context, caller) => {
    const request = parseBody(
      await readJsonBody(context, MAXIMUM_SMALL_BODY_BYTES),
      UploadUrlRequest,
    );
    const { rate, staged } = await stageUpload(dependencies, caller, {
      fileName: request.file_name,
      sizeBytes: request.file_size_bytes,
    });
    tellRate(context, rate);
    if (!staged) throw tooManyUrls(rate);
    return context.json(staged);
  },
};

const tellRate = (context: ApiContext, rate: RateState): void => {
  context.header('RateLimit-Policy', `${rate.limit};w=60`);
  context.header('RateLimit-Limit', String(rate.limit));
  context.header('RateLimit-Remaining', String(rate.remaining));
  context.header('RateLimit-Reset', String(rate.resetSeconds));
};

const tooManyUrls = (rate: RateState): ApiError =>
  new ApiError(
    'rate_limited',
    `At most ${rate.limit} upload URLs a minute can be made with one key`,
    { headers: { 'Retry-After': String(rate.resetSeconds) } },
  );
