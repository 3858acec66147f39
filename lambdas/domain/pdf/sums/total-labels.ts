import { byText } from '../pages/by-text.ts';
import { ADJUSTMENT, NO_MARKUP } from './adjustments.ts';

/** How figures and empty cells end; what is cut off a line's end is looked for where one does so. */
const ENDS_IN_FIGURE = /[\d–—-][)>]?-?\*?\s*%?$/;

/**
 * Figures, empty cells and leader dots cut off the end: `Totals: Kitchen .... 12.00 34.00` and
 * `Hall Total $ - $ 34.00` to their labels.
 */
export const labelOf = byText((text) =>
  (ENDS_IN_FIGURE.test(text) ? withoutFigures(withoutWholeParts(text)) : text)
    .replace(/[\s.·…_]{3,}$/u, '')
    .trim(),
);

/**
 * `Roofing Total   43,826   34,980   0   78,806.20`: parts of a sum in whole dollars, or a nought among those with
 * cents, before what they come to.
 */
const withoutWholeParts = (text: string): string =>
  /\btotals?\b/i.test(text) ? text.replace(WHOLE_PARTS, '$1') : text;

const WHOLE_PARTS =
  /\b(totals?:?)(?:\s+\d{1,3}(?:,\d{3})*(?:\.\d{2})?){2,}(?=\s+\$?[\d,]+\.\d{2}$)/i;

const withoutFigures = (text: string): string => {
  // A loop: the expression would be tried at each letter of a line.
  let from = text.length;
  while (from > 0 && IN_FIGURES.has(text[from - 1] ?? '')) from -= 1;
  return text.slice(0, from) + text.slice(from).replace(FIGURES, '');
};

/** What figures at the end of a line are written with, and the spaces between them. */
const IN_FIGURES: ReadonlySet<string> = new Set(
  '0123456789.,·…_$£€–—-+(<>)*% \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
);

const FIGURES =
  /(?:(?:(?:\s*[.·…_]){2,}|\s*[·…_])?\s*(?:(?:[$£€]\s?[-–—]|[–—]|-0-)(?=\s|$)|[-+(<$£€]*[$£€]?\s?\d{0,3}(?:,?\d{3})*\.\d{2}|[-(<]*\$\s?\d{1,3}(?:,?\d{3})*(?![.,]?\d))[)>]?-?\*?)+\s*%?$/u;

export interface TotalLabel {
  kind: 'section' | 'room' | 'level' | 'labor_minimums' | 'line_items' | 'grand' | 'area';
  name: string;
}

/** `Base Bid`, `BASE PROPOSAL`, `Base proposal price`: what options stand beside. */
const BASE = /^base\s+(?:bid|proposal)(?:\s+(?:amount|price|sum))?\s*:?$/i;

/** `CONTRACT SUM   $444,723.73`: what all of the work is to cost, with alternates and tax. */
const CONTRACT_SUM = /^contract\s+sum\s*:?$/i;

/** `Part A sum   11,388.50` below the rows of `Part A: Remediation`. */
const LETTERED_SUM = /^((?:part|section|phase|division|group)\s+(?:[A-Z]|\d{1,2}))\s+sum\s*:?$/i;

/** `Total, A through E`, `Total items 1 - 14`: of all groups or rows, however they are counted. */
const OF_RANGE =
  /^totals?\s*,?\s+(?:(?:of|for)\s+)?(?:(?:items?|lines?|sections?|parts?)\s+)?(?:A\s*(?:through|thru|to|-|–)\s*[B-Z]|1\s*(?:through|thru|to|-|–)\s*\d{1,3})\s*:?$/i;

/** `A Carried to Summary   US$ 106,271.60`: what a lettered bill comes to, as surveyors close it. */
const CARRIED_TO_SUMMARY =
  /^(?:\p{Lu}|\d{1,2})[.)]?\s+carried\s+to\s+(?:the\s+)?(?:(?:general|main|final)\s+)?summary\b/iu;

/** `Sum of rooms`, `Total of all areas`, `Sum of the work above`, `TOTAL OF THE ABOVE`: no room is called so. */
const OF_ALL =
  /^(?:(?:sub\s*-?\s*)?totals?|sum)\s+(?:for|of)\s+(?:(?:all|the)\s+)*(?:(?:rooms|areas|items|lines|trades|sections|phases|rows)|(?:(?:work|items|lines)\s+)?(?:listed\s+)?above)\s*:?$/i;

/** `Sum Living Room   3,483.10`; a policy's `Sum Insured` is none. */
const SUM_OF = /^(?:Sum|SUM)\s+(?!(?:Total|Insured|Assured)\b)(\p{Lu}.*)$/u;

/**
 * `Totals: Kitchen` closes a room, `Total: Main Level` a level, `Line Item Totals: NAME` the
 * table, `Area Totals:` lists measures. Null for any other text.
 */
export const totalLabel = byText((text): Readonly<TotalLabel> | null => {
  if (CARRIED_TO_SUMMARY.test(text) && endsInAmount(text)) return { kind: 'section', name: '' };
  if (
    !/total|\ssum\s|^\s*(?:sum\s|subt\b|job\s+cost\b)|^\s*(?:all\s+)?line\s+items\b|^\s*(?:base\s+(?:bid|proposal)|contract\s+sum)\b/i.test(
      text,
    )
  )
    return null;
  const labelled = labelOf(text);
  const hasAmount = labelled !== text.trim();
  if ((BASE.test(labelled) || CONTRACT_SUM.test(labelled)) && hasAmount)
    return { kind: 'grand', name: '' };
  // `Kitchen - Subtotal (5 items)`, `Trade total (ex GST)`, `Quote total (USD):`, `** ROOM TOTAL KITCHEN`
  const label = labelled
    .replace(/^[*=]{2,}\s*(?=\p{L})/u, '')
    .replace(
      /\s*\((?:\d+\s+(?:line\s+)?items?|net|(?:exc?l?|incl?|excluding|including|before|with)\.?\s+(?:gst|vat|hst|tax)|(?:USD?|CAD?|AUD?|NZD?|GBP|EUR)\$?)\)(:?)$/i,
      '$1',
    );
  const line = /^line\s+item\s+(?:sub\s*)?totals?\b\s*(?::|[-–—](?=\s))?\s*(.*)$/i.exec(label);
  if (line !== null) return { kind: 'line_items', name: line[1] ?? '' };
  // `Line items   1,888.90`, `Items total   1,888.90`; alone it heads their list.
  if (/^(?:(?:all\s+)?line\s+items|items\s+total)\s*:?$/i.test(label) && hasAmount)
    return { kind: 'line_items', name: '' };
  // `Job cost   4,314.74   6,311.80   22,902.54`, from which tax, overhead and profit lead to the price.
  if (/^job\s+cost\s*:?$/i.test(label) && hasAmount) return { kind: 'line_items', name: '' };
  if (OF_ALL.test(label) && hasAmount) return { kind: 'line_items', name: '' };
  if (OF_RANGE.test(label) && hasAmount) return { kind: 'grand', name: '' };
  const areaItems = /^area\s+items?\s+(?:sub)?totals?\b\s*:?\s*(.*)$/i.exec(label);
  if (areaItems !== null) return { kind: 'level', name: areaItems[1] ?? '' };
  const ofPart =
    /^(?:section|area|room|trade|structure|building|elevation|division)\s+(?:sub\s*-?\s*)?totals?\s*(?:[:\-–,]|(?:for|of)\b)\s*(.+)$/i.exec(
      label,
    );
  const ofLevel =
    /^(?:(?:level|floor|storey|story)\s+(?:sub\s*-?\s*)?totals?\s*(?:[:\-–,]|(?:for|of)\b)|building\s+totals?\s*:)\s*(.+)$/i.exec(
      label,
    );
  if (ofLevel !== null && hasAmount) return { kind: 'level', name: (ofLevel[1] ?? '').trim() };
  // With an amount behind it; `Area Totals: Kitchen` alone lists measures.
  if (ofPart !== null && hasAmount) return { kind: 'section', name: (ofPart[1] ?? '').trim() };
  if (/^(?:grand\s+total\s+areas?|area\s+totals?)\b/i.test(label)) {
    const name = label.replace(/^(?:grand\s+total\s+areas?|area\s+totals?)\b\s*:?\s*/i, '');
    return { kind: 'area', name };
  }
  const grand =
    /^(?:grand|estimate|project|job|contract|proposal|overall|invoice)\s+(?:sub\s*-?\s*)?totals?\b\s*:?\s*(.*)$/i.exec(
      label,
    );
  if (grand !== null) return { kind: 'grand', name: grand[1] ?? '' };
  if (/^(?:quote|quotation)\s+sub\s*-?\s*totals?\s*:?$/i.test(label))
    return { kind: 'grand', name: '' };
  const minimums =
    /^(?:totals?\s*:?\s*labor\s+minimums?.*|labor\s+minimums?\b.*\stotals?\s*:?)$/i.exec(label);
  if (minimums !== null) return { kind: 'labor_minimums', name: 'Labor Minimums Applied' };
  const room =
    /^(?:room\s+totals?|totals)\s*[:\-–]\s*(.+)$/i.exec(label) ??
    (!hasAmount ? null : /^room\s+totals?\s+(\p{L}.*)$/iu.exec(label));
  if (room !== null) return { kind: 'room', name: (room[1] ?? '').trim() };
  const level = /^total\s*[:\-–]\s*(.+)$/i.exec(label);
  if (level !== null) return { kind: 'level', name: (level[1] ?? '').trim() };
  const sub =
    /^(?:(?:sub|sous)\s*-?\s*totals?\b|subt(?:\.|\b))\s*(?:[:,\-–]|(?:for|of|de|du|pour)\b)?\s*(.*)$/i.exec(
      label,
    );
  if (sub !== null) return { kind: 'section', name: (sub[1] ?? '').replace(/\s*:$/, '').trim() };
  const forWhat = /^(?:totals?\s+(?:for|of)\s+|totals?\s*,\s*|sum\s+(?:for|of)\s+)(.+)$/i.exec(
    label,
  );
  if (forWhat !== null) return { kind: 'section', name: (forWhat[1] ?? '').trim() };
  // `Phase total 01-500- .`: a code alone is no name.
  if (
    /^(?:phase|task|step|stage)\s+(?:sub\s*-?\s*)?totals?\s+\d[\d\s.-]*$/i.test(label) &&
    hasAmount
  )
    return { kind: 'section', name: '' };
  const ofWhole = /^(?:[\w&]+\s+){1,2}(?:sub\s*-?\s*)?totals?\s+(?:for|of)\s+(.+?):?$/i.exec(label);
  if (ofWhole !== null && hasAmount) return { kind: 'section', name: (ofWhole[1] ?? '').trim() };
  if (/^(?:(?:loss|claim|(?:base\s+)?bid|quote|quotation|order)\s+)?totals?\s*:?$/i.test(label))
    return { kind: 'grand', name: '' };
  // `Tax Total:` is added to the rows, and sums none of them.
  if (/^(?:sales\s+)?tax(?:es)?\s+total\s*:?$/i.test(label)) return null;
  const ofLettered = LETTERED_SUM.exec(label)?.[1];
  if (ofLettered !== undefined && hasAmount) return { kind: 'section', name: ofLettered };
  const after = /^(.{2,50}?)[\s,:\-–]+(?:sub\s*-?\s*)?totals?\s*:?$/i.exec(label);
  if (after !== null) return { kind: 'section', name: (after[1] ?? '').trim() };
  if (/^sum\s*:?$/i.test(label) && hasAmount) return { kind: 'section', name: '' };
  const summed = SUM_OF.exec(label)?.[1];
  if (summed !== undefined && hasAmount) return { kind: 'section', name: summed };
  // With an amount behind it; alone it heads a column.
  if (TOTAL_OF_PAPER.test(label) && hasAmount) return { kind: 'grand', name: '' };
  const isCost = /^total\s+(?:estimated\s+|project\s+)?costs?\s*:?$/i.test(label);
  if (isCost && hasAmount) return { kind: 'grand', name: '' };
  return null;
});

/** The name in `Total Den/Office   959.11`, `Total Main House: Porch   959.11`: no colon behind the word. */
export const plainTotalOf = (text: string): string | null => {
  if (!endsInAmount(text) || !/total/i.test(text)) return null;
  // `Total Estimate`
  if (totalLabel(text)?.kind === 'grand') return null;
  const name = /^totals?\s+(?!(?:for|of)\b)([^:]+(?::\s[^:]+)?)$/i.exec(labelOf(text))?.[1];
  return name?.trim() ?? null;
};

/** `Location Total:`, `Room Total` say no name; they sum the room that is open. */
export const SUMS_WHAT_IS_OPEN =
  /^(?:location|room|area|division|section|trade|phase|group|category|structure|elevation)$/i;

/** `Total Estimate`, `Total of this quotation`. */
const TOTAL_OF_PAPER =
  /^total\s+(?:(?:for|of)\s+)?(?:(?:this|the)\s+)?(?:estimate|proposal|quot(?:e|ation)|(?:base\s+)?bid|contract|invoice|investment)(?:\s+(?:amount|price|sum|cost))?\s*:?$/i;

/** Where a text ends in none of these, no figure ends it: told of all lines without an expression. */
const ENDS_OF_FIGURES: ReadonlySet<number> = new Set(
  [...'0123456789,)>-'].map((end) => end.charCodeAt(0)),
);

export const mayEndInFigure = (text: string): boolean =>
  ENDS_OF_FIGURES.has(text.charCodeAt(text.length - 1));

/** An amount is the last that a line says; behind the sign of money it may have no cents. */
export const endsInAmount = (text: string): boolean =>
  mayEndInFigure(text) && /(?:\d\.\d{2}|\$\s?\d{1,3}(?:,?\d{3})*)\)?-?$/.test(text);

/** Two amounts or more: a row, or sums. */
export const hasAmounts = ({ text }: { text: string }): boolean =>
  /\d\.\d{2}\b.*\d\.\d{2}\b/.test(text);

/** Sums that a page passes on to the next one. */
export const isCarriedOver = (text: string): boolean =>
  /^(?:(?:sub\s*-?\s*)?totals?\s+|amount\s+|balance\s+)?(?:carried|brought)\s+(?:forward|over|to\s+(?:collection|summary))\b/i.test(
    text.trim(),
  ) ||
  /^to\s+(?:collection|summary)\s[\s\d.,£€$]+$/i.test(text.trim()) ||
  // `Page 2/1   9,569.77`, `THIS SHEET   49,451 99`, where pages are added up.
  /^(?:page\s+\d{1,3}(?:\/\d{1,3})?|this\s+(?:sheet|page))\s+[$£€]?\s?[\d,]+[.\s]\d{2}$/i.test(
    text.trim(),
  ) ||
  // `Invoice 28014 to date: $17,265.79` at the foot of each page.
  (text.includes('to date') &&
    /^(?:[\w#-]+\s+){1,3}to\s+date\s*:\s*\$?[\d,]+\.\d{2}$/i.test(text.trim()));

/** `50% Deposit`, `10% Overhead`: what is said behind the rate. */
export const behindRate = (text: string): string =>
  text.trim().replace(/^\d{1,3}(?:\.\d+)?\s*%\s+/, '');

/** Tax, markup, discounts and payments below a table: sums, not work. */
export const isAdjustment = byText((text) => ADJUSTMENT.test(behindRate(text)));

/** Whether a line ends in what work comes to: an amount, and that of no sum, tax or discount. */
export const endsAsRow = (text: string): boolean =>
  endsInAmount(text) && totalLabel(text) === null && !isAdjustment(text);

/** `Sales tax in prices above (6.625% on materials)`: the rows hold it already. */
const TAX_IN_PRICES = /\btax(?:es)?\s+(?:included\s+)?in\s+(?:the\s+)?prices?\b/i;

/** Of those, what is added to the rows or taken off: no sum, no payment, no depreciation. */
export const isMarkup = (text: string): boolean =>
  isAdjustment(text) && !TAX_IN_PRICES.test(text) && !NO_MARKUP.test(behindRate(text));
