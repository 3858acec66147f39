import {
  advance,
  complete,
  createDocument,
  type DocumentChange,
  type DocumentEvent,
  type DocumentRecord,
  fail,
} from '../../../lambdas/domain/documents/document.ts';
import type { DocumentStore, EventLog } from '../../../lambdas/ports.ts';

/** Documents and their events as both stores keep them: committed together, read by copy. */
export class MemoryStores {
  readonly records = new Map<string, DocumentRecord>();
  log: DocumentEvent[] = [];
  /** How often each document was read. */
  reads = 0;
  #milliseconds = Date.parse('2026-03-02T12:00:00.000Z');

  /** A moment after the one before. */
  now(): Date {
    this.#milliseconds += 1000;
    return new Date(this.#milliseconds);
  }

  readonly documents: Pick<DocumentStore, 'get' | 'list'> = {
    get: async (documentId) => {
      this.reads += 1;
      return structuredClone(this.records.get(documentId) ?? null);
    },
    list: async (organizationId, query) => {
      const all = [...this.records.values()]
        .filter((record) => record.organizationId === organizationId && record.deletedAt === null)
        .filter(({ createdAt }) => createdAt >= (query.createdAfter ?? ''))
        .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
      return { documents: all.slice(0, query.limit), total: all.length, next: null };
    },
  };

  readonly events: Pick<EventLog, 'ofDocument' | 'ofOrganization'> = {
    ofDocument: async (documentId, afterVersion, limit) =>
      this.log
        .filter((event) => event.documentId === documentId && event.version > afterVersion)
        .sort((a, b) => a.version - b.version)
        .slice(0, limit),
    ofOrganization: async (organizationId, from, limit) =>
      this.log
        .filter((event) => event.organizationId === organizationId)
        .filter((event) =>
          'since' in from ? event.eventId >= from.since : event.eventId > from.after,
        )
        .sort((a, b) => (a.eventId < b.eventId ? -1 : 1))
        .slice(0, limit),
  };

  create(documentId: string, organizationId = 'org-a'): DocumentEvent {
    return this.commit(
      createDocument({
        documentId,
        organizationId,
        mode: 'test',
        sourceType: 'PDF',
        fileName: 'roof.pdf',
        source: { kind: 'file', key: 'k', fileVersion: null, sizeBytes: 1 },
        xnAddress: null,
        profileCode: null,
        intakeWarnings: [],
        createdAt: this.now().toISOString(),
        retentionDays: 30,
      }),
    );
  }

  /** One more event of progress: stages go from pending to running to completed and on. */
  progress(documentId: string): DocumentEvent {
    const record = this.record(documentId);
    const next = record.progress.ocr === 'running' ? 'completed' : 'running';
    const change = advance(record, { ocr: next }, this.now().toISOString());
    if (!change) throw new Error('nothing changed');
    return this.commit(change);
  }

  complete(documentId: string): DocumentEvent {
    const file = { key: 'k', sizeBytes: 10, sha256: 'ab', downloadName: 'x.esx' };
    const record = {
      ...this.record(documentId),
      exports: { contractor: file, carrier: { ...file, sizeBytes: 20 } },
    };
    return this.commit(
      complete(record, { state: 'not_charged', claimsCharged: 0 }, this.now().toISOString()),
    );
  }

  fail(documentId: string): DocumentEvent {
    const failure = { code: 'pdf_encrypted', message: 'It has a password.', step: 'read-text' };
    return this.commit(fail(this.record(documentId), failure, this.now().toISOString()));
  }

  commit(change: DocumentChange): DocumentEvent {
    if (!change.event) throw new Error('a change without an event');
    this.records.set(change.document.documentId, change.document);
    this.log.push(change.event);
    return change.event;
  }

  record(documentId: string): DocumentRecord {
    const record = this.records.get(documentId);
    if (!record) throw new Error(`no document ${documentId}`);
    return record;
  }
}
