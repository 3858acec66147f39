import { formatExact, toAmount } from '../money/money.ts';
import { LARGEST_AMOUNT } from './fit-rough-draft.ts';
import type { EsxLine } from './read-esx.ts';
import { childOf, childrenOf, type XmlElement } from './read-xml.ts';

/** One thing that does not hold. */
export interface EsxProblem {
  /** Where in the documents, for a person: `line 3 (Baseboard)`, `room Kitchen`. */
  where: string;
  message: string;
}

/** One rule, and where it fails. */
export interface EsxCheck {
  name: string;
  /** How many figures or elements were held against the rule. */
  checked: number;
  problems: EsxProblem[];
}

/** Collects the problems of one rule. */
export class Checking implements EsxCheck {
  readonly name: string;
  checked = 0;
  readonly problems: EsxProblem[] = [];

  constructor(name: string) {
    this.name = name;
  }

  holds(where: string, condition: boolean, message: string): void {
    this.checked += 1;
    if (!condition) this.problems.push({ where, message });
  }

  /** Both in cents. */
  equal(where: string, name: string, found: number, expected: number): void {
    const [left, right] = [toAmount(found), toAmount(expected)];
    this.holds(
      where,
      left === right,
      `${name} is ${formatExact(left)}, but its parts come to ${formatExact(right)}`,
    );
  }
}

/** An attribute as a figure; an absent one is zero, as finished estimates write it. */
export const figure = (element: XmlElement | undefined, name: string): number =>
  Number(element?.attributes[name] ?? 0);

/** True where the rough draft cannot hold the figure and rightly leaves it out. */
export const leftOut = (element: XmlElement | undefined, name: string, expected: number): boolean =>
  element?.attributes[name] === undefined && Math.abs(toAmount(expected)) > LARGEST_AMOUNT;

export const lineName = (line: EsxLine): string =>
  `line ${line.number} (${line.description.slice(0, 60)})`;

export const rootGroup = (roughDraft: XmlElement): XmlElement | undefined =>
  childOf(childOf(roughDraft, 'LINE_ITEM_DETAIL'), 'GROUP');

const subgroups = (group: XmlElement | undefined): XmlElement[] =>
  childrenOf(childOf(group, 'GROUPS'), 'GROUP');

export const groupsBelow = (group: XmlElement | undefined): XmlElement[] =>
  group === undefined ? [] : [group, ...subgroups(group).flatMap((child) => groupsBelow(child))];

export const itemsOf = (group: XmlElement): XmlElement[] =>
  childrenOf(childOf(group, 'ITEMS'), 'ITEM');
