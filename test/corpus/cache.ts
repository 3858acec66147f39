import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CorpusDocument } from './make-document.ts';
import type { Truth } from './model.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Kind = 'document' | 'print' | 'journey';

const looks = 'test/corpus/prints/looks/';
const drawsNothing = /(?:suites|cache|prints\/prints)\.ts$/;

/** The sources of the look that a document's id names, and of the looks that this one is made of. */
const sourcesOfLook = (id: string): string[] => {
  const files = globSync(`${looks}*.ts`, { cwd: root }).sort();
  const named = files.filter((file) => id.includes(`-${basename(file, '.ts')}-`));
  const texts = named.map((file) => readFileSync(join(root, file), 'utf8'));
  const made = files.filter((file) => texts.some((text) => text.includes(`'./${basename(file)}'`)));
  return [...named, ...made];
};

const hashOf = (files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
};

/**
 * Changes with the generator's sources, so that no document of an older generator is used. What
 * draws prints has no part in the other documents, and journeys none in both; of the looks only
 * the document's own has.
 */
const version = (kind: Kind, id: string): string =>
  hashOf([
    ...globSync('test/corpus/**/*.ts', { cwd: root })
      .sort()
      .filter(
        (file) =>
          !drawsNothing.test(file) &&
          !file.startsWith(looks) &&
          !(kind === 'document' && file.startsWith('test/corpus/prints/')) &&
          !(kind !== 'journey' && file.startsWith('test/corpus/journeys/')),
      ),
    ...(kind === 'document' ? [] : sourcesOfLook(id)),
  ]);

const folders = new Map<string, string>();

/** Where generated documents are kept; git ignores it. A print's and a journey's id names its look. */
export const cacheFolder = (kind: Kind = 'document', id = ''): string => {
  const look = kind === 'document' ? '' : sourcesOfLook(id).join();
  const known = folders.get(`${kind} ${look}`);
  if (known !== undefined) return known;
  const folder = join(root, '.corpus', version(kind, id));
  mkdirSync(folder, { recursive: true });
  folders.set(`${kind} ${look}`, folder);
  return folder;
};

const kindOf = (id: string): Kind =>
  id.startsWith('journey-') ? 'journey' : id.includes('print-') ? 'print' : 'document';

export interface CachedDocument extends CorpusDocument {
  /** The PDF in the cache, for a person who wants to look at it. */
  path: string;
}

/** The document from the cache, made first where it is not there. */
export const cached = async (
  id: string,
  make: () => Promise<CorpusDocument>,
): Promise<CachedDocument> => {
  const folder = cacheFolder(kindOf(id), id);
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
