import { invalidLastEventId } from '../answers.ts';
import { parseCommand } from '../command.ts';
import type { EventHub, Subscriber } from '../event-hub.ts';
import { heldBy } from '../held.ts';
import { Outgoing } from '../outgoing.ts';

/** Does what one message of a client says, and answers it. */
export const runCommand = async (
  hub: EventHub,
  subscriber: Subscriber,
  text: string,
): Promise<void> => {
  const parsed = parseCommand(text);
  if (parsed.kind === 'error') {
    subscriber.send(new Outgoing(parsed.answer));
    return;
  }
  const { command } = parsed;
  if (command.action === 'ping') {
    subscriber.send(new Outgoing({ event: 'pong' }));
  } else if (command.action === 'unsubscribe') {
    hub.unsubscribe(subscriber, command.document_ids);
  } else {
    const heldOf = heldBy(command);
    if (heldOf) await hub.subscribe(subscriber, command.document_ids, heldOf);
    else subscriber.send(new Outgoing(invalidLastEventId()));
  }
};
