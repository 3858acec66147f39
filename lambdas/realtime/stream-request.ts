import { DEFAULT_RECENT, MOST_RECENT } from './limits.ts';
import { isOriginAllowed } from './origin.ts';
import { resumeSince } from './resume-point.ts';
import type { RealtimeTokens } from './token.ts';

/** A stream that may be opened. */
export interface StreamRequest {
  organizationId: string;
  /** Without repeats, in the order given. */
  documentIds: string[];
  /** How many of the most recent documents to begin with; null where `recent` is not asked for. */
  recent: number | null;
  /** Events from this time on are to be repeated; null for a stream that begins now. */
  since: string | null;
}

/** Why a stream is not opened: the HTTP answer to the request for it. */
export interface StreamRefusal {
  status: 401 | 403 | 422 | 429;
  headers: Record<string, string>;
  /** The error body but for `request_id`. */
  body: { detail: string; code: string } | { detail: ValidationProblem[] };
}

interface ValidationProblem {
  loc: string[];
  msg: string;
  type: string;
  input: unknown;
}

export type StreamDecision =
  | { kind: 'accepted'; request: StreamRequest }
  | { kind: 'refused'; refusal: StreamRefusal };

/**
 * Decides on a request for `/ws/status` or `/sse/status`. The token is looked at first: without a
 * valid one, nothing about the rest of the request is said.
 */
export const readStreamRequest = (
  given: {
    query: URLSearchParams;
    /** The header that EventSource sends when it connects again. */
    lastEventId?: string | undefined;
    origin?: string | undefined;
    host?: string | undefined;
  },
  at: Date,
  rules: {
    tokens: Pick<RealtimeTokens, 'verify'>;
    allowedOrigins: readonly string[];
    /** Where clients reach the service; pages of that origin are its own. */
    baseUrl: string | null;
  },
): StreamDecision => {
  const own = rules.baseUrl === null ? [] : [new URL(rules.baseUrl).origin];
  if (!isOriginAllowed(given, [...own, ...rules.allowedOrigins])) {
    return refuse(403, 'origin_not_allowed', 'Pages of this origin may not open a stream here.');
  }
  const token = given.query.get('token');
  if (!token) {
    return refuse(401, 'invalid_token', 'A stream needs the token of POST /ws/token as ?token=.');
  }
  const verdict = rules.tokens.verify(token, at);
  if (verdict.kind === 'expired') {
    return refuse(401, 'token_expired', 'The token has expired. Get a new one: POST /ws/token.');
  }
  if (verdict.kind === 'forged') {
    return refuse(401, 'invalid_token', 'The token is not valid. Get a new one: POST /ws/token.');
  }

  const problems: ValidationProblem[] = [];
  const recent = readRecent(given.query.get('recent'), problems);
  // The header is newer than the address that EventSource keeps connecting to.
  const since = readLastEventId(
    given.lastEventId
      ? { loc: ['header', 'last-event-id'], text: given.lastEventId }
      : { loc: ['query', 'last_event_id'], text: given.query.get('last_event_id') },
    problems,
  );
  if (problems.length > 0) {
    return { kind: 'refused', refusal: { status: 422, headers: {}, body: { detail: problems } } };
  }
  const documentIds = [...new Set(given.query.getAll('document_id').filter((id) => id !== ''))];
  return {
    kind: 'accepted',
    request: { organizationId: verdict.organizationId, documentIds, recent, since },
  };
};

/** The answer where an organization has as many streams open as it may. */
export const tooManyConnections = (limit: number): StreamRefusal => ({
  status: 429,
  headers: { 'retry-after': '5' },
  body: {
    code: 'too_many_connections',
    detail: `The organization has ${limit} streams open, which is the most. Close one, then try again.`,
  },
});

/** An SSE client cannot subscribe later: one that asks for nothing gets the newest documents. */
export const withDefaultScope = (request: StreamRequest): StreamRequest =>
  request.documentIds.length === 0 && request.recent === null
    ? { ...request, recent: DEFAULT_RECENT }
    : request;

/** The body that a refusal is answered with. */
export const refusalBody = (refusal: StreamRefusal, requestId: string | null): object =>
  refusal.status === 422 ? refusal.body : { ...refusal.body, request_id: requestId };

const refuse = (status: 401 | 403, code: string, detail: string): StreamDecision => ({
  kind: 'refused',
  refusal: { status, headers: {}, body: { detail, code } },
});

const readRecent = (text: string | null, problems: ValidationProblem[]): number | null => {
  if (text === null || text === '') return null;
  const recent = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (recent <= MOST_RECENT) return recent;
  problems.push({
    loc: ['query', 'recent'],
    msg: `Input should be a whole number from 0 to ${MOST_RECENT}`,
    type: Number.isNaN(recent) ? 'int_parsing' : 'less_than_equal',
    input: text,
  });
  return null;
};

const readLastEventId = (
  given: { loc: string[]; text: string | null },
  problems: ValidationProblem[],
): string | null => {
  if (given.text === null || given.text === '') return null;
  const since = resumeSince(given.text);
  if (since === null) {
    problems.push({
      loc: given.loc,
      msg: 'Input should be the event_id of a message of this service',
      type: 'value_error',
      input: given.text,
    });
  }
  return since;
};
