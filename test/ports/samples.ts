import { randomUUID } from 'node:crypto';
import {
  createDocument,
  type DocumentChange,
  type DocumentRecord,
  type NewDocument,
} from '../../lambdas/domain/documents/document.ts';
import type { ClaimBucket, IdempotencyRecord } from '../../lambdas/ports.ts';

/** Unique per test: suites share one database, and a deployed one keeps what earlier runs left. */
export const uniqueId = (prefix: string): string => `${prefix}${randomUUID().replaceAll('-', '')}`;

/** The instant that most samples begin at; `minutes` later or earlier. */
export const at = (minutes = 0): string =>
  new Date(Date.UTC(2031, 4, 6, 7, 8, 9, 10) + minutes * 60_000).toISOString();

export const newDocument = (given: Partial<NewDocument> = {}): DocumentChange =>
  createDocument({
    documentId: uniqueId('doc'),
    organizationId: uniqueId('org'),
    mode: 'live',
    sourceType: 'JSON',
    fileName: 'roof.json',
    source: { kind: 'file', key: 'sources/roof.json', fileVersion: 'v1', sizeBytes: 12 },
    xnAddress: null,
    profileCode: null,
    intakeWarnings: [],
    createdAt: at(),
    retentionDays: 365,
    ...given,
  });

export const idempotencyFor = (
  document: DocumentRecord,
  given: Partial<IdempotencyRecord> = {},
): IdempotencyRecord => ({
  organizationId: document.organizationId,
  endpoint: 'POST /upload/json',
  key: 'order-1',
  payloadHash: 'a'.repeat(64),
  canonicalization: 1,
  documentId: document.documentId,
  createdAt: at(),
  expiresAt: at(30 * 24 * 60),
  ...given,
});

export const bucketFor = (
  organizationId: string,
  claims: number,
  given: Partial<ClaimBucket> = {},
): ClaimBucket => ({
  bucketId: uniqueId('bucket'),
  organizationId,
  sourceType: 'purchase',
  quantity: claims,
  claimsRemaining: claims,
  expiresAt: at(365 * 24 * 60),
  createdAt: at(),
  ...given,
});
