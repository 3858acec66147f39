import type { PrintedContact, PrintedCoverage, PrintedFacts } from '../estimate/estimate.ts';
import { readFigure, tokensOf } from './figures.ts';
import { type Line, segmentsOf, textOf } from './lines.ts';
import type { Word } from './page-text.ts';

/** What the head of an estimate says about it. */
export interface EstimateFacts {
  estimateName: string | null;
  claimNumber: string | null;
  policyNumber: string | null;
  insuredName: string | null;
  propertyAddress: string | null;
  dateOfLoss: string | null;
  carrierName: string | null;
  priceList: string | null;
  facts: PrintedFacts;
  coverages: PrintedCoverage[];
}

type FactKey =
  | 'insured'
  | 'property'
  | 'insuredAddress'
  | 'name'
  | 'phone'
  | 'email'
  | 'company'
  | 'claim'
  | 'policy'
  | 'typeOfLoss'
  | 'dateOfLoss'
  | 'dateInspected'
  | 'dateReceived'
  | 'dateEntered'
  | 'dateContacted'
  | 'dateCompleted'
  | 'priceList'
  | 'laborEfficiency'
  | 'estimate'
  | 'claimRep'
  | 'estimator'
  | 'carrier'
  | 'deductible'
  | 'other';

/** Labels in lower case without their colon. Longer ones are tried first. */
const LABELS: ReadonlyMap<string, FactKey> = new Map<string, FactKey>(
  (
    [
      [
        'insured',
        'insured|insured name|name of insured|policyholder|policy holder|named insured|insured(s)|your name|customer|client|homeowner|owner|customer name|client name|prepared for|bill to',
      ],
      [
        'property',
        'property|property address|loss address|loss location|location of loss|risk address|risk location|property location|job address|site address|project address|job site|service address|address of loss',
      ],
      ['name', 'name'],
      ['insuredAddress', 'home|mailing address|billing address|insured address|address'],
      [
        'phone',
        'phone|home phone|cellular|cell|cell phone|telephone|tel|mobile|primary phone|home #',
      ],
      ['email', 'e-mail|email|email address'],
      ['company', 'company|business|firm'],
      [
        'claim',
        'claim number|claim no|claim #|claim|claim num|claim id|your claim|your claim number|your claim no|your claim #|our claim|file number|file #|file no|reference number|member number|l/r number',
      ],
      [
        'policy',
        'policy number|your policy|your policy number|policy no|policy #|policy|policy num',
      ],
      ['typeOfLoss', 'type of loss|loss type|cause of loss|peril|cause|type of estimate'],
      ['dateOfLoss', 'date of loss|loss date|dol|date/time of loss|date of occurrence'],
      ['dateInspected', 'date inspected|inspection date|inspected|date of inspection'],
      ['dateReceived', 'date received|received'],
      ['dateEntered', 'date entered|entered|date est. completed|estimate date'],
      ['dateContacted', 'date contacted|contacted'],
      ['dateCompleted', 'date est completed|date est. completed|date completed|completed'],
      ['priceList', 'price list|pricelist|price database|pricing'],
      ['laborEfficiency', 'labor efficiency|depreciate material'],
      [
        'estimate',
        'estimate|estimate name|estimate number|estimate no|estimate #|project name|job name|project|proposal #|proposal no|proposal number|quote #|quote number|job number|job #',
      ],
      [
        'claimRep',
        'claim rep|claim representative|claims representative|claim rep name|adjuster|claim adjuster|claims adjuster|claim professional|file handler|claim specialist',
      ],
      ['estimator', 'estimator|prepared by|estimated by|written by|appraiser|inspector'],
      [
        'carrier',
        'insurance company|insurance carrier|carrier|insurer|insurance co|client company|underwriting company|company name|underwritten by',
      ],
      ['deductible', 'deductible'],
      [
        'other',
        'position|fax|license|reference|date|depreciate non-material|depreciate taxes|depreciate o&p|depreciate removal|depreciation|depreciate|federal tax id|tax id|operator|day|lien holder|mortgagee|mortgage company|date of report|time|page|coverage|policy type|claim type|status|year built|contractor|cat code|cat|event|description|roof age|total|website|web|valid until|expires|terms',
      ],
    ] as const
  ).flatMap(([key, labels]) => labels.split('|').map((label): [string, FactKey] => [label, key])),
);

const LONGEST_LABEL = 4;

interface Fact {
  key: FactKey;
  value: string;
  /** Where the value begins, for values that go on below. */
  left: number;
  line: Line;
}

const labelAt = (words: readonly Word[], index: number): { key: FactKey; used: number } | null => {
  for (let length = LONGEST_LABEL; length >= 1; length -= 1) {
    const part = words.slice(index, index + length);
    const last = part.at(-1);
    if (part.length < length || last === undefined) continue;
    const next = words[index + length];
    const colonApart = next?.text === ':';
    if (!last.text.endsWith(':') && !colonApart) continue;
    const text = textOf(part).toLowerCase().replace(/:$/, '').replace(/\.$/, '');
    const key = LABELS.get(text) ?? LABELS.get(text.replaceAll('.', ''));
    if (key !== undefined) return { key, used: length + (colonApart ? 1 : 0) };
  }
  return null;
};

/** Values stop at the next label and at a wide gap. */
const VALUE_GAP = 3;

const factsOfLine = (line: Line): Fact[] => {
  const facts: Fact[] = [];
  if (!line.text.includes(':')) return facts;
  const { words } = line;
  for (let index = 0; index < words.length; ) {
    const label = labelAt(words, index);
    if (label === null) {
      index += 1;
      continue;
    }
    index += label.used;
    const value: Word[] = [];
    while (index < words.length && labelAt(words, index) === null) {
      const word = words[index];
      const before = value.at(-1);
      if (word === undefined) break;
      const gap = before === undefined ? 0 : word.box.left - before.box.right;
      const isWide = gap > Math.max(word.fontSize, 4) * VALUE_GAP;
      if (isWide && !(label.key === 'insured' && isLastName(words, index, value))) break;
      value.push(word);
      index += 1;
    }
    facts.push({
      key: label.key,
      value: textOf(value),
      left: value[0]?.box.left ?? words[index - 1]?.box.right ?? line.box.left,
      line,
    });
  }
  return facts;
};

/** First and last name stand in fields of their own: `Customer:  DESMOND        OKONJO`. */
const isLastName = (words: readonly Word[], index: number, value: readonly Word[]): boolean => {
  const isName = (word: Word | undefined): boolean =>
    word !== undefined && /^\p{Lu}[\p{L}'-]+$/u.test(word.text);
  const next = words[index + 1];
  const endsThere = next === undefined || labelAt(words, index + 1) !== null;
  return value.length === 1 && isName(value[0]) && isName(words[index]) && endsThere;
};

/** What heads an estimate under labels without colons; other words are too common to be labels. */
const FORM_KEYS: ReadonlySet<FactKey> = new Set<FactKey>([
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

const formLabel = (words: readonly Word[]): FactKey | null =>
  words.length > LONGEST_LABEL
    ? null
    : (LABELS.get(
        textOf(words)
          .toLowerCase()
          .replace(/[.:]+$/, ''),
      ) ?? null);

/** Cells of a form: label, value, label, value, or labels above their values. */
const factsOfFormLine = (line: Line): Fact[] => {
  const facts: Fact[] = [];
  for (const words of segmentsOf(line.words, 1.5)) {
    const key = formLabel(words);
    const [first] = words;
    const open = facts.at(-1);
    if (key !== null)
      facts.push({ key, value: '', left: words.at(-1)?.box.right ?? line.box.left, line });
    // What stands before the first label goes on with a value of the line above.
    else if (open === undefined || textOf(words).includes(': ')) continue;
    else if (open.value === '') {
      open.value = textOf(words);
      open.left = first?.box.left ?? open.left;
    } else open.value += ` ${textOf(words)}`;
  }
  return facts;
};

/** How many different facts a page states in a form without colons. */
export const countFormFacts = (lines: readonly Line[]): number =>
  new Set(formFacts(lines).map((fact) => fact.key)).size;

/** A form sets several of its labels without a colon; one alone may be anything. */
const formFacts = (lines: readonly Line[]): Fact[] => {
  const facts = lines
    .flatMap((line) => (line.words.length > 20 ? [] : factsOfFormLine(line)))
    .filter((fact) => FORM_KEYS.has(fact.key));
  if (new Set(facts.map((fact) => fact.key)).size >= 3) return facts;
  // `Claim No. 534958738` says what it is all by itself.
  return facts.filter(
    ({ key, value }) => (key === 'claim' || key === 'policy') && /^[\w-]*\d[\w -]*$/.test(value),
  );
};

/** The form is found on the first pages; later ones hold the rows. */
const FORM_PAGES = 6;

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** `11/6/2023 9:00 AM`, `May 28, 2026`, `2026-05-28` to `YYYY-MM-DD`; null for anything else. */
export const isoDate = (text: string): string | null => {
  const iso = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(text);
  if (iso !== null) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const american = /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/.exec(text);
  if (american !== null) {
    const year = Number(american[3]);
    const full = year < 100 ? year + (year > 70 ? 1900 : 2000) : year;
    return dateOf(full, Number(american[1]), Number(american[2]));
  }
  const named = /\b([A-Za-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/.exec(text);
  if (named !== null) {
    const month = MONTHS.indexOf((named[1] ?? '').slice(0, 3).toLowerCase()) + 1;
    return month === 0 ? null : dateOf(Number(named[3]), month, Number(named[2]));
  }
  const dayFirst = /\b(\d{1,2})\s+([A-Za-z]{3,9})\.?,?\s+(\d{4})\b/.exec(text);
  if (dayFirst !== null) {
    const month = MONTHS.indexOf((dayFirst[2] ?? '').slice(0, 3).toLowerCase()) + 1;
    return month === 0 ? null : dateOf(Number(dayFirst[3]), month, Number(dayFirst[1]));
  }
  return null;
};

const dateOf = (year: number, month: number, day: number): string | null => {
  if (month < 1 || month > 12 || day < 1 || day > 31 || year < 1900 || year > 2200) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

const PHONE = /\(?\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}/;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const ADDRESS_LINE = /^[\p{L}\d][\p{L}\p{N}\s.,#'&/-]*$/u;

/** Companies whose letterhead names the carrier; a label in the print goes before them. */
const CARRIERS =
  /\b(?:state farm|allstate|farmers insurance|farmers|travelers|usaa|liberty mutual|nationwide|progressive|american family|erie insurance|auto-owners|safeco|chubb|the hartford|geico|amica|mercury insurance|country financial|shelter insurance|cincinnati insurance|westfield|assurant|citizens property insurance|universal property|heritage insurance|hanover|kemper|encompass|metlife|foremost|grange|donegal|texas farm bureau|farm bureau|asi|frontline|tower hill|security first)\b/i;

const CARRIER_WORDS = /\b(?:insurance|mutual|indemnity|casualty|assurance|underwriters|lloyds)\b/i;

/** Facts that are no amounts. */
const NAMES: ReadonlySet<FactKey> = new Set<FactKey>([
  'insured',
  'property',
  'claim',
  'policy',
  'carrier',
  'estimate',
]);

/** Reads the facts of the estimate from its pages, guide pages left out. */
export const readFacts = (
  pages: readonly { page: number; lines: Line[]; height: number }[],
): EstimateFacts => {
  const first = new Map<FactKey, Fact>();
  const all: Fact[] = [];
  const add = (fact: Fact): void => {
    // `Carrier: $0.00` stands in a note about payments.
    if (NAMES.has(fact.key) && fact.value.startsWith('$')) return;
    all.push(fact);
    const known = first.get(fact.key);
    if (known === undefined || known.value === '') first.set(fact.key, fact);
  };
  for (const page of pages)
    for (const line of page.lines) for (const fact of factsOfLine(line)) add(fact);
  for (const page of pages.slice(0, FORM_PAGES))
    for (const fact of formFacts(page.lines)) add(fact);
  const addressee = addresseeOf(pages);
  if (addressee !== null) {
    add({ ...addressee, key: 'insured' });
    if (!first.has('property')) add({ ...addressee, key: 'property', value: '' });
  }
  const linesOf = new Map(pages.map((page) => [page.page, page.lines]));
  const value = (key: FactKey): string | null => {
    const fact = first.get(key);
    if (fact === undefined) return null;
    const text = fact.value !== '' ? fact.value : valueBelow(fact, linesOf);
    return text === null || text === '' ? null : text;
  };
  const date = (key: FactKey): string | null => {
    const text = value(key);
    return text === null ? null : isoDate(text);
  };
  const letterhead = letterheadOf(pages);
  const priceList = /\b[A-Z0-9]{4,7}_[A-Z0-9]{4,9}\b/.exec(value('priceList') ?? '')?.[0];
  return {
    estimateName: value('estimate') ?? estimateNameOfFooter(pages),
    claimNumber: value('claim'),
    policyNumber: value('policy'),
    insuredName: value('insured') ?? value('name'),
    propertyAddress: address(first.get('property'), linesOf),
    dateOfLoss: date('dateOfLoss'),
    carrierName: value('carrier') ?? carrierOf(letterhead, pages),
    priceList: priceList ?? value('priceList'),
    facts: {
      typeOfLoss: value('typeOfLoss'),
      laborEfficiency: laborEfficiencyOf(all, linesOf),
      estimator: contact(first.get('estimator'), all),
      claimRepresentative: contact(first.get('claimRep'), all),
      insuredAddress: address(first.get('insuredAddress'), linesOf),
      insuredPhone: phoneOf(all),
      companyName: letterhead[0] ?? null,
      dateInspected: date('dateInspected'),
      dateReceived: date('dateReceived'),
      dateEntered: date('dateEntered'),
      dateContacted: date('dateContacted'),
      dateCompleted: date('dateCompleted'),
    },
    coverages: readCoverages(pages),
  };
};

/** `Prepared for` on a line of its own, over a name and an address; null where there is none. */
const addresseeOf = (pages: readonly { lines: Line[] }[]): Fact | null => {
  for (const { lines } of pages.slice(0, 2))
    for (const [index, line] of lines.entries()) {
      if (!/\b(?:prepared|proposal|estimate|submitted|quote)\s+(?:for|to)\b/i.test(line.text))
        continue;
      const segment = segmentsOf(line.words, VALUE_GAP).find((words) =>
        /^(?:prepared|proposal|estimate|(?:proposal\s+)?submitted|quote)\s+(?:for|to)\s*:?$/i.test(
          textOf(words),
        ),
      );
      const left = segment?.[0]?.box.left;
      const below = lines[index + 1];
      if (left === undefined || below === undefined) continue;
      const name = segmentsOf(below.words, VALUE_GAP).find(
        (words) => Math.abs((words[0]?.box.left ?? 0) - left) < 8,
      );
      if (name === undefined || below.box.top - line.box.bottom > line.fontSize * 1.5) continue;
      return { key: 'insured', value: textOf(name), left, line: below };
    }
  return null;
};

/** A value that stands under its label. */
const valueBelow = (fact: Fact, linesOf: ReadonlyMap<number, Line[]>): string | null => {
  const lines = linesOf.get(fact.line.page) ?? [];
  const next = lines[lines.indexOf(fact.line) + 1];
  if (next === undefined || next.box.top - fact.line.box.bottom > fact.line.fontSize * 1.5)
    return null;
  if (factsOfLine(next).length > 0) return null;
  // Only a print that sets all its labels over their values: this line holds labels alone.
  const beside = fact.line.text.includes(':') ? factsOfLine(fact.line) : factsOfFormLine(fact.line);
  if (beside.some((other) => other.value !== '')) return null;
  const labels = segmentsOf(fact.line.words, 2);
  const label = labels.find((segment) => (segment.at(-1)?.box.right ?? 0) >= fact.left - 1);
  const left = label?.[0]?.box.left ?? fact.left;
  const segment = segmentsOf(next.words, 2).find(
    (words) => Math.abs((words[0]?.box.left ?? 0) - left) < 12,
  );
  return segment === undefined ? null : textOf(segment);
};

/** Of the United States or Canada, at an address's end. */
const POSTAL_CODE = /\b(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/;

/** An address runs over the lines below, aligned with its first line. */
const address = (fact: Fact | undefined, linesOf: ReadonlyMap<number, Line[]>): string | null => {
  if (fact === undefined) return null;
  if (PHONE.test(fact.value) && fact.key === 'insuredAddress') return null;
  const parts = fact.value === '' ? [] : [fact.value];
  const lines = linesOf.get(fact.line.page) ?? [];
  let above = fact.line;
  for (const line of lines.slice(lines.indexOf(fact.line) + 1)) {
    if (POSTAL_CODE.test(parts.at(-1) ?? '')) break;
    if (line.box.top - above.box.bottom > above.fontSize * 1.2 || parts.length >= 4) break;
    const segments = segmentsOf(line.words, VALUE_GAP);
    const at = segments.findIndex((words) => Math.abs((words[0]?.box.left ?? 0) - fact.left) < 8);
    const segment = segments[at];
    if (segment === undefined || formLabel(segments[at - 1] ?? []) !== null) break;
    const text = textOf(segment);
    if (
      factsOfLine(line).some((other) => other.left >= fact.left - 8 && other.left <= fact.left + 8)
    )
      break;
    if (segment.some((_, index) => labelAt(segment, index) !== null)) break;
    if (formLabel(segment) !== null) break;
    if (!ADDRESS_LINE.test(text) || PHONE.test(text)) break;
    parts.push(text);
    above = line;
  }
  return parts.length === 0 ? null : parts.join(', ').replace(/,\s*,/g, ',');
};

/** Company, phone and e-mail that follow a person's name, before the next person. */
const contact = (fact: Fact | undefined, all: readonly Fact[]): PrintedContact | null => {
  if (fact === undefined || fact.value === '') return null;
  const after = all.slice(all.indexOf(fact) + 1);
  const end = after.findIndex((other) =>
    ['claimRep', 'estimator', 'insured', 'claim', 'property'].includes(other.key),
  );
  const own = end < 0 ? after.slice(0, 8) : after.slice(0, end);
  const near = own.filter(
    (other) =>
      other.line.page === fact.line.page && Math.abs(other.line.box.top - fact.line.box.top) < 90,
  );
  const find = (test: (other: Fact) => boolean): string | null => near.find(test)?.value || null;
  return {
    name: fact.value,
    company: find((other) => other.key === 'company' && !PHONE.test(other.value)),
    phone: find((other) => PHONE.test(other.value)),
    email: find((other) => EMAIL.test(other.value)),
  };
};

const phoneOf = (all: readonly Fact[]): string | null => {
  const insured = all.findIndex((fact) => fact.key === 'insured');
  if (insured < 0) return null;
  const near = all
    .slice(insured + 1)
    .filter((fact) => Math.abs(fact.line.box.top - (all[insured]?.line.box.top ?? 0)) < 60);
  const found = near.find(
    (fact) => (fact.key === 'phone' || fact.key === 'insuredAddress') && PHONE.test(fact.value),
  );
  return found === undefined ? null : (PHONE.exec(found.value)?.[0] ?? null);
};

const laborEfficiencyOf = (
  all: readonly Fact[],
  linesOf: ReadonlyMap<number, Line[]>,
): string | null => {
  const fact = all.find((other) => other.key === 'priceList');
  const lines = fact === undefined ? [] : (linesOf.get(fact.line.page) ?? []);
  const at = fact === undefined ? -1 : lines.indexOf(fact.line);
  const below = lines.slice(at + 1, at + 3).map((line) => line.text);
  return (
    below
      .map((text) =>
        /Restoration\/Service\/Remodel|New Construction|Restoration|Service/i.exec(text),
      )
      .find((match) => match !== null)?.[0] ?? null
  );
};

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
const letterheadOf = (pages: readonly { lines: Line[]; height: number }[]): string[] => {
  for (const page of pages.slice(0, FORM_PAGES)) {
    if (page.lines.filter(namesFacts).length < 2) continue;
    // Beside the company's name, the insured's or the claim's number may stand at the right.
    const at = page.lines.findIndex(
      (line) => namesFacts(line) && (isLabelled(line) || factsOfLine(line).length === 0),
    );
    if (at < 0) continue;
    const head = page.lines
      .slice(0, at)
      .filter((line) => line.box.top < page.height * 0.35)
      // A date, a page number or the estimate's name may stand at the right of the company's.
      .map((line) => textOf(segmentsOf(line.words, 2.5)[0] ?? []))
      .filter((text) => /\p{L}{3}/u.test(text) && !/\bpage\b|estimate example/i.test(text));
    if (head.length > 0) return head;
  }
  return [];
};

const carrierOf = (
  letterhead: readonly string[],
  pages: readonly { lines: Line[] }[],
): string | null => {
  const named = letterhead.find((text) => CARRIER_WORDS.test(text) || CARRIERS.test(text));
  if (named !== undefined) return named.trim();
  for (const page of pages.slice(0, 3))
    for (const line of page.lines.slice(0, 4)) {
      const known = CARRIERS.exec(line.text);
      if (known !== null && line.text.length < 80) return line.text.trim();
    }
  return null;
};

/** `ESTIMATE_NAME   5/28/2026   Page: 3` at the foot of a page. */
const estimateNameOfFooter = (pages: readonly { lines: Line[] }[]): string | null => {
  for (const page of pages)
    for (const line of page.lines.slice(-3)) {
      const match = /^(\S.*?)\s+\d{1,2}\/\d{1,2}\/\d{4}\s+page\s*:?\s*\d+$/i.exec(line.text.trim());
      if (match?.[1] !== undefined) return match[1];
    }
  return null;
};

/** `Coverage  Deductible  Policy Limit` over its rows. */
const readCoverages = (pages: readonly { lines: Line[] }[]): PrintedCoverage[] => {
  const coverages: PrintedCoverage[] = [];
  for (const page of pages) {
    const at = page.lines.findIndex((line) =>
      /^coverage\b.*\bdeductible\b.*\b(?:policy\s+)?limit\b/i.test(line.text.trim()),
    );
    if (at < 0) continue;
    const header = page.lines[at];
    const deductibleAt = header?.words.find((word) => /^deductible/i.test(word.text));
    const limitAt = header?.words.findLast((word) => /^limit/i.test(word.text));
    for (const line of page.lines.slice(at + 1, at + 15)) {
      const tokens = tokensOf(line.words);
      const amounts = tokens.filter((token) => token.kind === 'amount' && token.decimals === 2);
      if (amounts.length === 0) break;
      const name = tokens
        .filter((token) => !amounts.includes(token))
        .map((token) => token.text)
        .join(' ');
      if (name === '') break;
      const [one, two] = amounts;
      const near = (amount: typeof one, word: Word | undefined): number =>
        amount === undefined || word === undefined
          ? Number.POSITIVE_INFINITY
          : Math.abs((amount.left + amount.right - word.box.left - word.box.right) / 2);
      const onlyLimit = two === undefined && near(one, limitAt) < near(one, deductibleAt);
      coverages.push({
        name: name.trim(),
        deductible: onlyLimit ? null : (one?.value ?? null),
        policyLimit: onlyLimit ? (one?.value ?? null) : (two?.value ?? null),
      });
    }
    if (coverages.length > 0) return coverages;
  }
  return coverages;
};

/** An amount in running text, such as a deductible on the cover. */
export const amountInText = (text: string): number | null => {
  for (const word of text.split(/\s+/)) {
    const figure = readFigure(word);
    if (figure !== null && figure.decimals === 2) return figure.value;
  }
  return null;
};
