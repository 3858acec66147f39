import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { formLabel, keyOfLabel, labelAt } from './fact-labels.ts';
import { withoutDayOfLoss } from './loss-in-text.ts';
import { isReach, PHONE } from './people.ts';
import { withoutAbout } from './section-owners.ts';
import { isTitleOfPaper } from './titles-above-names.ts';
import {
  COUNTRY,
  MAY_BE_TOWN,
  nameAndAddress,
  STATE,
  STREET,
  TOWN,
  townOverCode,
} from './towns.ts';

/** A street and a town on lines of their own, with whose they are and what announces them. */
export interface AddressBlock {
  /** What announces it, as printed without its colon: `Prepared for`; '' where nothing does. */
  head: string;
  /** The lines between what announces it and the street. */
  names: string[];
  /** `12 Plum Row, Elmtown, OH 44999` */
  address: string;
  left: number;
  /** The line with the first name, or with the street. */
  line: Line;
}

const UNIT = /^(?:apt|apartment|unit|suite|ste|lot|bldg|building|floor|#)\b\.?|^#/i;

/** `Prepared for Ida Quillon`, `Prepared May 4, 2026 for Ida Quillon`; `Bill for work done` is for nobody. */
const FOR_WHOM =
  /^(?:prepared(?:\s+(?:\p{Lu}\p{L}+\.?\s\d{1,2},\s\d{4}|\d{1,2}\/\d{1,2}\/\d{2,4}))?|(?:proposal\s+|estimate\s+)?submitted|proposal|estimate|quote|quotation|bid|bill|billed|invoice|sold)\s+(?:for|to)\b(?!\s+(?:work|services|labor|repairs|materials?)\b)/iu;

const ATTENTION = /^(?:(?:attn|attention|c\/o)\b|c\/-)/i;

/** `St. Casimir Congregation, Attention: Building Committee` */
export const ATTENTION_BEHIND = /(?<=\p{L}),\s*(?:attn|attention)\b.*$/iu;

const SEGMENT_GAP = 2;
/** Points between the left edges of lines that belong together. */
const ALIGNED = 5;
/** Points between the right edges of lines that are set to the right. */
const SAME_RIGHT = 1.5;
/** Points by which a line may be indented under what announces it. */
const INDENT = 12;
/** Font sizes between lines that belong together, and between them and what announces them. */
const LINE_GAP = 1.2;
const HEAD_GAP = 2.2;
const MOST_LINES = 6;
/** Lines between, in other columns. */
const LOOKED_AT = 4;
/** Font sizes between a label and its value. */
const LABEL_GAP = 15;

/** The addresses that stand in blocks on these lines, from the top. */
export const addressBlocks = (lines: readonly Line[]): AddressBlock[] =>
  lines.flatMap((line, index) =>
    MAY_BE_TOWN.test(line.text)
      ? segmentsOf(line.words, SEGMENT_GAP).flatMap(
          (words) => blockInOneLine(words, index, lines) ?? blockOfTown(words, index, lines) ?? [],
        )
      : [],
  );

/**
 * `Ida Quillon, 12 Plum Row, Elmtown, OH 44999 (555) 555-0100` under what announces it, or behind it:
 * `Prepared for Ida Quillon, ...`.
 */
const blockInOneLine = (
  words: readonly Word[],
  at: number,
  lines: readonly Line[],
): AddressBlock | null => {
  const [line, above] = [lines[at], lines[at - 1]];
  const text = textOf(words);
  const announced = FOR_WHOM.exec(text)?.[0];
  const behind = announced === undefined ? null : nameAndAddress(text.slice(announced.length + 1));
  // `Estimate for the residence of Ida Quillon, ...` is a sentence about the house.
  const isName = behind !== null && /^\p{Lu}/u.test(behind.name);
  if (line !== undefined && announced !== undefined && isName)
    return {
      head: announced,
      names: [behind.name],
      address: behind.address,
      left: words[0]?.box.left ?? 0,
      line,
    };
  if (line === undefined || above === undefined || gapBetween(above, line) > HEAD_GAP) return null;
  const found = nameAndAddress(text);
  const left = words[0]?.box.left ?? 0;
  const head = segmentsOf(above.words, SEGMENT_GAP).find(
    (label) => Math.abs((label[0]?.box.left ?? 0) - left) < INDENT && isHead(label),
  );
  return found === null || head === undefined
    ? null
    : {
        head: textOf(head).replace(/\s*:$/, ''),
        names: [found.name],
        address: found.address,
        left,
        line,
      };
};

const blockOfTown = (
  words: readonly Word[],
  index: number,
  lines: readonly Line[],
): AddressBlock | null => {
  const town = townAt(withoutLabel(words), index, lines);
  const isTown = town !== null && TOWN.test(town.text);
  const block = town !== null && (isTown || STATE.test(town.text)) ? blockAbove(town, lines) : null;
  // Without a code, only what somebody announces is sure to be one.
  return block !== null && (isTown || block.head !== '') ? block : null;
};

interface Town extends Above {
  text: string;
}

/** The town whose last words these are: the code may stand below the rest. */
const townAt = (words: readonly Word[], index: number, lines: readonly Line[]): Town | null => {
  const line = lines[index];
  if (line === undefined) return null;
  const own = { line, index, words, text: textOf(words) };
  if (!/^\d{5}\b/.test(own.text)) return own;
  const above = lineAbove(own, lines);
  const text = above === null ? null : townOverCode(textOf(above.words), own.text);
  return above === null || text === null ? own : { ...above, text };
};

/** The words behind a label at the beginning: `To: Ida Quillon`. */
const withoutLabel = (words: readonly Word[]): readonly Word[] => {
  const used =
    labelAt(words, 0)?.used ?? (/^to:$/i.test(words[0]?.text ?? '') ? 1 : forWhom(words));
  return words.slice(used);
};

/** Words of `Invoice For` before a name that stands apart from them, in a column of its own. */
const forWhom = (words: readonly Word[]): number => {
  const used = FOR_WHOM.exec(textOf(words))?.[0].split(' ').length ?? 0;
  const [last, next] = [words[used - 1], words[used]];
  const isApart =
    last !== undefined &&
    next !== undefined &&
    next.box.left - last.box.right > last.fontSize * APART;
  return isApart ? used : 0;
};

/** Font sizes between what announces a name and the name in a column of its own. */
const APART = 0.8;

interface Above {
  line: Line;
  index: number;
  /** The words that stand in the block's column. */
  words: readonly Word[];
  /** A label before them in the same column: `Customer:` of `Customer: Ida Quillon`. */
  label?: string;
}

const blockAbove = (town: Town, lines: readonly Line[]): AddressBlock | null => {
  const left = town.words[0]?.box.left;
  if (left === undefined) return null;
  const address = [town.text.replace(COUNTRY, '')];
  const names: string[] = [];
  let hasStreet = STREET.test(town.text);
  let first: Above = town;
  const beside = [wordsBefore(town.line, left)];
  let head = labelIn(beside[0]);
  for (let count = 0; count < MOST_LINES && head === ''; count += 1) {
    const above = lineAbove(first, lines);
    if (above === null) break;
    const text = textOf(above.words).replace(ATTENTION_BEHIND, '');
    // How to reach whom the block is about may stand below the name, and who opens the letter.
    if (hasStreet && (isReach(text) || ATTENTION.test(text)) && isNear(above.line, first.line)) {
      first = above;
      continue;
    }
    const announced = FOR_WHOM.exec(text)?.[0];
    const name =
      announced === undefined ? text : text.slice(announced.length).replace(/^[\s:]+/, '');
    if (announced === undefined && isHead(above.words)) head = text;
    else if (
      announced === undefined &&
      (!isNear(above.line, first.line) ||
        (names.length > 0 && isTitleOfPaper(above.line, first.line, lines)) ||
        (isOther(text) && !isTitleOfJob(above, lines)))
    )
      break;
    else if (!hasStreet && !UNIT.test(name) && !STREET.test(name)) return null;
    else if (!hasStreet) {
      hasStreet = !UNIT.test(name);
      address.unshift(name);
    } else if (name !== '') names.unshift(name);
    if (announced !== undefined) head = announced;
    if (head === text) break;
    const before = above.label === undefined ? wordsBefore(above.line, left) : [];
    if (head === '') head = above.label ?? labelIn(before);
    // What stands under the label in its column is a label that nobody knows.
    if (head !== '' && beside.some((other) => areAligned(other, before))) return null;
    beside.push(before);
    if (name !== '') first = above;
  }
  return hasStreet
    ? {
        head: head.replace(/\s*:$/, ''),
        names,
        address: address.join(', ').replace(/,\s*,/g, ','),
        left,
        line: first.line,
      }
    : null;
};

const isHead = (words: readonly Word[]): boolean =>
  /^to$/i.test(textOf(words)) ||
  formLabel(words) !== null ||
  (words.length <= 4 && keyOfLabel(withoutAbout(textOf(words))) !== null);

/** What is no name: a number to call, a date, an amount. */
const isOther = (text: string): boolean =>
  PHONE.test(text) || /[@$:]|\d{1,2}\/\d{1,2}\/\d{2}|\b20\d\d$/.test(withoutDayOfLoss(text));

/** `Plum Row Farm - wind 3/31/26` right below `JOB`: the name of a job says when it happened. */
const isTitleOfJob = (title: Above, lines: readonly Line[]): boolean => {
  const head = lineAbove(title, lines);
  return (
    head !== null &&
    /^(?:job|project)\s*:?$/i.test(textOf(head.words)) &&
    /^\p{Lu}.*\p{L}{3}.*\d{1,2}\/\d{1,2}\/\d{2,4}$/u.test(textOf(title.words))
  );
};

const gapBetween = (above: Line, below: Line): number =>
  (below.box.top - above.box.bottom) / Math.max(above.fontSize, 4);

const isNear = (above: Line, below: Line): boolean => gapBetween(above, below) <= LINE_GAP;

/** The nearest line above that has words in the block's column. */
const lineAbove = (below: Above, lines: readonly Line[]): Above | null => {
  const [left, right] = [below.words[0]?.box.left ?? 0, below.words.at(-1)?.box.right ?? 0];
  for (let index = below.index - 1; index >= Math.max(0, below.index - LOOKED_AT); index -= 1) {
    const line = lines[index];
    if (line === undefined || gapBetween(line, below.line) > HEAD_GAP) return null;
    for (const segment of segmentsOf(line.words, SEGMENT_GAP)) {
      const own = withoutLabel(segment);
      const words = own.length > 0 ? own : segment;
      if (Math.abs((words[0]?.box.left ?? 0) - left) < ALIGNED) return { line, index, words };
      if (Math.abs((words.at(-1)?.box.right ?? 0) - right) < SAME_RIGHT)
        return { line, index, words, ...labelBefore(segment, own) };
      if (own.length > 0 && Math.abs((segment[0]?.box.left ?? 0) - left) < ALIGNED)
        return { line, index, words, ...labelBefore(segment, own) };
      // `Ship To:` over a name that is set in below it.
      const setIn = left - (segment[0]?.box.left ?? 0);
      if (setIn > 0 && setIn < INDENT && isHead(segment)) return { line, index, words: segment };
    }
  }
  return null;
};

const labelBefore = (segment: readonly Word[], own: readonly Word[]): { label?: string } =>
  own.length > 0 && own.length < segment.length
    ? { label: textOf(segment.slice(0, -own.length)) }
    : {};

/** The words right before a column, as far as they stand together. */
const wordsBefore = (line: Line, left: number): readonly Word[] => {
  const before = line.words.filter(({ box }) => box.right <= left + 1);
  const segment = segmentsOf(before, SEGMENT_GAP).at(-1) ?? [];
  const end = segment.at(-1)?.box.right ?? Number.NEGATIVE_INFINITY;
  return left - end < line.fontSize * LABEL_GAP ? segment : [];
};

/** The label that these words end with, whether it is known or not; '' where they have none. */
const labelIn = (words: readonly Word[] = []): string => {
  const text = textOf(words);
  if (formLabel(words) !== null || FOR_WHOM.exec(text)?.[0] === text) return text;
  const last = words.at(-1)?.text ?? '';
  if (!last.endsWith(':')) return '';
  const from = words.findIndex((_, index) => labelAt(words, index)?.used === words.length - index);
  return from < 0 ? text : textOf(words.slice(from));
};

const areAligned = (words: readonly Word[], others: readonly Word[]): boolean => {
  const [first, last] = [words[0], words.at(-1)];
  const [other, otherLast] = [others[0], others.at(-1)];
  if (first === undefined || last === undefined) return false;
  if (other === undefined || otherLast === undefined) return false;
  return (
    Math.abs(first.box.left - other.box.left) < ALIGNED ||
    Math.abs(last.box.right - otherLast.box.right) < ALIGNED
  );
};
