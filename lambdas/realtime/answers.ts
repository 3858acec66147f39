import type { ErrorAnswer } from './message.ts';

/** The same words whether the documents never were, are deleted, or are somebody else's. */
export const documentNotFound = (documentIds: string[]): ErrorAnswer => ({
  event: 'error',
  code: 'document_not_found',
  detail: 'There are no such documents in this organization.',
  document_ids: documentIds,
});

export const tooManySubscriptions = (documentIds: string[], limit: number): ErrorAnswer => ({
  event: 'error',
  code: 'too_many_subscriptions',
  detail: `One stream can be subscribed to ${limit} documents. Unsubscribe from some, or open another stream.`,
  document_ids: documentIds,
});

export const invalidLastEventId = (): ErrorAnswer => ({
  event: 'error',
  code: 'invalid_last_event_id',
  detail: 'last_event_id is not the event_id of a message of this service.',
});

export const commandTooLong = (limitBytes: number): ErrorAnswer => ({
  event: 'error',
  code: 'command_too_long',
  detail: `A command can have ${limitBytes} bytes. Split it into several.`,
});
