/** One thing that is wrong with a request, as the 422 body carries it (INTERFACE section 2.9). */
export interface Problem {
  /** Begins with `body`, `query`, `path` or `header`. */
  loc: (string | number)[];
  /** For a person. */
  msg: string;
  /** For a program; see docs/errors.md. */
  type: string;
  input?: unknown;
  ctx?: Record<string, unknown>;
}

/** Something that was read although it is not quite right; ends in `review.warnings`. */
export interface IntakeWarning {
  /** Stable, snake_case. */
  code: string;
  message: string;
  at: { item?: number; row?: number; column?: string; field?: string } | null;
}
