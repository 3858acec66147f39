import { OUTLINE_NUMBER } from '../bare-numbers.ts';
import { isAdjustment, totalLabel } from '../line-shapes.ts';
import { type Line, makeLine, type PageLines } from '../lines.ts';
import type { Word } from '../page-text.ts';

const HEAD = /^(\d{1,2}|[A-Z])\.?\s+(?=\p{L}).*\s\$?\d[\d,]*\.\d{2}$/u;

/**
 * Contractors number their rows within rooms, `1.1`, `1.2`, and print the sum beside the room's
 * name above them: `1 Kitchen   $3,319.79`. The name stays there without number and sum; the sum
 * moves below the last row, where other prints have it.
 */
export const withOutlineSumsBelow = (pages: readonly PageLines[]): PageLines[] => {
  const heads = new Set(
    pages.flatMap(({ lines }) => lines.filter((line, at) => isHead(line, lines[at + 1]))),
  );
  if (heads.size === 0) return [...pages];
  let open: { head: Line; hasRows: boolean } | null = null;
  return pages.map((page) => {
    const lines: Line[] = [];
    for (const line of page.lines) {
      const ends = heads.has(line) || totalLabel(line.text) !== null || isAdjustment(line.text);
      if (open?.hasRows === true && ends) {
        lines.push(sumBelow(open.head, lines.at(-1) ?? line));
        open = null;
      }
      if (heads.has(line)) {
        open = { head: line, hasRows: false };
        lines.push(makeLine(line.page, line.words.slice(1, -1), line.ocr));
        continue;
      }
      if (open !== null && OUTLINE_NUMBER.test(line.text)) open.hasRows = true;
      lines.push(line);
    }
    return { ...page, lines };
  });
};

/** A number and a sum around a name, and the first row of that number below. */
const isHead = (line: Line, below: Line | undefined): boolean => {
  const part = HEAD.exec(line.text)?.[1];
  const [, , first, place] = OUTLINE_NUMBER.exec(below?.text ?? '') ?? [];
  return part !== undefined && part === first && Number(place) === 1;
};

/** `Subtotal Kitchen   $3,319.79`, right below the line that is last of the room. */
const sumBelow = (head: Line, last: Line): Line => {
  const height = head.box.bottom - head.box.top;
  const words = head.words.map((word, at): Word => {
    const box = { ...word.box, top: last.box.bottom, bottom: last.box.bottom + height };
    return { ...word, box, text: at === 0 ? 'Subtotal' : word.text };
  });
  return makeLine(last.page, words, head.ocr);
};
