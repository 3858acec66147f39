import { resolveItems } from '../domain/catalog/resolve-estimate.ts';
import { advance } from '../domain/documents/document.ts';
import type { Estimate } from '../domain/estimate/estimate.ts';
import { reconcileEstimate } from '../domain/estimate/reconcile-estimate.ts';
import type { WorkflowInput } from '../ports.ts';
import { changeCurrent, STOPPED } from './current-document.ts';
import type { PipelineDependencies } from './dependencies.ts';
import { pinnedCatalog } from './pinned-catalog.ts';
import { readWorkingFile, writeWorkingFile } from './working-files.ts';

/** Resolves every item to the taxonomy, then holds the printed figures against the computed ones. */
export const categories = async (
  {
    documents,
    files,
    catalogs,
    clock,
  }: Pick<PipelineDependencies, 'documents' | 'files' | 'catalogs' | 'clock'>,
  input: WorkflowInput,
): Promise<{ outcome: 'resolved' } | typeof STOPPED> => {
  const document = await changeCurrent(documents, input, (current) =>
    advance(
      current,
      current.sourceType === 'PDF'
        ? { trades: 'completed', categories: 'running' }
        : { categories: 'running' },
      clock.now().toISOString(),
    ),
  );
  if (!document) return STOPPED;
  const estimate = await readWorkingFile<Estimate>(files, document, 'estimate.json');
  const resolved = resolveItems(estimate, await pinnedCatalog(files, catalogs, document));
  await writeWorkingFile(files, document, 'items.json', resolved);
  await writeWorkingFile(files, document, 'reconciliation.json', reconcileEstimate(resolved));
  return { outcome: 'resolved' };
};
