import type { Context } from 'hono';
import type * as v from 'valibot';
import type { ApiDependencies } from '../dependencies.ts';
import type { Caller } from './authenticate.ts';
import type { ErrorCode } from './error-codes.ts';

export interface ApiEnv {
  Variables: { requestId: string };
}

export type ApiContext = Context<ApiEnv>;
export type Schema = v.GenericSchema;
export type ObjectSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** Parses, calls one use case, answers. `caller` is whom the key belongs to. */
export type Handler = (context: ApiContext, caller: Caller) => Promise<Response> | Response;

export interface Body {
  contentType: 'application/json' | 'multipart/form-data';
  schema: Schema;
  description?: string;
  /** Bodies that a test sends and that are answered with the first response below. */
  examples: Readonly<Record<string, unknown>>;
}

export interface ResponseSpec {
  description: string;
  contentType?: string;
  schema?: Schema;
  example?: unknown;
  /** Beyond `X-Request-Id`: header name to description. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * One operation: what routes it and what documents it. The errors that every operation can answer
 * (see the OpenAPI generator) are not repeated here.
 */
export interface Route {
  method: 'get' | 'post' | 'delete';
  /** As in OpenAPI: `/status/{document_id}`. */
  path: string;
  operationId: string;
  tag: string;
  summary: string;
  description: string;
  /** Whether the `service-api-key` header is needed. */
  authenticated: boolean;
  pathParameters?: Readonly<Record<string, { description: string; example: string }>>;
  query?: ObjectSchema;
  headers?: ObjectSchema;
  body?: Body;
  responses: Readonly<Record<number, ResponseSpec>>;
  /** The 422 body is documented where something can be invalid. */
  validates?: boolean;
  errors: readonly { code: ErrorCode; status?: number }[];
  handler(dependencies: ApiDependencies): Handler;
}

/** A public route has no caller; its handler must not look at it. */
export const NOBODY: Caller = { organizationId: '', keyId: '', mode: 'test', apiKey: '' };
