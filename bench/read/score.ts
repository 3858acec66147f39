import type {
  Estimate,
  ItemFlag,
  LineItem,
  Reconciliation,
} from '../../lambdas/domain/estimate/estimate.ts';
import type { Truth, TruthItem, TruthSummary } from '../../test/corpus/model.ts';
import { align } from './align.ts';

/** Fields of a line item in the order of the tables. */
export const fields = [
  'description',
  'descriptionAsPrinted',
  'quantity',
  'unit',
  'unitPrice',
  'removePrice',
  'replacePrice',
  'resetPrice',
  'tax',
  'overheadProfit',
  'rcv',
  'depreciation',
  'recoverable',
  'acv',
  'activity',
  'cat',
  'sel',
  'calculation',
  'age/life',
  'condition',
  'depreciationPercent',
  'room',
  'path',
  'section',
  'f9Note',
  'machineNotes',
  'lineNumber',
  'flags',
  'priceNote',
  'paidWhenIncurred',
] as const;

export type Field = (typeof fields)[number];

export interface Mismatch {
  /** Page of the print, from 1; null where the reader does not say. */
  page: number | null;
  line: string;
  field:
    | Field
    | 'missed'
    | 'invented'
    | 'room list'
    | 'total'
    | 'summary'
    | 'fact'
    | 'page class'
    | 'reconciliation';
  expected: string;
  read: string;
}

export interface Score {
  expectedItems: number;
  readItems: number;
  matchedItems: number;
  right: Record<Field, number>;
  counted: Record<Field, number>;
  /** Rooms, totals, summaries, facts and page classes: right of counted. */
  others: Record<
    'rooms' | 'totals' | 'summaries' | 'facts' | 'pages',
    { right: number; counted: number }
  >;
  /** Whether reconciliation is right: the document adds up, or is told not to where rows lack. */
  reconciled: boolean;
  /** Indexes in the truth of the lines that reconciliation names; null for a line not in it. */
  namedLines: (number | null)[];
  /** What is said not to add up though it does. */
  failures: number;
  mismatches: Mismatch[];
}

const squash = (text: string | null | undefined): string | null =>
  text === null || text === undefined ? null : text.replace(/\s+/g, ' ').trim();

/** Names may keep the print's typographic marks. */
const plainly = (text: string | null | undefined): string | null =>
  squash(text)
    ?.replace(/[’‘′]/g, "'")
    .replace(/[”“″]/g, '"')
    .replace(/[\u00ad\u2011]/g, '-') ?? null;

const words = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

const textLikeness = (left: string, right: string): number => {
  const [a, b] = [new Set(words(left)), new Set(words(right))];
  const common = [...a].filter((word) => b.has(word)).length;
  return a.size + b.size === 0 ? 1 : (2 * common) / (a.size + b.size);
};

/** 0 to 1: whether a read row is meant to be this expected row. */
const likeness = (expected: TruthItem, read: LineItem): number =>
  0.4 * textLikeness(expected.description, read.description ?? '') +
  0.2 * (expected.quantity === read.quantity ? 1 : 0) +
  0.2 *
    ((expected.rcv ?? expected.unitPrice) === (expected.rcv === null ? read.unitPrice : read.rcv)
      ? 1
      : 0) +
  0.1 * (expected.unit === read.unit ? 1 : 0) +
  0.1 * (expected.lineNumber === (read.printed?.lineNumber ?? null) ? 1 : 0);

const leastLikeness = 0.35;

/** Flags that a print shows; what a reader adds about its own doubts is not judged here. */
const judgedFlags: readonly ItemFlag[] = [
  'description_changed',
  'price_changed',
  'depreciation_capped',
  'depreciation_by_percent',
  'credit',
  'bid_item',
  'labor_minimum',
];

interface Comparison {
  expected: unknown;
  read: unknown;
  /** A blank that may be read as nothing or as zero. */
  blank?: boolean;
}

const blankNumber = (expected: number | null, read: number | null | undefined): Comparison => ({
  expected,
  read: read ?? null,
  blank: expected === null && (read ?? 0) === 0,
});

const nothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/**
 * The print's activity prefix may stay on the description or be taken off; nothing else may.
 * The change mark is always taken off.
 */
const withoutPrefix = (expected: TruthItem, read: LineItem): string | null => {
  const text = squash(read.description);
  const kept = squash(expected.descriptionAsPrinted.replace(/\*$/, ''));
  return text === kept ? squash(expected.description) : text;
};

const comparisons = (expected: TruthItem, read: LineItem): Record<Field, Comparison> => {
  const printed = read.printed;
  const flags = (list: readonly ItemFlag[]): string =>
    judgedFlags.filter((flag) => list.includes(flag)).join(' ');
  const age = (years: number | null | undefined, life: number | null | undefined): string | null =>
    nothing(years) && nothing(life) ? null : `${years ?? ''}/${life ?? 'NA'}`;
  return {
    description: { expected: squash(expected.description), read: withoutPrefix(expected, read) },
    descriptionAsPrinted: {
      expected: squash(expected.descriptionAsPrinted),
      read: squash(printed?.descriptionAsPrinted),
    },
    quantity: { expected: expected.quantity, read: read.quantity },
    unit: { expected: expected.unit, read: read.unit },
    unitPrice: blankNumber(expected.unitPrice, read.unitPrice),
    removePrice: blankNumber(expected.removePrice, printed?.removePrice),
    replacePrice: blankNumber(expected.replacePrice, printed?.replacePrice),
    resetPrice: blankNumber(expected.resetPrice, printed?.resetPrice),
    tax: blankNumber(expected.tax, read.tax),
    overheadProfit: blankNumber(expected.overheadProfit, read.overheadProfit),
    rcv: blankNumber(expected.rcv, read.rcv),
    depreciation: blankNumber(expected.depreciation, read.depreciation),
    recoverable:
      expected.depreciationRecoverable === null
        ? { expected: null, read: null }
        : { expected: expected.depreciationRecoverable, read: read.depreciationRecoverable },
    acv: blankNumber(expected.acv, read.acv),
    activity: {
      expected: expected.activity.join(' or '),
      read: expected.activity.includes(read.activity)
        ? expected.activity.join(' or ')
        : read.activity,
    },
    cat: { expected: expected.cat, read: read.cat },
    sel: { expected: expected.sel, read: read.sel },
    calculation: { expected: expected.calculation, read: printed?.calculation ?? null },
    'age/life': {
      expected: age(expected.ageYears, expected.lifeYears),
      read: age(printed?.ageYears, printed?.lifeYears),
    },
    condition: { expected: expected.condition, read: printed?.condition ?? null },
    depreciationPercent: blankNumber(expected.depreciationPercent, printed?.depreciationPercent),
    room: {
      expected: expected.room.join(' or '),
      read: expected.room.includes(read.room) ? expected.room.join(' or ') : read.room,
    },
    path: { expected: expected.path.join(' > '), read: printed?.path.join(' > ') ?? '' },
    section: { expected: expected.section, read: read.section },
    f9Note: { expected: squash(expected.f9Note), read: squash(read.f9Note) },
    machineNotes: {
      expected: squash(expected.machineNotes.join(' ')),
      read: squash(printed?.machineNotes.join(' ')),
    },
    lineNumber: { expected: expected.lineNumber, read: printed?.lineNumber ?? null },
    flags: { expected: flags(expected.flags), read: flags(printed?.flags ?? []) },
    priceNote: { expected: expected.priceNote, read: printed?.priceNote ?? null },
    paidWhenIncurred: { expected: expected.isPaidWhenIncurred, read: read.isPaidWhenIncurred },
  };
};

/** Always judged, also where both sides say nothing. */
const alwaysCounted: readonly Field[] = [
  'description',
  'quantity',
  'unit',
  'activity',
  'room',
  'path',
  'section',
  'f9Note',
  'flags',
  'lineNumber',
  'paidWhenIncurred',
];

const show = (value: unknown): string => (nothing(value) ? '(nothing)' : String(value));

const zeros = (): Record<Field, number> =>
  Object.fromEntries(fields.map((field) => [field, 0])) as Record<Field, number>;

/** Holds what was read against what was printed. */
export const scoreReading = (
  truth: Truth,
  estimate: Estimate,
  reconciliation: Reconciliation,
): Score => {
  const pairs = align(truth.items, estimate.lineItems, likeness, leastLikeness);
  const [right, counted] = [zeros(), zeros()];
  const mismatches: Mismatch[] = [];
  for (const pair of pairs) {
    const expected = pair.expected === null ? null : (truth.items[pair.expected] ?? null);
    const read = pair.read === null ? null : (estimate.lineItems[pair.read] ?? null);
    if (expected === null) {
      if (read !== null)
        mismatches.push({
          page: read.printed?.readAt.page ?? null,
          line: read.printed?.lineNumber ?? '-',
          field: 'invented',
          expected: '(no such line)',
          read: `${read.description} ${read.quantity} ${read.unit ?? ''} rcv ${read.rcv}`,
        });
      continue;
    }
    if (read === null) {
      mismatches.push({
        page: expected.page,
        line: expected.lineNumber ?? '-',
        field: 'missed',
        expected: `${expected.descriptionAsPrinted} ${expected.quantity} ${expected.unit ?? ''} rcv ${expected.rcv}`,
        read: '(no such line)',
      });
      continue;
    }
    const compared = comparisons(expected, read);
    for (const field of fields) {
      if (expected.unjudged?.includes(field) === true) continue;
      const { expected: wanted, read: got, blank = false } = compared[field];
      if (nothing(wanted) && (nothing(got) || blank) && !alwaysCounted.includes(field)) continue;
      counted[field]++;
      const alsoRight =
        expected.alsoRight?.[field]?.some(
          (other) => squash(other) === squash(String(got)) || (nothing(other) && nothing(got)),
        ) === true;
      if (blank || wanted === got || alsoRight || (nothing(wanted) && nothing(got))) right[field]++;
      else
        mismatches.push({
          page: expected.page,
          line: expected.lineNumber ?? '-',
          field,
          expected: show(wanted),
          read: show(got),
        });
    }
  }
  const truthIndexOf = new Map(pairs.map((pair) => [pair.read, pair.expected]));
  const lineFailures = reconciliation.failures.filter((failure) => failure.scope === 'line');
  const others = scoreOthers(truth, estimate, mismatches);
  const lacksRows = truth.lacksRows === true;
  if (truth.sabotage === null && !lacksRows) {
    for (const failure of reconciliation.failures.slice(0, 5)) {
      mismatches.push({
        page: failure.readAt?.page ?? null,
        line: failure.name,
        field: 'reconciliation',
        expected: '(adds up)',
        read: `${failure.scope} ${failure.figure}: printed ${failure.printed}, computed ${failure.computed}`,
      });
    }
  }
  return {
    expectedItems: truth.items.length,
    readItems: estimate.lineItems.length,
    matchedItems: pairs.filter((pair) => pair.expected !== null && pair.read !== null).length,
    right,
    counted,
    others,
    reconciled: reconciliation.reconciled !== lacksRows,
    namedLines: [...new Set(lineFailures.map((failure) => truthIndexOf.get(failure.item) ?? null))],
    failures: lacksRows ? 0 : reconciliation.failures.length,
    mismatches,
  };
};

/** The score of a document that was not read at all. */
export const scoreMissing = (truth: Truth, failure: string): Score => ({
  expectedItems: truth.items.length,
  readItems: 0,
  matchedItems: 0,
  right: zeros(),
  counted: zeros(),
  others: {
    rooms: { right: 0, counted: truth.rooms?.length ?? 0 },
    totals: { right: 0, counted: truth.totals.length },
    summaries: { right: 0, counted: truth.summaries.length },
    facts: { right: 0, counted: 8 },
    pages: { right: 0, counted: truth.pages.length },
  },
  reconciled: false,
  namedLines: [],
  failures: 0,
  mismatches: [
    {
      page: null,
      line: '-',
      field: 'missed',
      expected: `${truth.items.length} lines`,
      read: failure,
    },
  ],
});

/** `AA-Dwelling` is the dwelling. */
const sameCoverage = (
  { coverage: printed, alsoCalled = [] }: TruthSummary,
  read: string | null,
): boolean =>
  printed === read ||
  (read !== null && (printed?.replace(/^[A-Z]{2}-/, '') === read || alsoCalled.includes(read)));

const scoreOthers = (truth: Truth, estimate: Estimate, mismatches: Mismatch[]): Score['others'] => {
  const others: Score['others'] = {
    rooms: { right: 0, counted: 0 },
    totals: { right: 0, counted: 0 },
    summaries: { right: 0, counted: 0 },
    facts: { right: 0, counted: 0 },
    pages: { right: 0, counted: 0 },
  };
  const judge = (
    part: keyof Score['others'],
    field: Mismatch['field'],
    page: number | null,
    name: string,
    expected: unknown,
    read: unknown,
  ): void => {
    others[part].counted++;
    if (expected === read) others[part].right++;
    else mismatches.push({ page, line: name, field, expected: show(expected), read: show(read) });
  };
  const printed = estimate.printed;
  if (truth.rooms !== null) {
    // Hand-made headings may be set in capitals; a reader may keep them so.
    const name = (path: readonly string[]): string =>
      plainly(truth.layout === 7 ? path.slice(-1).join('').toLowerCase() : path.join(' > ')) ?? '';
    const rooms = (printed?.rooms ?? [])
      .filter((room) => room.kind === 'room')
      .map((room) => name(room.path));
    const expectedRooms = truth.rooms.map(name);
    for (const pair of align(expectedRooms, rooms, (left, right) => (left === right ? 1 : 0), 1)) {
      const expected = pair.expected === null ? null : (expectedRooms[pair.expected] ?? null);
      const read = pair.read === null ? null : (rooms[pair.read] ?? null);
      // Labor minimums stand like a room; whether they are listed as one is a matter of taste.
      if (expected === null && read === 'Labor Minimums Applied') continue;
      judge('rooms', 'room list', null, 'rooms', expected, read);
    }
  }
  for (const total of truth.totals) {
    const found = printed?.totals.find(
      (candidate) => plainly(candidate.name) === total.name && candidate.amounts.rcv === total.rcv,
    );
    const near = printed?.totals.find((candidate) => plainly(candidate.name) === total.name);
    judge(
      'totals',
      'total',
      near?.readAt.page ?? null,
      `${total.kind} ${total.name}`,
      total.rcv,
      found?.amounts.rcv ?? near?.amounts.rcv ?? null,
    );
  }
  for (const [index, summary] of truth.summaries.entries()) {
    const found =
      printed?.summaries.find((candidate) => sameCoverage(summary, candidate.coverage)) ??
      (truth.summaries.length === 1 ? printed?.summaries[index] : undefined);
    for (const key of [
      'coverage',
      'lineItemTotal',
      'rcv',
      'acv',
      'deductible',
      'netClaim',
    ] as const) {
      if (summary[key] === null) continue;
      if (key === 'coverage' && sameCoverage(summary, found?.coverage ?? null)) {
        others.summaries.right++;
        others.summaries.counted++;
        continue;
      }
      judge(
        'summaries',
        'summary',
        found?.readAt.page ?? null,
        `${summary.coverage ?? 'summary'} ${key}`,
        summary[key],
        found?.[key] ?? null,
      );
    }
  }
  for (const [key, expected] of Object.entries(truth.facts)) {
    if (expected === null) continue;
    judge(
      'facts',
      'fact',
      null,
      key,
      squash(expected),
      squash(estimate[key as keyof Truth['facts']]),
    );
  }
  for (const page of truth.pages) {
    const read = printed?.pages.find((candidate) => candidate.page === page.page);
    judge('pages', 'page class', page.page, 'page', page.class, read?.class ?? null);
  }
  return others;
};
