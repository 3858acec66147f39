/** What a coverage's name is told apart by: `Coverage A - Dwelling` and `DWELLING` are the same. */
export const coverageKey = (name: string | null): string =>
  (name ?? '')
    .toLowerCase()
    .replace(/^cov(?:erage|\.)?\s+[a-z]\s*[-–:]\s*/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
