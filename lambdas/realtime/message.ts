import * as v from 'valibot';
import {
  DocumentStatusSchema,
  ExportSchema,
  FailureSchema,
  ProgressSchema,
} from '../api/documents/wire-schemas.ts';
import {
  type DocumentEvent,
  type DocumentRecord,
  eventIdOf,
  isTerminal,
} from '../domain/documents/document.ts';
import { exportView, exportViewOf } from '../domain/documents/export-view.ts';

/**
 * What goes over a realtime stream. Every message is one JSON object whose `event` says what it
 * is; over SSE the same object is the `data` of a message of that event type.
 */

/** A message about a document: an event of its log, or a snapshot of its state. */
export const DocumentMessageSchema = v.object({
  event: v.picklist([
    'document.created',
    'document.progress',
    'document.failed',
    'document.awaiting_claims',
    'export.completed',
    'document.snapshot',
  ]),
  event_id: v.string(),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  occurred_at: v.pipe(v.string(), v.isoTimestamp()),
  document_id: v.string(),
  status: DocumentStatusSchema,
  progress: ProgressSchema,
  workflow_complete: v.boolean(),
  export: ExportSchema,
  error: v.nullable(FailureSchema),
});
export type DocumentMessage = v.InferOutput<typeof DocumentMessageSchema>;

/** An answer to a command of the client. */
export const AnswerSchema = v.variant('event', [
  v.object({ event: v.literal('subscribed'), document_ids: v.array(v.string()) }),
  v.object({ event: v.literal('unsubscribed'), document_ids: v.array(v.string()) }),
  v.object({ event: v.literal('pong') }),
  v.object({
    event: v.literal('error'),
    /** Stable; listed in docs/realtime.md. */
    code: v.string(),
    detail: v.string(),
    /** The documents that the error is about, where it is about documents. */
    document_ids: v.optional(v.array(v.string())),
  }),
]);
export type Answer = v.InferOutput<typeof AnswerSchema>;
export type ErrorAnswer = Extract<Answer, { event: 'error' }>;

export type StreamMessage = DocumentMessage | Answer;

/** The message that tells of an event of the log. */
export const messageOfEvent = (event: DocumentEvent, baseUrl: string | null): DocumentMessage => ({
  event: event.event,
  event_id: event.eventId,
  version: event.version,
  occurred_at: event.occurredAt,
  document_id: event.documentId,
  status: event.status,
  progress: event.progress,
  workflow_complete: event.workflowComplete,
  export: exportView(event, baseUrl),
  error: event.error,
});

/**
 * The state of a document, as sent after subscribing. Its `event_id` and `version` are those of
 * the event that led to the state, so that a client that has both keeps one.
 */
export const snapshotOf = (document: DocumentRecord, baseUrl: string | null): DocumentMessage => ({
  event: 'document.snapshot',
  event_id: eventIdOf(document),
  version: document.version,
  occurred_at: document.updatedAt,
  document_id: document.documentId,
  status: document.status,
  progress: document.progress,
  workflow_complete: isTerminal(document),
  export: exportViewOf(document, baseUrl),
  error: document.error,
});

/**
 * A message as an SSE block. Only what stands in the log has an `id`: an answer must not move the
 * point from which the browser resumes.
 */
export const sseBlock = (message: StreamMessage, json = JSON.stringify(message)): string =>
  'event_id' in message
    ? `id: ${message.event_id}\nevent: ${message.event}\ndata: ${json}\n\n`
    : `event: ${message.event}\ndata: ${json}\n\n`;
