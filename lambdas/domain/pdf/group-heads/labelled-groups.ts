import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, makeLine, type PageLines, textOf } from '../pages/lines.ts';
import { endsInAmount, totalLabel } from '../sums/total-labels.ts';

/** Fewer are what somebody calls them. */
const LEAST = 2;

/** What a program calls the groups of its rows, and nobody a place. */
const LABEL = /^(?:category|trade|group|location|area|room|phase)$/i;
const DASH = /^[-–—]$/;

/**
 * `Category - Staff Workroom`, closed by `Subtotal for Category - Staff Workroom:`: programs say before each name of a
 * group what kind of thing it is. Where the sums of several say so as well, head and sum keep the name alone.
 */
export const withGroupsUnlabelled = (pages: readonly PageLines[]): PageLines[] => {
  const all = pages.flatMap(({ lines }) => lines);
  const heads = all.filter((line) => labelAt(line) === 0 && !endsInAmount(line.text));
  if (heads.length < LEAST) return [...pages];
  const names = new Set(all.flatMap((line) => summedName(line) ?? []));
  const named = heads.filter((line) => names.has(normalizeName(line.text)));
  const labels = new Set(named.map(({ words }) => words[0]?.text));
  if (labels.size !== 1 || new Set(named.map(({ text }) => text)).size < LEAST) return [...pages];
  const unlabelled = new Set<Line>([
    ...named,
    ...all.filter((line) => {
      const name = summedName(line);
      return name !== null && named.some(({ text }) => normalizeName(text) === name);
    }),
  ]);
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => (unlabelled.has(line) ? unlabelledLine(line) : line)),
  }));
};

/** The name that a sum bears, with its label. */
const summedName = (line: Line): string | null => {
  if (!endsInAmount(line.text) || labelAt(line) < 1) return null;
  const name = totalLabel(line.text)?.name;
  return name ? normalizeName(name) : null;
};

/** Where a label and its dash stand before a name of letters. */
const labelAt = ({ words }: Line): number =>
  words.findIndex(
    ({ text }, at) =>
      LABEL.test(text) &&
      DASH.test(words[at + 1]?.text ?? '') &&
      /\p{L}{3}/u.test(textOf(words.slice(at + 2))),
  );

const unlabelledLine = (line: Line): Line => {
  const at = labelAt(line);
  const words = line.words.filter((_, index) => index !== at && index !== at + 1);
  return makeLine(line.page, words, line.ocr);
};
