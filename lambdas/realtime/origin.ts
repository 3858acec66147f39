/**
 * Whether the page that asks may open a stream. Programs send no `Origin` and are let through:
 * the token decides. A browser sends one; its page must come from this very host, or from an
 * origin that the operator allows (`*` allows all).
 */
export const isOriginAllowed = (
  given: { origin?: string | undefined; host?: string | undefined },
  allowedOrigins: readonly string[],
): boolean => {
  if (given.origin === undefined) return true;
  if (allowedOrigins.includes('*') || allowedOrigins.includes(given.origin)) return true;
  return hostOf(given.origin) !== null && hostOf(given.origin) === given.host?.toLowerCase();
};

const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host : null;
