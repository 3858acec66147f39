import type { Cell, Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { deeds, type PlanLine } from '../content/plan-work.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { jobTruth } from './truth-of-job.ts';

export interface PlanGridLook {
  /** Left edges of figures, or their right ones. */
  align: 'left' | 'right';
  /** Edges of quantity, price, unit, O&P, taxes, replacement cost, depreciation, actual value. */
  stops: readonly number[];
  /** Heads and sums in bold type. */
  bold: boolean;
  /** Row numbers and words are one text. */
  fused: boolean;
  /** Where the words of a row begin, and go on, right of its number. */
  wordsAt: number;
  wordsWidth: number;
  noteAt: number;
  /** `Replace - Felt`, or `Felt - Replace`. */
  operation: 'before' | 'behind';
  amount(value: number): string;
}

export interface PlanGrid {
  heads(): void;
  /** A row, its notes and its truth. */
  row(number: number, line: PlanLine, notes: readonly string[], own: Partial<TruthItem>): TruthItem;
  sum(name: string, count: number, lines: readonly PlanLine[]): void;
}

const headTexts = [
  'Description',
  'Quantity',
  'Unit Price',
  'Per',
  'Total O&P',
  'Total Taxes',
  'RC',
  'Depreciation',
  'ACV',
] as const;

/** `6`, `352.34`. */
const plainly = (value: number): string => (Number.isInteger(value) ? String(value) : money(value));

const wordsOf = ({ thing, deed }: PlanLine, operation: PlanGridLook['operation']): string => {
  if (deed.words === '') return thing;
  if (!deed.leads) return `${thing}, ${deed.words}`;
  return operation === 'before' ? `${deed.words} - ${thing}` : `${thing} - ${deed.words}`;
};

/** The nine columns of a claims platform whose reports go by plans. */
export const planGrid = (flow: Flow, look: PlanGridLook): PlanGrid => {
  const { left } = flow;
  const cells = (texts: readonly string[], from = 0): Cell[] =>
    texts.map((text, index) => ({
      text,
      x: look.stops[from + index] ?? 0,
      // Units stand left in their column whatever the figures do.
      align: from + index === 2 ? 'left' : look.align,
    }));
  const amounts = (line: PlanLine): string[] =>
    [line.overheadProfit, line.tax, line.rcv, line.depreciation, line.acv].map(look.amount);
  return {
    heads: () => {
      const [first, ...others] = headTexts;
      flow.line(
        [{ text: first, x: left }, ...cells(others)].map((cell) => ({ ...cell, bold: look.bold })),
      );
    },
    row: (number, line, notes, own) => {
      const words = wordsOf(line, look.operation);
      const parts = flow.wrap(words, look.wordsWidth);
      flow.need(flow.leading * (parts.length + Math.min(1, notes.length)));
      const { page } = flow;
      const quantity =
        line.rounded === null
          ? plainly(line.quantity)
          : `${money(line.quantity)} (${money(line.rounded)})`;
      for (const [index, part] of parts.entries()) {
        const begins: Cell[] = look.fused
          ? [{ text: index > 0 ? part : `${number}  ${part}`, x: index > 0 ? look.wordsAt : left }]
          : [
              { text: index > 0 ? '' : String(number), x: left },
              { text: part, x: look.wordsAt },
            ];
        flow.line([
          ...begins,
          ...(index > 0
            ? []
            : cells([quantity, look.amount(line.unitPrice), line.unit, ...amounts(line)])),
        ]);
      }
      for (const text of notes) {
        flow.need(flow.leading);
        flow.line([{ text, x: look.noteAt }]);
      }
      // What whole bundles come to is what was paid for where nothing else is in the price.
      const isSupply = line.deed === deeds.supply;
      const bought = line.rounded !== null && isSupply ? line.rounded : line.quantity;
      return jobTruth(page, words, bought, {
        lineNumber: String(number),
        activity: [...line.deed.activity],
        unit: line.unit,
        unitPrice: line.unitPrice,
        tax: line.tax,
        overheadProfit: line.overheadProfit,
        rcv: line.rcv,
        depreciation: line.depreciation,
        acv: line.acv,
        alsoRight: { description: [line.thing] },
        unjudged: notes.length > 0 ? ['f9Note', 'machineNotes'] : [],
        ...own,
      });
    },
    sum: (name, count, lines) => {
      const add = (of: (line: PlanLine) => number): string =>
        look.amount(addAmounts(lines.map(of)));
      flow.need(flow.leading * 1.5);
      const text =
        name === '' ? 'Subtotal' : `${name} - Subtotal (${count} item${count === 1 ? '' : 's'})`;
      flow.line(
        [
          { text, x: left },
          ...cells(
            [
              add((line) => line.overheadProfit),
              add((line) => line.tax),
              add((line) => line.rcv),
              add((line) => line.depreciation),
              add((line) => line.acv),
            ],
            3,
          ),
        ].map((cell) => ({ ...cell, bold: look.bold })),
      );
      flow.space(0.4);
    },
  };
};
