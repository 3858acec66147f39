import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { Fact, FactKey } from './fact.ts';

const ROLE = String.raw`(?:the\s+)?(?:named\s+)?(?<role>insureds?|policyholders?|insurer|insurance\s+carrier)\s*[.,;]?$`;

/** `Ida and Tobias Quillon, Insureds` */
const WITH_ROLE = new RegExp(String.raw`^(?<name>\p{Lu}[^:;\d]{2,70}?),\s+${ROLE}`, 'iu');
const ROLE_ALONE = new RegExp(`^${ROLE}`, 'i');

/** Font sizes between the parties and the numbers of the matter beside them. */
const CELL_GAP = 2;
/** Points by which a role is set in under its name. */
const INDENT = 40;

/**
 * The parties of an appraisal as its caption names them, who they are behind the name: `IDA QUILLON, Insured` over
 * `and` over `ORCHARD MUTUAL, Insurer`. Of two that stand against each other, each tells that the other is no
 * signature.
 */
export const factsOfCaption = (lines: readonly Line[]): Fact[] => {
  const facts = lines.flatMap((line, at) =>
    segmentsOf(line.words, CELL_GAP).flatMap((words) => partyIn(words, line, lines[at + 1]) ?? []),
  );
  return new Set(facts.map(({ key }) => key)).size > 1 ? facts : [];
};

const partyIn = (words: readonly Word[], line: Line, below: Line | undefined): Fact | null => {
  const text = textOf(words);
  const [first] = words;
  if (first === undefined) return null;
  const left = first.box.left;
  const role = text.endsWith(',') ? textOf(cellUnder(left, below)) : '';
  const { name, role: said } =
    WITH_ROLE.exec(ROLE_ALONE.test(role) ? `${text} ${role}` : text)?.groups ?? {};
  if (name === undefined || said === undefined) return null;
  const key: FactKey = /^insur(?:er|ance)/i.test(said) ? 'carrier' : 'insured';
  return { key, label: key, labelLeft: left, labelRight: left, value: name, left, line };
};

const cellUnder = (left: number, line: Line | undefined): readonly Word[] =>
  segmentsOf(line?.words ?? [], CELL_GAP).find(([word]) => {
    const by = (word?.box.left ?? Number.NEGATIVE_INFINITY) - left;
    return by > -INDENT / 4 && by < INDENT;
  }) ?? [];
