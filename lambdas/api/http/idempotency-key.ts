import * as v from 'valibot';
import { parameterProblem } from './parse-request.ts';
import type { ApiContext } from './route.ts';

/** The `Idempotency-Key` header of the upload endpoints. */
export const IdempotencyHeaders = v.object({
  'Idempotency-Key': v.optional(
    v.pipe(
      v.string(),
      v.metadata({
        description:
          'Makes the upload safe to repeat: the same key with the same payload answers with the first document for 30 days; with another payload it is a 409. 1 to 255 printable characters.',
        pattern: '^[!-~]([ -~]{0,253}[!-~])?$',
      }),
    ),
  ),
});

/** The key, or null where there is none. */
export const idempotencyKey = (context: ApiContext): string | null => {
  const key = context.req.header('idempotency-key');
  if (key === undefined) return null;
  const refuse = (msg: string, type: string, ctx: Record<string, unknown>) =>
    parameterProblem('header', 'idempotency-key', { msg, type, input: key.slice(0, 200), ctx });
  if (key.trim() === '') {
    const msg = 'String should have at least 1 character';
    throw refuse(msg, 'string_too_short', { min_length: 1 });
  }
  if (key.length > 255) {
    const msg = 'String should have at most 255 characters';
    throw refuse(msg, 'string_too_long', { max_length: 255 });
  }
  if (!/^[ -~]+$/.test(key)) {
    const msg = 'String should hold printable ASCII characters only';
    throw refuse(msg, 'string_pattern_mismatch', { pattern: '^[ -~]+$' });
  }
  return key;
};
