import type { CsvMetadata, StructuredEstimateV1, UploadResponse } from './types.generated.ts';

export type {
  DocumentError,
  DocumentMessage,
  DocumentStatus,
  Export,
  Progress,
  RealtimeToken,
  StructuredEstimateV1,
  StructuredLineItemV1,
  UploadResponse,
} from './types.generated.ts';
export type { CsvMetadata };

export type Profile = 'contractor' | 'carrier';

/** What is uploaded as JSON. */
export type StructuredEstimate = StructuredEstimateV1;

export type SourceType = UploadResponse['source_type'];

/** An answer of the service on a stream. */
export type StreamAnswer =
  | { event: 'subscribed'; document_ids: string[] }
  | { event: 'unsubscribed'; document_ids: string[] }
  | { event: 'pong' }
  | { event: 'error'; code: string; detail: string; document_ids?: string[] };
