/**
 * Every error that is not a 422: its code, the statuses it comes with, and what the person who
 * meets it needs to know. docs/errors.md and the OpenAPI document are made from this table.
 */

export interface ErrorEntry {
  statuses: readonly number[];
  /** What happened. */
  meaning: string;
  /** What to do. */
  remedy: string;
  /** The `detail` of an example. */
  example: string;
  /** Waiting helps: the answer carries `Retry-After`. */
  retryAfter?: boolean;
}

export const ERRORS = {
  malformed_request: {
    statuses: [400],
    meaning: 'The request could not be taken apart: a broken multipart body, or a broken address.',
    remedy: 'Let an HTTP client build the request; do not set a multipart boundary by hand.',
    example: 'The multipart body could not be read',
  },
  invalid_cursor: {
    statuses: [400],
    meaning:
      'The cursor was not issued by this service, belongs to another organization or document, or was used with other filters.',
    remedy: 'Use `next_cursor` unchanged and with the same filters, or begin without a cursor.',
    example: 'The cursor is not valid for this list; begin again without one',
  },
  unauthorized: {
    statuses: [401],
    meaning: 'The `service-api-key` header is missing, unknown, revoked or expired.',
    remedy:
      'Send a valid key in the header `service-api-key`; make a new one where it was revoked.',
    example: 'A valid API key is needed in the service-api-key header',
  },
  insufficient_claims: {
    statuses: [402, 409],
    meaning:
      '402 on an upload: 100 live documents of the organization wait for claims already. 409 on a download: the export is finished and waits for a claim.',
    remedy: 'Add claims. Waiting documents then complete by themselves, oldest first.',
    example: 'The export waits for a claim; it completes by itself when claims are added',
  },
  not_found: {
    statuses: [404],
    meaning:
      'There is nothing at this address: the path is unknown, the document does not exist, was deleted, or belongs to another organization.',
    remedy:
      'Check the address and the `document_id`, and that the key is of the right organization.',
    example: 'There is no such document',
  },
  artifact_not_found: {
    statuses: [404],
    meaning: 'The document is complete, but the file of the requested profile is not in the store.',
    remedy: 'Upload the estimate again; where it happens repeatedly, tell the operator.',
    example: 'The carrier file of this document is not in the store',
  },
  method_not_allowed: {
    statuses: [405],
    meaning: 'The path exists, but not with this method.',
    remedy: 'Use one of the methods that the `Allow` header names.',
    example: 'PUT is not supported here',
  },
  idempotency_conflict: {
    statuses: [409],
    meaning: 'The `Idempotency-Key` was used before, on this endpoint, with another payload.',
    remedy: 'Use a new key for a new upload; send the very same payload to repeat one.',
    example: 'This Idempotency-Key was used with a different payload',
  },
  export_not_ready: {
    statuses: [409],
    meaning: 'The document is still being processed.',
    remedy: 'Wait for `export.completed`, or poll the status, or try again after `Retry-After`.',
    example: 'The export is still being made',
    retryAfter: true,
  },
  export_failed: {
    statuses: [409],
    meaning: 'The document could not be converted, so there is no file to download.',
    remedy: 'Read `error` in the status; correct the cause and retry or upload again.',
    example: 'The document could not be converted; see its status',
  },
  review_not_ready: {
    statuses: [409],
    meaning: 'The line items of the document have not been read yet.',
    remedy: 'Try again after `Retry-After`.',
    example: 'The line items have not been read yet',
    retryAfter: true,
  },
  review_not_available: {
    statuses: [409],
    meaning: 'The document failed before its line items were read.',
    remedy: 'Read `error` in the status; correct the cause and retry or upload again.',
    example: 'The document failed before its line items were read; see its status',
  },
  not_retryable: {
    statuses: [409],
    meaning: 'Only a document that failed can be retried.',
    remedy: 'Look at the status first; a document that is processing or complete needs no retry.',
    example: 'Only a failed document can be retried; this one is completed',
  },
  payload_too_large: {
    statuses: [413],
    meaning: 'The body is longer than the endpoint takes.',
    remedy:
      'Stage a large PDF with `POST /upload-url`; split a JSON or CSV estimate of more than 4 MiB.',
    example: 'The body is longer than 4194304 bytes',
  },
  unsupported_media_type: {
    statuses: [415],
    meaning: 'The `Content-Type` is not what the endpoint reads.',
    remedy: 'Send `application/json`, or `multipart/form-data` for a CSV upload.',
    example: 'The body has to be application/json',
  },
  rate_limited: {
    statuses: [429],
    meaning: 'The key asked for more upload URLs than 10 within a minute.',
    remedy: 'Wait for as long as `Retry-After` says.',
    example: 'At most 10 upload URLs a minute can be made with one key',
    retryAfter: true,
  },
  internal_error: {
    statuses: [500],
    meaning: 'Something went wrong in the service. It is logged under the `request_id`.',
    remedy: 'Try again; uploads with an `Idempotency-Key` can be repeated safely.',
    example: 'Something went wrong on our side',
  },
  download_signing_failed: {
    statuses: [502],
    meaning: 'The file exists, but no signed URL could be obtained for it.',
    remedy: 'Try again after `Retry-After`; the stable link stays valid.',
    example: 'The file could not be prepared for download; try again',
    retryAfter: true,
  },
  lookup_unavailable: {
    statuses: [503],
    meaning: 'The record could not be looked up because the store does not answer.',
    remedy: 'Try again after `Retry-After`; the stable link stays valid.',
    example: 'The document cannot be looked up at the moment; try again',
    retryAfter: true,
  },
  service_busy: {
    statuses: [503],
    meaning:
      'As many long bodies as fit are being taken at the moment. Nothing of this one was read.',
    remedy:
      'Send the same request again after `Retry-After`, or stage the PDF with `POST /upload-url`.',
    example: 'As many long bodies as fit are being taken; send the same request again',
    retryAfter: true,
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

export const errorEntry = (code: ErrorCode): ErrorEntry => ERRORS[code];
