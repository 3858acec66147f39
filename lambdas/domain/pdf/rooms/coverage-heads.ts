import { type Line, makeLine, segmentsOf, textOf } from '../pages/lines.ts';
import { cleanName } from './room-lines.ts';

const OF_COVERAGE = /\bcov(?:erage|\.)?(?:\s*:|\s+[A-F]\b)|^schedule\s+[A-F]\b/i;

/** Font sizes between a name and the label beside it, at least. */
const NEXT_LABEL = 1.1;

/** `Coverage: Dwelling`, `Coverage A - Dwelling`, `Dwelling (Cov A)`, `Schedule A: Dwelling`. */
const NAMED = [
  /^schedule\s+[A-F]\s*[-–—:]\s*((?:dwelling|building|contents|other\s+structures?|personal\s+property|loss\s+of\s+use)\b[^\d$%:]{0,20})$/iu,
  /^coverage\s*:\s*(\p{L}[^\d$%:]{1,48})$/iu,
  /^cov(?:erage|\.)?\s+[A-F]\s*[-–—:]\s*(\p{L}[^\d$%:]{1,48})$/iu,
  /^(\p{L}[^\d$%:()]{1,48}?)\s*\(cov(?:erage|\.)?\s+[A-F]\)$/iu,
  /^((?:main\s+)?(?:dwelling|building|contents|other\s+structures?|personal\s+property|loss\s+of\s+use|living\s+expenses?))\s*[-–—]\s*cov(?:erage|\.)?\s+[A-F]$/iu,
];

/** The coverage that the rows below are of, above the head of their table or between its rows. */
export const coverageHead = (text: string): string | null => {
  if (!OF_COVERAGE.test(text)) return null;
  const name = NAMED.flatMap((form) => form.exec(text.trim())?.[1] ?? [])[0];
  return name === undefined ? null : cleanName(name);
};

/** `Study     Coverage: Dwelling     Height: 9'`: the coverage between a room's name and its height. */
export const coverageBeside = (line: Line): string | null => {
  if (!OF_COVERAGE.test(line.text)) return null;
  const parts = segmentsOf(line.words, NEXT_LABEL).map((words) => coverageHead(textOf(words)));
  return parts.findLast((coverage) => coverage !== null) ?? null;
};

/** A line without the coverage that stands beside a room's name. */
export const withoutCoverage = (line: Line): Line => {
  if (!OF_COVERAGE.test(line.text)) return line;
  const parts = segmentsOf(line.words, NEXT_LABEL);
  const kept = parts.filter((words) => coverageHead(textOf(words)) === null);
  return kept.length === 0 || kept.length === parts.length
    ? line
    : makeLine(line.page, kept.flat(), line.ocr);
};
