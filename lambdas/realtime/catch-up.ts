import type { DocumentEvent, DocumentRecord } from '../domain/documents/document.ts';
import type { DocumentStore, EventLog } from '../ports.ts';
import { LONGEST_DOCUMENT_ID } from './limits.ts';

/** What a client already has of a document. */
export type Held =
  | { kind: 'nothing' }
  /** All events up to this version. */
  | { kind: 'version'; version: number }
  /** All events before this time; of later ones it may have some. */
  | { kind: 'since'; time: string };

export interface CatchUp {
  /** The events between what the client has and `document`, in order of their version. */
  missed: DocumentEvent[];
  /** The state to go on from. */
  document: DocumentRecord;
}

const PAGE = 500;

/**
 * What brings a client up to date with a document: the events that it missed, then the state.
 * Null where the organization has no such document, for whatever reason: a document of another
 * organization, a deleted one and one that never was look alike.
 */
export const catchUp = async (
  stores: {
    documents: Pick<DocumentStore, 'get'>;
    events: Pick<EventLog, 'ofDocument'>;
  },
  organizationId: string,
  documentId: string,
  held: Held,
): Promise<CatchUp | null> => {
  if (documentId === '' || documentId.length > LONGEST_DOCUMENT_ID) return null;
  const document = await stores.documents.get(documentId);
  if (document?.organizationId !== organizationId || document.deletedAt !== null) return null;
  if (held.kind === 'nothing') return { missed: [], document };
  const after = held.kind === 'version' ? held.version : 0;
  const events = await eventsBetween(stores.events, documentId, after, document.version);
  return {
    missed:
      held.kind === 'since' ? events.filter((event) => event.occurredAt >= held.time) : events,
    document,
  };
};

/** Events of a document with `after < version <= upTo`. */
const eventsBetween = async (
  log: Pick<EventLog, 'ofDocument'>,
  documentId: string,
  after: number,
  upTo: number,
): Promise<DocumentEvent[]> => {
  const found: DocumentEvent[] = [];
  let position = after;
  while (position < upTo) {
    const page = await log.ofDocument(documentId, position, PAGE);
    found.push(...page.filter((event) => event.version <= upTo));
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    position = last.version;
  }
  return found;
};
