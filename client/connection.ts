import { ServiceError } from './service-error.ts';

/** Where the service is, and as whom to speak to it. */
export interface ClientOptions {
  /** `https://estimates.example`, with or without a trailing slash. */
  baseUrl: string;
  /** The organization's `service-api-key`. */
  apiKey: string;
  /** For tests, and for runtimes with another one. */
  fetch?: typeof fetch;
  WebSocket?: typeof WebSocket;
  /** Waits; given in by tests. */
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

export interface Connection {
  baseUrl: string;
  apiKey: string;
  fetch: typeof fetch;
  WebSocket: typeof WebSocket;
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

export interface Call {
  method?: 'GET' | 'POST' | 'DELETE';
  headers?: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
  redirect?: 'follow' | 'manual';
}

export const openConnection = (options: ClientOptions): Connection => ({
  baseUrl: options.baseUrl.replace(/\/+$/, ''),
  apiKey: options.apiKey,
  fetch: options.fetch ?? fetch,
  WebSocket: options.WebSocket ?? WebSocket,
  wait: options.wait ?? wait,
});

const ATTEMPTS = 6;
const FIRST_WAIT_MILLISECONDS = 250;
const LONGEST_WAIT_MILLISECONDS = 10_000;
/** What says that the same request may do better in a moment. */
const PASSING = new Set([429, 502, 503, 504]);

/**
 * Calls the service and tries again where that can help: when it was not reached, was busy, or
 * said so. Every call that is made here is safe to repeat: it reads, or it carries an
 * `Idempotency-Key`.
 *
 * @throws ServiceError for an answer that is not a success; the network's own error where the
 *   service was not reached at all.
 */
export const call = async (
  connection: Connection,
  path: string,
  { headers, signal, ...rest }: Call = {},
): Promise<Response> => {
  for (let attempt = 1; ; attempt += 1) {
    let answer: Response | null = null;
    try {
      answer = await connection.fetch(`${connection.baseUrl}${path}`, {
        ...rest,
        ...(signal ? { signal } : {}),
        headers: { ...headers, 'service-api-key': connection.apiKey },
      });
    } catch (error) {
      if (signal?.aborted || attempt === ATTEMPTS) throw error;
    }
    if (answer && !PASSING.has(answer.status)) {
      if (answer.ok || answer.status === 307) return answer;
      throw await errorOf(answer);
    }
    if (answer && attempt === ATTEMPTS) throw await errorOf(answer);
    await answer?.body?.cancel();
    await connection.wait(retryAfter(answer) ?? backoff(attempt), signal);
  }
};

/** The JSON of a successful call; the service's schemas hold it to the type. */
export const callJson = async <T>(connection: Connection, path: string, init?: Call): Promise<T> =>
  (await (await call(connection, path, init)).json()) as T;

/** Doubles from a quarter of a second to ten; the jitter keeps clients from coming back as one. */
export const backoff = (attempt: number): number => {
  const ceiling = Math.min(LONGEST_WAIT_MILLISECONDS, FIRST_WAIT_MILLISECONDS * 2 ** (attempt - 1));
  return ceiling / 2 + (Math.random() * ceiling) / 2;
};

const retryAfter = (answer: Response | null): number | null => {
  const seconds = Number(answer?.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 60) * 1000 : null;
};

const errorOf = async (answer: Response): Promise<ServiceError> => {
  const text = await answer.text();
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // A gateway's page: the status has to do.
  }
  return new ServiceError(answer.status, body, answer.headers.get('x-request-id'));
};

const wait = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
