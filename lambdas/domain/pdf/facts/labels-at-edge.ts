import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { Fact, FactKey } from './fact.ts';
import { formLabel, mayHoldLabel, plain } from './fact-labels.ts';
import { isoDate } from './iso-date.ts';
import { TOWN } from './towns.ts';

/** Points by which labels of one block begin apart. */
const EDGE = 4;
const LEAST_FACTS = 3;
const MOST_WORDS = 12;
/** Font sizes between one field and the next. */
const FIELD_GAP = 1.5;
/** The same of fields that stand close, all of them a label and its value. */
const CELL_GAP = 0.7;

const PEOPLE =
  /^(?:\p{Lu}[\p{L}'’.-]*|&|and)(?: (?:\p{Lu}[\p{L}'’.-]*|&|and)){1,4}(?:, (?:LLC|LLP|LP|Inc|Ltd|Co)\.?)?$/u;
/** Two names and more, each with a capital: of people, or of a firm, `Oakby Holdings, LP`. */
export const isNameOfPeople = (text: string): boolean => PEOPLE.test(text);

const ADDRESS = /^\d+\S* \p{L}.*\d/u;
const NUMBER = /^(?=\S*\d)[A-Z\d][A-Z\d-]*$/i;

/** What the value behind a label must look like, for want of a colon. */
const LOOKS: Partial<Record<FactKey, (value: string) => boolean>> = {
  insured: isNameOfPeople,
  name: isNameOfPeople,
  carrier: isNameOfPeople,
  claimRep: isNameOfPeople,
  estimator: isNameOfPeople,
  property: (value) => ADDRESS.test(value),
  place: (value) => ADDRESS.test(value),
  insuredAddress: (value) => ADDRESS.test(value),
  claim: (value) => NUMBER.test(value),
  policy: (value) => NUMBER.test(value),
  dateOfLoss: (value) => isoDate(value) !== null,
  dateInspected: (value) => isoDate(value) !== null,
};

/**
 * Labels without colons that begin lines below each other, values a word's space behind them:
 * `Policyholder Ida Quillon` over `Date of loss 2/19/2026`. At least three, each before what it
 * names, tell them from running text.
 */
export const factsAtEdge = (lines: readonly Line[]): Fact[] => [
  ...factsInColumn(lines),
  ...factsInCells(lines),
];

/**
 * The same in cells beside each other: `Policyholder Ida Quillon   Claim 77-1204` over `Loss site 12 Plum Row, ...`. Two
 * in a line and three with the lines around it.
 */
const factsInCells = (lines: readonly Line[]): Fact[] => {
  const blocks: Fact[][][] = [[]];
  for (const line of lines) {
    const isMute = line.text.includes(':') || !mayHoldLabel(line);
    const facts = isMute
      ? []
      : segmentsOf(line.words, CELL_GAP).flatMap((words) => factIn(words, line) ?? []);
    if (facts.length === 0) blocks.push([]);
    else blocks.at(-1)?.push(facts);
  }
  return blocks
    .filter(
      (block) =>
        block.some((facts) => facts.length > 1) &&
        new Set(block.flat().map(({ key }) => key)).size >= LEAST_FACTS,
    )
    .flat(2);
};

const factsInColumn = (lines: readonly Line[]): Fact[] => {
  const blocks: Fact[][] = [];
  for (const line of lines) {
    const fact = mayHoldLabel(line) ? factAtEdge(line) : null;
    if (fact === null) continue;
    const last = blocks.at(-1)?.at(-1);
    const goesOn = last !== undefined && Math.abs(last.labelLeft - fact.labelLeft) < EDGE;
    if (goesOn) blocks.at(-1)?.push(fact);
    else blocks.push([fact]);
  }
  return blocks.filter(isSaid).flat();
};

/** At least three different ones, or `NAME Ida Quillon` right over `ADDRESS 12 Plum Row, Elmtown, OH 44999`. */
const isSaid = (block: readonly Fact[]): boolean => {
  const keys = block.map(({ key }) => key);
  return (
    new Set(keys).size >= LEAST_FACTS ||
    (keys[0] === 'name' && keys[1] === 'insuredAddress' && TOWN.test(block[1]?.value ?? ''))
  );
};

const factAtEdge = (line: Line): Fact | null => {
  // A colon tells its label by itself.
  const [words = []] = line.text.includes(':') ? [] : segmentsOf(line.words, FIELD_GAP);
  return factIn(words, line);
};

const factIn = (words: readonly Word[], line: Line): Fact | null => {
  for (let length = Math.min(words.length - 1, MOST_WORDS); length > 0; length -= 1) {
    const [label, value] = [words.slice(0, length), words.slice(length)];
    const key = formLabel(label);
    const looksRight = key === null ? undefined : LOOKS[key];
    const text = textOf(value);
    if (key === null || looksRight?.(text) !== true) continue;
    return {
      key,
      label: plain(textOf(label)),
      labelLeft: label[0]?.box.left ?? line.box.left,
      labelRight: (label.at(-1) as Word).box.right,
      value: text,
      left: (value[0] as Word).box.left,
      line,
    };
  }
  return null;
};
