import type { DocumentStore, EventLog } from '../ports.ts';

const PAGE = 500;

/**
 * The documents that `recent` subscribes to: the newest ones of the organization. Where a stream
 * is resumed, also every document that something happened to since, so that what pushed an older
 * one out of the newest does not cost its events.
 *
 * @returns document ids without repeats, at most `limit`, those that events are owed for first.
 */
export const recentDocuments = async (
  stores: {
    documents: Pick<DocumentStore, 'list'>;
    events: Pick<EventLog, 'ofOrganization'>;
  },
  organizationId: string,
  wanted: { recent: number; since: string | null },
  limit: number,
): Promise<string[]> => {
  const found = new Set<string>();
  if (wanted.since !== null) {
    let from: { since: string } | { after: string } = { since: wanted.since };
    while (found.size < limit) {
      const page = await stores.events.ofOrganization(organizationId, from, PAGE);
      for (const event of page) found.add(event.documentId);
      const last = page.at(-1);
      if (!last || page.length < PAGE) break;
      from = { after: last.eventId };
    }
  }
  if (wanted.recent > 0) {
    const { documents } = await stores.documents.list(organizationId, {
      order: 'desc',
      limit: wanted.recent,
      after: null,
    });
    for (const { documentId } of documents) found.add(documentId);
  }
  return [...found].slice(0, limit);
};
