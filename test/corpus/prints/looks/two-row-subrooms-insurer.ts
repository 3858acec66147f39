import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import { incurredNote } from '../content/print-words.ts';
import { addUp, coverageSums, makeScope, type Place, type PlaceSpec } from '../content/scope.ts';
import { drawCoverageShares, drawCoverageSummary } from '../drawing/coverage-ends.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { centered, drawMeasures, leaveOpen, lostText } from '../drawing/scope-body.ts';
import { drawScopeCover, factsOfCover } from '../drawing/scope-pages.ts';
import type { Print } from '../print.ts';

const dwelling = 'Coverage A - Dwelling';
const code = 'Ordinance or Law';

const room = (name: string, above: readonly string[], sections?: readonly string[]): PlaceSpec => ({
  name,
  trade: 'inside',
  above,
  coverage: dwelling,
  ...(sections === undefined ? {} : { sections }),
});

const places: readonly PlaceSpec[] = [
  room('Kitchen', ['Main Level'], ['Cabinets and Tops', 'Floor', 'Walls and Ceiling']),
  room('Primary Bedroom', ['Main Level']),
  room('Hall & Stairs', ['Main Level']),
  { name: 'Bath', trade: 'wet', above: ['Main Level'], coverage: dwelling },
  room('Bonus Room', ['Level 2'], ['Floor', 'Walls and Ceiling']),
  room('Bedroom 4', ['Level 2']),
  { name: 'Roof1', trade: 'roof', above: [], coverage: dwelling },
  { name: 'General', trade: 'haul', above: [], coverage: dwelling },
];

/** What opens off a room, and what is measured with it. */
const parts = ['Pantry (1)', 'Closet (1)', 'Closet (2)', 'Bay Window (1)', 'Offset (1)'] as const;

const incur = (item: ModelItem): void => {
  item.paidWhenIncurred = 'note';
  item.coverage = code;
  item.depreciation = 0;
  item.depreciationMark = null;
  item.depreciationPercent = 0;
  item.acv = item.rcv;
  item.note = incurredNote(money(item.quantity), item.unit, money(item.unitPrice), money(item.rcv));
};

/** Rows of one number with a letter: what comes out, and what goes in. */
const splitNumbers = (random: Random, items: readonly ModelItem[]): void => {
  let number = 0;
  let letter = '';
  for (const [index, item] of items.entries()) {
    const next = items[index + 1];
    if (letter === 'a') letter = 'b';
    else {
      number++;
      const pairs =
        item.activity === '-' &&
        next !== undefined &&
        next.room === item.room &&
        random.chance(0.6);
      letter = pairs ? 'a' : '';
    }
    item.number = `${number}${letter}`;
    if (letter === 'b') letter = '';
  }
};

/**
 * An insurer's two-row print in an embedded face: subrooms, bays and offsets between a room's
 * measures and its table, heads in bold italics, rows of one number with letters, what codes ask
 * for announced in a note and in no sum, a rule under every row, rooms that begin pages.
 */
export const twoRowSubroomsInsurer: Print = {
  name: 'two-row-subrooms-insurer',
  open: false,
  lines: [6, 18, 30, 52, 90],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Lakeshore Casualty Company', {
      taxPercent: 6,
      overheadProfit: true,
      depreciated: 0.6,
      lost: 0.08,
      capPercent: 90,
      notes: 0.12,
      machine: 0.3,
      minimums: 3,
    });
    const marks = random.fork('marks');
    for (const item of scope.places.flatMap(({ items }) => items))
      if (item.lifeYears !== null && marks.chance(0.08)) incur(item);
    splitNumbers(
      marks,
      [...scope.places, ...(scope.minimums === null ? [] : [scope.minimums])].flatMap(
        ({ items }) => items,
      ),
    );
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      family: 'liberation',
      size: 8,
      leading: 1.22,
      marginLeft: 36,
      marginRight: 36,
      marginTop: 64,
      marginBottom: 52,
      emission: random.pick(['cell', 'word']),
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'LAKESHORE', x: left, bold: true, size: 15 }, 36);
      flow.mark({ text: 'casualty company', x: left, italic: true, size: 8 }, 46);
      flow.mark({ text: `Claim ${facts.claimNumber}`, x: right, align: 'right', size: 7.5 }, 36);
      const foot = flow.sheet.height - 26;
      flow.mark({ text: facts.estimateName, x: left, size: 7.5 }, foot);
      flow.mark(
        {
          text: `${usDate(facts.dateEntered)}     Page: ${flow.page}`,
          x: right,
          align: 'right',
          size: 7.5,
        },
        foot,
      );
    };
    drawScopeCover(flow, scope, { insured: 'Insured:', adjuster: 'Adjuster:', heading: null });
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QUANTITY'], at: left + 112 },
      { key: 'price', head: ['UNIT'], at: left + 158 },
      { key: 'tax', head: ['TAX'], at: left + 200 },
      { key: 'op', head: ['O&P'], at: left + 246 },
      { key: 'rcv', head: ['RCV'], at: left + 302 },
      { key: 'worn', head: ['AGE/LIFE'], at: left + 354 },
      { key: 'condition', head: ['COND.'], at: left + 398 },
      { key: 'share', head: ['DEP %'], at: left + 442 },
      { key: 'lost', head: ['DEPREC.'], at: left + 490, text: (item) => lostText(item) },
      { key: 'acv', head: ['ACV'], at: right },
    ];
    const plans = random.fork('plans');
    const length = (): string => `${plans.int(2, 14)}' ${plans.int(1, 11)}"`;
    const apart = (its: Place): void => {
      const wide = plans.int(1500, 6400) / 100;
      for (const name of plans.sample(parts, plans.int(0, 2))) {
        flow.need(flow.leading * 4);
        flow.space(0.4);
        flow.line([
          {
            text: `Subroom: ${name}`,
            x: left + 90,
            bold: true,
          },
          { text: `Height: ${its.height ?? "8'"}`, x: right, align: 'right', bold: true },
        ]);
        flow.line([
          { text: `${money(toAmount((wide * 3.1).toFixed(2)))} SF Walls`, x: left + 110 },
          { text: `${money(wide)} SF Floor`, x: left + 330 },
        ]);
        flow.line([
          {
            text: plans.pick(['Door', 'Missing Wall', 'Missing Wall - Goes to Floor']),
            x: left + 90,
          },
          { text: `${length()} X ${length()}`, x: left + 270 },
          { text: `Opens into ${its.name.toUpperCase().replaceAll(/[ &]+/g, '_')}`, x: left + 370 },
        ]);
      }
    };
    flow.startPage('items');
    centered(flow, facts.estimateName, 11);
    const body = drawLinedBody(flow, scope, null, {
      columns,
      layout: 3,
      head: null,
      headSize: 7,
      words: right - left - 30,
      figures: 'below',
      breaks: () => true,
      labels: {
        room: 'Totals:',
        level: 'Total:',
        labor_minimums: 'Totals:',
        line_items: 'Line Item Totals:',
      },
      placeAt: [left, left + 110, left + 330],
      note: { italic: true, x: left + 14, width: right - left - 60 },
      own: {
        place: (its) => {
          if (its.name === 'Kitchen' || its.name === 'Roof1') {
            if (flow.y > 300) flow.breakPage();
          }
          flow.space(0.6);
          flow.line([
            { text: its.name, x: left, bold: true, size: 10.5 },
            ...(its.height === null
              ? []
              : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const, bold: true }]),
          ]);
          flow.rule(left, right, 0.8);
          flow.y += 3;
          drawMeasures(flow, its, left + 90, left + 310);
          if (its.trade === 'inside') apart(its);
          flow.space(0.5);
        },
        section: (name) => {
          flow.need(flow.leading * 5);
          flow.line([{ text: name, x: left, bold: true, italic: true, size: 9 }]);
          flow.space(0.2);
        },
      },
    });
    const sums = coverageSums(scope);
    drawCoverageShares(flow, [dwelling, 'Coverage B - Other Structures', code], sums, scope.totals);
    leaveOpen(flow, body.items);
    const summaries = sums
      .filter(({ name }) => name === dwelling)
      .map((its) => {
        flow.startPage('summary');
        return drawCoverageSummary(flow, its, {
          title: [`Summary for ${its.name}`],
          deductible: 2500,
        });
      });
    return {
      flow,
      layer: null,
      extras: [],
      truth: {
        layout: 3,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: factsOfCover(scope),
      },
    };
  },
};
