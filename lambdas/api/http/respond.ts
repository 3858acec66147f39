import { limitProblems } from '../../domain/estimate/validation.ts';
import type { Log } from '../dependencies.ts';
import { ApiError, ValidationError } from './api-error.ts';
import type { ApiContext } from './route.ts';

/** The answer to whatever a handler throws. What was not foreseen is logged and told without detail. */
export const answerError = (context: ApiContext, error: unknown, log: Log): Response => {
  if (error instanceof ValidationError) {
    return context.json({ detail: limitProblems(error.problems) }, 422);
  }
  const known =
    error instanceof ApiError
      ? error
      : new ApiError('internal_error', 'Something went wrong on our side; try again', {
          cause: error,
        });
  const requestId = context.get('requestId');
  if (known.status >= 500) {
    const { cause } = known;
    log('error', known.message, {
      requestId,
      code: known.code,
      cause: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause ?? ''),
    });
  }
  for (const [name, value] of Object.entries(known.headers)) context.header(name, value);
  const body = { detail: known.message, code: known.code, request_id: requestId };
  return context.json(body, known.status as 500);
};
