import {
  createDocument,
  type DocumentRecord,
  type DocumentSource,
  type ProfileCode,
  type SourceType,
} from '../../domain/documents/document.ts';
import { documentPrefix, sourceKey } from '../../domain/documents/file-keys.ts';
import type { IntakeWarning } from '../../domain/estimate/problem.ts';
import { startDocument } from '../../pipeline/start-document.ts';
import type { IdempotencyRecord } from '../../ports.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { ApiError } from '../http/api-error.ts';
import type { Caller } from '../http/authenticate.ts';
import { CANONICALIZATION, IDEMPOTENCY_DAYS, type Idempotency } from './idempotency.ts';

/** A validated upload. */
export interface Upload {
  sourceType: SourceType;
  fileName: string;
  /** Laid under the document; the first one is what the workflow reads. */
  files: readonly SourceFile[];
  /** For a URL source, which the workflow fetches: no files, this instead. */
  url: string | null;
  /** The staged path that the file was copied from. */
  stagedKey: string | null;
  xnAddress: string | null;
  profileCode: ProfileCode | null;
  warnings: readonly IntakeWarning[];
}

export interface SourceFile {
  extension: 'pdf' | 'json' | 'csv';
  bytes: Uint8Array;
  contentType: string;
}

export interface Committed {
  document: DocumentRecord;
  /** True where an earlier request with this key made the document. */
  replayed: boolean;
}

type Dependencies = Pick<
  ApiDependencies,
  'documents' | 'claims' | 'files' | 'workflow' | 'clock' | 'ids' | 'log' | 'metrics' | 'settings'
>;

/**
 * Makes one document of an upload: files first, then record, event and idempotency record in one
 * transaction, then the workflow. Cut short before the record, nothing happened and the key is
 * free; cut short after it, the sweeper starts the workflow.
 *
 * `read` gives the upload; it runs only where no earlier request with the key answers already.
 *
 * @throws ApiError idempotency_conflict, insufficient_claims
 */
export const commitUpload = async (
  dependencies: Dependencies,
  caller: Pick<Caller, 'organizationId' | 'mode'>,
  idempotency: Idempotency | null,
  read: () => Promise<Upload> | Upload,
): Promise<Committed> => {
  const { documents, files, clock, ids, log, metrics, settings } = dependencies;
  const { organizationId } = caller;
  const at = clock.now();
  if (idempotency) {
    const scope = { organizationId, endpoint: idempotency.endpoint, key: idempotency.key };
    const known = await documents.findIdempotency(scope, at.toISOString());
    if (known) return replay(dependencies, known, idempotency);
  }
  await refuseWhereTooManyWait(dependencies, caller);
  const upload = await read();
  const documentId = ids.handle();
  const owner = { organizationId, documentId };
  const change = createDocument({
    documentId,
    organizationId,
    mode: caller.mode,
    sourceType: upload.sourceType,
    fileName: upload.fileName,
    source: await store(files, owner, upload),
    xnAddress: upload.xnAddress,
    profileCode: upload.profileCode,
    intakeWarnings: [...upload.warnings],
    createdAt: at.toISOString(),
    retentionDays: settings.retentionDays,
  });
  const record = idempotency && idempotencyRecord(idempotency, owner, at);
  const outcome = await documents.create(change, record);
  if (outcome.kind === 'known') {
    await files.deletePrefix(documentPrefix(owner));
    return replay(dependencies, outcome.record, idempotency);
  }
  metrics.record('Uploads', 1, upload.sourceType);
  try {
    await startDocument(dependencies, documentId);
  } catch (error) {
    log('warn', 'The workflow could not be started; the sweeper will', {
      documentId,
      error: error instanceof Error ? error.message : String(error),
    });
  }
  return { document: change.document, replayed: false };
};

const refuseWhereTooManyWait = async (
  { claims, metrics, settings }: Dependencies,
  caller: Pick<Caller, 'organizationId' | 'mode'>,
): Promise<void> => {
  if (caller.mode !== 'live') return;
  const most = settings.documentsAwaitingClaims;
  if ((await claims.countWaiting(caller.organizationId)) < most) return;
  metrics.record('UploadsRefused', 1, null);
  throw new ApiError(
    'insufficient_claims',
    `${most} documents wait for claims already; add claims, then upload again`,
    { status: 402 },
  );
};

const store = async (
  files: Dependencies['files'],
  owner: { organizationId: string; documentId: string },
  upload: Upload,
): Promise<DocumentSource> => {
  if (upload.url !== null) return { kind: 'url', url: upload.url };
  const stored = await Promise.all(
    upload.files.map(async ({ extension, bytes, contentType }) => {
      const key = sourceKey(owner, extension);
      return { key, ...(await files.put(key, bytes, contentType)) };
    }),
  );
  const [first] = stored;
  if (!first) throw new Error('An upload needs a file or a URL');
  const { key, fileVersion, sizeBytes } = first;
  const source: DocumentSource = { kind: 'file', key, fileVersion, sizeBytes };
  return upload.stagedKey === null ? source : { ...source, stagedKey: upload.stagedKey };
};

const idempotencyRecord = (
  idempotency: Idempotency,
  owner: { organizationId: string; documentId: string },
  at: Date,
): IdempotencyRecord => ({
  ...owner,
  ...idempotency,
  canonicalization: CANONICALIZATION,
  createdAt: at.toISOString(),
  expiresAt: new Date(at.getTime() + IDEMPOTENCY_DAYS * 86_400_000).toISOString(),
});

/** Answers for the document of an earlier request; a deleted one still answers, late retries come. */
const replay = async (
  { documents }: Dependencies,
  known: IdempotencyRecord,
  idempotency: Idempotency | null,
): Promise<Committed> => {
  const same =
    known.canonicalization === CANONICALIZATION && known.payloadHash === idempotency?.payloadHash;
  const document = same ? await documents.get(known.documentId) : null;
  if (!document) {
    throw new ApiError(
      'idempotency_conflict',
      'This Idempotency-Key was used with a different payload; use a new key for a new upload',
    );
  }
  return { document, replayed: true };
};
