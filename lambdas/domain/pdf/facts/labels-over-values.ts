import type { Line } from '../pages/lines.ts';
import type { Fact, FactKey } from './fact.ts';
import { formLabel, mayHoldLabel, plain } from './fact-labels.ts';

const LEAST_FACTS = 3;
/** Points by which a value may begin left or right of its label. */
const EDGE = 4;
/** Of the font size: how far below its label a value may begin. */
const PITCH = 2.2;

/**
 * Labels on lines of their own with their values below, each pair under the last: `Customer` over
 * `Ida Quillon` over `Prepared by` over `Alvin Oak`. One of them alone may be a heading.
 */
export const factsOverValues = (lines: readonly Line[]): Fact[] => {
  const found: Fact[] = [];
  for (let at = 0; at < lines.length; ) {
    const block = blockAt(lines, at);
    if (new Set(block.map(({ key }) => key)).size >= LEAST_FACTS) found.push(...block);
    at += Math.max(1, block.length * 2);
  }
  return found;
};

const blockAt = (lines: readonly Line[], from: number): Fact[] => {
  const block: Fact[] = [];
  for (let at = from; at + 1 < lines.length; at += 2) {
    const fact = factOf(lines[at], lines[at + 1]);
    if (fact === null) break;
    block.push(fact);
  }
  return block;
};

const labelIn = (line: Line): FactKey | null =>
  mayHoldLabel(line) && !line.text.includes(':') ? formLabel(line.words) : null;

const factOf = (line: Line | undefined, below: Line | undefined): Fact | null => {
  if (line === undefined || below === undefined) return null;
  const key = labelIn(line);
  const isBelow =
    Math.abs(below.box.left - line.box.left) < EDGE &&
    below.box.top - line.box.top < line.fontSize * PITCH;
  if (key === null || !isBelow || labelIn(below) !== null || below.text.includes(':')) return null;
  return {
    key,
    label: plain(line.text),
    labelLeft: line.box.left,
    labelRight: line.box.right,
    value: below.text,
    left: below.box.left,
    // An address goes on below its first line.
    line: below,
  };
};
