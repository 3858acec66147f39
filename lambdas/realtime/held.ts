import type { Held } from './catch-up.ts';
import type { Command } from './command.ts';
import { resumeSince } from './resume-point.ts';

/**
 * What a subscribing client says it has of each document: a version where it names one, else what
 * came before `last_event_id`. Null where that is not an event id.
 */
export const heldBy = (
  command: Extract<Command, { action: 'subscribe' }>,
): ((documentId: string) => Held) | null => {
  const versions = new Map(Object.entries(command.after_versions ?? {}));
  const time = command.last_event_id ? resumeSince(command.last_event_id) : undefined;
  if (time === null) return null;
  const otherwise: Held = time === undefined ? { kind: 'nothing' } : { kind: 'since', time };
  return (documentId) => {
    const version = versions.get(documentId);
    return version === undefined ? otherwise : { kind: 'version', version };
  };
};
