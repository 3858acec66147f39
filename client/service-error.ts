/** An answer of the service that is not a success. */
export class ServiceError extends Error {
  readonly status: number;
  /** Stable; listed in docs/errors.md. `validation_error` for a 422. */
  readonly code: string;
  readonly requestId: string | null;
  /** Each thing that is wrong with the request, for a 422. */
  readonly problems: readonly { loc: (string | number)[]; msg: string; type: string }[];

  constructor(status: number, body: unknown, requestId: string | null) {
    const { detail, code } = (typeof body === 'object' && body !== null ? body : {}) as {
      detail?: unknown;
      code?: unknown;
    };
    const problems = Array.isArray(detail) ? (detail as ServiceError['problems'][number][]) : [];
    const sentence =
      problems.length > 0
        ? problems.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ')
        : typeof detail === 'string'
          ? detail
          : `The service answered ${status}`;
    super(sentence);
    this.name = 'ServiceError';
    this.status = status;
    this.code =
      typeof code === 'string' ? code : problems.length > 0 ? 'validation_error' : `http_${status}`;
    this.requestId = requestId;
    this.problems = problems;
  }
}

/** Whether another try would be answered the same. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ServiceError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429;
