/**
 * The document record and everything that can happen to it. Each change is a pure function that
 * gives the next record and the event that tells of it; the store commits both or neither.
 *
 * `revision` rises with every write and guards against lost updates; `version` rises by one per
 * event and is what clients order by.
 */

export type Mode = 'test' | 'live';
export type SourceType = 'PDF' | 'JSON' | 'CSV';
export type DocumentStatus = 'processing' | 'completed' | 'failed' | 'awaiting_claims';
export type Stage = 'ocr' | 'structure' | 'actions' | 'trades' | 'categories';
export type StageState = 'pending' | 'running' | 'completed' | 'skipped' | 'failed';
export type Progress = Record<Stage, StageState>;
export type Profile = 'contractor' | 'carrier';
export type ProfileCode = '8D' | '5L';

export const STAGES: readonly Stage[] = ['ocr', 'structure', 'actions', 'trades', 'categories'];
export const PROFILES: readonly Profile[] = ['contractor', 'carrier'];
export const PROFILE_CODES: Record<Profile, ProfileCode> = { contractor: '8D', carrier: '5L' };

/** Where the input lies. `file`: in the file store; `url`: still to be fetched by the workflow. */
export type DocumentSource =
  | {
      kind: 'file';
      key: string;
      fileVersion: string | null;
      sizeBytes: number;
      /** The staged path that the file was taken from; deleted together with the document. */
      stagedKey?: string;
    }
  | { kind: 'url'; url: string };

export interface DocumentFailure {
  /** Stable, snake_case; listed in docs/errors.md. */
  code: string;
  /** For a person: what happened and what to do. */
  message: string;
  /** The workflow step that gave up. */
  step: string;
}

/** What a person should look at before trusting the export; counts are of line items. */
export interface DocumentReview {
  items: number;
  enabled: number;
  unresolved: number;
  custom: number;
  reconciled: boolean;
  /** Printed minus computed grand total; null where nothing is printed. */
  difference: number | null;
  warnings: { code: string; message: string; at: unknown }[];
  catalogVersion: string | null;
}

export type BillingState = 'not_charged' | 'charged' | 'insufficient_claims';

export interface ExportFile {
  key: string;
  sizeBytes: number;
  sha256: string;
  /** What a browser saves it as. */
  downloadName: string;
}

export interface DocumentRecord {
  documentId: string;
  organizationId: string;
  mode: Mode;
  sourceType: SourceType;
  fileName: string;
  status: DocumentStatus;
  revision: number;
  version: number;
  /** Rises with each retry; the workflow's execution is named from it. */
  attempt: number;
  progress: Progress;
  source: DocumentSource;
  xnAddress: string | null;
  profileCode: ProfileCode | null;
  /** Found while the request was read (unknown fields, near names); joins the review's warnings. */
  intakeWarnings: DocumentReview['warnings'];
  error: DocumentFailure | null;
  review: DocumentReview | null;
  billing: { state: BillingState; claimsCharged: number };
  exports: { contractor: ExportFile; carrier: ExportFile } | null;
  createdAt: string;
  updatedAt: string;
  completedAt: string | null;
  exportedAt: string | null;
  /** When the workflow of this attempt was handed over; null until then, which the sweeper mends. */
  startedAt: string | null;
  /** When retention ends and the document is deleted. */
  expiresAt: string;
  /** Set on the tombstone that a deletion leaves. */
  deletedAt: string | null;
}

export type DocumentEventName =
  | 'document.created'
  | 'document.progress'
  | 'document.failed'
  | 'document.awaiting_claims'
  | 'export.completed';

/** An event as the log keeps it; the wire message is made from it. */
export interface DocumentEvent {
  eventId: string;
  event: DocumentEventName;
  documentId: string;
  organizationId: string;
  version: number;
  occurredAt: string;
  status: DocumentStatus;
  progress: Progress;
  workflowComplete: boolean;
  exportStatus: ExportStatus;
  /** What the two files are, once they can be downloaded. */
  exportFiles: Record<Profile, ExportFileFacts> | null;
  error: DocumentFailure | null;
}

/** What a client learns of a file before it downloads it. */
export type ExportFileFacts = Pick<ExportFile, 'sizeBytes' | 'sha256'>;

export type ExportStatus = 'pending' | 'ready' | 'failed';

/** A change ready to be committed: the next record, and the event where clients are to know. */
export interface DocumentChange {
  document: DocumentRecord;
  event: DocumentEvent | null;
}

export interface NewDocument {
  documentId: string;
  organizationId: string;
  mode: Mode;
  sourceType: SourceType;
  fileName: string;
  source: DocumentSource;
  xnAddress: string | null;
  profileCode: ProfileCode | null;
  intakeWarnings: DocumentReview['warnings'];
  /** ISO date-time. */
  createdAt: string;
  retentionDays: number;
}

const DAY_MILLISECONDS = 86_400_000;

/** A document as the upload commits it: processing, attempt 1, with `document.created`. */
export const createDocument = (input: NewDocument): DocumentChange => {
  const { retentionDays, ...given } = input;
  const document: DocumentRecord = {
    ...given,
    status: 'processing',
    revision: 1,
    version: 1,
    attempt: 1,
    progress: initialProgress(input.sourceType),
    error: null,
    review: null,
    billing: { state: 'not_charged', claimsCharged: 0 },
    exports: null,
    updatedAt: input.createdAt,
    completedAt: null,
    exportedAt: null,
    startedAt: null,
    expiresAt: new Date(
      Date.parse(input.createdAt) + retentionDays * DAY_MILLISECONDS,
    ).toISOString(),
    deletedAt: null,
  };
  return { document, event: eventOf(document, 'document.created') };
};

/** A stage began, ended or was skipped. Null where nothing changes. */
export const advance = (
  document: DocumentRecord,
  stages: Partial<Progress>,
  at: string,
): DocumentChange | null => {
  const changed = STAGES.some(
    (stage) => stages[stage] && stages[stage] !== document.progress[stage],
  );
  if (!changed) return null;
  return told(document, at, 'document.progress', {
    progress: { ...document.progress, ...stages },
  });
};

/** Noted without an event: the workflow of this attempt is on its way. */
export const markStarted = (document: DocumentRecord, at: string): DocumentChange => ({
  document: { ...document, revision: document.revision + 1, startedAt: at },
  event: null,
});

/** The document cannot be converted; its source is kept so that it can be retried. */
export const fail = (
  document: DocumentRecord,
  error: DocumentFailure,
  at: string,
): DocumentChange => {
  const progress = { ...document.progress };
  for (const stage of STAGES) if (progress[stage] === 'running') progress[stage] = 'failed';
  return told(document, at, 'document.failed', {
    status: 'failed',
    error,
    progress,
    completedAt: at,
  });
};

/** Both files exist and nothing stands in the way of downloading them. */
export const complete = (
  document: DocumentRecord,
  billing: DocumentRecord['billing'],
  at: string,
): DocumentChange =>
  told(document, at, 'export.completed', {
    status: 'completed',
    error: null,
    billing,
    completedAt: at,
    exportedAt: document.exportedAt ?? at,
  });

/** Both files exist, but the organization has no claim left to pay for them. */
export const awaitClaims = (document: DocumentRecord, at: string): DocumentChange =>
  told(document, at, 'document.awaiting_claims', {
    status: 'awaiting_claims',
    billing: { state: 'insufficient_claims', claimsCharged: 0 },
    completedAt: at,
    exportedAt: document.exportedAt ?? at,
  });

/** Another attempt at a failed document, or at one whose workflow died with the process. */
export const restart = (document: DocumentRecord, at: string): DocumentChange =>
  told(document, at, 'document.progress', {
    status: 'processing',
    attempt: document.attempt + 1,
    progress: initialProgress(document.sourceType),
    error: null,
    review: null,
    exports: null,
    completedAt: null,
    exportedAt: null,
    startedAt: null,
  });

/** What a deletion leaves: the handle and its billing, nothing personal. */
export const tombstone = (document: DocumentRecord, at: string): DocumentChange => ({
  document: {
    ...document,
    revision: document.revision + 1,
    fileName: '',
    source: { kind: 'file', key: '', fileVersion: null, sizeBytes: 0 },
    xnAddress: null,
    intakeWarnings: [],
    error: null,
    review: null,
    exports: null,
    updatedAt: at,
    deletedAt: at,
  },
  event: null,
});

/** True once nothing more happens by itself. */
export const isTerminal = (document: Pick<DocumentRecord, 'status'>): boolean =>
  document.status !== 'processing';

/** Whether the two files can be downloaded. */
export const exportStatusOf = (document: DocumentRecord): ExportStatus => {
  if (document.status === 'completed') return 'ready';
  return document.status === 'failed' ? 'failed' : 'pending';
};

/** JSON and CSV are structured already: only the codes are left to be found. */
const initialProgress = (sourceType: SourceType): Progress => {
  const reading: StageState = sourceType === 'PDF' ? 'pending' : 'skipped';
  return {
    ocr: reading,
    structure: reading,
    actions: reading,
    trades: reading,
    categories: 'pending',
  };
};

/** Size and hash of the two files, null until they can be downloaded. */
export const exportFilesOf = (
  document: DocumentRecord,
): Record<Profile, ExportFileFacts> | null => {
  if (document.exports === null || exportStatusOf(document) !== 'ready') return null;
  const { contractor, carrier } = document.exports;
  const facts = ({ sizeBytes, sha256 }: ExportFile): ExportFileFacts => ({ sizeBytes, sha256 });
  return { contractor: facts(contractor), carrier: facts(carrier) };
};

const told = (
  document: DocumentRecord,
  at: string,
  name: DocumentEventName,
  change: Partial<DocumentRecord>,
): DocumentChange => {
  const next: DocumentRecord = {
    ...document,
    ...change,
    revision: document.revision + 1,
    version: document.version + 1,
    updatedAt: at,
  };
  return { document: next, event: eventOf(next, name) };
};

/** The id of the event that led to the state of a record. Sorts by time, document and version. */
export const eventIdOf = (
  document: Pick<DocumentRecord, 'updatedAt' | 'documentId' | 'version'>,
): string =>
  `${document.updatedAt}_${document.documentId}_${String(document.version).padStart(6, '0')}`;

/** The event that tells of the state a record is in. */
const eventOf = (document: DocumentRecord, name: DocumentEventName): DocumentEvent => ({
  eventId: eventIdOf(document),
  event: name,
  documentId: document.documentId,
  organizationId: document.organizationId,
  version: document.version,
  occurredAt: document.updatedAt,
  status: document.status,
  progress: document.progress,
  workflowComplete: isTerminal(document),
  exportStatus: exportStatusOf(document),
  exportFiles: exportFilesOf(document),
  error: document.error,
});
