import { parseStagedKey } from '../../domain/documents/file-keys.ts';
import type { FileStore } from '../../ports.ts';
import { MAXIMUM_PDF_BYTES } from './limits.ts';
import { invalid, requirePdf } from './pdf-bytes.ts';

/**
 * The bytes of a staged PDF, in the version that is there now: what is read is what is checked,
 * and what the document keeps.
 *
 * @throws ValidationError for another organization's path, one never uploaded to, or no PDF
 */
export const readStaged = async (
  files: FileStore,
  organizationId: string,
  path: string,
): Promise<Uint8Array> => {
  // One answer for what is not there and for what is another's.
  const absent = () => invalid('s3_path', 'nothing was uploaded to this staged path');
  if (parseStagedKey(path)?.organizationId !== organizationId) throw absent();
  const info = await files.info(path);
  if (!info) throw absent();
  if (info.sizeBytes > MAXIMUM_PDF_BYTES) {
    throw invalid('s3_path', `the file is longer than ${MAXIMUM_PDF_BYTES} bytes`);
  }
  const bytes = await files.get(path, info.fileVersion);
  if (!bytes) throw absent();
  requirePdf(bytes, 's3_path');
  return bytes;
};
