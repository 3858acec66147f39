import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { Fact } from './fact.ts';
import { besideNumber } from './insurer-beside-claim.ts';

/**
 * A company's name without the sentence or the claim's number behind it, and with its last words on the line below, under its beginning or
 * that of its label in the line: `Insurer: Tennessee Valley Mutual` over `Insurance`.
 */
export const wholeCarrier = (
  fact: Fact | undefined,
  name: string | null,
  linesOf: ReadonlyMap<number, Line[]>,
): string | null => {
  if (fact === undefined || name === null) return null;
  const alone = besideNumber(name);
  if (alone !== null) return alone;
  const [own = name] = name.length > MOST_OF_NAME ? name.split(/(?<=\p{L}{3})\.\s/u) : [name];
  const lines = linesOf.get(fact.line.page) ?? [];
  const below = lines
    .slice(lines.indexOf(fact.line) + 1)
    .filter(({ box }) => box.top - fact.line.box.bottom < fact.line.fontSize)
    .flatMap(({ words }) => segmentsOf(words, 2));
  const under = (left: number): Word[] | undefined =>
    below.find(([first]) => Math.abs((first?.box.left ?? 0) - left) < SAME_EDGE);
  const isInLine = fact.left - fact.labelRight < fact.line.fontSize;
  const rest = textOf(under(fact.left) ?? (isInLine ? under(fact.labelLeft) : null) ?? []);
  return fact.value !== '' && REST_OF_NAME.test(rest) ? `${own} ${rest}` : own;
};

/** Points by which two lines of one cell begin apart, at most. */
const SAME_EDGE = 4;

/** Characters. */
const MOST_OF_NAME = 60;

const REST_OF_NAME =
  /^(?:(?:mutual|insurance|assurance|casualty|indemnity|company|co\.?|exchange|group|corporation|corp\.?|inc\.?|association|plc|ltd\.?|générales)\s*)+$/i;
