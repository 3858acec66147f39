import type { Token } from '../tokens/token.ts';
import type { Column } from './column-model.ts';

/** `09 29 00`, `07 46 16.13`: division, section and what it is of, as specifications number all work. */
const SECTION = /^(?:0[1-9]|[1-4]\d) \d\d \d\d(?:\.\d{2})?$/;

/** Fewer may be counts that happen to stand side by side. */
const LEAST_NUMBERS = 4;

/** Points by which a number may begin before its heading. */
const EDGE = 4;

/** Of the rows of figures, how many have a number: of the others some are sums. */
const NEARLY_ALL = 0.8;

/**
 * `02 41 16` below `Spec` before `Gut to 4 ft`: nearly each row of figures begins with the number of a section of the
 * specifications, and its work is told behind it. The number is no title of the work.
 */
export const holdsSectionNumbers = (
  numbered: Column,
  described: Column,
  rows: readonly (readonly Token[])[],
): boolean => {
  const found = rows.filter((tokens) =>
    SECTION.test(
      tokens
        .filter(({ left, right }) => left > numbered.left - EDGE && right < described.left)
        .map(({ text }) => text)
        .join(' '),
    ),
  );
  return found.length >= LEAST_NUMBERS && found.length >= rows.length * NEARLY_ALL;
};
