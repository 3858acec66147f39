import { RESUME_OVERLAP_SECONDS } from './limits.ts';

const EVENT_ID = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_[A-Za-z0-9_-]{1,128}_\d{1,15}$/;

/**
 * From when on events are to be repeated for a client whose last event was this one; null where
 * the text is not an event id. Only its time is used, so that an id that was guessed or that is
 * another organization's opens nothing.
 */
export const resumeSince = (lastEventId: string): string | null => {
  const time = EVENT_ID.exec(lastEventId)?.[1];
  if (time === undefined) return null;
  const milliseconds = Date.parse(time);
  if (Number.isNaN(milliseconds)) return null;
  return new Date(milliseconds - RESUME_OVERLAP_SECONDS * 1000).toISOString();
};
