import { Flow } from '../../drawing/flow.ts';
import { usDate } from '../../layouts/format.ts';
import type { Random } from '../../random.ts';
import { rewordLines } from '../content/list-words.ts';
import { makeScope, type Place, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import { type LinedColumn, linedTotal } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawCategoryRecap, drawRoomRecap } from '../drawing/recap-pages.ts';
import { drawMeasures, leaveOpen } from '../drawing/scope-body.ts';
import { drawScopeCover, drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const place = (name: string, trade: PlaceSpec['trade'], above: string): PlaceSpec => ({
  name,
  trade,
  above: [above],
  coverage: 'Dwelling',
});

const places: readonly PlaceSpec[] = [
  place('Roof1', 'roof', 'Roof Level'),
  place('Roof2', 'roof', 'Roof Level'),
  place('Entry/Foyer', 'inside', 'Main Level'),
  place('Kitchen/Nook', 'inside', 'Main Level'),
  place('Hall 1/2 Bath', 'inside', 'Main Level'),
  place('Bedroom 2', 'inside', 'Level 2'),
  place('Linen', 'inside', 'Level 2'),
  place('Rec Room', 'wet', 'Basement'),
  place('Mech. Room', 'inside', 'Basement'),
];

/** `F r o n t` as sketches that print each stroke twice leave it: `FFrroonntt`. */
const doubled = (text: string): string => [...text].map((one) => one + one).join('');

const feet = (random: Random): string => `${random.int(3, 42)}' ${random.int(0, 11)}"`;

/** A level's plan with lone dimensions, labels that stand upright and faces. */
const drawLevelPlan = (flow: Flow, random: Random, level: string, its: readonly Place[]): void => {
  flow.startPage('sketch');
  flow.mark({ text: level, x: 306, align: 'center', bold: true, size: 12 }, 84);
  for (const [index, { name, trade }] of its.slice(0, 4).entries()) {
    const [x, y] = [72 + (index % 2) * 235, 120 + Math.floor(index / 2) * 260];
    const [width, height] = [random.int(150, 225), random.int(170, 240)];
    flow.sheet.marks.push({ kind: 'box', x, y, width, height, gray: null });
    flow.mark({ text: name, x: x + width / 2, align: 'center', size: 8 }, y + height / 2);
    for (const at of [-3, 9])
      flow.mark({ text: feet(random), x: x + width / 2, align: 'center', size: 6 }, y + at);
    flow.mark({ text: feet(random), x: x + 4, size: 6 }, y + height * 0.4);
    flow.mark({ text: feet(random), x: x + width - 26, size: 6 }, y + height * 0.7);
    const last = flow.sheet.marks.at(-1);
    if (last?.kind === 'text') last.angle = 90;
    if (trade === 'roof')
      for (const [at, face] of ['F1', 'F2 (A)', 'F3'].entries())
        flow.mark(
          { text: `${face}  ${random.int(4, 12)}/12`, x: x + 20, size: 6 },
          y + 40 + at * 34,
        );
  }
  const side = random.pick(['Front', 'Back']);
  flow.mark({ text: doubled(side), x: 306, align: 'center', size: 9 }, 690);
  flow.mark({ text: level, x: flow.right, align: 'right', size: 8 }, 716);
};

/**
 * An independent adjuster's print without tax in the rows: summary and recaps before them, each
 * level's plan on a page behind the level's last sum, rooms with a slash and a fraction in their
 * names, two roofs told apart by a figure that touches the name.
 */
export const interleavedSketchesAdjuster: Print = {
  name: 'interleaved-sketches-adjuster',
  open: true,
  lines: [5, 18, 36, 62, 120],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Lakeland Mutual', {
      taxPercent: 0,
      overheadProfit: false,
      depreciated: 0.75,
      lost: 0.1,
      capPercent: 80,
      notes: 0.3,
      machine: 0.9,
      minimums: 3,
    });
    rewordLines(random.fork('words'), scope, 0.3);
    const { facts } = scope;
    const style = printStyle({
      family: 'times',
      size: 8,
      leading: 1.2,
      marginLeft: 30,
      marginRight: 30,
      marginTop: 64,
      marginBottom: 50,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'spaced-line'] as const),
      order: random.pick(['reading', 'tables-last'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      // The program's own first line is a bare number.
      flow.mark({ text: String(flow.page), x: right, align: 'right', size: 8 }, 24);
      flow.mark({ text: facts.companyName, x: left, bold: true, size: 12 }, 36);
      flow.mark({ text: 'Property & Casualty Adjusters', x: left, size: 8 }, 47);
      const foot = flow.sheet.height - 28;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: right, align: 'right', size: 8 }, foot);
    };
    drawScopeCover(flow, scope, { insured: 'Insured:', adjuster: 'Claim Rep.:', heading: null });
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([500, 1000]),
      (coverage) => `Summary for ${coverage}`,
    );
    drawRoomRecap(flow, scope);
    drawCategoryRecap(flow, scope, 'Items');
    const column = (key: LinedColumn['key'], head: string, at: number): LinedColumn => ({
      key,
      head: [head],
      at: left + at,
    });
    const columns = [
      column('quantity', 'QUANTITY', 224),
      column('price', 'UNIT', 268),
      column('rcv', 'RCV', 322),
      column('worn', 'AGE/LIFE', 374),
      column('condition', 'COND.', 422),
      column('share', 'DEP %', 462),
      column('lost', 'DEPREC.', 508),
      column('acv', 'ACV', 552),
    ];
    const labels = {
      room: 'Totals:',
      level: 'Total:',
      line_items: 'Line Item Totals:',
      labor_minimums: 'Totals:',
    };
    const plans = random.fork('plans');
    let behind: string | null = null;
    const plan = (): void => {
      if (behind === null) return;
      const level = behind;
      behind = null;
      drawLevelPlan(
        flow,
        plans,
        level,
        scope.places.filter(({ path }) => path[0] === level),
      );
      flow.startPage('items');
    };
    flow.startPage('items');
    const body = drawLinedBody(flow, scope, layer, {
      columns,
      layout: 2,
      head: 'DESCRIPTION',
      words: 172,
      figures: 'first',
      labels,
      placeAt: [left, left + 120, left + 330],
      own: {
        area: (name) => {
          plan();
          flow.line([{ text: name, x: 306, align: 'center', bold: true, size: 12 }]);
        },
        place: (its) => {
          if (its.path.length === 1) plan();
          flow.space(0.6);
          flow.line([
            { text: its.name, x: left + 120, bold: true, size: 10 },
            ...(its.height === null
              ? []
              : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
          ]);
          flow.rule(left + 120, right, 0.6);
          flow.y += 2;
          drawMeasures(flow, its, left + 140, left + 350);
          flow.space(0.4);
        },
        total: (kind, name, amounts) => {
          if (kind === 'line_items') plan();
          flow.need(flow.leading * 2.6);
          flow.rule(left, right, 0.5);
          flow.y += 2;
          linedTotal(flow, columns, `${labels[kind]} ${name}`, amounts);
          flow.space(0.7);
          if (kind === 'level') behind = name;
          return true;
        },
      },
    });
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 2,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: factsOfCover(scope),
      },
    };
  },
};
