import type { DatabaseSync } from 'node:sqlite';
import { spendingOrder } from '../../domain/documents/claim-bucket.ts';
import type { DocumentChange, DocumentRecord } from '../../domain/documents/document.ts';
import type { BucketSource, ChargeOutcome, ClaimBucket, ClaimStore } from '../../ports.ts';
import { transaction } from './database.ts';
import { saveChange } from './sqlite-documents.ts';

/** Claim buckets and the ledger, in SQLite. */
export class SqliteClaims implements ClaimStore {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async buckets(organizationId: string): Promise<ClaimBucket[]> {
    return this.#buckets(organizationId);
  }

  async grant(bucket: ClaimBucket): Promise<boolean> {
    const { changes } = this.#database
      .prepare('INSERT OR IGNORE INTO claim_buckets VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(
        bucket.bucketId,
        bucket.organizationId,
        bucket.sourceType,
        bucket.quantity,
        bucket.claimsRemaining,
        bucket.expiresAt,
        bucket.createdAt,
      );
    return changes === 1;
  }

  async charge(change: DocumentChange, at: string): Promise<ChargeOutcome> {
    const { documentId, organizationId } = change.document;
    return transaction(this.#database, () => {
      const charged = this.#database
        .prepare('SELECT 1 FROM claim_ledger WHERE document_id = ?')
        .get(documentId);
      if (charged) return 'lost';
      const bucket = spendingOrder(this.#buckets(organizationId), at).find(
        ({ claimsRemaining }) => claimsRemaining > 0,
      );
      if (!bucket) return 'no_claims';
      if (saveChange(this.#database, change) === 'lost') return 'lost';
      this.#database
        .prepare(
          'UPDATE claim_buckets SET claims_remaining = claims_remaining - 1 WHERE bucket_id = ?',
        )
        .run(bucket.bucketId);
      this.#database
        .prepare('INSERT INTO claim_ledger VALUES (?, ?, ?, ?)')
        .run(documentId, organizationId, bucket.bucketId, at);
      return 'charged';
    });
  }

  async waiting(organizationId: string, limit: number): Promise<DocumentRecord[]> {
    return this.#database
      .prepare(
        `SELECT record FROM documents
         WHERE organization_id = ? AND status = 'awaiting_claims' AND deleted_at IS NULL
         ORDER BY created_at, document_id LIMIT ?`,
      )
      .all(organizationId, limit)
      .map((row) => JSON.parse(String(row.record)) as DocumentRecord);
  }

  async countWaiting(organizationId: string): Promise<number> {
    const row = this.#database
      .prepare(
        `SELECT count(*) AS waiting FROM documents
         WHERE organization_id = ? AND status = 'awaiting_claims' AND deleted_at IS NULL`,
      )
      .get(organizationId);
    return Number(row?.waiting ?? 0);
  }

  async organizationsWaiting(limit: number): Promise<string[]> {
    return this.#database
      .prepare(
        `SELECT DISTINCT organization_id FROM documents
         WHERE status = 'awaiting_claims' AND deleted_at IS NULL LIMIT ?`,
      )
      .all(limit)
      .map((row) => String(row.organization_id));
  }

  #buckets(organizationId: string): ClaimBucket[] {
    return this.#database
      .prepare(
        'SELECT * FROM claim_buckets WHERE organization_id = ? ORDER BY expires_at, bucket_id',
      )
      .all(organizationId)
      .map((row) => ({
        bucketId: String(row.bucket_id),
        organizationId: String(row.organization_id),
        sourceType: String(row.source_type) as BucketSource,
        quantity: Number(row.quantity),
        claimsRemaining: Number(row.claims_remaining),
        expiresAt: String(row.expires_at),
        createdAt: String(row.created_at),
      }));
  }
}
