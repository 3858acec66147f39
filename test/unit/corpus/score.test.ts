import { describe, expect, it } from 'vitest';
import { align } from '../../../bench/read/align.ts';
import { type Field, fields, type Score, scoreReading } from '../../../bench/read/score.ts';
import type {
  Estimate,
  LineItem,
  Reconciliation,
} from '../../../lambdas/domain/estimate/estimate.ts';
import { makeDocument } from '../../corpus/make-document.ts';
import type { Truth, TruthItem } from '../../corpus/model.ts';

const box = { left: 0, top: 0, right: 1, bottom: 1 };

/** The row that a reader without fault hands back. */
const readItem = (item: TruthItem): LineItem => ({
  id: null,
  cat: item.cat,
  sel: item.sel,
  description: item.description,
  quantity: item.quantity,
  unit: item.unit,
  activity: item.activity[0]!,
  unitPrice: item.unitPrice,
  lineItemTotal: null,
  tax: item.tax,
  rcv: item.rcv,
  acv: item.acv,
  depreciation: item.depreciation,
  depreciationApplicable: null,
  depreciationRecoverable: item.depreciationRecoverable ?? true,
  overheadProfit: item.overheadProfit,
  overheadProfitApplicable: null,
  isPaidWhenIncurred: item.isPaidWhenIncurred,
  enabled: true,
  room: item.room[0]!,
  section: item.section,
  f9Note: item.f9Note,
  printed: {
    lineNumber: item.lineNumber,
    descriptionAsPrinted: item.descriptionAsPrinted,
    path: item.path,
    readAt: { page: item.page, box },
    confidence: 1,
    removePrice: item.removePrice,
    replacePrice: item.replacePrice,
    resetPrice: item.resetPrice,
    calculation: item.calculation,
    ageYears: item.ageYears,
    lifeYears: item.lifeYears,
    condition: item.condition,
    depreciationPercent: item.depreciationPercent,
    coverage: null,
    priceNote: item.priceNote,
    flags: item.flags,
    machineNotes: item.machineNotes,
  },
  resolution: null,
});

const estimateOf = (items: LineItem[]): Estimate => ({
  fileName: 'a.pdf',
  estimateName: null,
  claimNumber: null,
  policyNumber: null,
  insuredName: null,
  propertyAddress: null,
  dateOfLoss: null,
  carrierName: null,
  priceList: null,
  lineItems: items,
  printed: null,
});

const addsUp: Reconciliation = {
  reconciled: true,
  difference: 0,
  printed: {
    lineItemTotal: null,
    tax: null,
    overheadProfit: null,
    rcv: null,
    depreciation: null,
    acv: null,
  },
  computed: {
    lineItemTotal: null,
    tax: null,
    overheadProfit: null,
    rcv: null,
    depreciation: null,
    acv: null,
  },
  failures: [],
  unclear: [],
};

const truthOf = async (layout: 3 | 6): Promise<Truth> =>
  (await makeDocument({ suite: 'tuning', layout, seed: 'score', lines: 30 })).truth;

const score = (truth: Truth, items: LineItem[]): Score =>
  scoreReading(truth, estimateOf(items), addsUp);

const wrong = ({ right, counted }: Score): Field[] =>
  fields.filter((field) => right[field] !== counted[field]);

describe('the score of a reading', () => {
  it('is without fault where everything was read as printed', async () => {
    for (const layout of [3, 6] as const) {
      const truth = await truthOf(layout);
      const result = score(truth, truth.items.map(readItem));
      expect(result.matchedItems).toBe(truth.items.length);
      expect(wrong(result)).toEqual([]);
    }
  });

  it('counts one missed line as one line and spoils no other', async () => {
    const truth = await truthOf(3);
    const items = truth.items.map(readItem);
    items.splice(4, 1);
    const result = score(truth, items);
    expect(result.matchedItems).toBe(truth.items.length - 1);
    expect(wrong(result)).toEqual([]);
    expect(result.mismatches.filter(({ field }) => field === 'missed')).toHaveLength(1);
  });

  it('counts one invented line against precision only', async () => {
    const truth = await truthOf(3);
    const items = truth.items.map(readItem);
    items.splice(7, 0, {
      ...items[3]!,
      description: 'Totals of nothing at all',
      quantity: 77,
      unit: 'XX',
      rcv: 1,
      printed: null,
    });
    const result = score(truth, items);
    expect(result.readItems).toBe(truth.items.length + 1);
    expect(result.matchedItems).toBe(truth.items.length);
    expect(wrong(result)).toEqual([]);
    expect(result.mismatches.filter(({ field }) => field === 'invented')).toHaveLength(1);
  });

  it('takes nothing for right where the truth says that nothing is right, too', async () => {
    const truth = await truthOf(3);
    const [first] = truth.items;
    if (first === undefined) throw new Error('no rows');
    first.f9Note = 'Said below the name';
    first.alsoRight = { f9Note: [''] };
    const read = { ...readItem(first), f9Note: null };
    expect(wrong(score({ ...truth, items: [first] }, [read]))).toEqual([]);
  });

  const spoilt: [Field, (item: LineItem) => void][] = [
    [
      'description',
      (item) => {
        item.description = `${item.description} x`;
      },
    ],
    [
      'quantity',
      (item) => {
        item.quantity += 1;
      },
    ],
    [
      'unit',
      (item) => {
        item.unit = 'ZZ';
      },
    ],
    [
      'unitPrice',
      (item) => {
        item.unitPrice = 0.01;
      },
    ],
    [
      'tax',
      (item) => {
        item.tax = 98765.43;
      },
    ],
    [
      'rcv',
      (item) => {
        item.rcv = null;
      },
    ],
    [
      'acv',
      (item) => {
        item.acv = -1;
      },
    ],
    [
      'activity',
      (item) => {
        item.activity = item.activity === 'M' ? 'I' : 'M';
      },
    ],
    [
      'room',
      (item) => {
        item.room = 'Elsewhere';
      },
    ],
    [
      'section',
      (item) => {
        item.section = 'Elsewhere';
      },
    ],
    [
      'f9Note',
      (item) => {
        item.f9Note = 'nobody wrote this';
      },
    ],
    [
      'lineNumber',
      (item) => {
        item.printed!.lineNumber = '9999';
      },
    ],
    [
      'path',
      (item) => {
        item.printed!.path = ['Elsewhere'];
      },
    ],
    [
      'flags',
      (item) => {
        item.printed!.flags = ['credit', 'bid_item', 'labor_minimum'];
      },
    ],
    [
      'paidWhenIncurred',
      (item) => {
        item.isPaidWhenIncurred = !item.isPaidWhenIncurred;
      },
    ],
  ];
  it.each(spoilt)('notices a wrong %s', async (field, spoil) => {
    const truth = await truthOf(3);
    const items = truth.items.map(readItem);
    const index = truth.items.findIndex(
      (item) => item.priceNote === null && !item.isPaidWhenIncurred,
    );
    spoil(items[index]!);
    const result = score(truth, items);
    expect(wrong(result)).toEqual([field]);
    expect(result.counted[field] - result.right[field]).toBe(1);
  });

  it('names the truth’s line for a failure of reconciliation, although a line before it was missed', async () => {
    const truth = await truthOf(3);
    const items = truth.items.map(readItem);
    items.splice(2, 1);
    const failure = {
      scope: 'line',
      figure: 'rcv',
      name: '',
      printed: 1,
      computed: 2,
      item: 9,
      readAt: null,
      message: '',
    } as const;
    const result = scoreReading(truth, estimateOf(items), {
      ...addsUp,
      reconciled: false,
      failures: [failure],
    });
    expect(result.namedLines).toEqual([10]);
  });
});

describe('align', () => {
  const same = (left: string, right: string): number => (left === right ? 1 : 0);
  it('pairs in order and leaves gaps on either side', () => {
    const pairs = align(['a', 'b', 'c', 'd'], ['a', 'x', 'c', 'd'], same, 1);
    expect(pairs.filter((pair) => pair.expected !== null && pair.read !== null)).toEqual([
      { expected: 0, read: 0 },
      { expected: 2, read: 2 },
      { expected: 3, read: 3 },
    ]);
  });
});
