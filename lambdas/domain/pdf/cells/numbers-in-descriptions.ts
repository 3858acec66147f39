import { type Heading, headerRowAt } from '../header-row.ts';
import { type Line, makeLine, type PageLines } from '../lines.ts';
import type { Word } from '../page-text.ts';

const NUMBER = /^\d{1,4}[a-z]?\.$/;

/** A number begins its description's column within so many points. */
const NEAR = 8;

/** A column of rooms or trades, and the one of descriptions behind it. */
interface NamedColumns {
  first: Heading;
  description: Heading;
}

/**
 * `Lobby   4. Clean floor - tile`: where a column of rooms or trades goes before the descriptions,
 * the numbers of the rows stand within. They move to the front, where rows begin in other tables.
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
        const isNamed = first?.kind === 'room' || first?.kind === 'category';
        columns = isNamed && description !== undefined ? { first, description } : null;
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
  return isNumber && names.every((word) => word.box.left >= first.left - NEAR)
    ? words[at]
    : undefined;
};

/** It keeps its place, where descriptions go on below it. */
const withFirst = (number: Word, { page, words, ocr }: Line): Line =>
  makeLine(page, [number, ...words.filter((word) => word !== number)], ocr);
