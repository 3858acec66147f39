import { decimal, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import { addUp, makeScope, type PlaceSpec, priceLine, type Scope } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawCategoryRecap, drawRoomRecap } from '../drawing/recap-pages.ts';
import { centered, drawMeasures, leaveOpen, programFoot } from '../drawing/scope-body.ts';
import { drawScopeCover, drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const place = (name: string, trade: PlaceSpec['trade'], above: readonly string[]): PlaceSpec => ({
  name,
  trade,
  above,
  coverage: 'Coverage A',
});

const places: readonly PlaceSpec[] = [
  place('Living Room', 'inside', ['Main Level']),
  place('Dining Nook', 'inside', ['Main Level']),
  place('Stair Hall', 'inside', ['Main Level']),
  place('Bonus Room over Garage', 'inside', ['Second Level']),
  place('Attic Space', 'inside', ['Attic']),
  place('Roof Framing & Deck', 'roof', ['Attic']),
  place('Crawl', 'inside', ['Foundation']),
  place('Site / Demolition', 'haul', []),
];

/** Work after a fire, in units that other losses seldom know. */
const works: readonly (readonly [string, string, string, string, number, number, number])[] = [
  ['CLN', 'WSEAL', 'SF', 'Seal stud wall for odor control (shellac)', 1.14, 0.18, 0],
  ['CLN', 'THERM', 'CF', 'Ozone treatment / deodorization by cubic foot', 0.06, 0, 0],
  ['CLN', 'DUCT', 'EA', 'Clean ductwork - Interior (PER REGISTER) - heavy soot', 44.9, 0.02, 0],
  ['CLN', 'SOOT', 'SF', 'Clean stud wall - Heavy', 1.71, 0.03, 0],
  ['FRM', 'RAFT', 'BF', 'Rafters - 2x10 - Labor only - (using rafter length)', 4.62, 0.1, 0],
  ['FRM', 'TRUS', 'LF', 'Truss - 6/12 slope', 11.85, 0.6, 150],
  ['CNC', 'PUMP', 'CY', 'Concrete slab on grade - 4" - finished in place', 148.1, 0.55, 150],
  ['EXC', 'FILL', 'CY', 'Structural backfill - compacted', 46.3, 0.4, 0],
  ['DMO', 'HAULT', 'TN', 'Dump fees - construction debris (per ton)', 88.4, 0, 0],
  ['TMP', 'FENC', 'LF', 'Temporary fencing - first 2 months', 6.9, 0, 0],
  ['TMP', 'STOR', 'MO', "Job-site storage container - 20' long (per month)", 119.6, 0, 0],
  ['TMP', 'GUARD', 'WK', 'Site security patrol (per week)', 612, 0, 0],
  ['LAB', 'SUPER', 'WK', 'Commercial Supervision / Project Management', 2684.5, 0, 0],
  ['PLM', 'ROUGH', 'RM', 'Rough in plumbing - per fixture group', 742.2, 0.3, 0],
  ['ELE', 'WIRE', 'SF', 'Rewire/wire - avg. residence - copper wiring', 5.18, 0.31, 100],
  ['HVC', 'LINE', 'PR', "A/C refrigerant lines - 25' line set", 489.7, 0.62, 25],
  ['STL', 'COL', 'DA', "Boom or spider lift - 30'-45' reach (per day)", 318.2, 0, 0],
  ['WTR', 'ANTI', 'GL', 'Germicidal agent (gallon)', 61.3, 0.9, 0],
];

const burn = (random: Random, scope: Scope, taxPercent: number): void => {
  for (const item of scope.items) {
    if (item.laborMinimum || !random.chance(0.34)) continue;
    const [cat, sel, unit, words, rate, material, life] = random.pick(works);
    Object.assign(item, {
      cat,
      sel,
      unit,
      description: words,
      activity: '+',
      prefix: '',
      bidItem: false,
      quantity: ['EA', 'MO', 'WK', 'RM', 'PR', 'DA', 'TN', 'GL'].includes(unit)
        ? random.int(1, 14)
        : random.int(1800, 184_000) / 100,
      removeRate: 0,
      resetRate: 0,
      replaceRate: toAmount((rate * random.between(0.9, 1.2)).toFixed(2)),
      machineNotes: [],
      depreciation: 0,
      depreciationMark: null,
      depreciationPercent: life === 0 ? null : 0,
      recoverable: true,
      lifeYears: life === 0 ? null : life,
      ageYears: life === 0 ? 0 : 11,
    } satisfies Partial<ModelItem>);
    priceLine(item, material, { taxPercent, overheadProfit: true });
    if (life > 0) {
      item.depreciationPercent = toAmount(decimal(1100).div(life).toFixed(2));
      item.depreciation = toAmount(decimal(item.rcv).times(11).div(life).toFixed(6));
    }
    item.acv = toAmount(sum([item.rcv, -item.depreciation]));
  }
  addUp(scope);
};

/**
 * An insurer's estimate of a large fire: words over the figures, units by the room, the week, the
 * cubic yard, the ton, the gallon, heights that slope, sums of six digits and more, depreciation in
 * two kinds of brackets, recaps of taxes, rooms and trades, photographs behind.
 */
export const fireSmokeLargeLoss: Print = {
  name: 'fire-smoke-large-loss',
  open: false,
  lines: [8, 24, 48, 90, 170],
  draw: (random, lines) => {
    const taxPercent = 6.75;
    const scope = makeScope(random.fork('scope'), lines, places, 'Cardinal Reach Insurance Group', {
      taxPercent,
      overheadProfit: true,
      depreciated: 0.5,
      lost: 0.2,
      capPercent: 75,
      notes: 0.1,
      machine: 0.4,
      minimums: 0,
    });
    burn(random.fork('burn'), scope, taxPercent);
    const { facts } = scope;
    facts.typeOfLoss = 'Fire';
    const style = printStyle({
      family: 'times',
      size: random.pick([9, 9.5]),
      marginTop: 66,
      marginLeft: 40,
      marginRight: 40,
      marginBottom: 58,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'glyph', 'word'] as const),
      encoding: 'scrambled' as const,
      bold: random.pick(['face', 'twice'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark(
        { text: facts.carrierName, x: (left + right) / 2, align: 'center', bold: true, size: 12 },
        34,
      );
      flow.mark({ text: 'Large Loss Unit', x: (left + right) / 2, align: 'center', size: 9 }, 46);
      programFoot(flow, scope);
    };
    drawScopeCover(flow, scope, { insured: 'Insured:', adjuster: 'Claim Rep.:', heading: null });
    flow.space(1);
    flow.paragraph(
      'The structure was open to the weather for 19 days. Items that depend on an engineer are marked as open in our letter of the same date. Contents and additional living expense are estimated apart.',
    );
    const stops = [84, 128, 170, 222, 284, 330, 380, 416, 474, right - left].map((x) => left + x);
    const column = (key: LinedColumn['key'], head: string, index: number): LinedColumn => ({
      key,
      head: [head],
      at: stops[index] ?? right,
    });
    const heights = random.fork('heights');
    flow.startPage('items');
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', 'QUANTITY', 0),
        column('price', 'UNIT', 1),
        column('tax', 'TAX', 2),
        column('op', 'O&P', 3),
        column('rcv', 'RCV', 4),
        column('worn', 'AGE/LIFE', 5),
        column('condition', 'COND.', 6),
        column('share', 'DEP %', 7),
        column('lost', 'DEPREC.', 8),
        column('acv', 'ACV', 9),
      ],
      layout: 3,
      head: null,
      headSize: 8.5,
      words: 440,
      figures: 'below',
      labels: {
        room: 'Totals:',
        level: 'Total:',
        line_items: 'Line Item Totals:',
        labor_minimums: 'Totals:',
      },
      placeAt: [left + 90, left + 100, left + 310],
      breaks: () => true,
      own: {
        place: (its) => {
          flow.space(0.7);
          const height = heights.pick([its.height, its.height, 'Sloped', 'Peaked', 'Tray']);
          flow.line([
            { text: its.name, x: left + 90, bold: true, size: style.size + 1 },
            ...(its.height === null
              ? []
              : [{ text: `Height: ${height}`, x: right, align: 'right' as const }]),
          ]);
          flow.rule(left + 90, right, 0.5);
          flow.y += 2;
          drawMeasures(flow, its, left + 100, left + 310);
          flow.space(0.5);
        },
        area: (name) => {
          flow.space(0.5);
          centered(flow, name, style.size + 3);
        },
      },
    });
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([2500, 5000]),
      (name) => `Summary for ${name}`,
    );
    flow.startPage('recap');
    centered(flow, 'Recap of Taxes, Overhead and Profit');
    flow.space(1);
    const at = [220, 310, 420, right - left].map((x) => left + x);
    const cells = (texts: readonly string[], bold = false): void =>
      flow.line(
        texts.map((text, index) =>
          index === 0
            ? { text, x: left, bold }
            : { text, x: at[index - 1] ?? right, align: 'right' as const, bold },
        ),
      );
    cells(
      [
        '',
        'Overhead (10%)',
        'Profit (10%)',
        'Material Sales Tax (6.75%)',
        'Cleaning Mtl Tax (6.75%)',
      ],
      true,
    );
    const half = money(toAmount(sum(scope.items.map(({ overhead }) => overhead))));
    for (const label of ['Line Items', 'Total'])
      cells([label, half, half, money(scope.totals.tax), '0.00'], label === 'Total');
    drawRoomRecap(flow, scope);
    drawCategoryRecap(flow, scope);
    flow.startPage('other');
    flow.line([{ text: `Photo Sheet - Claim ${facts.claimNumber}`, x: left, bold: true }]);
    for (const [index, caption] of [
      '1 - Front of risk',
      '2 - Char at rafters, 3 bays',
      '3 - Soot at register',
    ].entries()) {
      const y = flow.y + 8;
      flow.sheet.marks.push({ kind: 'box', x: left, y, width: 220, height: 150, gray: 0.8 });
      flow.mark({ text: caption, x: left + 236 }, y + 20);
      flow.mark({ text: `Date Taken: ${usDate(facts.dateInspected)}`, x: left + 236 }, y + 34);
      flow.mark({ text: `Taken By: ${facts.estimator}`, x: left + 236 }, y + 48);
      flow.y = y + 160 + index;
    }
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
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
