import type { DynamoLeases } from '../adapters/aws/dynamo-leases.ts';
import { recognizePage } from '../pipeline/recognize-page.ts';
import type { DocumentStore } from '../ports.ts';

/** Longer than the function itself may take. */
const LEASE_SECONDS = 120;

/** The state machine waits and tries again for as long as it takes (see `Retry` there). */
export class OcrBusyError extends Error {
  override readonly name = 'OcrBusy';
}

type Dependencies = Parameters<typeof recognizePage>[0] & {
  documents: Pick<DocumentStore, 'get'>;
  leases: Pick<DynamoLeases, 'take' | 'release'>;
  pagesPerOrganization: number;
};

/**
 * Reads a page if its organization has fewer pages in work than it may: one customer's 500-page
 * scan must not keep the others waiting.
 */
export const boundedRecognition = async (
  dependencies: Dependencies,
  input: Parameters<typeof recognizePage>[1],
): ReturnType<typeof recognizePage> => {
  const { documents, leases, metrics, pagesPerOrganization } = dependencies;
  const document = await documents.get(input.documentId);
  const subject = `ocr:${document?.organizationId ?? ''}`;
  const lease = await leases.take(subject, pagesPerOrganization, LEASE_SECONDS);
  if (!lease) {
    metrics.record('OcrPages', 1, 'deferred');
    throw new OcrBusyError(
      `The organization of document ${input.documentId} has ${pagesPerOrganization} pages in work.`,
    );
  }
  try {
    return await recognizePage(dependencies, input);
  } finally {
    await leases.release(subject, lease);
  }
};
