import type { DocumentStore, EventLog } from '../ports.ts';

const PAGE = 500;

/** So many more than there is room for are looked up, to be refused by name and not in silence. */
const NAMED_BEYOND_ROOM = 100;

/**
 * The documents that `recent` subscribes to: the newest ones of the organization. Where a stream
 * is resumed, also every document that something happened to since, so that what pushed an older
 * one out of the newest does not cost its events.
 *
 * @returns document ids without repeats, the newest documents first; a few more than `room` where
 *   there are more.
 */
export const recentDocuments = async (
  stores: {
    documents: Pick<DocumentStore, 'list'>;
    events: Pick<EventLog, 'ofOrganization'>;
  },
  organizationId: string,
  wanted: { recent: number; since: string | null },
  room: number,
): Promise<string[]> => {
  const found = new Set<string>();
  const most = Math.max(0, room) + NAMED_BEYOND_ROOM;
  if (wanted.recent > 0) {
    const { documents } = await stores.documents.list(organizationId, {
      order: 'desc',
      limit: wanted.recent,
      after: null,
    });
    for (const { documentId } of documents) found.add(documentId);
  }
  let from: { since: string } | { after: string } | null =
    wanted.since === null ? null : { since: wanted.since };
  while (from !== null && found.size < most) {
    const page = await stores.events.ofOrganization(organizationId, from, PAGE);
    for (const event of page) found.add(event.documentId);
    const last = page.at(-1);
    from = last && page.length === PAGE ? { after: last.eventId } : null;
  }
  return [...found].slice(0, most);
};
