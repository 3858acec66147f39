import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { Fact, FactKey } from './fact.ts';
import { formLabel, plain } from './fact-labels.ts';
import { countTownLabels, townOf } from './towns.ts';

const LEAST_FACTS = 3;
/** Points by which a value may begin left or right of its label. */
const EDGE = 4;
/** Of the font size: how far below its label a value may begin. */
const PITCH = 2.2;
/** Font sizes between the boxes of a form. */
const BOXES_APART = 1.5;

/**
 * Labels on lines of their own with their values below, each pair under the last: `Customer` over
 * `Ida Quillon` over `Prepared by` over `Alvin Oak`; in the boxes of a form several beside each
 * other. One of them alone may be a heading.
 */
export const factsOverValues = (lines: readonly Line[]): Fact[] => {
  const found: Fact[] = [];
  for (let at = 0; at < lines.length; ) {
    const { facts, end } = blockAt(lines, at);
    if (new Set(facts.map(({ key }) => key)).size >= LEAST_FACTS)
      found.push(...facts.map(withTown(facts)));
    at = Math.max(at + 1, end);
  }
  return found;
};

/** `STREET` over `12 Plum Row` over `CITY, STATE AND ZIP` over `Elmtown, OH 44999`: one address in two boxes. */
const withTown =
  (all: readonly Fact[]) =>
  (fact: Fact): Fact => {
    const town = all.find(
      ({ label, labelLeft }) =>
        /^city,? /.test(label) && Math.abs(labelLeft - fact.labelLeft) < EDGE,
    );
    return WHERE.has(fact.key) && town !== undefined && !fact.value.includes(',')
      ? { ...fact, value: `${fact.value}, ${town.value}` }
      : fact;
  };

/** Lines on which what fills a form's box goes on, before the next labels. */
const LINES_OF_BOX = 4;

const blockAt = (lines: readonly Line[], from: number): { facts: Fact[]; end: number } => {
  const facts: Fact[] = [];
  let end = from;
  for (let at = from; at + 1 < lines.length; ) {
    const found = factsOf(lines[at], lines[at + 1]);
    if (found !== null) {
      facts.push(...found);
      at += 2;
      end = at;
      continue;
    }
    const isInBoxes = facts.length > 0 && at < end + LINES_OF_BOX && areLabels(lines[from]);
    if (!isInBoxes) break;
    at += 1;
  }
  return { facts, end };
};

/** The labels of boxes that stand beside each other. */
const areLabels = (line: Line | undefined): boolean =>
  line !== undefined && segmentsOf(line.words, BOXES_APART).length > 1;

/** The facts of a line of labels and the line below; null where that is not one of their values. */
const factsOf = (line: Line | undefined, below: Line | undefined): Fact[] | null => {
  if (line === undefined || below === undefined) return null;
  if (line.text.includes(':') || below.text.includes(':')) return null;
  if (below.box.top - line.box.top >= line.fontSize * PITCH) return null;
  const labels = segmentsOf(line.words, BOXES_APART);
  const values = segmentsOf(below.words, BOXES_APART);
  // A single label is known; of those in boxes some may not be, but all are in small type.
  const areBoxes = labels.length > 1 && line.fontSize < below.fontSize * SMALL_TYPE;
  if (labels.length > 1 && !areBoxes) return null;
  const known = labels.filter((words) => formLabel(words) !== null);
  if (known.length === 0 && !areBoxes) return null;
  const valueUnder = (label: readonly Word[]): Word[] | undefined =>
    values.find((words) => Math.abs(leftOf(words) - leftOf(label)) < EDGE);
  const held = labels.flatMap((label) => valueUnder(label) ?? []);
  if (areBoxes ? held.length < below.words.length : labels.every((label) => !valueUnder(label)))
    return null;
  if (values.some((words) => formLabel(words) !== null)) return null;
  const facts: Fact[] = [];
  for (const [at, label] of labels.entries()) {
    const key = formLabel(label);
    const words = areBoxes ? valueUnder(label) : below.words;
    if (key === null || words === undefined) continue;
    // `PROJECT` over `MANAGER` is one label, over the value of both.
    if (areBoxes && words.every(({ fontSize }) => fontSize < below.fontSize * SMALL_TYPE)) continue;
    const behind = labels.slice(at + 1);
    const count = WHERE.has(key) ? countTownLabels(behind.map(textOf)) : 0;
    const town = townOf(behind.slice(0, count).map((part) => textOf(valueUnder(part) ?? [])));
    const value = [textOf(words), ...town].join(', ');
    facts.push({
      key,
      label: plain(textOf(label)),
      labelLeft: leftOf(label),
      labelRight: label.at(-1)?.box.right ?? line.box.right,
      value,
      left: leftOf(words),
      // An address goes on below its first line.
      line: below,
    });
  }
  return facts;
};

/** Of labels, in parts of the size of what is filled in below them. */
const SMALL_TYPE = 0.9;

const WHERE: ReadonlySet<FactKey> = new Set<FactKey>(['property', 'insuredAddress', 'place']);

const leftOf = (words: readonly Word[]): number => words[0]?.box.left ?? 0;
