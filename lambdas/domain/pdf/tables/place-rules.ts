import type { ColumnKind } from './column-kinds.ts';
import type { Heading } from './heading.ts';

/** A heading among the others of its header, which stand in order from the left. */
export interface Place {
  readonly heading: Heading;
  readonly at: number;
  readonly inOrder: readonly Heading[];
}

export type Condition = (place: Place) => boolean;

/** Which heading is meant: by what it heads, one of several, or by its words. */
type Meant = ColumnKind | ReadonlySet<ColumnKind> | RegExp | ((heading: Heading) => boolean);

/**
 * What a heading heads where it stands: many words (`Cost`, `Billed`, `For`) head one column beside
 * some headings and another beside others.
 */
export interface PlaceRule {
  /** What it was taken to head so far; null for whatever it was. */
  readonly from: ColumnKind | null;
  /** Its words; null for any. */
  readonly words: RegExp | null;
  /** What it heads where all conditions hold. */
  readonly to: ColumnKind;
  readonly where: readonly Condition[];
}

export const rule = (
  from: ColumnKind | null,
  words: RegExp | null,
  to: ColumnKind,
  ...where: Condition[]
): PlaceRule => ({ from, words, to, where });

/**
 * The headings by the rules, one rule after the other: each sees what those before it made of the
 * header, and judges all of its headings by the same.
 */
export const toldByPlace = (
  headings: readonly Heading[],
  rules: readonly PlaceRule[],
): readonly Heading[] => rules.reduce(toldByRule, headings);

const toldByRule = (headings: readonly Heading[], told: PlaceRule): readonly Heading[] => {
  const { from, words, to, where } = told;
  const isNamed = (one: Heading): boolean =>
    (from === null || one.kind === from) && one.kind !== to && (words?.test(one.text) ?? true);
  if (!headings.some(isNamed)) return headings;
  const inOrder = headings.toSorted((a, b) => a.left - b.left);
  return headings.map((heading) => {
    if (!isNamed(heading)) return heading;
    const place = { heading, at: inOrder.indexOf(heading), inOrder };
    return where.every((holds) => holds(place)) ? { ...heading, kind: to } : heading;
  });
};

const is =
  (meant: Meant) =>
  (heading: Heading): boolean => {
    if (typeof meant === 'string') return heading.kind === meant;
    if (typeof meant === 'function') return meant(heading);
    return meant instanceof RegExp ? meant.test(heading.text) : meant.has(heading.kind);
  };

export const first: Condition = ({ at }) => at === 0;

export const last: Condition = ({ at, inOrder }) => at === inOrder.length - 1;

/** Left of it stands one, or so many. */
export const behind =
  (meant: Meant, least = 1): Condition =>
  ({ at, inOrder }) =>
    inOrder.slice(0, at).filter(is(meant)).length >= least;

/** Right of it stands one. */
export const before =
  (meant: Meant): Condition =>
  ({ at, inOrder }) =>
    inOrder.slice(at + 1).some(is(meant));

/** Another of the header, or so many, wherever they stand. */
export const beside =
  (meant: Meant, least = 1): Condition =>
  ({ heading, inOrder }) =>
    inOrder.filter((one) => one !== heading && is(meant)(one)).length >= least;

export const notBeside = (meant: Meant): Condition => not(beside(meant));

export const not =
  (condition: Condition): Condition =>
  (place) =>
    !condition(place);

export const either =
  (...conditions: Condition[]): Condition =>
  (place) =>
    conditions.some((holds) => holds(place));

export const all =
  (...conditions: Condition[]): Condition =>
  (place) =>
    conditions.every((holds) => holds(place));
