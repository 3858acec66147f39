import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { formLabel, keyOfLabel, labelAt } from './fact-labels.ts';
import { PHONE } from './people.ts';
import { withoutAbout } from './section-owners.ts';

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

/** States whose name is one word, as towns have them without a comma. */
const STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|Ohio|Oklahoma|Oregon|Pennsylvania|Tennessee|Texas|Utah|Vermont|Virginia|Washington|Wisconsin|Wyoming';

/** Behind the code, in the country itself. */
const IN_COUNTRY = String.raw`,?\s+(?:USA|U\.S\.A\.?|US|United States)`;
const COUNTRY = new RegExp(`${IN_COUNTRY}$`);

/**
 * `Elmtown, OH 44999`, `Elmtown, Ohio 44999`, `Elmtown, Wash. 98999`, `Alder (Ontario) K1A 0B1`,
 * `Alder, ON K1A 0B1`, `Oakby NN15 7QP`, `Wattle Creek QLD 4505` at a
 * line's end, with its country or without.
 */
export const TOWN = new RegExp(
  String.raw`(?:^|\s)(?:\p{L}[\p{L} .'’-]*(?:,\s*|\s+)(?:(?:[A-Z]{2}\.?,?|(?<=,\s)\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?\.?|(?:${STATES})|\(\p{L}+\))\s+(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|(?:NSW|QLD|VIC|TAS|ACT|NT|SA|WA) \d{4}))(?:${IN_COUNTRY})?$`,
  'u',
);

const MAY_BE_TOWN = /\d\d\d|\d[A-Z]|, [A-Z]{2}\b/;

/** `Elmtown, OH` */
const STATE =
  /^\p{Lu}[\p{L} .'’-]*,\s*(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/u;

/** `12 Plum Row`, `N84W16889 Plum Row`, `PO Box 77` */
export const STREET =
  /^(?:[NSEW]?\d+[\dA-Z/-]*\s+\p{L}|\d+\s+\d+\w*\s+\p{L}|p\.?\s*o\.?\s*box\b)/iu;

const UNIT = /^(?:apt|apartment|unit|suite|ste|lot|bldg|building|floor|#)\b\.?|^#/i;

/** `Prepared for Ida Quillon` */
const FOR_WHOM =
  /^(?:prepared|(?:proposal\s+|estimate\s+)?submitted|proposal|estimate|quote|quotation|bid|bill|billed|sold)\s+(?:for|to)\b/i;

const SEGMENT_GAP = 2;
/** Points between the left edges of lines that belong together. */
const ALIGNED = 5;
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
      ? segmentsOf(line.words, SEGMENT_GAP).flatMap((words) => {
          const own = withoutLabel(words);
          const text = textOf(own);
          const isTown = TOWN.test(text);
          const block = isTown || STATE.test(text) ? blockAbove(own, index, lines) : null;
          // Without a code, only what somebody announces is sure to be one.
          return block === null || (!isTown && block.head === '') ? [] : [block];
        })
      : [],
  );

/** The words behind a label at the beginning: `To: Ida Quillon`. */
const withoutLabel = (words: readonly Word[]): readonly Word[] => {
  const used = labelAt(words, 0)?.used ?? (/^to:$/i.test(words[0]?.text ?? '') ? 1 : 0);
  return words.slice(used);
};

interface Above {
  line: Line;
  index: number;
  /** The words that stand in the block's column. */
  words: readonly Word[];
  /** A label before them in the same column: `Customer:` of `Customer: Ida Quillon`. */
  label?: string;
}

const blockAbove = (
  town: readonly Word[],
  townAt: number,
  lines: readonly Line[],
): AddressBlock | null => {
  const left = town[0]?.box.left;
  const townLine = lines[townAt];
  if (left === undefined || townLine === undefined) return null;
  const address = [textOf(town).replace(COUNTRY, '')];
  const names: string[] = [];
  let hasStreet = STREET.test(textOf(town));
  let first: Above = { line: townLine, index: townAt, words: town };
  const beside = [wordsBefore(townLine, left)];
  let head = labelIn(beside[0]);
  for (let count = 0; count < MOST_LINES && head === ''; count += 1) {
    const above = lineAbove(first, left, lines);
    if (above === null) break;
    const text = textOf(above.words);
    const announced = FOR_WHOM.exec(text)?.[0];
    const name =
      announced === undefined ? text : text.slice(announced.length).replace(/^[\s:]+/, '');
    if (announced === undefined && isHead(above.words)) head = text;
    else if (announced === undefined && (!isNear(above.line, first.line) || isOther(text))) break;
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
  formLabel(words) !== null ||
  (words.length <= 4 && keyOfLabel(withoutAbout(textOf(words))) !== null);

/** What is no name: a number to call, a date, an amount. */
const isOther = (text: string): boolean =>
  PHONE.test(text) || /[@$:]|\d{1,2}\/\d{1,2}\/\d{2}|\b20\d\d$/.test(text);

const gapBetween = (above: Line, below: Line): number =>
  (below.box.top - above.box.bottom) / Math.max(above.fontSize, 4);

const isNear = (above: Line, below: Line): boolean => gapBetween(above, below) <= LINE_GAP;

/** The nearest line above that has words in the block's column. */
const lineAbove = (below: Above, left: number, lines: readonly Line[]): Above | null => {
  for (let index = below.index - 1; index >= Math.max(0, below.index - LOOKED_AT); index -= 1) {
    const line = lines[index];
    if (line === undefined || gapBetween(line, below.line) > HEAD_GAP) return null;
    for (const segment of segmentsOf(line.words, SEGMENT_GAP)) {
      const own = withoutLabel(segment);
      const words = own.length > 0 ? own : segment;
      if (Math.abs((words[0]?.box.left ?? 0) - left) < ALIGNED) return { line, index, words };
      if (own.length > 0 && Math.abs((segment[0]?.box.left ?? 0) - left) < ALIGNED)
        return { line, index, words, label: textOf(segment.slice(0, -own.length)) };
    }
  }
  return null;
};

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
  if (formLabel(words) !== null) return text;
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
