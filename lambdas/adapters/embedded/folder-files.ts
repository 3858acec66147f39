import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { FileInfo, FileStore } from '../../ports.ts';

/** The route that serves signed URLs; the key is in the query, where signing covers it. */
export const FILES_PATH = '/files';

/** Later than any date-time, as text. */
const NEVER = '~';

/** A signed request for one file, checked: what it allows. */
export type FileGrant =
  | { method: 'PUT'; key: string; contentType: string; sizeBytes: number }
  | { method: 'GET'; key: string; downloadName: string };

export type GrantCheck = { kind: 'granted'; grant: FileGrant } | { kind: 'forged' | 'expired' };

/**
 * Files as a folder: `<root>/<key>/<version>`, with the newest version of each key in the database.
 * A version is the SHA-256 of the bytes, so a file written twice is the same file, and one that was
 * pinned can still be read after the key got other bytes.
 */
export class FolderFiles implements FileStore {
  readonly #root: string;
  readonly #database: DatabaseSync;
  readonly #secret: Uint8Array;
  readonly #baseUrl: () => string;
  readonly #now: () => Date;

  constructor(options: {
    root: string;
    database: DatabaseSync;
    /** Signs URLs; from the installation's own secret. */
    secret: Uint8Array;
    /** Asked when a URL is made: a server knows its port only once it listens. */
    baseUrl: () => string;
    now: () => Date;
  }) {
    this.#root = options.root;
    this.#database = options.database;
    this.#secret = options.secret;
    this.#baseUrl = options.baseUrl;
    this.#now = options.now;
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<FileInfo> {
    const fileVersion = createHash('sha256').update(bytes).digest('hex');
    const path = this.#path(key, fileVersion);
    await writeDurably(path, bytes);
    this.#database
      .prepare('INSERT OR REPLACE INTO files VALUES (?, ?, ?, ?, ?)')
      .run(key, fileVersion, contentType, bytes.length, this.#now().toISOString());
    return { sizeBytes: bytes.length, contentType, fileVersion };
  }

  async get(key: string, fileVersion?: string | null): Promise<Uint8Array | null> {
    const version = fileVersion ?? (await this.info(key))?.fileVersion;
    if (!version) return null;
    return readFile(this.#path(key, version)).catch(nullWhereMissing);
  }

  async info(key: string): Promise<FileInfo | null> {
    const row = this.#database.prepare('SELECT * FROM files WHERE key = ?').get(key);
    if (!row) return null;
    return {
      sizeBytes: Number(row.size_bytes),
      contentType: String(row.content_type),
      fileVersion: String(row.file_version),
    };
  }

  async head(key: string, byteCount: number): Promise<Uint8Array | null> {
    const info = await this.info(key);
    if (!info) return null;
    const file = await open(this.#path(key, info.fileVersion)).catch(nullWhereMissing);
    if (!file) return null;
    try {
      const buffer = new Uint8Array(byteCount);
      const { bytesRead } = await file.read(buffer, 0, byteCount, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }

  async deletePrefix(prefix: string): Promise<void> {
    // Half-open range instead of LIKE: keys may hold LIKE's wildcards.
    await this.#delete(prefix, NEVER);
  }

  /** Removes files below the prefix that were written before; what S3 does by a lifecycle rule. */
  async deleteOlder(prefix: string, before: string): Promise<void> {
    await this.#delete(prefix, before);
  }

  async #delete(prefix: string, before: string): Promise<void> {
    const keys = this.#database
      .prepare('SELECT key FROM files WHERE key >= ? AND key < ? AND written_at < ?')
      .all(prefix, `${prefix}\u{10ffff}`, before)
      .map((row) => String(row.key));
    for (const key of keys) {
      await rm(dirname(this.#path(key, 'x')), { recursive: true, force: true });
      this.#database.prepare('DELETE FROM files WHERE key = ?').run(key);
    }
  }

  async signPut(request: {
    key: string;
    contentType: string;
    sizeBytes: number;
    expiresInSeconds: number;
  }): Promise<{ url: string; headers: Record<string, string> }> {
    const url = this.#sign(
      {
        method: 'PUT',
        key: request.key,
        type: request.contentType,
        size: String(request.sizeBytes),
      },
      request.expiresInSeconds,
    );
    return { url, headers: { 'content-type': request.contentType } };
  }

  async signGet(request: {
    key: string;
    downloadName: string;
    expiresInSeconds: number;
  }): Promise<string> {
    return this.#sign(
      { method: 'GET', key: request.key, name: request.downloadName },
      request.expiresInSeconds,
    );
  }

  /** Checks a signed URL's query and says what it allows. */
  check(query: URLSearchParams): GrantCheck {
    const given = Buffer.from(query.get('signature') ?? '', 'hex');
    const expected = this.#signature(query);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      return { kind: 'forged' };
    }
    if (Number(query.get('expires')) <= this.#now().getTime() / 1000) return { kind: 'expired' };
    const key = query.get('key') ?? '';
    if (query.get('method') === 'PUT') {
      const contentType = query.get('type') ?? '';
      const sizeBytes = Number(query.get('size'));
      return { kind: 'granted', grant: { method: 'PUT', key, contentType, sizeBytes } };
    }
    const downloadName = query.get('name') ?? '';
    return { kind: 'granted', grant: { method: 'GET', key, downloadName } };
  }

  #sign(parameters: Record<string, string>, expiresInSeconds: number): string {
    const query = new URLSearchParams(parameters);
    query.set('expires', String(Math.floor(this.#now().getTime() / 1000) + expiresInSeconds));
    query.set('signature', this.#signature(query).toString('hex'));
    return `${this.#baseUrl()}${FILES_PATH}?${query}`;
  }

  /** Over every parameter but the signature itself, names sorted: none can be added or changed. */
  #signature(query: URLSearchParams): Buffer {
    const signed = [...query].filter(([name]) => name !== 'signature').sort();
    return createHmac('sha256', this.#secret).update(JSON.stringify(signed)).digest();
  }

  #path(key: string, fileVersion: string): string {
    // Segments are encoded, so that no key, however it came to be, leaves the folder.
    const segments = key.split('/').map((segment) => encodeURIComponent(segment) || '%');
    return join(
      this.#root,
      ...segments.map((segment) => segment.replaceAll('.', '%2E')),
      fileVersion,
    );
  }
}

const nullWhereMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** Written beside, flushed, then renamed: after a crash the file is whole or absent. */
const writeDurably = async (path: string, bytes: Uint8Array): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}.tmp`;
  const file = await open(temporary, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
};
