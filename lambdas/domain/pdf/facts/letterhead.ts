import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isPageFurniture } from '../pages/page-titles.ts';
import { ADJUSTERS, CARRIERS, isCarrier } from './carriers.ts';
import { FORM_KEYS, formLabel, labelAt } from './fact-labels.ts';
import { factsOfFormLine, factsOfLine } from './facts-of-line.ts';

const namesFacts = (line: Line): boolean =>
  factsOfLine(line).some((fact) => fact.key !== 'other') ||
  factsOfFormLine(line).filter((fact) => FORM_KEYS.has(fact.key)).length > 1 ||
  (segmentsOf(line.words, 1.5).length > 1 &&
    FORM_KEYS.has(factsOfFormLine(line)[0]?.key ?? 'other'));

/** Whether a line begins with a label; only what stands further right may have one. */
const isLabelled = (line: Line): boolean => {
  const [first = []] = segmentsOf(line.words, 2.5);
  return first.some((_, index) => labelAt(first, index) !== null) || formLabel(first) !== null;
};

/** The lines at the very top of the first page with facts, before the first label. */
export const letterheadOf = (pages: readonly { lines: Line[]; height: number }[]): string[] => {
  for (const page of pages) {
    if (page.lines.filter(namesFacts).length < 2) continue;
    // Beside the company's name, the insured's or the claim's number may stand at the right.
    const at = page.lines.findIndex(
      (line) =>
        namesFacts(line) &&
        (isLabelled(line) ||
          // A claim's number and the page's may stand at the right of a name.
          (factsOfLine(line).length === 0 &&
            !/\bpage\s+\d+$/i.test(line.text) &&
            !isCarrier(textOf(segmentsOf(line.words, 2.5)[0] ?? [])))),
    );
    if (at < 0) continue;
    const head = page.lines
      .slice(0, at)
      .filter((line) => line.box.top < page.height * 0.35)
      // A date, a page number or the estimate's name may stand at the right of the company's.
      .map((line) => textOf(segmentsOf(line.words, 2.5)[0] ?? []))
      // `Plum Valley Insurance Co. | Farm Claims`
      .map((text) => text.split(' | ', 1).join())
      .filter(
        (text) =>
          /\p{L}{3}/u.test(text) &&
          !isSentence(text) &&
          !/\bpage\b|estimate example/i.test(text) &&
          !TITLE.test(text),
      );
    if (head.length > 0) return head;
  }
  return [];
};

/** What the page is called, not who wrote it. */
const TITLE =
  /^(?:your|understanding)\b|\b(?:cover\s+sheet|guide)$|^(?:(?:supplement(?:al)?|proof|statement|scope|of|loss|work|repairs?|damages?|building|property|insurance|claim|cost|final|preliminary|revised|detailed|-|–)\s+)*(?:estimate|proposal|invoice|quote|quotation|bid|request|worksheet|statement|report|summary|scope|loss)$/i;

/** What a letter says, or a guide; no name has as many words. */
const isSentence = (text: string): boolean =>
  text.length > 90 ||
  (/\p{Ll}{2}[.!?]$/u.test(text) && text.split(/\s+/).length > 7) ||
  TELLS.test(text);

/** `Scope agreed with State Farm's field adjuster.`: words in small letters up to the full stop, as in no firm's name. */
const TELLS = /\s\p{Ll}{4,}\s.*\s\p{Ll}{4,}\.$/u;

/** An adjuster's letterhead says for whom he works. */
const ON_BEHALF = /^(?:on\s+behalf\s+of|for)\s*:?\s+(?=\p{Lu})/iu;

/** A Write Your Own company of the national flood program, as an adjuster's letterhead says for whom. */
const WRITES_ITS_OWN = /\s+\(WYO\)$/;

/** `- Orchard Mutual`, `a Orchard Mutual`, `**Orchard Mutual`: what is left of a picture beside the name, in a scan. */
const MARK_BEFORE = /^(?:[*_~•|]+|(?:[^\p{L}\p{N}\s]|\p{Ll})\s+)(?=\p{Lu})/u;

/** `Elmtown Farmers Insurance`, `Plum Valley Mutual Ins. Co.`: a cell that is an insurer's name and nothing else. */
const IN_CELL =
  /^(?:\p{Lu}[\p{L}&'’.-]*\s+){1,4}(?:insurance|mutual|assurance|indemnity|casualty)(?:\s+(?:insurance|ins\.?|company|co\.?|group|exchange|corporation|association))*$/iu;

/** `Leak 2/19/2026 - State Farm claim 7712-04`: a title says more than who insures. */
const SAYS_CLAIM = /\b(?:claim|clm|policy)\b.*\d/i;

/** A street or a town may be called as an insurer is. */
const namesInsurer = (text: string): boolean =>
  (CARRIERS.test(text) && !ADDRESS.test(text) && !/\d/.test(text)) ||
  (IN_CELL.test(text) && isCarrier(text));

export const carrierOf = (
  letterhead: readonly string[],
  pages: readonly { lines: Line[] }[],
): string | null => {
  const named = letterhead
    .map((text) => text.trim().replace(MARK_BEFORE, '').replace(ON_BEHALF, ''))
    .find((text) => isCarrier(text) && !SAYS_CLAIM.test(text) && !ADDRESS.test(text));
  if (named !== undefined) return named.replace(WRITES_ITS_OWN, '');
  for (const page of pages)
    for (const line of page.lines.slice(0, 4)) {
      // The program's name and the page's number may stand on either side.
      const named = segmentsOf(line.words, 2.5)
        .flatMap((words) => textOf(behindCompany(words)).split(/\s+[/|·•]\s+/u))
        .map((text) => text.trim().replace(MARK_BEFORE, '').replace(ON_BEHALF, ''))
        .find((text) => namesInsurer(text) && !SAYS_CLAIM.test(text));
      if (named !== undefined && line.text.length < 80 && !isSentence(line.text.trim()))
        return named.replace(CLAIM_BEHIND, '').trim();
    }
  return null;
};

/** `Company:   Orchard Mutual`, beside whom it insures, without its label. */
const behindCompany = (words: readonly Word[]): readonly Word[] => {
  const label = labelAt(words, 0);
  return label?.key === 'company' ? words.slice(label.used) : words;
};

/** `Plymouth Rock claim CLM-0099318-26. Unit vacant.` */
const CLAIM_BEHIND = /\s+(?:claim|policy)\s+(?:(?:no\.?|number|#)\s*)?(?=\S*\d{4}).*$/i;

/** `Quarrel Bay Claims`, and nothing else. */
const CLAIMS_OFFICE =
  /^\p{Lu}[\p{L}&'’.-]+(?: (?:\p{Lu}[\p{L}&'’.-]+|&|and)){0,3} (?:Claims|CLAIMS)$/u;

/** Whose or what claims they are: `Property Claims` names nobody, and others adjust after a storm. */
const KINDS_OF_CLAIMS =
  /^(?:(?:property|home|homeowners?|insurance|commercial|personal|field|inside|national|lines|large|loss|office|the|and|&|claims)\s*)+$|\b(?:catastrophe|cat|independent|public|your|my)\b/i;

/** The insurer at the very top that calls itself after what it does there. */
export const claimsOfficeOf = ([name = '']: readonly string[]): string | null => {
  const office = name.trim();
  return CLAIMS_OFFICE.test(office) && !KINDS_OF_CLAIMS.test(office) && !ADJUSTERS.test(office)
    ? office
    : null;
};

/** A street or a town with its state, as they stand below the name of who writes. */
const ADDRESS = /^\d+[\dA-Z-]*\s+\p{L}.*|\b[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?\b/u;

/** An insurer at the very top of a letter that states no facts: larger than its address below. */
export const carrierOfLetter = (pages: readonly { lines: Line[] }[]): string | null => {
  for (const { lines } of pages) {
    // The page's number may be printed above all.
    const [first, second] = lines.slice(0, 3).filter(({ text }) => !isPageFurniture(text));
    if (first === undefined || second === undefined) continue;
    const name = first.text.trim();
    if (!first.bold || first.fontSize < second.fontSize * 1.1 || name.length > 60) continue;
    if (isCarrier(name) && ADDRESS.test(second.text.trim()) && !TITLE.test(name)) return name;
  }
  return null;
};

/** `ESTIMATE_NAME   5/28/2026   Page: 3` at the foot of a page. */
export const estimateNameOfFooter = (pages: readonly { lines: Line[] }[]): string | null => {
  for (const page of pages)
    for (const line of page.lines.slice(-3)) {
      const match =
        /^(\S.*?)\s+(?:[|·•]\s+)?\d{1,2}\/\d{1,2}\/\d{4}\s+(?:[|·•]\s+)?page\s*:?\s*\d+$/i.exec(
          line.text.trim(),
        );
      if (match?.[1] !== undefined && NAME.test(match[1])) return match[1];
    }
  return null;
};

/** `QUILLON_IDA`, or the day and the hour that the program names an estimate by: `2026-07-13-1022`. */
const NAME = /\p{L}|^\d{4}-\d{2}-\d{2}-\d{3,4}\b/u;

/** `Line Item Totals: ESTIMATE_NAME  1,200.00`: the last total is that of the whole estimate. */
export const estimateNameOfTotal = (pages: readonly { lines: Line[] }[]): string | null => {
  for (const page of pages.toReversed())
    for (const line of page.lines.toReversed()) {
      const match =
        /^line\s+item\s+totals?(?:\s*:|\s+[-–—](?=\s))\s*(\S.*?)\s+\(?[\d,]*\.\d{2}\b/i.exec(
          line.text.trim(),
        );
      if (match?.[1] !== undefined && NAME.test(match[1])) return match[1];
    }
  return null;
};
