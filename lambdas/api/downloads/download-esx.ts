import * as v from 'valibot';
import { type DocumentRecord, PROFILES, type Profile } from '../../domain/documents/document.ts';
import type { DownloadSigner } from '../../ports.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { DOCUMENT_ID } from '../documents/examples.ts';
import { ApiError, documentNotFound } from '../http/api-error.ts';
import type { Caller } from '../http/authenticate.ts';
import { parseQuery } from '../http/parse-request.ts';
import type { Route } from '../http/route.ts';
import { unauthorized } from '../http/unauthorized.ts';

const DownloadQuery = v.object({
  profile: v.optional(
    v.pipe(
      v.picklist(PROFILES as ['contractor', 'carrier']),
      v.metadata({ description: 'contractor is 8D, carrier is 5L.' }),
    ),
    'contractor',
  ),
});

export const downloadEsx: Route = {
  method: 'get',
  path: '/{document_id}.esx',
  operationId: 'downloadEsx',
  tag: 'Downloads',
  summary: 'Download an ESX file',
  description:
    'Redirects to a URL that is signed for 15 minutes. Keep the stable link, never the target. The key is sent with every request and never stands in a URL.',
  authenticated: true,
  pathParameters: { document_id: DOCUMENT_ID },
  query: DownloadQuery,
  responses: {
    307: {
      description: 'The file is at `Location` for 15 minutes.',
      headers: { Location: 'The signed URL.', 'Cache-Control': '`no-store`' },
    },
  },
  errors: [
    { code: 'not_found' },
    { code: 'artifact_not_found' },
    { code: 'export_not_ready' },
    { code: 'export_failed' },
    { code: 'insufficient_claims', status: 409 },
    { code: 'download_signing_failed' },
    { code: 'lookup_unavailable' },
  ],
  handler: (dependencies) => async (context, caller) => {
    const documentId = context.req.param('file')?.replace(/\.esx$/, '') ?? '';
    const { profile } = parseQuery(context, DownloadQuery);
    const url = await downloadUrl(dependencies, caller, documentId, profile);
    context.header('Cache-Control', 'no-store');
    return context.redirect(url, 307);
  },
};

/**
 * A freshly signed URL for one of a document's files.
 *
 * @throws ApiError as the table of the download route says
 */
export const downloadUrl = async (
  { documents, downloadSigner }: Pick<ApiDependencies, 'documents' | 'downloadSigner'>,
  caller: Pick<Caller, 'organizationId' | 'apiKey'>,
  documentId: string,
  profile: Profile,
): Promise<string> => {
  const document = await documents.get(documentId).catch((cause: unknown) => {
    throw new ApiError(
      'lookup_unavailable',
      'The document cannot be looked up at the moment; try again',
      { cause },
    );
  });
  if (!document || document.deletedAt || document.organizationId !== caller.organizationId) {
    throw documentNotFound();
  }
  requireExport(document);
  return sign(downloadSigner, { apiKey: caller.apiKey, documentId, profile });
};

const requireExport = (document: DocumentRecord): void => {
  switch (document.status) {
    case 'completed':
      return;
    case 'processing':
      throw new ApiError('export_not_ready', 'The export is still being made');
    case 'failed':
      throw new ApiError(
        'export_failed',
        'The document could not be converted; see its status, then retry or upload again',
      );
    case 'awaiting_claims':
      throw new ApiError(
        'insufficient_claims',
        'The export waits for a claim; it completes by itself when claims are added',
        { status: 409 },
      );
  }
};

const sign = async (
  signer: DownloadSigner,
  request: Parameters<DownloadSigner['signDownload']>[0],
): Promise<string> => {
  const outcome = await signer
    .signDownload(request)
    .catch((cause: unknown) => ({ kind: 'sign_failed', cause }) as const);
  switch (outcome.kind) {
    case 'signed':
      return outcome.url;
    case 'unauthorized':
      throw unauthorized();
    case 'not_found':
      throw new ApiError(
        'artifact_not_found',
        `The ${request.profile} file of this document is not in the store`,
      );
    case 'not_ready':
      throw new ApiError('export_not_ready', 'The export is being made again');
    case 'sign_failed':
      throw new ApiError(
        'download_signing_failed',
        'The file could not be prepared for download; try again',
        { cause: 'cause' in outcome ? outcome.cause : undefined },
      );
  }
};
