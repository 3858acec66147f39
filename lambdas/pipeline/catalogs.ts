import { type Catalog, loadCatalog } from '../domain/catalog/catalog.ts';
import type { FileStore } from '../ports.ts';

/** The name of the catalogue that ships with the release. */
export interface StarterCatalog {
  version: string;
  bytes: Uint8Array;
}

/**
 * The catalogues of an installation: the starter that ships with it, one for everybody where the
 * operator imported one, and one per organization. The narrowest that exists is the active one.
 * Versions are immutable files; switching is the write of one small pointer.
 */
export class Catalogs {
  readonly #files: FileStore;
  readonly #starter: StarterCatalog;
  readonly #loaded = new Map<string, Catalog>();

  constructor(files: FileStore, starter: StarterCatalog) {
    this.#files = files;
    this.#starter = starter;
  }

  /** The version that a document beginning now is resolved with. */
  async activeVersion(organizationId: string | null): Promise<string> {
    for (const scope of scopesOf(organizationId)) {
      const pointer = await this.#files.get(pointerKey(scope));
      if (!pointer) continue;
      const { version } = JSON.parse(new TextDecoder().decode(pointer)) as { version: string };
      return version;
    }
    return this.#starter.version;
  }

  /** Loads a version; the last few stay in memory. */
  async load(organizationId: string | null, version: string): Promise<Catalog> {
    const cacheKey = `${organizationId ?? ''}/${version}`;
    const loaded = this.#loaded.get(cacheKey);
    if (loaded) return loaded;
    const catalog = loadCatalog(await this.#bytes(organizationId, version));
    if (this.#loaded.size >= MAXIMUM_LOADED) {
      const oldest = this.#loaded.keys().next();
      if (!oldest.done) this.#loaded.delete(oldest.value);
    }
    this.#loaded.set(cacheKey, catalog);
    return catalog;
  }

  /** The active catalogue of an organization, or of the installation (null). */
  async active(organizationId: string | null): Promise<Catalog> {
    return this.load(organizationId, await this.activeVersion(organizationId));
  }

  /** Keeps a compiled catalogue and makes it the active one of its scope. */
  async activate(
    organizationId: string | null,
    catalog: { version: string; bytes: Uint8Array },
  ): Promise<void> {
    const scope = organizationId ?? EVERYBODY;
    await this.#files.put(
      catalogKey(scope, catalog.version),
      catalog.bytes,
      'application/octet-stream',
    );
    const pointer = new TextEncoder().encode(JSON.stringify({ version: catalog.version }));
    await this.#files.put(pointerKey(scope), pointer, 'application/json');
  }

  async #bytes(organizationId: string | null, version: string): Promise<Uint8Array> {
    if (version === this.#starter.version) return this.#starter.bytes;
    for (const scope of scopesOf(organizationId)) {
      const bytes = await this.#files.get(catalogKey(scope, version));
      if (bytes) return bytes;
    }
    throw new Error(`Catalogue ${version} is not in the file store`);
  }
}

const MAXIMUM_LOADED = 4;
const EVERYBODY = '_everybody';

const scopesOf = (organizationId: string | null): string[] =>
  organizationId ? [organizationId, EVERYBODY] : [EVERYBODY];

const catalogKey = (scope: string, version: string): string =>
  `catalogs/${scope}/${version}.catalog`;
const pointerKey = (scope: string): string => `catalogs/${scope}/active.json`;
