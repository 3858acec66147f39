import { createHash } from 'node:crypto';
import { CANONICALIZATION, canonicalJson } from '../../domain/estimate/canonical-json.ts';

/** What makes an upload safe to repeat. */
export interface Idempotency {
  /** `POST /upload/json`, or a tool's name: the same key elsewhere is another key. */
  endpoint: string;
  key: string;
  /** SHA-256 of the canonical payload, hex. */
  payloadHash: string;
}

export const IDEMPOTENCY_DAYS = 30;
export { CANONICALIZATION };

/** The hash that tells whether two uploads under one key are the same. */
export const hashPayload = (payload: unknown): string => sha256(canonicalJson(payload));

export const sha256 = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex');
