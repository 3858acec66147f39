import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CorpusDocument } from './make-document.ts';
import type { Truth } from './model.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Kind = 'document' | 'print' | 'journey';

/**
 * Changes with the generator's sources, so that no document of an older generator is used. What
 * draws prints has no part in the other documents, and journeys none in both.
 */
const version = (kind: Kind): string => {
  const hash = createHash('sha256');
  for (const file of globSync('test/corpus/**/*.ts', { cwd: root }).sort()) {
    if (kind === 'document' && file.startsWith('test/corpus/prints/')) continue;
    if (kind !== 'journey' && file.startsWith('test/corpus/journeys/')) continue;
    if (!/suites\.ts$|cache\.ts$/.test(file)) hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 12);
};

const folders = new Map<Kind, string>();

/** Where generated documents are kept; git ignores it. */
export const cacheFolder = (kind: Kind = 'document'): string => {
  const known = folders.get(kind);
  if (known !== undefined) return known;
  const folder = join(root, '.corpus', version(kind));
  mkdirSync(folder, { recursive: true });
  folders.set(kind, folder);
  return folder;
};

const kindOf = (id: string): Kind =>
  id.startsWith('print-') ? 'print' : id.startsWith('journey-') ? 'journey' : 'document';

export interface CachedDocument extends CorpusDocument {
  /** The PDF in the cache, for a person who wants to look at it. */
  path: string;
}

/** The document from the cache, made first where it is not there. */
export const cached = async (
  id: string,
  make: () => Promise<CorpusDocument>,
): Promise<CachedDocument> => {
  const folder = cacheFolder(kindOf(id));
  const path = join(folder, `${id}.pdf`);
  const truthPath = join(folder, `${id}.truth.json`);
  if (!existsSync(path) || !existsSync(truthPath)) {
    const { pdf, truth } = await make();
    writeFileSync(truthPath, JSON.stringify(truth, null, 1));
    // Renamed into place: an interrupted run leaves no half a document.
    writeFileSync(`${path}.part`, pdf);
    renameSync(`${path}.part`, path);
  }
  return {
    pdf: new Uint8Array(readFileSync(path)),
    truth: JSON.parse(readFileSync(truthPath, 'utf8')) as Truth,
    path,
  };
};
