import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readStarterCatalog } from '../catalog/starter.ts';
import { openEmbedded } from '../lambdas/adapters/embedded/open-embedded.ts';
import { type Catalog, loadCatalog } from '../lambdas/domain/catalog/catalog.ts';

/**
 * The catalogue that a command resolves with: the one that was imported into the data folder, where
 * there is such a folder, or the starter. The folder is not made.
 */
export const openCatalog = async (dataDirectory: string): Promise<Catalog> => {
  const starterCatalog = readStarterCatalog();
  if (!existsSync(join(dataDirectory, 'records.sqlite'))) return loadCatalog(starterCatalog.bytes);
  const embedded = openEmbedded(dataDirectory, {
    starterCatalog,
    baseUrl: () => {
      throw new Error('This command signs no URLs');
    },
  });
  try {
    return await embedded.catalogs.active(null);
  } finally {
    embedded.database.close();
  }
};
