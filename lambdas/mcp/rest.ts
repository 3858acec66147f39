/** Calls the HTTP interface as the agent's own key, in the process or over the network. */
export type Rest = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<RestAnswer>;

export type RestAnswer = { ok: true; body: unknown } | { ok: false; refusal: Refusal };

/** Why a request was refused: the sentence for a person, and the stable code. */
export interface Refusal {
  status: number;
  code: string;
  sentence: string;
  /** Where waiting helps. */
  retryAfterSeconds: number | null;
}

/** What is needed of an application or of `fetch`. */
export type Send = (path: string, init: RequestInit) => Response | Promise<Response>;

/** The HTTP interface behind `send`, with the agent's key. */
export const restOf =
  (send: Send, apiKey: string): Rest =>
  async (method, path, body) => {
    let response: Response;
    try {
      response = await send(path, {
        method,
        headers: {
          'service-api-key': apiKey,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch {
      return { ok: false, refusal: UNREACHABLE };
    }
    const answer: unknown = await response.json();
    if (response.ok) return { ok: true, body: answer };
    return { ok: false, refusal: refusalOf(response, answer) };
  };

const UNREACHABLE: Refusal = {
  status: 0,
  code: 'unreachable',
  sentence: 'The service cannot be reached',
  retryAfterSeconds: null,
};

interface ErrorBody {
  detail?: string | { loc: (string | number)[]; msg: string }[];
  code?: string;
}

const refusalOf = (response: Response, answer: unknown): Refusal => {
  const { detail, code } = (answer ?? {}) as ErrorBody;
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const sentence = Array.isArray(detail)
    ? detail.map(({ loc, msg }) => `${loc.slice(1).join('.') || 'request'}: ${msg}`).join('; ')
    : (detail ?? `The service answered ${response.status}`);
  return {
    status: response.status,
    code: code ?? (response.status === 422 ? 'invalid_request' : 'unknown'),
    sentence,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  };
};
