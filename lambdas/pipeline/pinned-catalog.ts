import type { Catalog } from '../domain/catalog/catalog.ts';
import type { DocumentRecord } from '../domain/documents/document.ts';
import type { FileStore } from '../ports.ts';
import type { Catalogs } from './catalogs.ts';
import { readWorkingFile } from './working-files.ts';

/** The catalogue that intake pinned for this attempt, whatever was imported since. */
export const pinnedCatalog = async (
  files: FileStore,
  catalogs: Catalogs,
  document: DocumentRecord,
): Promise<Catalog> => {
  const { catalogVersion } = await readWorkingFile<{ catalogVersion: string }>(
    files,
    document,
    'catalog.json',
  );
  return catalogs.load(document.organizationId, catalogVersion);
};
