import type { Problem } from '../../domain/estimate/problem.ts';
import { type ErrorCode, errorEntry } from './error-codes.ts';

/** A refusal with a stable code. `status` is needed only where the code has more than one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    detail: string,
    options: { status?: number; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(detail, { cause: options.cause });
    const entry = errorEntry(code);
    this.code = code;
    this.status = options.status ?? entry.statuses[0] ?? 500;
    this.headers = { ...(entry.retryAfter ? { 'Retry-After': '2' } : {}), ...options.headers };
  }
}

/** A request whose shape is wrong: the 422 body of INTERFACE section 2.9. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`${problems.length} problems in the request`);
    this.problems = problems;
  }
}

/** The one 404 for what does not exist and for what belongs to somebody else. */
export const documentNotFound = (): ApiError =>
  new ApiError('not_found', 'There is no such document');
