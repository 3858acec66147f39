import { type Line, median, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { Fact } from './fact.ts';
import { FORM_KEYS, formLabel, mayHoldLabel, plain } from './fact-labels.ts';

/** Font sizes between one field and the next. */
const FIELD_GAP = 1.5;
/** Points by which values of one block may begin apart: where a word begins in a run is reckoned. */
const EDGE = 4;
/** Points by which labels that end in one line begin apart. */
const RAGGED = 5;
const LEAST_FACTS = 3;
const MOST_WORDS = 20;

/**
 * Labels without colons that end where their values begin, one below the other: `Customer Ida
 * Quillon` over `Service address 12 Plum Row` and `Insurer Old Harbor Casualty`. That the labels are of
 * several lengths and the values begin in one line tells them from running text.
 */
export const raggedFacts = (lines: readonly Line[]): Fact[] => {
  const found = lines.flatMap((line) =>
    line.words.length > MOST_WORDS || !mayHoldLabel(line)
      ? []
      : segmentsOf(line.words, FIELD_GAP).flatMap((words) => factIn(words, line) ?? []),
  );
  if (found.length < LEAST_FACTS) return [];
  return found.filter((fact) => {
    const block = found.filter(({ left }) => Math.abs(left - fact.left) < EDGE);
    const starts = block.map(({ labelLeft }) => labelLeft);
    return (
      new Set(block.map(({ key }) => key)).size >= LEAST_FACTS &&
      Math.abs(fact.left - median(block.map(({ left }) => left))) < EDGE &&
      Math.max(...starts) - Math.min(...starts) > RAGGED
    );
  });
};

/** The longest label that a field begins with, and what stands behind it. */
const factIn = (words: readonly Word[], line: Line): Fact | null => {
  for (let length = words.length - 1; length > 0; length -= 1) {
    const [label, value] = [words.slice(0, length), words.slice(length)];
    const key = formLabel(label);
    const [first] = value;
    if (key === null || !FORM_KEYS.has(key) || first === undefined) continue;
    return {
      key,
      label: plain(textOf(label)),
      labelLeft: label[0]?.box.left ?? line.box.left,
      labelRight: label.at(-1)?.box.right ?? line.box.left,
      value: textOf(value),
      left: first.box.left,
      line,
    };
  }
  return null;
};
