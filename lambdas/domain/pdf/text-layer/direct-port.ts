/** What pdfjs's two halves, the document's face and the worker behind it, send each other. */
export interface Message {
  /** A part of a stream, for instance some hundred text items of a page. */
  chunk?: object;
  action?: string;
  /** Of a common object: its name, what it is, itself. */
  data?: unknown;
  /** An error. */
  reason?: unknown;
}

/** What a message becomes on its way, as a structured clone would: neither half shares it. */
export type Copy = (message: Message, transfer: Transfer) => Message;

/** What a message hands over; pdfjs says null of a picture that it could not decode. */
type Transfer = ArrayBuffer[] | null | undefined;

type Listener = (event: { data: Message }) => void;

/**
 * Joins pdfjs and its worker where both run on one thread. The port that pdfjs has for this copies
 * each message; the copies of text items alone are a sixth of the time of reading a page, those of
 * drawing operations and fonts as much of the time of reading a page's operations. The sender of a
 * stream's chunk empties its lists or puts new ones in their place, and never looks at what was in
 * them, so of a chunk the lists alone are copied; fonts are written once, and a stream's signals
 * never change. All other messages are copied as ever, for both halves keep what they send.
 */
export class DirectPort {
  #listeners = new Set<Listener>();
  readonly #copy: Copy;

  /** `copy` is for what else than text is asked of pdfjs. */
  constructor(copy: Copy = ownCopy) {
    this.#copy = copy;
  }

  postMessage(message: Message, transfer?: Transfer): void {
    const data = this.#copy(message, transfer);
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener({ data });
    });
  }

  addEventListener(_name: string, listener: Listener, options?: { signal?: AbortSignal }): void {
    this.#listeners.add(listener);
    options?.signal?.addEventListener('abort', () => this.#listeners.delete(listener));
  }

  removeEventListener(_name: string, listener: Listener): void {
    this.#listeners.delete(listener);
  }

  terminate(): void {
    this.#listeners.clear();
  }
}

const ownCopy: Copy = (message, transfer) => {
  if (holdsPicture(message)) return withoutPicture(message);
  if (message.chunk !== undefined) return { ...message, chunk: withOwnLists(message.chunk) };
  if (isOfFont(message) || isSignal(message)) return message;
  const copy = transfer == null ? copyOfPlain(message, DEEPEST) : undefined;
  return copy === undefined
    ? structuredClone(message, transfer == null ? undefined : { transfer })
    : (copy as Message);
};

/** Whether a message brings a picture that a decoder other than pdfjs's own made, and no copy can. */
export const holdsPicture = ({ data }: Message): boolean => {
  const last = lastOf(data);
  return typeof last === 'object' && last !== null && 'bitmap' in last && last.bitmap != null;
};

const lastOf = (data: unknown): unknown => (Array.isArray(data) ? data.at(-1) : null);

/** Of pictures that nobody looks at, their size goes on (`overlooked-pictures.ts`). */
const withoutPicture = ({ data, ...message }: Message): Message => ({
  ...message,
  data: [...(data as unknown[]).slice(0, -1), { ...(lastOf(data) as object), bitmap: null }],
});

/** Requests for pages and what answers them are no deeper. */
const DEEPEST = 4;

/**
 * What a structured clone would give, in a tenth of its time, for lists and objects of plain values;
 * undefined where anything else is in them.
 */
const copyOfPlain = (value: unknown, depth: number): unknown => {
  if (value === null || PLAIN_TYPES.has(typeof value)) return value;
  if (depth === 0 || typeof value !== 'object') return undefined;
  // Of what has changed in a form: nothing, where text is read.
  if (value instanceof Set && value.size === 0) return new Set();
  if (value instanceof Map && value.size === 0) return new Map();
  const isList = Array.isArray(value);
  if (!isList && Object.prototype.toString.call(value) !== '[object Object]') return undefined;
  const entries: [string, unknown][] = [];
  for (const [name, own] of Object.entries(value)) {
    const copy = copyOfPlain(own, depth - 1);
    if (copy === undefined && own !== undefined) return undefined;
    entries.push([name, copy]);
  }
  return isList ? entries.map(([, own]) => own) : Object.fromEntries(entries);
};

const PLAIN_TYPES: ReadonlySet<string> = new Set(['string', 'number', 'boolean']);

const withOwnLists = (chunk: object): object => {
  const own: Record<string, unknown> = { ...chunk };
  for (const name in own) if (Array.isArray(own[name])) own[name] = own[name].slice();
  return own;
};

/** Each chunk of a stream is asked for and acknowledged by two such: nothing in them can change. */
const isSignal = (message: Message): boolean =>
  'stream' in message && message.data === undefined && message.reason === undefined;

/** A font, or the outline of one of its glyphs. */
const isOfFont = ({ action, data }: Message): boolean =>
  action === 'commonobj' && Array.isArray(data) && /^Font(?:Path)?$/.test(String(data[1]));
