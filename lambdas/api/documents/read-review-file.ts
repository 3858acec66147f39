import type { DocumentRecord } from '../../domain/documents/document.ts';
import type { FileStore } from '../../ports.ts';
import { ApiError } from '../http/api-error.ts';

/**
 * A JSON file that the workflow lays down for review.
 *
 * @throws ApiError review_not_ready, review_not_available
 */
export const readReviewFile = async <T>(
  files: FileStore,
  document: DocumentRecord,
  key: string,
): Promise<T> => {
  const bytes = await files.get(key);
  if (bytes) return JSON.parse(new TextDecoder().decode(bytes)) as T;
  if (document.status === 'processing') {
    throw new ApiError('review_not_ready', 'The line items have not been read yet');
  }
  throw new ApiError(
    'review_not_available',
    'The document failed before its line items were read; see its status',
  );
};
