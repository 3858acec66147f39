import { exportStatusOf } from '../../domain/documents/document.ts';
import type {
  AccessStore,
  Clock,
  DocumentStore,
  DownloadSigner,
  FileStore,
  SignOutcome,
} from '../../ports.ts';
import { createAuthenticator } from '../http/authenticate.ts';

/** How long a signed download URL lives. */
export const DOWNLOAD_URL_SECONDS = 900;

/**
 * The download step of its own: looks at the key once more, without any cache, checks whose the
 * document is, and signs a URL for the file of the profile. It alone may read exported files.
 */
export const signDownload = async (
  dependencies: { access: AccessStore; documents: DocumentStore; files: FileStore; clock: Clock },
  request: Parameters<DownloadSigner['signDownload']>[0],
): Promise<SignOutcome> => {
  const { documents, files } = dependencies;
  const caller = await createAuthenticator(dependencies, 0)(request.apiKey);
  if (!caller) return { kind: 'unauthorized' };
  const document = await documents.get(request.documentId);
  if (!document || document.deletedAt || document.organizationId !== caller.organizationId) {
    return { kind: 'not_found' };
  }
  if (exportStatusOf(document) !== 'ready') return { kind: 'not_ready' };
  const file = document.exports?.[request.profile];
  if (!file) return { kind: 'not_found' };
  try {
    if (!(await files.info(file.key))) return { kind: 'not_found' };
    const url = await files.signGet({
      key: file.key,
      downloadName: file.downloadName,
      expiresInSeconds: DOWNLOAD_URL_SECONDS,
    });
    return { kind: 'signed', url };
  } catch {
    return { kind: 'sign_failed' };
  }
};
