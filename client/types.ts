/** The wire data of the service, as a client sees it. Generated types replace these by name. */

export type DocumentStatusName = 'processing' | 'completed' | 'failed' | 'awaiting_claims';
export type SourceType = 'PDF' | 'JSON' | 'CSV';
export type Profile = 'contractor' | 'carrier';
export type StageState = 'pending' | 'running' | 'completed' | 'skipped' | 'failed';

export interface Progress {
  ocr: StageState;
  structure: StageState;
  actions: StageState;
  trades: StageState;
  categories: StageState;
}

export interface Export {
  status: 'pending' | 'ready' | 'failed';
  download_url: string;
  contractor_download_url: string;
  carrier_download_url: string;
  files: { profile: Profile; profile_code: '8D' | '5L'; size_bytes: number; sha256: string }[];
}

export interface DocumentError {
  code: string;
  message: string;
  step: string;
}

export interface UploadResponse {
  document_id: string;
  status: DocumentStatusName;
  created_at: string;
  status_url: string;
  ws_url: string;
  download_url: string;
  contractor_download_url: string;
  carrier_download_url: string;
  source_type: SourceType;
}

export interface DocumentStatus {
  document_id: string;
  status: DocumentStatusName;
  file_name: string;
  source_type: SourceType;
  progress: Progress;
  workflow_complete: boolean;
  terminal: boolean;
  export: Export;
  error: DocumentError | null;
  billing: {
    mode: 'test' | 'live';
    state: 'not_charged' | 'charged' | 'insufficient_claims';
    claims_charged: number;
  };
  review: Record<string, unknown> | null;
  created_at: string;
  updated_at: string;
  completed_at: string | null;
  exported_at: string | null;
}

export interface RealtimeToken {
  token: string;
  ws_url: string;
  sse_url: string;
  organization_id: string;
  expires_at: string;
}

/** A message about a document: an event of its log, or a snapshot of its state. */
export interface DocumentMessage {
  event:
    | 'document.created'
    | 'document.progress'
    | 'document.failed'
    | 'document.awaiting_claims'
    | 'export.completed'
    | 'document.snapshot';
  event_id: string;
  version: number;
  occurred_at: string;
  document_id: string;
  status: DocumentStatusName;
  progress: Progress;
  workflow_complete: boolean;
  export: Export;
  error: DocumentError | null;
}

/** An answer of the service on a stream. */
export type StreamAnswer =
  | { event: 'subscribed'; document_ids: string[] }
  | { event: 'unsubscribed'; document_ids: string[] }
  | { event: 'pong' }
  | { event: 'error'; code: string; detail: string; document_ids?: string[] };

/** A structured estimate: INTERFACE section 2.1. */
export interface StructuredEstimate {
  schema_version?: '1';
  file_name: string;
  line_items: { quantity: number; [field: string]: unknown }[];
  [field: string]: unknown;
}
