import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import {
  CsvMetadata,
  StructuredEstimateV1,
  StructuredLineItemV1,
} from '../../domain/estimate/structured-estimate.ts';
import { DocumentMessageSchema } from '../../realtime/message.ts';
import { ClaimBalance } from '../claims/get-claims.ts';
import { CreditBalance } from '../claims/get-credits.ts';
import { LineItemPage, ReviewLineItem } from '../documents/get-line-items.ts';
import { Amounts, ReconciliationResponse } from '../documents/get-reconciliation.ts';
import { DocumentList } from '../documents/list-documents.ts';
import {
  BillingSchema,
  DocumentRecordSchema,
  DocumentStatusRecord,
  ExportSchema,
  FailureSchema,
  ProgressSchema,
  ReviewSchema,
} from '../documents/wire-schemas.ts';
import { Health } from '../health/get-health.ts';
import { ERRORS } from '../http/error-codes.ts';
import type { Schema } from '../http/route.ts';
import { RealtimeToken } from '../realtime-token/create-realtime-token.ts';
import { UploadUrlRequest, UploadUrlResponse } from '../uploads/create-upload-url.ts';
import { PdfUploadRequest } from '../uploads/pdf-request.ts';
import { CsvForm } from '../uploads/upload-csv.ts';
import { UploadResponse } from '../uploads/upload-response.ts';

export type JsonSchema = Record<string, unknown>;

const location = v.array(v.union([v.string(), v.pipe(v.number(), v.integer())]));

/** INTERFACE section 2.9. */
export const ValidationErrorBody = v.pipe(
  v.object({
    detail: v.array(
      v.object({
        loc: v.pipe(
          location,
          v.metadata({ description: 'Begins with body, query, path or header.' }),
        ),
        msg: v.string(),
        type: v.pipe(v.string(), v.metadata({ description: 'Stable; see docs/errors.md.' })),
        input: v.optional(
          v.nullable(v.union([v.string(), v.number(), v.boolean(), v.array(v.unknown())])),
        ),
        ctx: v.optional(v.looseObject({})),
      }),
    ),
  }),
  v.metadata({ title: 'ValidationError' }),
);

/** Every error that is not a 422. */
export const ErrorBody = v.pipe(
  v.object({
    detail: v.pipe(v.string(), v.metadata({ description: 'A sentence for a person.' })),
    code: v.picklist(Object.keys(ERRORS) as [string, ...string[]]),
    request_id: v.string(),
  }),
  v.metadata({ title: 'Error' }),
);

const REQUESTS = {
  PdfUploadRequest,
  StructuredEstimateV1,
  StructuredLineItemV1,
  CsvForm,
  CsvMetadata,
  UploadUrlRequest,
};

const RESPONSES = {
  UploadResponse,
  UploadUrlResponse,
  DocumentStatus: DocumentStatusRecord,
  DocumentRecord: DocumentRecordSchema,
  DocumentList,
  Progress: ProgressSchema,
  Billing: BillingSchema,
  Export: ExportSchema,
  DocumentError: FailureSchema,
  Review: ReviewSchema,
  LineItemPage,
  ReviewLineItem,
  Reconciliation: ReconciliationResponse,
  Amounts,
  ClaimBalance,
  CreditBalance,
  RealtimeToken,
  DocumentMessage: DocumentMessageSchema,
  Health,
  ValidationError: ValidationErrorBody,
  Error: ErrorBody,
};

/** Checks that JSON Schema cannot express are told in words, or by metadata beside them. */
const IGNORED = ['finite', 'check', 'partial_check', 'transform'];

const config = (typeMode: 'input' | 'output') => ({
  typeMode,
  target: 'draft-2020-12' as const,
  ignoreActions: IGNORED,
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
});

/** `components.schemas`. */
export const componentSchemas = (): Record<string, object> => ({
  ...plain(toJsonSchemaDefs(REQUESTS, config('input'))),
  ...plain(toJsonSchemaDefs(RESPONSES, config('output'))),
});

const NAMES = new Map<Schema, string>(
  Object.entries({ ...REQUESTS, ...RESPONSES }).map(([name, schema]) => [schema, name]),
);

/** A reference to a component. */
export const referenceTo = (schema: Schema): JsonSchema => {
  const name = NAMES.get(schema);
  if (name === undefined) throw new Error('Every body schema has to stand in openapi/schemas.ts');
  return { $ref: `#/components/schemas/${name}` };
};

/** The schema of a parameter, as its text is understood: numbers, not their digits. */
export const parameterSchema = (schema: Schema): JsonSchema => {
  const converted: JsonSchema = {
    ...plain(toJsonSchema(schema, { ...config('output'), overrideRef: undefined })),
  };
  const isNumber = converted.type === 'integer' && converted.default !== undefined;
  return isNumber ? { ...converted, default: Number(converted.default) } : converted;
};

/** Without `$schema`, which OpenAPI sets for the whole document; `null` beside the type it joins. */
const plain = <T extends object>(value: T): T => {
  const { $schema: _, ...rest } = JSON.parse(JSON.stringify(value), (_key, part) =>
    nameType(joinNull(part)),
  );
  return rest;
};

/** A constant with its type beside it, which readers of the document look for. */
const nameType = (part: unknown): unknown => {
  if (typeof part !== 'object' || part === null || !('const' in part) || 'type' in part)
    return part;
  return { type: typeof part.const, ...part };
};

/** `{type: [string, null]}` for `{anyOf: [{type: string}, {type: null}]}`: the same, but readable. */
const joinNull = (part: unknown): unknown => {
  if (typeof part !== 'object' || part === null || !('anyOf' in part)) return part;
  const { anyOf, ...others } = part;
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || anyOf[1]?.type !== 'null') return part;
  const [first] = anyOf;
  if (typeof first.type !== 'string' || 'enum' in first || 'const' in first) return part;
  return { ...first, ...others, type: [first.type, 'null'] };
};
