import type { Warning } from '../../estimate/estimate.ts';
import type { Line } from './lines.ts';
import { classifyPage, hasHeaderRow } from './page-class.ts';

/** Words that only a guide to an estimate has in its title. */
const GUIDE =
  /\b(?:guide\s+to\s+(?:reading|understanding|your)|your\s+guide\s+to|summary\s+guide|estimate\s+guide|guide\s+(?:is\s+)?based\s+on\s+a\s+sample|based\s+on\s+a\s+sample\s+estimate|guide_example|sample\s+guide|explanation\s+of\s+(?:your\s+|the\s+)?(?:estimate|terms))\b/i;

/** A letter on how the rest is paid; the estimate itself may begin below it. */
const EXPLAINS_PAYMENT = /\bexplanation\s+of\s+building\s+replacement\b/i;

/** Words that a guide has, and that a drawing, a photo or a remark may have as well. */
const SAMPLE =
  /\b(?:how\s+to\s+read\s+(?:your|the|an|this)|(?:reading|understanding)\s+your\s+(?:\w+\s+){0,3}(?:estimate|claim|statement)|(?:sample|example)\s+(?:estimate|only)\b[^.]*\b(?:reference|illustrat|purposes|explain)|this\s+is\s+(?:only\s+)?an?\s+(?:sample|example)|for\s+(?:illustration|illustrative|reference)\s+(?:purposes\s+)?only|(?:lines|rows|figures|amounts|items|numbers)\s+(?:\w+\s+){0,2}are\s+(?:made\s+up|invented|fictitious|examples))\b/i;

/** What a guide says of itself below its rows, too. */
const SAYS_GUIDE = /^\W*(?:this\s+is\s+an?\s+sample\s+guide|your\s+guide\s+to|guide_example)\b/i;

/** `Your Property Claim Guide`: a title by itself, above a few rows. */
const TITLE = /^(?:\p{L}+\s+){1,5}guide$/iu;
const MOST_TITLE_LINES = 5;

/** Claim and policy numbers that only samples carry. */
const FAKE_NUMBER = /\b(?:claim|policy)\s*(?:number|no\.?|#)\s*:?\s*(?:0[-\s]?){7,}(?![-\s]?\d)/i;

const AMOUNT = /\d\.\d{2}(?!\d)/;

const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join(' ');

/** Whether a page is a guide by its title, or by what others may say as well; null for all others. */
const signOfGuide = (lines: readonly Line[]): 'guide' | 'sample' | null => {
  const all = textOf(lines);
  if (FAKE_NUMBER.test(all)) return 'guide';
  if (EXPLAINS_PAYMENT.test(all) && !hasHeaderRow(lines)) return 'guide';
  const titled = lines.findIndex(({ text }) => TITLE.test(text));
  if (!GUIDE.test(all) && !SAMPLE.test(all) && titled < 0) return null;
  // A remark below a row speaks of that row, not of the page.
  const first = lines.findIndex(({ text }) => AMOUNT.test(text));
  const above = first < 0 ? all : textOf(lines.slice(0, first));
  if (GUIDE.test(above) || lines.some(({ text }) => SAYS_GUIDE.test(text))) return 'guide';
  // The first page of an estimate may say of a copy behind it that this is for reference only.
  const said = SAMPLE.exec(above)?.[0];
  if (said !== undefined)
    return first < 0 && /^for\b/i.test(said) && classifyPage(lines) === 'cover' ? null : 'sample';
  const rows = numbersOf(lines);
  const isTitled = titled >= 0 && titled < (first < 0 ? MOST_TITLE_LINES : first);
  return isTitled && rows[0] === 1 && rows.length <= MOST_SAMPLES ? 'sample' : null;
};

/**
 * Pages that explain an estimate with invented rows: they hold no items, facts or totals. What their
 * words leave open is a guide only where more pages with amounts say nothing of the kind, as a foot
 * like `For reference only` stands on all of them.
 */
export const findGuidePages = (
  pages: readonly { page: number; lines: readonly Line[] }[],
): Set<number> => {
  const signs = pages.map(({ page, lines }) => ({ page, lines, sign: signOfGuide(lines) }));
  const hasAmounts = ({ lines }: { lines: readonly Line[] }): boolean =>
    lines.some(({ text }) => AMOUNT.test(text));
  const samples = signs.filter((page) => page.sign === 'sample' && hasAmounts(page));
  const others = signs.filter((page) => page.sign === null && hasAmounts(page));
  const isOpen = samples.length > others.length;
  const isGuide = (page: (typeof signs)[number], at: number): boolean =>
    (page.sign === 'guide' || (page.sign === 'sample' && !(isOpen && hasAmounts(page)))) &&
    !goesOn(page.lines, signs[at + 1]?.lines ?? []);
  return new Set(signs.filter(isGuide).map(({ page }) => page));
};

/** `The "Submitted" columns are shown for reference only` above rows 1 to 19, and row 20 on the next page. */
const goesOn = (lines: readonly Line[], next: readonly Line[]): boolean => {
  const last = numbersOf(lines).at(-1);
  const [first] = numbersOf(next);
  if (last === undefined || first === undefined || last <= MOST_SAMPLES) return false;
  // The figures of the last row may be overleaf.
  return first === last + 1 || first === last + 2;
};

/** A guide explains a few rows, and what is numbered behind them may as well begin where they end. */
const MOST_SAMPLES = 5;

const numbersOf = (lines: readonly Line[]): number[] =>
  lines.flatMap(({ text }, at) => {
    // Figures may stand below the description.
    const number = AMOUNT.test(text)
      ? /^(\d{1,4})[.)]?\s/.exec(text)?.[1]
      : AMOUNT.test(lines[at + 1]?.text ?? '')
        ? /^(\d{1,4})\.\s/.exec(text)?.[1]
        : undefined;
    return number === undefined ? [] : [Number(number)];
  });

/**
 * Tells of pages that were taken for a guide and have more numbered rows than guides have samples: what was left out
 * there may be the estimate's own.
 */
export const guideWarnings = (
  pages: readonly { page: number; lines: readonly Line[] }[],
  guides: ReadonlySet<number>,
  sheetOf: (page: number) => number,
): Warning[] =>
  pages.flatMap(({ page, lines }) => {
    const rows = guides.has(page) ? numbersOf(lines).length : 0;
    return rows <= MOST_SAMPLES
      ? []
      : [
          {
            code: 'guide_left_out',
            message: `Page ${sheetOf(page)} looks like a guide that explains an estimate, so its ${rows} numbered rows were left out. If they belong to the estimate, add them by hand, or upload that page by itself.`,
            at: { page: sheetOf(page) },
          },
        ];
  });

/** What a page says before it begins to explain: above the words that tell a guide, it is the estimate's own. */
export const aboveGuide = <T extends { lines: readonly Line[] }>(page: T): T => {
  const first = page.lines.findIndex(
    ({ text }) => FAKE_NUMBER.test(text) || GUIDE.test(text) || SAMPLE.test(text),
  );
  return { ...page, lines: page.lines.slice(0, Math.max(0, first)) };
};
