import { byLine } from '../pages/by-line.ts';
import { byText } from '../pages/by-text.ts';
import { textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { FactKey } from './fact.ts';
import { FOREIGN_LABELS } from './foreign-labels.ts';

/** What happened, in labels of its day. */
const CAUSES =
  'loss|fire|storm|hail|wind|flood|water|leak|damage|event|incident|occurrence|accident|disaster'.split(
    '|',
  );

const dayOf = (cause: string): string =>
  `date of ${cause}|${cause} date|date ${cause} found|date ${cause} discovered|${cause} occurred|${cause} on|${cause} of|date of the ${cause}`;

/** Labels in lower case without their colon. Longer ones are tried first. */
const LABELS: ReadonlyMap<string, FactKey> = new Map<string, FactKey>(
  (
    [
      [
        'insured',
        'insured|insured owner|subscriber|account name|insured name|name of insured|policyholder|policy holder|named insured|your name|customer|client|homeowner|home owner|homeowner name|owner name|property owner name|owner|recipient|resident|occupant|assured|name of assured|billed to|sold to|invoice to|customer name|client name|prepared for|estimate for|proposal for|quote for|quotation for|bid to|bid for|submitted to|bill to|property owner|owner of record|building owner|member|member name|name of member|name of owner|name of policyholder|claimant|insd|name of the insured|named insured and mailing address|insured and mailing address|insured name and address|proposal to|quote to|quotation to|estimate to|bid submitted to|proposal submitted to|work for|insurance repair bid for|customer name and address|name and address of insured|name / address|name/address|name & address|name and address|name and address of job|name/address of job|displaced family|family|billing and service address|for|plan for|applicant|association|condominium association|insured and location|tenant (insured)|owner (insured)|homeowner (insured)|customer (insured)|insured (tenant)|insured (owner)|insured (homeowner)|insured (customer)|responsible party (insured)|at fault party (insured)',
      ],
      [
        'property',
        'property|property address|loss address|loss at|loss location|location of loss|location of property|location of premises|risk address|risk location|location of risk|property location|job address|site address|project address|job site|ship / install|ship/install|project site|work site|jobsite|site location|service address|address of loss|job at|job located at|job location|job site address|jobsite address|work at|work location|work to be done at|work to be performed at|property at|premises|service location|service at|work performed at|site of work|farm location|loss site|fire site|address of job|house at|house address|building address|building location|insured location|insured premises|loss premises|work location|site of loss|project location|location address|install at|installation address|install address|removed from|damaged residence|damaged home|damaged property|damaged property address|loss addr|place of work|place of loss|location of damage|damage location|place of damage|situation|situation of risk',
      ],
      // A room as well, or a file.
      [
        'place',
        'delivery address|delivery address/job|building|location|loc|site|at|where|place|ship to|deliver to|job|risk|house|residence',
      ],
      ['name', 'name'],
      [
        'insuredAddress',
        'home|quote address|mailing address|billing address|insured address|address|street|street address|home address',
      ],
      [
        'phone',
        'phone|home phone|adjuster phone|estimator phone|insured phone|cellular|cell|cell phone|telephone|tel|mobile|mobile phone|primary phone|home #',
      ],
      ['email', 'e-mail|email|email address|adjuster email|estimator email|insured email'],
      ['company', 'company|business|firm'],
      [
        'claim',
        "claim number|claim no|claim #|claim|drp claim no|drp claim number|drp claim #|clm|clm #|clm no|claim num|claim nbr|claim ref|claim reference|claim id|their reference|their ref|your reference|your ref|insurance claim|insurance ref|insurance reference|insurance claim number|insurance claim #|ins claim|ins claim number|carrier claim|carrier claim number|carrier claim no|carrier claim #|insurer claim|insurer ref|insurer's ref|insurer reference|insurer's reference|insurer claim number|insurer claim no|your claim|your claim number|your claim no|your claim #|claim file|our claim|our file|our file no|file number|file #|file no|reference number|member number|l/r number",
      ],
      [
        'policy',
        'policy number|pol|pol #|pol no|insurance policy|insurance policy number|insurance policy #|your policy|your policy number|policy no|policy #|policy|policy num|policy nbr|policy id|policy ref|policy reference',
      ],
      [
        'typeOfLoss',
        'type of loss|type of claim|loss type|cause of loss|peril|cause|type of estimate',
      ],
      [
        'dateOfLoss',
        [
          'dol|d/l|d/o/l|loss|occurrence|date occurred|date/time of loss',
          ...CAUSES.map(dayOf),
        ].join('|'),
      ],
      ['dateInspected', 'date inspected|inspection date|inspected|date of inspection'],
      ['dateReceived', 'date received|received'],
      ['dateEntered', 'date entered|entered|date est. completed|estimate date'],
      ['dateContacted', 'date contacted|contacted'],
      ['dateCompleted', 'date est completed|date est. completed|date completed|completed'],
      [
        'priceList',
        'price list|price list used|pricelist|price guide|price source|pricing source|price database|pricing database|pricing|cost data|cost database|cost area|database|liste de prix|liste de prix/price database',
      ],
      ['laborEfficiency', 'labor efficiency|depreciate material'],
      [
        'estimate',
        'estimate|estimate name|estimate number|estimate no|estimate #|project name|job name|bid name|project|proposal|proposal #|proposal no|proposal number|quote #|quote number|job number|job #|title',
      ],
      [
        'claimRep',
        'claim rep|claim representative|claims representative|claim rep name|adjuster|claim adjuster|claims adjuster|claim professional|file handler|claim specialist|adjuster name|insurance adjuster',
      ],
      ['estimator', 'estimator|prepared by|estimated by|written by|appraiser|inspector'],
      [
        'carrier',
        'insurance company|insurance carrier|insurance|carrier|carrier name|insurer|insurers|insurance co|ins|ins co|ins carrier|ins company|client company|underwriting company|company name|insurance company name|insurance carrier name|insurer name|name of insurer|underwritten by|wyo company|wyo carrier|wyo insurer|wyo',
      ],
      ['deductible', 'deductible|deducible'],
      ...FOREIGN_LABELS,
      [
        'other',
        'position|sponsor|fax|provider id|nte|estimate id|customer po|po|po #|p/o|purchase order|invoice|invoice no|invoice number|invoice #|invoice date|order taken by|order no|customer order|customer order no|customer order number|order date|salesperson|sales rep|quote date|bid date|job tag|account|account #|ref no|business phone|work phone|contact name|contact phone|contact email|license|reference|reference #|date|depreciate non-material|depreciate taxes|depreciate o&p|depreciate removal|depreciation|depreciate|federal tax id|tax id|operator|day|lien holder|mortgagee|mortgage company|date of report|report date|time|page|coverage|policy type|claim type|status|year built|contractor|cat code|cat|event|description|roof age|total|website|web|valid until|expires|terms|public adjuster|prior claim|previous claim|prior loss|business owner|agent|agency|lender|mortgage holder|city|state|zip|zip code|city, state, zip|city, state, zip code|city, state and zip|city, state and zip code|city/state/zip|number|agent name|latitude|longitude|county|water height|water depth|principal residence|primary residence|insurance letter|site visit',
      ],
    ] as const
  ).flatMap(([key, labels]) => labels.split('|').map((label): [string, FactKey] => [label, key])),
);

/** `Orchard Insurance        Policy:`: what ends one cell is no part of the label in the next. */
const isParted = (words: readonly Word[], index: number, length: number): boolean =>
  words.slice(index, index + length).some((word, at, own) => {
    const next = own[at + 1];
    return next !== undefined && next.box.left - word.box.right > word.fontSize * PARTED;
  });

/** Font sizes. */
const PARTED = 2.5;

/** Words: `Lieu du sinistre / Loss Location :` is told in two languages. */
const LONGEST_LABEL = 8;

export const labelAt = (
  words: readonly Word[],
  index: number,
): { key: FactKey; label: string; used: number } | null => {
  for (let length = LONGEST_LABEL; length >= 1; length -= 1) {
    const last = words[index + length - 1];
    if (last === undefined) continue;
    const colonApart = words[index + length]?.text === ':';
    if (!last.text.endsWith(':') && !colonApart) continue;
    if (isParted(words, index, length)) continue;
    const text = plain(textOf(words.slice(index, index + length)));
    const key =
      keyIn(text) ??
      askedFor(keysOfLabel(text)) ??
      // `Trees at: 12 Plum Row`
      (/^\p{L}+ at$/u.test(text) ? 'place' : undefined);
    if (key === undefined) continue;
    const isInText =
      key === 'estimate' &&
      [index - 1, index].every((at) => /^\p{Ll}/u.test(words[at]?.text ?? ''));
    if ((key === 'carrier' || isInText) && isPartOfMore(words, index)) continue;
    if (key === 'insured' && ACTS_FOR.test(textOf(words.slice(Math.max(0, index - 3), index))))
      continue;
    return { key, label: text, used: length + (colonApart ? 1 : 0) };
  }
  return null;
};

/** `Appraiser for the Insured: Dana Quillon` names who acts for somebody else. */
const ACTS_FOR =
  /\b(?:appraiser|adjuster|attorney|counsel|agent|representative)\s+(?:for|of)(?:\s+the)?$/i;

/** `Insurer / Claim`: what each part of a label says; none where one of them is not known. */
export const keysOfLabel = (text: string): readonly FactKey[] => {
  if (!text.includes('/')) return [];
  const keys = text.split('/').map((part) => keyOfLabel(part.trim()));
  return keys.every((key) => key !== null) ? keys : [];
};

/** `General Liability Insurance: ...` is no label of the carrier's, nor `is not part of this estimate: ...` one of its name. */
const isPartOfMore = (words: readonly Word[], index: number): boolean => {
  const [before, word] = [words[index - 1], words[index]];
  if (before === undefined || word === undefined || /[:;,.|\d]$/.test(before.text)) return false;
  return word.box.left - before.box.right < word.fontSize * 0.6;
};

/** What heads an estimate under labels without colons; other words are too common to be labels. */
export const FORM_KEYS: ReadonlySet<FactKey> = new Set<FactKey>([
  'insured',
  'property',
  'claim',
  'policy',
  'typeOfLoss',
  'dateOfLoss',
  'dateInspected',
  'dateReceived',
  'priceList',
  'claimRep',
  'estimator',
  'carrier',
  'deductible',
]);

/** What words say as a label without a colon: of `Insurer / claim`, what its first part says, of `PO / claim #` what is asked for. */
export const formLabel = (words: readonly Word[]): FactKey | null => {
  if (words.length > LONGEST_LABEL || !mayBeginLabel(words[0]?.text ?? '')) return null;
  return keyOfForm(textOf(words));
};

const keyOfForm = byText((text): FactKey | null => {
  const whole = keyOfLabel(text);
  if (whole !== null) return whole;
  return askedFor(keysOfLabel(plain(text))) ?? null;
});

/** Of `PO / claim #` the claim. */
const askedFor = (keys: readonly FactKey[]): FactKey | undefined =>
  keys.find((key) => key !== 'other') ?? keys[0];

/** `ins. claim no`, `homeowners`, `billing & service address` as they are listed; nothing where they are not. */
const keyIn = (label: string): FactKey | undefined =>
  LABELS.get(label) ??
  (label.includes(' / ') ? LABELS.get(label.replaceAll(' / ', '/')) : undefined) ??
  (label.includes('.') ? LABELS.get(label.replaceAll('.', '')) : undefined) ??
  (label.endsWith('s') ? LABELS.get(label.slice(0, -1)) : undefined) ??
  (label.includes('&') ? LABELS.get(label.replaceAll('&', 'and')) : undefined);

/** What a label says, with or without its colon; null where it is not known. */
export const keyOfLabel = (text: string): FactKey | null => {
  const label = plain(text);
  const numbered = NUMBER_WORD.exec(label);
  return keyIn(label) ?? (numbered && keyIn(`${numbered[1]} number`)) ?? null;
};

/** `Insurance claim no.` is its number. */
const NUMBER_WORD = /^(.*\S) (?:no|num|nbr|#)$/;

/** A label as `LABELS` has it: `CLM#:` is `clm #`, `Policyholder(s):` is `policyholder`. */
export const plain = (text: string): string => {
  const said = text.toLowerCase().replace(/(?:\(s\))?[\s.:]+$|\(s\)$/, '');
  return said.includes('#') ? said.replace(/(\w)#/, '$1 #') : said;
};

const FIRST_LETTERS = /^[\p{L}\p{N}]*/u;
const BEHIND_ASCII = 0x80;

/** Or a digit. */
const isAsciiLetter = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x30 && code <= 0x39);

/** A loop: every word of most lines is asked, and few have other letters than these. */
const firstWordOf = (text: string): string => {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= BEHIND_ASCII) return FIRST_LETTERS.exec(text)?.[0] ?? '';
    if (!isAsciiLetter(code)) return text.slice(0, at);
  }
  return text;
};

/** How labels begin, so that most lines are passed over at once. */
const BEGINNINGS: ReadonlySet<string> = new Set([...LABELS.keys()].map(firstWordOf));

/** Whether a label may begin with a word, as it stands or as `keyIn` looks for it. */
const mayBeginLabel = (word: string): boolean => {
  const said = word.toLowerCase();
  if (said.includes('.') || said.includes('&')) return true;
  const first = firstWordOf(said);
  return BEGINNINGS.has(first) || (first.endsWith('s') && BEGINNINGS.has(first.slice(0, -1)));
};

/** Whether a known label may begin at some word of a line; each form of labels asks it. */
export const mayHoldLabel = byLine(({ text }): boolean => holdsBeginning(text.toLowerCase()));

/** Word by word, without a list of them: each line of a document is asked. */
const holdsBeginning = (text: string): boolean => {
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    if (at < text.length && !isBetweenWords(text.charCodeAt(at))) continue;
    if (at > from && BEGINNINGS.has(firstWordOf(text.slice(from, at)))) return true;
    from = at + 1;
  }
  return false;
};

/** White space, and the bars that part fields: `|`, `¦`, `│`. */
const isBetweenWords = (code: number): boolean =>
  code <= 0x20 ||
  code === 0x7c ||
  (code > 0x7f && (code === 0xa0 || code === 0xa6 || code === 0x2502 || isWideSpace(code)));

const isWideSpace = (code: number): boolean =>
  (code >= 0x2000 && code <= 0x200a) || code === 0x202f || code === 0x205f || code === 0x3000;
