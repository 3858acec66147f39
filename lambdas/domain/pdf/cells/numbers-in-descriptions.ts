import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { headerRowAt } from '../tables/header-row.ts';
import type { Heading } from '../tables/heading.ts';

const NUMBER = /^\d{1,4}[a-z]?\.$/;

/** A number begins its description's column within so many points. */
const NEAR = 8;

const GOES_BEFORE: ReadonlySet<ColumnKind> = new Set(['room', 'category', 'quantity']);

/** A column of rooms, trades or quantities, and the one of descriptions behind it. */
interface NamedColumns {
  first: Heading;
  description: Heading;
}

/**
 * `Lobby   4. Clean floor - tile`: where rooms, trades or quantities go before the descriptions, the
 * numbers of the rows stand within. They move to the front, where rows begin in other tables.
 */
export const withNumbersInFront = (pages: readonly PageLines[]): PageLines[] => {
  let columns: NamedColumns | null = null;
  return pages.map((page) => {
    const { lines } = page;
    const moved: Line[] = [];
    for (let index = 0; index < lines.length; index += 1) {
      const header = headerRowAt(lines, index);
      if (header !== null) {
        const [first, ...others] = header.headings.toSorted((a, b) => a.left - b.left);
        const description = others.find(({ kind }) => kind === 'description');
        columns =
          first !== undefined && GOES_BEFORE.has(first.kind) && description !== undefined
            ? { first, description }
            : null;
        moved.push(...header.lines);
        index += header.lines.length - 1;
        continue;
      }
      const line = lines[index];
      if (line === undefined) continue;
      const number = columns === null ? undefined : numberIn(line, columns);
      moved.push(number === undefined ? line : withFirst(number, line));
    }
    return { ...page, lines: moved };
  });
};

const numberIn = ({ words }: Line, { first, description }: NamedColumns): Word | undefined => {
  const at = words.findIndex((word) => Math.abs(word.box.left - description.left) < NEAR);
  const isNumber = NUMBER.test(words[at]?.text ?? '') && at + 1 < words.length;
  const names = words.slice(0, Math.max(0, at));
  // Figures may be wider than the heading that they end below.
  const isWithin = (word: Word): boolean =>
    first.kind === 'quantity' ? word.box.left < first.right : word.box.left >= first.left - NEAR;
  return isNumber && names.every(isWithin) ? words[at] : undefined;
};

/** It keeps its place, where descriptions go on below it. */
const withFirst = (number: Word, { page, words, ocr }: Line): Line =>
  makeLine(page, [number, ...words.filter((word) => word !== number)], ocr);
