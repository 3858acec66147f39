import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Mode } from '../../domain/documents/document.ts';
import type { AccessKey, AccessStore, Organization } from '../../ports.ts';

/** Organizations and their API keys, in SQLite. */
export class SqliteAccess implements AccessStore {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async createOrganization(organization: Organization): Promise<boolean> {
    const { changes } = this.#database
      .prepare('INSERT OR IGNORE INTO organizations VALUES (?, ?, ?)')
      .run(organization.organizationId, organization.name, organization.createdAt);
    return changes === 1;
  }

  async getOrganization(organizationId: string): Promise<Organization | null> {
    const row = this.#database
      .prepare('SELECT * FROM organizations WHERE organization_id = ?')
      .get(organizationId);
    return row ? toOrganization(row) : null;
  }

  async listOrganizations(): Promise<Organization[]> {
    return this.#database
      .prepare('SELECT * FROM organizations ORDER BY created_at, organization_id')
      .all()
      .map(toOrganization);
  }

  async createKey(key: AccessKey): Promise<boolean> {
    const { changes } = this.#database
      .prepare('INSERT OR IGNORE INTO access_keys VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
      .run(
        key.keyId,
        key.organizationId,
        key.mode,
        key.secretHash,
        key.name,
        key.createdAt,
        key.expiresAt,
        key.revokedAt,
      );
    return changes === 1;
  }

  async findKey(keyId: string): Promise<AccessKey | null> {
    const row = this.#database.prepare('SELECT * FROM access_keys WHERE key_id = ?').get(keyId);
    return row ? toKey(row) : null;
  }

  async listKeys(organizationId: string): Promise<AccessKey[]> {
    return this.#database
      .prepare('SELECT * FROM access_keys WHERE organization_id = ? ORDER BY created_at, key_id')
      .all(organizationId)
      .map(toKey);
  }

  async revokeKey(keyId: string, at: string): Promise<boolean> {
    const { changes } = this.#database
      .prepare('UPDATE access_keys SET revoked_at = coalesce(revoked_at, ?) WHERE key_id = ?')
      .run(at, keyId);
    return changes === 1;
  }
}

type Row = Record<string, SQLOutputValue>;

const toOrganization = (row: Row): Organization => ({
  organizationId: String(row.organization_id),
  name: String(row.name),
  createdAt: String(row.created_at),
});

const textOrNull = (value: SQLOutputValue | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

const toKey = (row: Row): AccessKey => ({
  keyId: String(row.key_id),
  organizationId: String(row.organization_id),
  mode: String(row.mode) as Mode,
  secretHash: String(row.secret_hash),
  name: String(row.name),
  createdAt: String(row.created_at),
  expiresAt: textOrNull(row.expires_at),
  revokedAt: textOrNull(row.revoked_at),
});
