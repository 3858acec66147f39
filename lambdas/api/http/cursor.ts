import { createHmac, timingSafeEqual } from 'node:crypto';
import { canonicalJson } from '../../domain/estimate/canonical-json.ts';
import { ApiError } from './api-error.ts';

/**
 * Opaque page positions, signed together with what they belong to: the organization, the list and
 * its filters. A cursor that was changed, or taken elsewhere, is a 400.
 */
export const signCursor = (secret: string, scope: unknown, position: unknown): string =>
  sealed(secret, scope, Buffer.from(JSON.stringify(position)).toString('base64url'));

/** The position inside a cursor that {@link signCursor} made for the same scope. */
export const readCursor = (secret: string, scope: unknown, cursor: string): unknown => {
  const body = cursor.split('.', 1)[0] ?? '';
  // Compared as text: several spellings of base64 decode to the same bytes.
  const expected = Buffer.from(sealed(secret, scope, body));
  const given = Buffer.from(cursor);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new ApiError(
      'invalid_cursor',
      'The cursor is not valid for this list; begin again without one',
    );
  }
  return JSON.parse(Buffer.from(body, 'base64url').toString());
};

const sealed = (secret: string, scope: unknown, body: string): string => {
  const mac = createHmac('sha256', secret)
    .update(`${canonicalJson(scope)}\n${body}`)
    .digest();
  return `${body}.${mac.subarray(0, 16).toString('base64url')}`;
};
