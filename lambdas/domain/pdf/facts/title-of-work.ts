import { type Line, median, segmentsOf, textOf } from '../pages/lines.ts';
import { isCarrier } from './carriers.ts';
import { factsOfLine } from './facts-of-line.ts';
import { COMPANY } from './owners-blocks.ts';
import { PHONE } from './people.ts';
import { STREET, TOWN } from './towns.ts';
import { OF_WORK } from './work-words.ts';

/** What the paper is, or a heading of it. */
const OF_PAPER =
  /\b(?:estimates?|proposals?|quot(?:e|ation)s?|bids?|invoices?|reports?|scope|summary|statements?|inventory|worksheets?|supplements?|assessments?|agreements?|contracts?|schedules?|lists?|analysis|breakdown|(?:work|change|purchase) orders?|claims?|policy|coverages?|details?|details|specifications?|photos?|sketch|terms|notice|guide|totals?|appraisal|inspection|certificate|authorization|cost|costs|pricing|plan|log|sheet|form|letter|items?)\b/i;

/** So much larger than most of its page is a title. */
const TITLE_SIZE = 1.25;

/** Share of a page's height at whose top its title stands. */
const TITLE_HEIGHT = 0.6;

const LEAST_WORDS = 2;
const MOST_WORDS = 9;

/** Font sizes between what stands in columns of its own. */
const CELL_GAP = 2;

/**
 * `Full Roof Replacement + Gutters (Hail)` in large type, or behind `Subject:`: apps print the name of a job as the
 * title of its papers. Companies are called so, too: a title stands below how to reach the company or what the
 * paper is, or right above whom it is for.
 */
export const titleOfWork = (
  pages: readonly { lines: readonly Line[]; height: number }[],
): string | null => {
  const [page] = pages;
  if (page === undefined) return null;
  const usual = median(page.lines.map(({ fontSize }) => fontSize));
  for (const [at, line] of page.lines.entries()) {
    const subject = SUBJECT.test(line.text) ? subjectAt(page.lines, at) : null;
    if (subject !== null) return subject;
    const isTitle =
      line.fontSize >= usual * TITLE_SIZE &&
      line.box.top < page.height * TITLE_HEIGHT &&
      segmentsOf(line.words, CELL_GAP).length === 1 &&
      namesWork(line.text) &&
      factsOfLine(line).length === 0;
    if (isTitle && isSetAsTitle(line, page.lines, at)) return line.text.trim();
  }
  return null;
};

const isSetAsTitle = (line: Line, lines: readonly Line[], at: number): boolean => {
  const below = lines[at + 1];
  // `Roof Replacement` over `Proposal` is what the paper is.
  if (below !== undefined && below.fontSize >= line.fontSize - 1 && OF_PAPER.test(below.text))
    return false;
  const isHeaded = lines.slice(0, at).some(isLetterhead);
  return isHeaded || FOR_WHOM.test(below?.text ?? '');
};

/** How to reach who writes, or what the paper is, above its title. */
const isLetterhead = ({ text, words }: Line): boolean =>
  PHONE.test(text) ||
  TOWN.test(text) ||
  // `Brightwell Remodeling           Estimate EST-00071`
  segmentsOf(words, CELL_GAP).some((cell) => PAPER_ALONE.test(textOf(cell)));

const PAPER_ALONE = /^(?:estimate|proposal|quote|quotation|bid)(?:\s+(?:#\s*)?\S*\d\S*)?$/i;

/** `Proposal for Ida Quillon`, `For: Ida Quillon` */
const FOR_WHOM = /^(?:(?:proposal|estimate|quote|quotation|bid|prepared)\s+)?for\b/i;

const SUBJECT = /^subject\s*:/i;

/** What stands behind `Subject:`, or below it. */
const subjectAt = (lines: readonly Line[], at: number): string | null => {
  const line = lines[at];
  if (line === undefined) return null;
  const [first = []] = segmentsOf(line.words, CELL_GAP * 2);
  const own = textOf(first).replace(/^subject\s*:\s*/i, '');
  const below = lines[at + 1];
  const [under = []] = own === '' ? segmentsOf(below?.words ?? [], CELL_GAP) : [];
  const isUnder = Math.abs((under[0]?.box.left ?? 0) - line.box.left) < SAME_EDGE;
  const subject = own !== '' ? own : isUnder ? textOf(under) : '';
  return namesWork(subject) ? subject : null;
};

/** Points by which a label and what stands below it begin apart. */
const SAME_EDGE = 4;

const namesWork = (text: string): boolean => {
  const count = text.split(/\s+/).length;
  return (
    count >= LEAST_WORDS &&
    count <= MOST_WORDS &&
    /^[\p{Lu}\d]/u.test(text) &&
    !/[.:;!?,]$|[$@%]|\d\.\d{2}/.test(text) &&
    OF_WORK.test(text) &&
    !OF_PAPER.test(text) &&
    !COMPANY.test(text) &&
    !isCarrier(text) &&
    !PHONE.test(text) &&
    !STREET.test(text) &&
    !TOWN.test(text)
  );
};
