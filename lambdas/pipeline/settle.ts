import {
  awaitClaims,
  complete,
  type DocumentRecord,
  type DocumentReview,
} from '../domain/documents/document.ts';
import { documentPrefix } from '../domain/documents/file-keys.ts';
import type { Estimate, Reconciliation } from '../domain/estimate/estimate.ts';
import { reviewEstimate } from '../domain/estimate/review-estimate.ts';
import type { FileStore, WorkflowInput } from '../ports.ts';
import { currentDocument, STOPPED } from './current-document.ts';
import type { PipelineDependencies } from './dependencies.ts';
import { type WrittenExport, writtenExportName } from './export-profile.ts';
import { pinnedCatalogVersion } from './pinned-catalog.ts';
import { settleWaiting } from './settle-waiting.ts';
import { readWorkingFile } from './working-files.ts';

const CHARGED: DocumentRecord['billing'] = { state: 'charged', claimsCharged: 1 };
const FREE: DocumentRecord['billing'] = { state: 'not_charged', claimsCharged: 0 };

/**
 * Ends the workflow: both files exist. A test export is free; a live one takes one claim in the
 * transaction that completes it, or waits for claims. Run twice, it charges once.
 */
export const settle = async (
  dependencies: Pick<PipelineDependencies, 'documents' | 'files' | 'claims' | 'clock' | 'metrics'>,
  input: WorkflowInput,
): Promise<{ outcome: 'completed' | 'awaiting_claims' } | typeof STOPPED> => {
  const { documents, files, claims, clock, metrics } = dependencies;
  for (;;) {
    const document = await currentDocument(documents, input);
    if (!document) {
      await removeLeftovers(dependencies, input.documentId);
      return STOPPED;
    }
    const ready = await withExports(files, document);
    const at = clock.now().toISOString();
    if (document.mode === 'test') {
      if ((await documents.save(complete(ready, FREE, at))) === 'saved') {
        return { outcome: 'completed' };
      }
      continue;
    }
    const charge = await claims.charge(complete(ready, CHARGED, at), at);
    if (charge === 'charged') {
      metrics.record('ClaimsCharged', 1, null);
      return { outcome: 'completed' };
    }
    if (charge === 'lost') continue;
    if ((await documents.save(awaitClaims(ready, at))) === 'lost') continue;
    metrics.record('DocumentsAwaitingClaims', 1, null);
    // A grant that came between the two lines above saw nobody waiting: look again ourselves.
    const completed = await settleWaiting(dependencies, document.organizationId);
    if (completed > 0) metrics.record('ClaimsCharged', completed, null);
    return { outcome: 'awaiting_claims' };
  }
};

/**
 * A document that was deleted while a step ran may have got a file from that step after its files
 * were removed. Every execution that is stopped ends here, when none of its steps runs any more.
 */
const removeLeftovers = async (
  { documents, files }: Pick<PipelineDependencies, 'documents' | 'files'>,
  documentId: string,
): Promise<void> => {
  const document = await documents.get(documentId);
  if (document?.deletedAt) await files.deletePrefix(documentPrefix(document));
};

const withExports = async (files: FileStore, document: DocumentRecord): Promise<DocumentRecord> => {
  const [estimate, reconciliation, contractor, carrier, catalogVersion] = await Promise.all([
    readWorkingFile<Estimate>(files, document, 'items.json'),
    readWorkingFile<Reconciliation>(files, document, 'reconciliation.json'),
    readWorkingFile<WrittenExport>(files, document, writtenExportName('contractor')),
    readWorkingFile<WrittenExport>(files, document, writtenExportName('carrier')),
    pinnedCatalogVersion(files, document),
  ]);
  const review: DocumentReview = {
    ...reviewEstimate(estimate, reconciliation, [
      ...(estimate.printed?.warnings ?? []),
      ...contractor.warnings,
      ...carrier.warnings,
    ]),
    catalogVersion,
  };
  review.warnings = [...document.intakeWarnings, ...review.warnings];
  return { ...document, review, exports: { contractor: contractor.file, carrier: carrier.file } };
};
