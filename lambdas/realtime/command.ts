import * as v from 'valibot';
import type { ErrorAnswer } from './message.ts';

const DocumentIdsSchema = v.pipe(v.array(v.string()), v.minLength(1));

/** What a client can say on a WebSocket. Fields that are not known are ignored. */
export const CommandSchema = v.variant('action', [
  v.object({
    action: v.literal('subscribe'),
    document_ids: DocumentIdsSchema,
    /**
     * The version that the client holds of a document: it gets every later event, in order.
     * Exact, where `last_event_id` goes by time and repeats some.
     */
    after_versions: v.optional(
      v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))),
    ),
    last_event_id: v.optional(v.nullable(v.string())),
  }),
  v.object({ action: v.literal('unsubscribe'), document_ids: DocumentIdsSchema }),
  v.object({ action: v.literal('ping') }),
]);
export type Command = v.InferOutput<typeof CommandSchema>;

/** Reads one message of a client; what cannot be read becomes the answer that says why. */
export const parseCommand = (
  text: string,
): { kind: 'command'; command: Command } | { kind: 'error'; answer: ErrorAnswer } => {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return failed('invalid_json', 'The message is not JSON. Send one JSON object per message.');
  }
  const parsed = v.safeParse(CommandSchema, given, { abortEarly: true });
  if (parsed.success) return { kind: 'command', command: parsed.output };
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  if (path === 'action' || path === null) {
    return failed(
      'unknown_action',
      'The message needs an "action": "subscribe", "unsubscribe" or "ping".',
    );
  }
  return failed('invalid_command', `${path}: ${issue.message}.`);
};

const failed = (code: string, detail: string): { kind: 'error'; answer: ErrorAnswer } => ({
  kind: 'error',
  answer: { event: 'error', code, detail },
});
