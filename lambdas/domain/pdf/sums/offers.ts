import type { Warning } from '../../estimate/estimate.ts';
import { type Line, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import { isClosingTitle, isSummaryTitle } from '../pages/page-titles.ts';
import type { GroupTracker } from '../rooms/groups.ts';
import { LARGER } from '../rooms/head-types.ts';
import type { HeaderRow } from '../tables/heading.ts';
import { headingKind } from '../tables/heading-words.ts';
import type { Table } from '../tables/table.ts';
import { standsOut } from '../tables/table-look.ts';
import { isPricedRow, type ReadTotal } from './read-total.ts';
import { refusedBlocks } from './refused-blocks.ts';
import { endsInAmount, hasAmounts, totalLabel } from './total-labels.ts';

/** `Options`, `Add alternates`: what is offered, by its first word. */
const OFFER = /^(?:(?:add|deduct|bid)[\s-]+)?(?:options?|optional|alternates?|alternatives?)\b/i;

/** `Landscape Lighting (OPTIONAL)`, `Gutter guards - optional`: what is offered, by the last word of its name. */
const NAMED_OFFER = /^\p{Lu}[\p{L}\s&,/'’-]*?\s(?:\(optional\)|[-–—]\s?optional)$/iu;

/** `Extra work not included in total`, `Deck (not in the above)`, `Glass - quoted, not in total`; not `Permits not in the above`. */
const BESIDE =
  /(?:^|\(|\bquoted,\s+|\b(?:options?|alternates?|work|items?|services|upgrades|extras?|following)\s+(?:(?:is|are)\s+)?)not\s+(?:included\s+|(?:a\s+)?part\s+)?(?:in|of)\s+(?:the\s+)?(?:above|(?:\w+\s+)?(?:total|price|bid|sum))\b/i;

/** `Upgrades offered - not selected`, `Packages not chosen` */
const NOT_TAKEN =
  /^(?:[\w&]+\s+){0,3}?(?:upgrades?|options?|alternates?|alternatives?|add-?ons?|extras|packages?)\b(?:\s+(?:\w+|[-–—])){0,3}\s+\(?not\s+(?:selected|chosen|taken|elected|accepted|purchased)\)?$/i;

/**
 * `These items are not included in your quote. Initial the ones you want`, `Not in the total above. Tick and sign to
 * add.`, right below a title of offers.
 */
const SAID_BELOW =
  /^(?:(?:these|the\s+following|the\s+\p{L}+\s+below)\s+(?:\p{L}+\s+){0,2}(?:is|are)\s+)?not\s+(?:included\s+|(?:a\s+)?part\s+)?(?:in|of)\s+(?:the|your|this|our)\s+(?:quote|quotation|estimate|proposal|price|total|bid|contract)\b/iu;

/** `Alternate siding color per owner`; what says `the following` leads to rows all the same. */
const isRemark = (text: string): boolean =>
  /[.!;…]$/u.test(text) ||
  (/\b(?:is|are|was|were|be|will|shall|may|per|by)\b/i.test(text) &&
    !/\b(?:following|below|these)\b/i.test(text));

/** `Optional Items (not included in total)`: a title that says what a sum below it leaves out. */
export const namesOffers = (text: string): boolean =>
  saysBoth(text) && BESIDE.test(text) && !isRemark(text);

/** `Alternates, priced for your choice and not in the total above` */
const saysBoth = (text: string): boolean =>
  OFFER.test(text) && /\bnot\s+(?:included\s+)?in\b/i.test(text) && !/\d\.\d{2}|\$\s?\d/.test(text);

const saysOffers = (text: string): boolean =>
  saysBoth(text) ||
  (!/\d\.\d{2}|\$\s?\d|:\s*\S/.test(text) &&
    text.split(/\s+/).length <= 10 &&
    [OFFER, NAMED_OFFER, BESIDE, NOT_TAKEN].some((said) => said.test(text)) &&
    !isRemark(text));

/** `Extras if wanted (not in price below)`: the total that does not count them is yet to come. */
const BEFORE_TOTAL = /\(not\s+(?:included\s+)?in\s+(?:the\s+)?(?:total|price|bid|sum)\s+below\)/i;

/**
 * `Optional work (initial to accept)` of `#   Optional work (initial to accept)   Qty   Unit   Price   Total`: a table of its
 * own may say it above the descriptions. Null for any other line.
 */
const titleOfTable = ({ words }: Line): string | null => {
  const cells = segmentsOf(words).map(textOf);
  const at = cells.findIndex((cell) => /\p{L}{3}/u.test(cell));
  const title = cells[at] ?? '';
  const heads = cells.slice(at + 1).filter((cell) => headingKind(cell) !== null);
  return at <= 1 && heads.length >= LEAST_HEADS && saysOffers(title) ? title : null;
};

/** Heads of columns beside the title. */
const LEAST_HEADS = 3;

/** The largest figure of a line that says `total`, but of no sum with what is offered. */
const largestTotal = (text: string): number =>
  !/\btotals?\b|^contract\s+sum\b/i.test(text) || /\b(?:option|alternat)/i.test(text)
    ? 0
    : Math.max(
        0,
        ...(text.match(/\d[\d,]*\.\d{2}\b|\$\d[\d,]*/g) ?? []).map((figure) =>
          Number(figure.replaceAll(/[$,]/g, '')),
        ),
      );

/** Rows that were offered beside the estimate, below a title of their own. */
export interface Offer {
  page: number;
  title: string;
}

/** `Slider on the tub declined   880.00`, `Bay roof   OUT   (2,860.00 not added)`: offered, and turned down. */
const DECLINED_ROW =
  /\bdeclined(?:\s+1)?\s+\$?[\d,]+\.\d{2}$|\(\$?[\d,]+\.\d{2}\s+not\s+(?:added|counted)\)$/i;

export interface OfferTracker {
  /** Whether a row below a title of offers, `Options`, says that it was turned down: others there may not. */
  isDeclined: (line: Line) => boolean;
  /** Whether the line heads what is offered, or belongs to it. */
  take: (
    line: Line,
    table: Table | null,
    above: Pick<ReadTotal, 'kind' | 'amounts'> | null,
  ) => boolean;
  found: Offer[];
}

/**
 * Follows work that is offered behind the total: `Options (not included in total)`. A larger total
 * further below counts those rows in, and then they are the estimate's own.
 */
export const createOffers = (
  pages: readonly PageLines[],
  headerOf: ReadonlyMap<Line, HeaderRow>,
  isKnown: GroupTracker['knows'],
): OfferTracker => {
  const found: Offer[] = [];
  const refused = refusedBlocks(pages);
  let title: Line | null = null;
  let told = false;

  const onTitlePage = (text: string, { page }: Line): boolean =>
    pages.some((one) => one.page === page && one.lines.some((line) => line.text === text));

  /** Overleaf may follow what is no offer: a room, a summary, another estimate by its title. */
  const endsOffers = (line: Line, at: Line): boolean =>
    (BEFORE_TOTAL.test(at.text) && totalLabel(line.text)?.kind === 'grand') ||
    (line.page !== at.page && endsOverleaf(line, at));

  const endsOverleaf = (line: Line, at: Line): boolean =>
    (isKnown(line.text) && !saysOffers(line.text)) ||
    isSummaryTitle(line.text) ||
    isClosingTitle(line.text) ||
    (line.fontSize > at.fontSize * LARGER && !line.ocr && !onTitlePage(line.text, at));

  /** One by one: `Options:` below each row of a long estimate asks for its next line only. */
  const linesBelow = function* (line: Line): Generator<Line> {
    const page = pages.findIndex((one) => one.page === line.page);
    const lines = pages[page]?.lines ?? [];
    yield* lines.slice(lines.indexOf(line) + 1);
    for (const { lines: overleaf } of pages.slice(page + 1)) yield* overleaf;
  };

  const nextLine = (line: Line): Line | undefined => linesBelow(line).next().value;

  const isSaidBelow = (line: Line): boolean =>
    OFFER.test(line.text.trim()) && SAID_BELOW.test(nextLine(line)?.text ?? '');

  const isTitle = (line: Line, table: Table, total: number): boolean => {
    const isSaid = isSaidBelow(line) || titleOfTable(line) !== null;
    if (!isSaid && !saysOffers(line.text.trim())) return false;
    const next = nextLine(line);
    const heads =
      isSaid || (next !== undefined && (headerOf.has(next) || isPricedRow(next, table)));
    return (
      (heads || saysBoth(line.text) || standsOut(line, table.look)) &&
      [...linesBelow(line)].every(({ text }) => largestTotal(text) <= total)
    );
  };

  /** `Options`, `ALTERNATES   marked IN are part of the price`: what heads the rows around a line. */
  const titleAbove = (line: Line): Line | undefined => {
    const lines = pages.find(({ page }) => page === line.page)?.lines ?? [];
    return lines
      .slice(0, lines.indexOf(line))
      .findLast(({ text }) => OFFER.test(text) && !endsInAmount(text));
  };

  return {
    found,
    isDeclined: (line) => {
      const heading = DECLINED_ROW.test(line.text) ? titleAbove(line) : undefined;
      if (heading === undefined) return false;
      const offer = { page: heading.page, title: heading.text.trim() };
      if (!found.some((one) => one.page === offer.page && one.title === offer.title))
        found.push(offer);
      return true;
    },
    take: (line, table, above) => {
      const head = refused.get(line);
      if (head !== undefined) {
        if (head === line) found.push({ page: line.page, title: line.text.trim() });
        return true;
      }
      if (title !== null && !endsOffers(line, title)) {
        if (!told && (hasAmounts(line) || endsInAmount(line.text))) {
          found.push({ page: title.page, title: (titleOfTable(title) ?? title.text).trim() });
          told = true;
        }
        return true;
      }
      title = null;
      const isBefore = BEFORE_TOTAL.test(line.text);
      // `Options not in the price above`: whatever the price above them is called.
      const isBelow = /\babove\b/i.test(line.text) && saysBoth(line.text.trim());
      const mayOffer = above?.kind === 'grand' || isBefore || isBelow || isSaidBelow(line);
      if (!mayOffer || table === null) return false;
      const total = above?.amounts.rcv ?? above?.amounts.lineItemTotal ?? 0;
      if (!isTitle(line, table, isBefore ? Number.POSITIVE_INFINITY : total)) return false;
      title = line;
      told = false;
      return true;
    },
  };
};

/** What the user is told of rows that are offered and not read. */
export const offerWarning = ({ title }: Offer, page: number): Warning => ({
  code: 'offers_left_out',
  message: `Page ${page} lists rows below "${title}", offered beside the estimate: no total counts them. They were left out; add them by hand if they were agreed on.`,
  at: { page },
});
