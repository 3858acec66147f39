import type { Catalog } from '../domain/catalog/catalog.ts';
import { advance, type Progress } from '../domain/documents/document.ts';
import type { Estimate } from '../domain/estimate/estimate.ts';
import type { WorkflowInput } from '../ports.ts';
import { changeCurrent, STOPPED } from './current-document.ts';
import type { PipelineDependencies } from './dependencies.ts';
import { pinnedCatalog } from './pinned-catalog.ts';
import { readWorkingFile, writeWorkingFile } from './working-files.ts';

/** A step that reads the working estimate, improves it and lays it back. */
export const rewriteEstimate =
  (step: {
    reached: Partial<Progress>;
    rewrite: (estimate: Estimate, catalog: () => Promise<Catalog>) => Promise<Estimate>;
  }) =>
  async (
    {
      documents,
      files,
      catalogs,
      clock,
    }: Pick<PipelineDependencies, 'documents' | 'files' | 'catalogs' | 'clock'>,
    input: WorkflowInput,
  ): Promise<{ outcome: 'rewritten' } | typeof STOPPED> => {
    const document = await changeCurrent(documents, input, (current) =>
      advance(current, step.reached, clock.now().toISOString()),
    );
    if (!document) return STOPPED;
    const estimate = await readWorkingFile<Estimate>(files, document, 'estimate.json');
    const rewritten = await step.rewrite(estimate, () => pinnedCatalog(files, catalogs, document));
    await writeWorkingFile(files, document, 'estimate.json', rewritten);
    return { outcome: 'rewritten' };
  };
