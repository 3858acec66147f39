import { type Line, makeLine, type PageLines, segmentsOf } from '../pages/lines.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { asRemark } from './remarks-beside-heads.ts';

/** `Moisture point   4/14 reading   Goal`: what was measured where, and what is dry. */
const READINGS =
  /^(?=.*\b(?:moisture|material|point|location)s?\b).*\breadings?\b.*\b(?:goal|dry\s+standard|target)\b/i;

/** Cells of each line, at least, and points by which they begin beside the first. */
const LEAST_CELLS = 2;
const EDGE = 3;

/**
 * Moisture readings between the name of a room and the headings of its table: `Vinyl plank   99 rel   16` looks like a name
 * below the room's. They are said of the room, in a list.
 */
export const withReadingsSaid = (pages: readonly PageLines[]): PageLines[] => {
  if (!pages.some(({ lines }) => lines.some(headsReadings))) return [...pages];
  return pages.map((page) => {
    const readings = new Set(page.lines.flatMap((_, at) => readingsAt(page.lines, at)));
    return {
      ...page,
      lines: page.lines.map((line) => (readings.has(line) ? said(line) : line)),
    };
  });
};

const headsReadings = (line: Line): boolean =>
  READINGS.test(line.text) && segmentsOf(line.words).length > LEAST_CELLS;

/** The lines from the heads of readings to those of the rows; none where other things stand between. */
const readingsAt = (lines: readonly Line[], at: number): readonly Line[] => {
  const head = lines[at];
  if (head === undefined || !headsReadings(head)) return [];
  const end = lines.findIndex((_, index) => index > at && headerRowAt(lines, index) !== null);
  const found = end < 0 ? [] : lines.slice(at, end);
  return found.every((line) => isReading(line, head)) ? found : [];
};

const isReading = (line: Line, head: Line): boolean =>
  segmentsOf(line.words).length >= LEAST_CELLS &&
  Math.abs(line.box.left - head.box.left) < EDGE &&
  !/\d\.\d{2}\b|\$/.test(line.text);

const said = (line: Line): Line => {
  const [first] = line.words;
  return first === undefined ? line : makeLine(line.page, asRemark(line.words, first), line.ocr);
};
