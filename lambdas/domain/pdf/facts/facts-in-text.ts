import { boxAround, type Line, median, segmentsOf, textOf } from '../pages/lines.ts';
import { hasHeaderRow } from '../pages/page-class.ts';
import type { Word } from '../pages/page-text.ts';
import { isNamedBesideClaim } from './carriers.ts';
import type { FactKey } from './fact.ts';
import { formLabel, mayHoldLabel } from './fact-labels.ts';
import { isoDate } from './iso-date.ts';
import { lossBesideClaim } from './loss-beside-claim.ts';
import { lossInText } from './loss-in-text.ts';
import { runningText } from './running-text.ts';

/** `Hail, claim 770120455`, `Prepared for Dana Prill, Claim No. QW-220-81`, `Wire burnt. Cl# TFB-771-2046` */
const CLAIM = [
  /\b(?:claim|clm)\s+(?:(?:no\.?|number|#)\s*)?(?=(?:[A-Z-]*\d){5})([A-Z\d][A-Z\d-]{5,})(?![\w/])/i,
  /\b(?:(?:claim|clm)\s*(?:no\.|no\b|number\b|#)|cl\.?\s?#)\s*:?\s*(?=(?:[A-Z/-]*\d){4})([A-Z\d][A-Z\d/-]{4,})(?!\w)/i,
  /^(?:re|ref|subject)\.?\s*:.*\bclaim\s*:?\s*(?=(?:[A-Z/-]*\d){4})([A-Z\d][A-Z\d/-]{4,})(?!\w)/i,
  // `Claim EC 4471-9082`
  /\b(?:[Cc]laim|CLAIM)\s+(?:(?:[Nn]o\.?|#)\s*)?([A-Z]{2,4}\s(?=(?:-?\d){5})\d[\d-]+\d)(?![\w/])/,
  // `claim no. HP 84 06617`
  /\b(?:[Cc]laim|CLAIM)\s+(?:[Nn]o\.?|#)\s*([A-Z]{1,3}\s\d{2,3}\s\d{4,})(?![\w/-])/,
  // `claim is with Orchard Mutual, no. HP-771204`
  /\bclaim\s+(?:is|was)\s+(?:\p{Ll}+\s+)?(?:with|through|at)\s+\p{Lu}[^,;.]{2,40},?\s+(?:no\.|number|#)\s*(?=(?:[A-Z/-]*\d){4})([A-Z\d][A-Z\d/-]{4,})(?!\w)/u,
];

const POLICY = [
  /\bpolicy\s*(?:no\.|no\b|number\b|#)\s*:?\s*(?=(?:[A-Z/-]*\d){4})([A-Z\d][A-Z\d/-]{4,})(?!\w)/i,
  /\bpolicy\s+(?=(?:[A-Z-]*\d){5})([A-Z\d][A-Z\d-]{5,})(?![\w/])/i,
  // `Policy 814 220 956`, as insurers part long numbers.
  /\b(?:[Pp]olicy|POLICY)\s+(?:(?:[Nn]o\.?|#)\s*)?(\d{3}(?:\s\d{3,4}){2,3})(?![\w/-])/,
  // `Policy HO3 5530218`, `policy HQ 2208831-04`, `Policy PAH 5590 2218`, `policy FLH 330 918 04`, `policy HO-55 302 218`, `policy HOM 77-1804-2`
  /\b(?:[Pp]olicy|POLICY)\s+(?:(?:[Nn]o\.?|#)\s*)?([A-Z]{2,4}\d?(?:\s\d{5,}(?:[\s-]\d{2})?|(?:\s\d{3,}){2,3}(?:\s\d{2})?|-\d{2,}(?:\s\d{3,}){1,3}|\s\d{2,}-\d{3,}(?:-\d{1,3})?))(?![\w/-])/,
];

/** What the first page says; else what later ones say, where all that they say is the same. */
const inText = (
  pages: readonly { lines: readonly Line[] }[],
  find: (text: string) => string | undefined,
): string | null => {
  const [first, ...others] = pages;
  for (const text of runningText(first?.lines ?? [])) {
    const found = find(text);
    if (found !== undefined) return found;
  }
  const later = new Set(
    others.flatMap(({ lines }) => [...runningText(lines)].flatMap((text) => find(text) ?? [])),
  );
  const [found] = later;
  return found !== undefined && later.size === 1 ? found : null;
};

/** `Lic. CLM 114420` is a contractor's. */
const LICENSE = /\blic(?:en[sc]e|\.)?\s*(?:no\.?|#)?\s*:?\s*(?:clm|policy)\b.*/i;

const numberIn =
  (patterns: readonly RegExp[]) =>
  (text: string): string | undefined => {
    const own = text.replace(LICENSE, '');
    return patterns
      .map((pattern) => pattern.exec(own)?.[1])
      .find((number) => number !== undefined && isoDate(number) === null);
  };

/** The claim's number where running text says it; null where none does. */
export const claimInText = (pages: readonly { lines: readonly Line[] }[]): string | null =>
  cellUnder(pages, 'claim', isNumber) ?? inText(pages, numberIn(CLAIM));

/** The same of the policy's. */
export const policyInText = (pages: readonly { lines: readonly Line[] }[]): string | null =>
  cellUnder(pages, 'policy', isNumber) ?? inText(pages, numberIn(POLICY));

/** The day of the loss, `YYYY-MM-DD`, below its label or where running text says it. */
export const dayOfLoss = (
  pages: readonly { lines: readonly Line[] }[],
  isDayFirst: boolean,
): string | null => {
  const under = cellUnder(pages, 'dateOfLoss', (text) => isoDate(text) !== null);
  return under === null
    ? (lossInText(pages, isDayFirst) ?? lossBesideClaim(pages, isDayFirst))
    : isoDate(under, isDayFirst);
};

const isNumber = (text: string): boolean =>
  /^(?=(?:[^\d]*\d){4})[A-Z\d][A-Z\d/-]{3,}[A-Z\d]$/i.test(text) && isoDate(text) === null;

/** What stands right under a label in a cell of its own: `Date of Loss` over `April 18, 2026`, in whatever column. */
const cellUnder = (
  pages: readonly { lines: readonly Line[] }[],
  key: FactKey,
  looksRight: (text: string) => boolean,
): string | null => {
  const lines = pages[0]?.lines ?? [];
  for (const [at, line] of lines.entries()) {
    if (!mayHoldLabel(line)) continue;
    const label = segmentsOf(line.words, CELL_GAP).find((words) => formLabel(words) === key);
    const text = label === undefined ? undefined : cellBelow(label, lines, at);
    if (text !== undefined && looksRight(text)) return text;
  }
  return null;
};

const CARRIER_WORD =
  'Mutual|Insurance|Assurance|Casualty|Indemnity|Guaranty|Surety|Underwriters|Lloyds';

/** `Southern Heritage Mutual`, `Heartwood Casualty Company`, `Blue Ridge Farmers Mutual`. */
const CARRIER_NAME = new RegExp(
  String.raw`\p{Lu}[\p{L}\d&'’.-]*(?:\s(?:&\s|of\s)?\p{Lu}[\p{L}\d&'’.-]*){0,4}?\s(?:&\s)?(?:${CARRIER_WORD})(?:\s(?:${CARRIER_WORD}|Company|Co|Exchange|Group|Corporation|Corp|Inc|Association|plc|Ltd)\b\.?)*`,
  'gu',
);

/** `Homeowners Insurance`, `Your Insurance Company`: what any insurer may be called. */
export const ANY_CARRIER = new RegExp(
  String.raw`^(?:(?:the|your|our|my|their|for|per|to|with|by|all|home|homeowners?['’]?s?|owners?|property|general|liability|workers?|health|auto|flood|title|dwelling|building|contents|insurance|claims?|company|re|note|notes|terms|licensed|bonded|fully|carry)\s+)*(?:${CARRIER_WORD})(?:\s+(?:company|co|claims?|group)\b\.?)*$`,
  'i',
);

/** `Client Ida Quillon   Insurance   ...`: labels and values in a row. */
const OF_OWNER = /^(?:client|customer|owner|homeowner|insured|policyholder)\b/i;

/** `P.O. No.   Terms   Rep   Insurance Co.` heads the boxes of an invoice. */
const LABELS_IN_ROW = /\b(?:no\.|terms|rep|due)(?=\s|$)/i;

const OF_CLAIM =
  /\b(?:claim|clm|policy|insured|insurer|carrier|adjuster|date of loss|loss location)\b/i;

/** `Insurer Orchard Home & Auto Claim WR-881-40972`: what stands between two labels is a name. */
const BETWEEN_LABELS =
  /\b(?:insurer|(?:insurance\s+)?carrier|insurance\s+co(?:mpany|\.)?)\s*:?\s+((?:\p{Lu}[\p{L}\d&'’.-]*|&|of)(?:\s(?:\p{Lu}[\p{L}\d&'’.-]*|&|of)){0,4}?)\s*,?\s+(?:claim|policy)\b(?=.*\d{3})/iu;

/** `Plymouth Rock claim CLM-0099318-26.`, `c/o Chubb, Claim 25-7714309`: of companies that are known by their names alone. */
const BEFORE_CLAIM =
  /(?:^|[.,;:]\s|\bc\/o\s)((?:\p{Lu}[\p{L}\d&'’-]*\s){0,3}\p{Lu}[\p{L}\d&'’-]*),?\s(?:[Cc]laim|[Pp]olicy)\s+(?:(?:no\.?|number|#)\s*)?(?=\S*\d{4})/u;

/** `prepared on behalf of Kin Interinsurance Network by an independent adjuster` */
const ON_BEHALF_OF =
  /\bon\s+behalf\s+of\s+(?:the\s+)?((?:\p{Lu}[\p{L}&'’.-]*|of|and|&)(?:\s+(?:\p{Lu}[\p{L}&'’-]*|of|and|&)){1,6})/u;

/**
 * The insurer that running text names beside its claim: `Keystone Fidelity Insurance claim KF-0098817-C`, or a line of
 * nothing else right above or below one that says the claim.
 */
export const carrierInText = (
  pages: readonly { lines: readonly Line[] }[],
  isCarrier: (name: string) => boolean,
): string | null => {
  for (const { lines } of pages)
    for (const [at, { text }] of lines.entries()) {
      const between = BETWEEN_LABELS.exec(text)?.[1];
      if (between !== undefined && isNamedBesideClaim(between)) return between;
      const behalf = ON_BEHALF_OF.exec(text)?.[1]?.trim();
      if (behalf !== undefined && isCarrier(behalf)) return behalf;
      const before = BEFORE_CLAIM.exec(text)?.[1]?.trim();
      if (before !== undefined && isCarrier(before) && !ANY_CARRIER.test(before)) return before;
      const names = [...text.matchAll(CARRIER_NAME)].map(([name]) => name);
      const name = names.find(
        (one) =>
          !ANY_CARRIER.test(one) &&
          !OF_OWNER.test(one) &&
          !LABELS_IN_ROW.test(one) &&
          isCarrier(one),
      );
      if (name === undefined) continue;
      const around = [
        text.replace(name, ' '),
        lines[at - 1]?.text ?? '',
        lines[at + 1]?.text ?? '',
      ];
      const isAlone = text.trim() === name;
      if (OF_CLAIM.test(around[0] ?? '') || (isAlone && around.some((one) => OF_CLAIM.test(one))))
        return name;
    }
  return null;
};

/** `Estimate # 1063`, `Quote No: Q-25-7713 Rev B`, `est. CRP-0296`: what somebody counts the paper by. */
const NUMBERED =
  /\b(?:est\.(?=\s[A-Z]{2,5}-\d{3})|(?:estimate|quote|quotation|proposal|bid|invoice|work\s+order)\s*(?:#|no\b\.?|number\b|nr\b\.?))\s*:?\s*((?=\S*\d)[A-Z\d][\w./-]*(?:\s+rev\.?\s+\w{1,2})?)/i;

/** `Mitigation Invoice MT-0552`, `PROPOSAL 4471`, `# EST-000731`, and nothing else in its cell. */
const TITLED =
  /^(?:(?:\p{L}+\s+){0,3}(?:estimate|quote|quotation|proposal|bid|invoice)\s+(?!20\d\d$)|#\s*:?\s*(?=[A-Z]{2,4}-))((?=\S*\d{3})[A-Z\d][\w-]*)$/iu;

const SUBJECT = /^(?:re|ref|subject)\.?\s*:\s*/i;

/** `Estimate - Quillon leak` in large type: what somebody calls the paper. */
const CALLED = /^(?:estimate|proposal|quote|quotation|bid)\s+[-–—]\s+(\p{Lu}.*)$/iu;

/** The same over the number, in a cell of its own. */
const NUMBER_LABEL =
  /^(?:estimate|quote|quotation|proposal|bid|invoice)\s*(?:#|no\.?|number|nr\.?)\s*:?$/i;

/** The number of the estimate, where the first page says it, or the one that the rows begin on, behind a memo. */
export const numberOfPaper = (pages: readonly { lines: readonly Line[] }[]): string | null => {
  const first = pages[0]?.lines ?? [];
  const stated = numberOn(first) ?? requestOn(first);
  if (stated !== null) return stated;
  const rows = pages.find(({ lines }) => hasHeaderRow(lines))?.lines ?? [];
  return rows === first ? null : numberOn(rows);
};

const numberOn = (lines: readonly Line[]): string | null => {
  const usual = median(lines.map(({ fontSize }) => fontSize));
  for (const [at, line] of lines.entries()) {
    const said = NUMBERED.exec(line.text)?.[1];
    if (said !== undefined && isoDate(said) === null) return said;
    const cells = segmentsOf(line.words, CELL_GAP).map(textOf);
    // `Re:   Bid B26-118 – vehicle impact`: a subject says more behind a dash.
    const own = SUBJECT.test(line.text)
      ? cells.flatMap((cell) => cell.replace(SUBJECT, '').split(DASH))
      : cells;
    const titled = own
      .map((cell, index) => TITLED.exec(cell)?.[1] ?? besideLabel(cell, own[index + 1]))
      .find((number) => number !== undefined);
    if (titled !== undefined && isoDate(titled) === null) return titled;
    const called = line.fontSize > usual * TITLE_SIZE ? CALLED.exec(line.text)?.[1] : undefined;
    if (called !== undefined && isoDate(called) === null) return called;
    const under = numberUnderTitle(lines, at);
    if (under !== undefined) return under;
    const label = segmentsOf(line.words, CELL_GAP).find((words) =>
      NUMBER_LABEL.test(textOf(words)),
    );
    const below = label === undefined ? undefined : cellBelow(label, lines, at);
    if (below !== undefined && /^(?=\S*\d)[A-Z\d][\w./-]*$/i.test(below) && isoDate(below) === null)
      return below;
  }
  return null;
};

const requestOn = (lines: readonly Line[]): string | null =>
  lines.flatMap(({ text }) => text.split(DASH)).find((part) => REQUEST.test(part)) ?? null;

/** What the parts of a subject or a title stand between. */
const DASH = /\s+[-–—]\s+/u;

/** `RFP 26-0417`, between dashes: the request that a bid answers, where it has no number of its own. */
const REQUEST = /^(?:RFP|RFQ|IFB|ITB)\s+(?:No\.\s*|#\s*)?(?=\S*\d{3})[A-Z\d][\w-]*$/;

/** `ESTIMATE`, `Repair Proposal`, in a cell of its own. */
const TITLE = /^(?:\p{L}+\s+){0,2}(?:estimate|quote|quotation|proposal|bid|invoice)$/iu;

/** `No. 0862`, `HB-2026-31`, and nothing else in its cell. */
const ONLY_NUMBER =
  /^(?:(?:no\.?|number|#)\s*:?\s*((?=\S*\d)[A-Z\d][\w/-]*)|([A-Z]{1,4}-?\d[\d-]{2,}))$/i;

/** What a number counts that does not say so: the paper whose title stands in its column above. */
const numberUnderTitle = (lines: readonly Line[], at: number): string | undefined => {
  const title = segmentsOf(lines[at]?.words ?? [], CELL_GAP).find((words) =>
    TITLE.test(textOf(words)),
  );
  if (title === undefined) return undefined;
  const { left, right } = boxAround(title);
  const numbers = lines
    .slice(at + 1, at + 1 + LINES_BETWEEN)
    .flatMap(({ words }) => segmentsOf(words, CELL_GAP))
    .filter((words) => boxAround(words).left < right && boxAround(words).right > left)
    .map((words) =>
      ONLY_NUMBER.exec(textOf(words))
        ?.slice(1)
        .find((own) => own !== undefined),
    );
  return numbers.find((number) => number !== undefined && isoDate(number) === null);
};

/** `Quote   QTE0004417` in two cells, `Quote: Q60418` in one: letters before the figures tell a number. */
const besideLabel = (cell: string, next = ''): string | undefined => {
  const [label = '', own = next] = cell.split(/:\s*(?=\S)/);
  return /^(?:estimate|quote|quotation|proposal|bid|invoice)\s*:?$/i.test(label) &&
    /^[A-Z]{1,5}(?:-?\d{3,}|(?:-\d{2,})+)$/.test(own)
    ? own
    : undefined;
};

/** So much larger than most of its page is a title. */
const TITLE_SIZE = 1.2;

/** Font sizes between the cells of a line. */
const CELL_GAP = 1.5;

/** Font sizes between a label and what stands in its column below. */
const CELL_PITCH = 1.2;
/** Lines of other columns may come between. */
const LINES_BETWEEN = 3;

const cellBelow = (
  label: readonly Word[],
  lines: readonly Line[],
  at: number,
): string | undefined => {
  const [left, right] = [label[0]?.box.left ?? 0, label.at(-1)?.box.right ?? 0];
  const { bottom } = boxAround(label);
  for (const line of lines.slice(at + 1, at + 2 + LINES_BETWEEN)) {
    const cell = segmentsOf(line.words, CELL_GAP).find(
      (words) => (words[0]?.box.left ?? right) < right && (words.at(-1)?.box.right ?? left) > left,
    );
    if (cell === undefined) continue;
    const isNext = boxAround(cell).top - bottom <= (label[0]?.fontSize ?? 0) * CELL_PITCH;
    return isNext ? textOf(cell) : undefined;
  }
  return undefined;
};
