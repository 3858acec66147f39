import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, makeLine, type PageLines, textOf } from '../pages/lines.ts';
import { namesOfSums } from '../sums/labelled-sum.ts';
import { endsInAmount, labelOf, totalLabel } from '../sums/total-labels.ts';
import { hasFigures } from '../tokens/tokens.ts';

/** `A. Kitchen`, `2) Living Room`. */
const ENUMERATED = /^(?:\d{1,2}|[A-Z])[.)]$/;
/** A row says what is done before what it costs. */
const DESCRIBED = /\p{L}{3}.*\d\.\d{2}/u;
/** Rows below each name on average; a description over its figures has one line of these. */
const LEAST_ROWS = 2;

/**
 * Names of rooms and trades in bold type that are counted, `1.`, `2.` or `A.`, `B.`, apart from the rows:
 * sums and recapitulations call them by the name alone, and so do rooms. Returns pages whose names are
 * not counted as they are, and those whose sums count them, too: `Subtotal A. Labor`, or `A. Labor   1,938.63`
 * in the recapitulation.
 */
export const withNamesUncounted = (pages: readonly PageLines[]): PageLines[] =>
  withPointedUncounted(withLettersOfSums(pages));

/** `A`, `B`, without a point. */
const LETTER = /^[A-Z]$/;

/** `Subtotal A` */
const SUM_OF_LETTER = /^(?:sub\s*-?\s*)?totals?:?\s+([A-Z])(?:\s+[-(]?\$?[\d,]+\.\d{2}\)?)?$/i;

/** One alone may be an article. */
const LEAST_LETTERS = 2;

/**
 * `A Labor & Response`, in bold type, above rows that `Subtotal A` sums: the name alone heads them, and the sum is
 * of that name.
 */
const withLettersOfSums = (pages: readonly PageLines[]): PageLines[] => {
  const all = pages.flatMap(({ lines }) => lines);
  const summed = new Set(all.flatMap(({ text }) => SUM_OF_LETTER.exec(text)?.[1] ?? []));
  const isName = ({ bold, words: [first, next], text }: Line): boolean =>
    bold &&
    LETTER.test(first?.text ?? '') &&
    summed.has(first?.text ?? '') &&
    /^\p{Lu}\p{L}/u.test(next?.text ?? '') &&
    !endsInAmount(text);
  const names = summed.size < LEAST_LETTERS ? [] : all.filter(isName);
  const byLetter = new Map(names.map((line) => [line.words[0]?.text ?? '', line]));
  if (byLetter.size < LEAST_LETTERS || byLetter.size < summed.size || !areInOrder(names))
    return [...pages];
  const heads = new Set(names);
  const settled = (line: Line): Line => {
    if (heads.has(line)) return makeLine(line.page, line.words.slice(1), line.ocr);
    const letter = SUM_OF_LETTER.exec(line.text)?.[1] ?? '';
    const name = byLetter.get(letter)?.words.slice(1);
    if (name === undefined) return line;
    const said = textOf(name);
    const words = line.words.map((word) => (word.text === letter ? { ...word, text: said } : word));
    return makeLine(line.page, words, line.ocr);
  };
  return pages.map((page) => ({ ...page, lines: page.lines.map(settled) }));
};

const withPointedUncounted = (pages: readonly PageLines[]): PageLines[] => {
  const names: Line[] = [];
  let rows = 0;
  for (const { lines } of pages)
    for (const line of lines)
      if (isEnumerated(line)) names.push(line);
      else if (names.length > 0 && isRow(line)) rows += 1;
  if (names.length === 0 || rows < names.length * LEAST_ROWS || !areInOrder(names))
    return [...pages];
  if (areSummedAsCounted(names, pages)) return [...pages];
  const counted = new Set(names);
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) =>
      counted.has(line) ? makeLine(line.page, line.words.slice(1), line.ocr) : line,
    ),
  }));
};

const areSummedAsCounted = (names: readonly Line[], pages: readonly PageLines[]): boolean => {
  const summed = namesOfSums(pages);
  for (const { lines } of pages)
    for (const line of lines) if (isRecapped(line)) summed.add(normalizeName(labelOf(line.text)));
  // Overleaf a name may stand once more, with a word that says so.
  return names.every(({ text, words: [mark] }, at) => {
    const isAgain = mark?.text === names[at - 1]?.words[0]?.text;
    return isAgain || summed.has(normalizeName(text));
  });
};

const isRecapped = ({ words, text }: Line): boolean =>
  ENUMERATED.test(words[0]?.text ?? '') && endsInAmount(text);

const isEnumerated = ({ bold, words, text }: Line): boolean =>
  bold &&
  words.length > 1 &&
  words.length <= 8 &&
  ENUMERATED.test(words[0]?.text ?? '') &&
  /^(?:\p{Lu}|\d+(?:st|nd|rd|th)$)/u.test(words[1]?.text ?? '') &&
  !/\d\.\d{2}\b|[:;]$|:\s/.test(text);

const isRow = (line: Line): boolean =>
  !line.bold && DESCRIBED.test(line.text) && hasFigures(line) && totalLabel(line.text) === null;

/** From the first number or letter on, each the next of the one above, or the same overleaf. */
const areInOrder = (names: readonly Line[]): boolean => {
  const places = names.map(({ words: [first] }) => {
    const mark = first?.text.replace(/[.)]$/, '') ?? '';
    return /^\d/.test(mark) ? Number(mark) : mark.charCodeAt(0) - 64;
  });
  return places.every((place, at) => {
    const above = places[at - 1] ?? 0;
    return place === above + 1 || (at > 0 && place === above);
  });
};
