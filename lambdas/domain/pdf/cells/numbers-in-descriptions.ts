import { type Heading, headerRowAt } from '../header-row.ts';
import { type Line, makeLine, type PageLines } from '../lines.ts';

const NUMBER = /^\d{1,4}[a-z]?\.$/;

/** A number begins its description's column within so many points. */
const NEAR = 8;

/**
 * `Lobby   4. Clean floor - tile`: where a column of rooms or trades goes before the descriptions,
 * the numbers of the rows stand within. They move to the front, where rows begin in other tables.
 */
export const withNumbersInFront = (pages: readonly PageLines[]): PageLines[] => {
  let columns: { first: Heading; description: Heading } | null = null;
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
      const at =
        columns === null ? -1 : numberAt(line, columns.description.left, columns.first.left);
      if (at < 0 || columns === null) {
        moved.push(line);
        continue;
      }
      const number = line.words[at];
      if (number === undefined) continue;
      // It keeps its place, where descriptions go on below it.
      const rest = line.words.filter((word) => word !== number);
      moved.push(makeLine(line.page, [number, ...rest], line.ocr));
    }
    return { ...page, lines: moved };
  });
};

const numberAt = ({ words }: Line, left: number, firstLeft: number): number => {
  const at = words.findIndex((word) => Math.abs(word.box.left - left) < NEAR);
  const isNumber = NUMBER.test(words[at]?.text ?? '') && at + 1 < words.length;
  const rest = words.slice(0, Math.max(0, at));
  return isNumber && rest.every((word) => word.box.left >= firstLeft - NEAR) ? at : -1;
};
