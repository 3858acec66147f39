import { createHash } from 'node:crypto';
import { advance, type ExportFile, type Profile } from '../domain/documents/document.ts';
import { exportKey, safeFileName } from '../domain/documents/file-keys.ts';
import type { Estimate, Warning } from '../domain/estimate/estimate.ts';
import { writeEsx } from '../domain/esx/write-esx.ts';
import type { WorkflowInput } from '../ports.ts';
import { changeCurrent, STOPPED } from './current-document.ts';
import type { PipelineDependencies } from './dependencies.ts';
import { pinnedCatalogVersion } from './pinned-catalog.ts';
import { readWorkingFile, writeWorkingFile } from './working-files.ts';

/** What an export step leaves for settlement. */
export interface WrittenExport {
  file: ExportFile;
  warnings: Warning[];
}

/** The working file that says what was exported. */
export const writtenExportName = (profile: Profile): string => `${profile}.json`;

/** Writes one of the two ESX files. The same estimate gives the same bytes, however often. */
export const exportProfile = async (
  { documents, files, clock }: Pick<PipelineDependencies, 'documents' | 'files' | 'clock'>,
  input: WorkflowInput & { profile: Profile },
): Promise<{ outcome: 'exported' } | typeof STOPPED> => {
  const { profile } = input;
  const document = await changeCurrent(documents, input, (current) =>
    advance(current, { categories: 'completed' }, clock.now().toISOString()),
  );
  if (!document) return STOPPED;
  const estimate = await readWorkingFile<Estimate>(files, document, 'items.json');
  const catalogVersion = await pinnedCatalogVersion(files, document);
  const { bytes, warnings } = writeEsx(estimate, {
    profile,
    documentId: document.documentId,
    createdAt: document.createdAt,
    recipientXnAddress: document.xnAddress,
    catalogVersion,
  });
  const key = exportKey(document, profile);
  await files.put(key, bytes, 'application/octet-stream');
  const name = safeFileName(estimate.estimateName ?? estimate.fileName.replace(/\.[^.]*$/, ''));
  const written: WrittenExport = {
    file: {
      key,
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      downloadName: `${name}-${profile}.esx`,
    },
    warnings,
  };
  await writeWorkingFile(files, document, writtenExportName(profile), written);
  return { outcome: 'exported' };
};
