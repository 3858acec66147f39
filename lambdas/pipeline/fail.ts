import { type DocumentFailure, fail as failDocument } from '../domain/documents/document.ts';
import type { WorkflowInput } from '../ports.ts';
import { changeCurrent, STOPPED } from './current-document.ts';
import type { PipelineDependencies } from './dependencies.ts';

/** What the machinery reports when a step threw: an error name and whatever cause it gives. */
export interface StepCrash {
  Error?: string;
  Cause?: string;
}

/**
 * Records why the document cannot be converted. An expected failure brings its own sentence; for a
 * crash the sentence is ours, because an exception's text is for the log and not for a customer.
 */
export const fail = async (
  { documents, clock, metrics }: Pick<PipelineDependencies, 'documents' | 'clock' | 'metrics'>,
  input: WorkflowInput & { failure?: DocumentFailure; crash?: StepCrash },
): Promise<{ outcome: 'failed' } | typeof STOPPED> => {
  const failure: DocumentFailure = input.failure ?? {
    code: 'processing_error',
    message:
      'Processing stopped because of an error on our side. Nothing was charged and the upload is kept: retry the document with POST /documents/{document_id}/retry, and if it fails again, report the document_id.',
    step: 'workflow',
  };
  const failed = await changeCurrent(documents, input, (document) =>
    failDocument(document, failure, clock.now().toISOString()),
  );
  if (!failed) return STOPPED;
  metrics.record('DocumentsFailed', 1, failure.code);
  return { outcome: 'failed' };
};
