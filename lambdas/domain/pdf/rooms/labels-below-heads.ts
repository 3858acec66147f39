import { append } from '../../append.ts';
import type { Line, PageLines } from '../pages/lines.ts';
import { coverageHead } from './coverage-heads.ts';
import { levelLine, roomLine } from './room-lines.ts';

const LABEL = /^(\p{Lu}\p{L}+(?: \p{L}+){0,2}):\s+\p{L}/u;
/** What is a place or a part of one with its label. */
const OF_PLACE =
  /\b(?:area|room|zone|side|floor|level|structure|building|elevation|section|unit)$/i;
/** Lines that one label begins, at least. */
const LEAST = 3;
/** Of these, how many stand right below a head, at least. */
const NEARLY_ALL = 0.8;
/** Points by which head and label begin apart at most. */
const SAME_EDGE = 3;

/**
 * `Damage: Cracked tiles` right below `Wall Coverings`, and so below each head of the document: a field that
 * its program prints of whatever is headed, and never the name of anything. The labels of such lines.
 */
export const labelsBelowHeads = (pages: readonly PageLines[]): ReadonlySet<string> => {
  const found = new Map<string, boolean[]>();
  for (const { lines } of pages)
    for (const [at, line] of lines.entries()) {
      const label = labelOfLine(line);
      if (label !== null) append(found, label, isBelowHead(lines[at - 1], line));
    }
  return new Set(
    [...found]
      .filter(
        ([, below]) =>
          below.length >= LEAST && below.filter(Boolean).length >= below.length * NEARLY_ALL,
      )
      .map(([label]) => label),
  );
};

/** Whether a line is a field of what is headed above it. */
export const hasLabel = (line: Line, labels: ReadonlySet<string>): boolean => {
  const label = labels.size === 0 ? null : labelOfLine(line);
  return label !== null && labels.has(label);
};

const labelOfLine = ({ text, bold }: Line): string | null => {
  const label = bold || !text.includes(':') ? undefined : LABEL.exec(text)?.[1];
  if (label === undefined || OF_PLACE.test(label)) return null;
  return roomLine(text) === null && levelLine(text) === null && coverageHead(text) === null
    ? label.toLowerCase()
    : null;
};

const isBelowHead = (head: Line | undefined, line: Line): boolean =>
  head?.bold === true &&
  head.page === line.page &&
  Math.abs(head.box.left - line.box.left) < SAME_EDGE &&
  line.box.top - head.box.bottom < line.fontSize;
