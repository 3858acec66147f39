import { Flow } from '../../drawing/flow.ts';
import { usDate } from '../../layouts/format.ts';
import { lengthenWords } from '../content/long-words.ts';
import { addUp, makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { drawPhotoSheet } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { centered, leaveOpen, lostText, shareText } from '../drawing/scope-body.ts';
import { drawScopeCover, drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const dwelling = 'AA-Dwelling';
const others = 'BB-Other Structures';

const house = (
  name: string,
  trade: PlaceSpec['trade'],
  sections?: readonly string[],
): PlaceSpec => ({
  name,
  trade,
  above: ['Main Dwelling'],
  coverage: dwelling,
  ...(sections === undefined ? {} : { sections }),
});

const places: readonly PlaceSpec[] = [
  house('Dwelling Roof', 'roof', ['Tear-off', 'Roofing', 'Flashing & Vents']),
  house('FRONT ELEVATION', 'elevation'),
  house('RIGHT ELEVATION', 'elevation'),
  house('BACK ELEVATION', 'elevation'),
  house('Great Room', 'inside', ['Ceiling', 'Walls & Floor']),
  { name: 'Barn Roof', trade: 'roof', above: ['Pole Barn'], coverage: others },
  { name: 'Barn Walls', trade: 'elevation', above: ['Pole Barn'], coverage: others },
  { name: 'Fence', trade: 'yard', above: [], coverage: others },
  { name: 'Debris Removal', trade: 'haul', above: [], coverage: dwelling },
];

/** Long remarks in capitals, full of counts and amounts, that go on over several lines. */
const notes = [
  'INSPECTED WITH THE INSURED AND HIS CONTRACTOR ON 3/14/2026. 8 HITS PER TEST SQUARE ON THE FRONT SLOPE, 11 ON THE REAR, 0 ON THE LEFT AND RIGHT. REPAIR OF 14 SHINGLES X $12.40 = $173.60 WAS CONSIDERED AND IS NOT REASONABLE FOR THESE 2 SLOPES.',
  'QUANTITY TAKEN FROM THE AERIAL REPORT: 28.40 SQ PLUS 12% WASTE, ROUNDED UP TO THE NEXT 1/3 SQ. TOTAL WITH WASTE 31.81 SQ.',
  'PER THE POLICY FORM ON FILE THE SURFACE OF THE ROOF IS SETTLED AT ITS ACTUAL CASH VALUE. DEPRECIATION OF THIS LINE IS NOT RECOVERABLE. INSURED WAS TOLD SO ON THE ROOF AND AGAIN BY PHONE AT 4:15 PM.',
  'NOT STORM RELATED: 3 BLISTERED SHINGLES NEAR THE CHIMNEY, 1 RUSTED VENT, NAIL POPS AT RIDGE. NO ALLOWANCE MADE.',
  'SEE ATTACHED BID OF $1,860.00 FROM THE CONTRACTOR. PRICED HERE FROM THE LIST. DIFFERENCE OF $214.35 IS NOT OWED UNLESS INCURRED.\nSEND THE INVOICE TO THE DESK ADJUSTER WITHIN 180 DAYS.',
  'MATCHES LINE 4 OF THE PRIOR CLAIM (2021). PROOF OF REPAIR WAS PROVIDED BY THE INSURED.',
] as const;

/**
 * A catastrophe adjuster's print with age and condition on the row: long remarks in capitals below
 * every third row, full of counts and amounts; heads in italics with three stars, prices changed
 * from the list, a bare page number over the letterhead, photographs behind.
 */
export const capitalNotesCatastrophe: Print = {
  name: 'capital-notes-catastrophe',
  open: false,
  lines: [5, 17, 33, 60, 104],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Prairie Standard Mutual', {
      taxPercent: 0,
      overheadProfit: false,
      depreciated: 0.75,
      lost: 0.2,
      capPercent: 80,
      notes: 0,
      machine: 0.35,
      minimums: 2,
    });
    lengthenWords(random.fork('long'), scope, 0.15);
    const marks = random.fork('marks');
    for (const item of scope.items) {
      if (item.laborMinimum) continue;
      if (marks.chance(0.33)) item.note = marks.pick(notes);
      if (marks.chance(0.1)) item.descriptionChanged = true;
    }
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      family: 'times',
      size: 9,
      marginLeft: 40,
      marginRight: 38,
      marginTop: 28,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps'] as const),
      order: random.pick(['reading', 'columns'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      if (flow.page > 1) flow.line([{ text: String(flow.page), x: right, align: 'right' }]);
      else flow.space(1);
      flow.line([{ text: 'Prairie Standard Mutual', x: left, bold: true, size: 12 }]);
      flow.line([{ text: 'National Catastrophe Office', x: left, size: 8 }]);
      flow.line([{ text: 'PO Box 71120  Ames Grove, IA 50010', x: left, size: 8 }]);
      flow.space(0.8);
      const foot = flow.sheet.height - 30;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: right - 80, align: 'right', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    drawScopeCover(flow, scope, {
      insured: 'Insured:',
      adjuster: 'Claim Rep.:',
      heading: null,
    });
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QUANTITY'], at: left + 200 },
      { key: 'price', head: ['UNIT'], at: left + 238 },
      { key: 'rcv', head: ['RCV'], at: left + 290 },
      { key: 'worn', head: ['AGE/LIFE'], at: left + 334 },
      { key: 'condition', head: ['COND.'], at: left + 382 },
      { key: 'share', head: ['DEP %'], at: left + 432, text: (item) => shareText(item) },
      {
        key: 'lost',
        head: ['DEPREC.'],
        at: left + 482,
        text: (item) => lostText(item, item.recoverable ? '(0.00)' : '<0.00>'),
      },
      { key: 'acv', head: ['ACV'], at: right },
    ];
    flow.startPage('items');
    centered(flow, facts.estimateName, 12);
    const body = drawLinedBody(flow, scope, layer, {
      columns,
      layout: 2,
      head: 'DESCRIPTION',
      headSize: 7.5,
      words: 146,
      figures: 'first',
      labels: {
        room: 'Totals:',
        level: 'Total:',
        labor_minimums: 'Totals:',
        line_items: 'Line Item Totals:',
      },
      placeAt: [left, left + 110, left + 320],
      note: { width: right - left - 20 },
      own: {
        section: (name) => {
          flow.need(flow.leading * 4);
          flow.line([{ text: `***${name}***`, x: left, bold: true, italic: true }]);
          flow.space(0.2);
        },
      },
    });
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([2500, 4870, 6210]),
      (coverage) => `Summary for ${coverage}`,
    );
    drawPhotoSheet(flow, random.fork('photos'), 1);
    if (random.chance(0.5)) drawPhotoSheet(flow, random.fork('more'), 5);
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
