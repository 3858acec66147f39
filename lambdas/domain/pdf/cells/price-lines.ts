import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { hasHeaderRow } from '../pages/page-class.ts';
import type { Word } from '../pages/page-text.ts';
import { endsInAmount } from '../sums/total-labels.ts';

/** `Price: $1,240.00`, `Cost - Included`: nothing but what the words above it come to. */
const PRICE_LINE =
  /^(?:(?:total|item|line)\s+)?(?:price|cost|amount|charge|total)(?:\s+for\s+this\s+(?:item|line))?\s*[:\-–]\s*(?:[-–]?\(?\$?\s?[-–]?[\d,]+\.\d{2}\)?|included|n\/c|no\s+charge)$/i;
/** `Price for No. 3: $2,043.00`, `Cost of item 2 - $850.00`: what so numbered words come to, however many they are. */
const NUMBERED_PRICE =
  /^(?:price|cost|amount|charge|total)\s+(?:for|of)\s+(?:no|nr|number|item|part|scope|section|#)\.?\s*#?(\d{1,3})\s*[:\-–]\s*\$?\s?[\d,]+\.\d{2}$/i;
/** What words that are priced begin with, where they are counted or marked. */
const MARKED = /^(?:\d{1,3}[.)]|[-–•*]|[A-Za-z][.)])$/;
/** Fewer are no list. */
const LEAST_ROWS = 2;
/** Lines of words above their price, at most. */
const MOST_LINES = 4;
/** Font sizes that stand free between the widest words and the amounts set beside them. */
const GAP = 3;

/**
 * Proposals that print the price of each work on a line of its own below the words: it is set at the
 * right of their first line, where other lists have it. Pages without such lines, or with a table's
 * head, are returned as they are.
 */
export const withPriceLinesBeside = (pages: readonly PageLines[]): PageLines[] => {
  // Below a table's rows they are what somebody wrote about one.
  if (pages.some(({ lines }) => hasHeaderRow(lines))) return [...pages];
  const prices = pages.flatMap(({ lines }) => lines.filter(isPriceLine));
  const raised = pages.map(({ lines }) => raisedBy(lines));
  const count = raised.reduce((all, { cells }) => all + cells.size, 0);
  if (count < LEAST_ROWS || count < prices.length) return [...pages];
  const edge = rightEdge(
    pages,
    raised.flatMap(({ cells }) => [...cells.keys()]),
  );
  return pages.map((page, at) => {
    const { cells, taken } = raised[at] ?? {
      cells: new Map<Line, Word[]>(),
      taken: new Set<Line>(),
    };
    return {
      ...page,
      lines: page.lines.flatMap((line) => {
        if (taken.has(line)) return [];
        const words = cells.get(line);
        return words === undefined
          ? [line]
          : [makeLine(line.page, [...line.words, ...setAt(words, line, edge)], line.ocr)];
      }),
    };
  });
};

/** The words of each price, by the line beside which they are set, and the lines that they leave. */
const raisedBy = (
  lines: readonly Line[],
): { cells: Map<Line, readonly Word[]>; taken: Set<Line> } => {
  const cells = new Map<Line, readonly Word[]>();
  const taken = new Set<Line>();
  for (const [index, line] of lines.entries()) {
    if (!isPriceLine(line)) continue;
    const number = NUMBERED_PRICE.exec(line.text)?.[1];
    const named =
      number === undefined
        ? namedAbove(lines, index, taken)
        : numberedAbove(lines.slice(0, index), number);
    if (named === null) continue;
    const from = line.words.findLastIndex(({ text }) => /[:\-–]$/.test(text)) + 1;
    cells.set(named, line.words.slice(from));
    taken.add(line);
  }
  return { cells, taken };
};

const isPriceLine = ({ text }: Line): boolean => PRICE_LINE.test(text) || NUMBERED_PRICE.test(text);

/** The line with that number, where no amounts stand below it. */
const numberedAbove = (above: readonly Line[], number: string): Line | null => {
  const at = above.findLastIndex(
    ({ words: [first] }) => first?.text.replace(/[.)]$/, '') === number,
  );
  const [named, ...others] = at < 0 ? [] : above.slice(at);
  const isPriced = others.some(({ text }) => endsInAmount(text));
  return named === undefined || isPriced || !MARKED.test(named.words[0]?.text ?? '') ? null : named;
};

/** The line right above, or the one further up with which its words began. */
const namedAbove = (
  lines: readonly Line[],
  index: number,
  taken: ReadonlySet<Line>,
): Line | null => {
  const above = lines[index - 1];
  if (above === undefined || !isWords(above) || taken.has(above)) return null;
  for (let at = index - 1; at >= Math.max(0, index - MOST_LINES); at -= 1) {
    const line = lines[at];
    if (line === undefined || !isWords(line) || taken.has(line)) break;
    if (MARKED.test(line.words[0]?.text ?? '')) return line;
  }
  return above;
};

const isWords = ({ text }: Line): boolean => /\p{L}{3}/u.test(text) && !/\d\.\d{2}\b/.test(text);

/** Where amounts end: below the sums where these stand right of all words, else behind the widest line. */
const rightEdge = (pages: readonly PageLines[], named: readonly Line[]): number => {
  const lines = pages.flatMap(({ lines: own }) => own);
  const sums = lines.filter((line) => /\d\.\d{2}\)?$/.test(line.text) && !isPriceLine(line));
  const widest = (some: readonly Line[]): number =>
    some.reduce((most, { box }) => Math.max(most, box.right), 0);
  return widest(sums) > widest(named) ? widest(sums) : widest(lines);
};

const setAt = (words: readonly Word[], line: Line, edge: number): Word[] => {
  const width = (words.at(-1)?.box.right ?? 0) - (words[0]?.box.left ?? 0);
  const end = Math.max(edge, line.box.right + line.fontSize * GAP + width);
  const by = end - (words.at(-1)?.box.right ?? 0);
  return words.map((word) => ({
    ...word,
    box: {
      ...word.box,
      left: word.box.left + by,
      right: word.box.right + by,
      top: line.box.top,
      bottom: line.box.bottom,
    },
  }));
};
