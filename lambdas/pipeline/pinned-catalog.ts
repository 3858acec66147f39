import type { Catalog } from '../domain/catalog/catalog.ts';
import type { DocumentRecord } from '../domain/documents/document.ts';
import type { FileStore } from '../ports.ts';
import type { Catalogs } from './catalogs.ts';
import { readWorkingFile } from './working-files.ts';

/** The version of the catalogue that intake pinned for this attempt. */
export const pinnedCatalogVersion = async (
  files: FileStore,
  document: DocumentRecord,
): Promise<string> => {
  const pinned = await readWorkingFile<{ catalogVersion: string }>(files, document, 'catalog.json');
  return pinned.catalogVersion;
};

/** The catalogue that intake pinned for this attempt, whatever was imported since. */
export const pinnedCatalog = async (
  files: FileStore,
  catalogs: Catalogs,
  document: DocumentRecord,
): Promise<Catalog> =>
  catalogs.load(document.organizationId, await pinnedCatalogVersion(files, document));
