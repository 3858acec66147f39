import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isCarrier, isKnownBesideClaim, isKnownCarrier } from './carriers.ts';
import { ANY_CARRIER } from './facts-in-text.ts';
import { runningText } from './running-text.ts';

/** `claim 77-1204`, `Clm. # 77-1204`, `policy no. 77-1204`, `Claim ref. A/77/1204`, `Claim # AD 77120-26` */
const NUMBER_OF_INSURER = String.raw`\(?(?:insurance\s+|ins\.?\s+)?(?:claim|clm|cl(?=\.?\s?#)|policy)\b\.?\s*(?:no\b\.?|number\b|num\b\.?|ref(?:erence)?\b\.?|#)?\s*[:#]?\s*(?<number>(?-i:[A-Z]{1,4}\s)?(?=(?:[A-Z/-]*\d){4})[A-Z\d][A-Z\d/-]{4,})(?!\w)\)?`;

const BEFORE_NUMBER = new RegExp(
  String.raw`^(?<name>.+?)(?:[’']s)?\s*[,;:(–—-]*\s+${NUMBER_OF_INSURER}`,
  'i',
);

const BEHIND_NUMBER = new RegExp(
  String.raw`^.*?${NUMBER_OF_INSURER}\s*(?:[,(/–—-]|\b(?:with|through|at|from|by)\b)\s*(?<name>\p{Lu}[^,;()]+?)\)?$`,
  'iu',
);

/** `the claim is with Orchard Mutual, no. HP-771204, send a copy` */
const SAID_OF_CLAIM =
  /\bclaim\s+(?:is|was)\s+(?:(?:filed|opened|open|made)\s+)?(?:with|through|at)\s+(?<name>\p{Lu}[^,;.()]*?),?\s+(?:no\.|number|#)\s*(?=(?:[A-Z/-]*\d){4})(?<number>[A-Z\d][A-Z\d/-]{4,})(?!\w)/iu;

/** `Nationwide #552190-GQ`, and nothing else. */
const SIGN_BEFORE =
  /^(?<name>\p{Lu}[^\d#]*?)\s+#\s*(?=(?:[A-Z/-]*\d){4})(?<number>[A-Z\d][A-Z\d/-]{4,})$/iu;

const NUMBER_FIRST = new RegExp(`^${NUMBER_OF_INSURER}`, 'i');

/** `Farm & Home`, `P&C`, `Schools Property Pool`: what insurers call themselves who do not say `Insurance`. */
const OF_INSURERS =
  /\bP\s?&\s?C\b|\b(?:Farm|Home|Auto|Fire|Life)\s&\s(?:Farm|Home|Auto|Casualty|Marine)\b|\b(?:Farmers|Ins\.?|Assur\.?)(?:\s+Co\.?)?$|\b(?:Property|Risk|Insurance|Liability)\s(?:\p{Lu}\p{L}+\s)?Pool$/u;

/** Each word with a capital, but for those that join them. */
const NAME = /^\p{Lu}[\p{L}\d&'’.-]*(?:\s(?:&|of|and|the|\p{Lu}[\p{L}\d&'’.-]*)){0,6}$/u;

const OTHER_TRADES =
  /\b(?:adjust\w*|apprais\w*|construction|contract\w*|roofing|restoration|builders?|homeowners?|residence|claims?|policy)\b/i;

/** What an insurer's name may stand behind in one part of a line: a sentence, a label, `your adjuster at`, `For your`. */
const SAID_BEFORE =
  /(?:(?<=\p{L}{4}|\d)\.|:|\b(?:adjuster\s+(?:at|from|with)|reported\s+to|copy\s+to|(?:for|re)\s+your)|\b(?:insurance|insurer|carrier)\s+-|^(?:insurance|insurer|carrier|ins\.)(?=\s+\p{Lu}\p{L}+\s))\s+/iu;

/** Whether words alone are an insurer's name, its kind or a name that everybody knows. */
const isInsurer = (name: string): boolean =>
  NAME.test(name) &&
  !ANY_CARRIER.test(name) &&
  !OTHER_TRADES.test(name) &&
  (isKnownBesideClaim(name) || OF_INSURERS.test(name) || (/\s/.test(name) && isCarrier(name)));

/** Font sizes between the cells of a line. */
const CELL_GAP = 1.5;
/** Points by which cells of one block begin apart. */
const EDGE = 4;
/** Font sizes between the lines of one block. */
const PITCH = 1;

/**
 * The insurer that stands right before or behind a claim's number, in running text or a part of a title between
 * dashes: `12 Plum Row - Amica claim 7712-04`, `Claim 7712-04 (State Farm)`; or in a cell right above or below one
 * that begins with it.
 */
export const insurerBesideClaim = (pages: readonly { lines: readonly Line[] }[]): string | null => {
  for (const { lines } of pages)
    for (const [at, line] of lines.entries()) {
      if (!SAYS_CLAIM.test(line.text)) continue;
      for (const cell of segmentsOf(line.words, CELL_GAP)) {
        const name = insurerIn(partsOf(textOf(cell))) ?? insurerInColumn(cell, lines, at);
        if (name !== null) return name;
      }
    }
  return insurerInSentence(pages) ?? insurerOfYours(pages);
};

/** `... Elmtown, OH 44999. Erie claim#` over `A0000664.`: a sentence that goes on over the line. */
const insurerInSentence = (pages: readonly { lines: readonly Line[] }[]): string | null => {
  for (const { lines } of pages)
    for (const text of runningText(lines.filter(isOneText))) {
      const name = SAYS_CLAIM.test(text) ? insurerIn(partsOf(text)) : null;
      if (name !== null) return name;
    }
  return null;
};

const isOneText = ({ words }: Line): boolean => segmentsOf(words, CELL_GAP).length === 1;

/** `You said Amica wants your claim number 7712-04 on it`: a name that everybody knows, where a letter says whose claim it is. */
const insurerOfYours = (pages: readonly { lines: readonly Line[] }[]): string | null => {
  for (const { lines } of pages)
    for (const text of runningText(lines)) {
      if (!YOUR_CLAIM.test(text)) continue;
      const names = new Set([...text.matchAll(NAMED)].map(([name]) => name).filter(isKnownCarrier));
      const [name] = names;
      if (name !== undefined && names.size === 1) return name;
    }
  return null;
};

const YOUR_CLAIM = new RegExp(String.raw`\b(?:your|the|my)\s+${NUMBER_OF_INSURER}`, 'i');
/** Words with a capital within a sentence. */
const NAMED = /(?<=[\p{Ll},]\s)\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)*/gu;

/**
 * `Interior repaint after kitchen fire. For Amica adjuster.`: a name that everybody knows, right before whom it sends; null
 * where several are named so.
 */
export const insurerOfAdjuster = (pages: readonly { lines: readonly Line[] }[]): string | null => {
  const names = new Set<string>();
  for (const { lines } of pages)
    for (const { text } of lines)
      for (const { groups } of text.matchAll(OF_ADJUSTER)) {
        const words = (groups?.name ?? '').split(' ');
        const known = words.map((_, at) => words.slice(at).join(' ')).find(isKnownBesideClaim);
        if (known !== undefined) names.add(known);
      }
  const [name] = names;
  return name !== undefined && names.size === 1 ? name : null;
};

const OF_ADJUSTER =
  /(?<name>\p{Lu}[\p{L}&-]*(?: \p{Lu}[\p{L}&-]*){0,3})(?:[’']s?)? (?:(?:claims?|field|desk|staff) )?adjust[eo]r\b/gu;

/** What dashes, bars and strokes part. */
export const partsOf = (text: string): string[] => text.split(/\s+[-–—|·•/]\s+/u);

const insurerIn = (parts: readonly string[]): string | null => {
  for (const [at, part] of parts.entries()) {
    const name = besideNumber(part);
    if (name !== null) return name;
    if (!NUMBER_FIRST.test(part)) continue;
    const beside = [parts[at - 1], parts[at + 1]].find(
      (other) => other !== undefined && isInsurer(nameIn(other)),
    );
    if (beside !== undefined) return nameIn(beside);
  }
  return null;
};

/** The insurer's name of `Orchard Mutual claim 77-1204`; null where it is none. */
export const besideNumber = (part: string): string | null => besideIn(part)?.name ?? null;

const besideIn = (part: string): { name: string; number: string } | null => {
  for (const pattern of [BEFORE_NUMBER, BEHIND_NUMBER, SIGN_BEFORE, SAID_OF_CLAIM]) {
    const { name: said = '', number = '' } = pattern.exec(part)?.groups ?? {};
    const whole = nameIn(said);
    // `Erie Insurance claim 77-1204`
    const kind = /^\s+Ins(?:urance\b|\.)/.exec(part.slice(said.length))?.[0] ?? '';
    // `Hail 5/9/26, State Farm claim 77-1204`
    const name = [`${whole}${kind}`, whole, whole.split(/,\s+/).at(-1) ?? ''].find(isInsurer);
    if (name !== undefined) return { name, number };
  }
  return null;
};

/** The number beside the insurer's name, which may be shorter than others: `Travelers claim IKJ4471`. */
export const claimBesideInsurer = (pages: readonly { lines: readonly Line[] }[]): string | null => {
  for (const { lines } of pages)
    for (const { text } of lines) {
      const part = SAYS_CLAIM.test(text) && !/\bpolicy\b/i.test(text) ? partsOf(text) : [];
      const found = part.map(besideIn).find((one) => one !== null);
      if (found !== undefined && found !== null) return found.number;
    }
  return null;
};

const SAYS_CLAIM = /\b(?:claim|clm|policy)\b|\bcl\.?\s?#|\s#\w/i;

/** What ends a sentence ends no name, but for its short words: `Orchard Ins. Co.` */
const nameIn = (said: string): string =>
  (
    said
      .replace(/^[·•]\s+/u, '')
      .split(SAID_BEFORE)
      .at(-1) ?? ''
  )
    .trim()
    .replace(/(?<=\p{L}{6})\.$/u, '');

const insurerInColumn = (
  cell: readonly Word[],
  lines: readonly Line[],
  at: number,
): string | null => {
  const [first] = cell;
  const line = lines[at];
  if (first === undefined || line === undefined || !NUMBER_FIRST.test(textOf(cell))) return null;
  // The figures of another column may stand half a line off.
  for (const other of [lines[at - 1], lines[at - 2], lines[at + 1], lines[at + 2]]) {
    if (other === undefined) continue;
    const gap = Math.max(line.box.top - other.box.bottom, other.box.top - line.box.bottom);
    if (gap > line.fontSize * PITCH) continue;
    const beside = segmentsOf(withoutSubject(other.words), CELL_GAP).find(
      ([word]) => word !== undefined && Math.abs(word.box.left - first.box.left) < EDGE,
    );
    const name = beside === undefined ? '' : nameIn(textOf(beside));
    if (isInsurer(name)) return name;
  }
  return null;
};

/** What a letter is about begins behind the label: `SUBJECT:   HAIL OF 5-9-26. ORCHARD MUTUAL`. */
const withoutSubject = (words: readonly Word[]): readonly Word[] =>
  /^(?:re|ref|subject)\.?:$/i.test(words[0]?.text ?? '') ? words.slice(1) : words;
