import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { addUp, makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawPhotoSheet } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
  drawMeasures,
  factLines,
  leaveOpen,
  numberOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  sections?: readonly string[],
): PlaceSpec => ({
  name,
  trade,
  above,
  coverage: 'Dwelling',
  ...(sections === undefined ? {} : { sections }),
});

const places: readonly PlaceSpec[] = [
  place('Roof1', 'roof', ['Exterior']),
  place('Left Elevation', 'elevation', ['Exterior']),
  place('Foyer/Entry', 'inside', ['Main Level'], ['Ceiling', 'Walls', 'Floor']),
  place('Family Room', 'inside', ['Main Level'], ['Ceiling', 'Walls', 'Floor']),
  place('Laundry Room', 'wet', ['Main Level']),
  place('Primary Bedroom', 'inside', ['Second Level'], ['Ceiling', 'Walls', 'Floor']),
  place('Hallway', 'inside', ['Second Level']),
  place('General Conditions', 'haul', []),
];

/** What the office tells the crew below a row. */
const instructions = [
  'Call office before ordering; color is Weathered Pewter.',
  'Dumpster on plywood, left side of drive only. Budget 2 loads.',
  'Homeowner keeps the old fixture. Gate code 4471.',
  'Not to exceed $350.00 without a signed change order.',
] as const;

/**
 * A contractor's work order from the common platform: the final draft with all prices off, so that
 * a row is words and a quantity, a blank for the crew's initials behind it; no sums of money on any
 * page, sheets of photographs after each level, a page of blanks to sign.
 */
export const scopeOnlyContractor: Print = {
  name: 'scope-only-contractor',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, '', {
      taxPercent: 0,
      overheadProfit: false,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0.06,
      machine: 0.5,
      minimums: 0,
    });
    const { facts } = scope;
    const marks = random.fork('marks');
    for (const item of scope.items)
      if (item.note === null && marks.chance(0.12)) item.note = marks.pick(instructions);
    addUp(scope);
    const blanks = random.pick(['initials', 'none', 'box'] as const);
    const style = printStyle({
      width: 612,
      height: random.pick([1008, 792]),
      family: random.pick(['times', 'helvetica']),
      size: random.pick([9.5, 10]),
      marginLeft: 45,
      marginRight: 45,
      marginTop: 62,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'glyph', 'word'] as const),
      bold: random.pick(['face', 'twice'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const stop = blanks === 'none' ? right : right - 110;
    flow.furniture = () => {
      centered(flow, facts.companyName, 13);
      flow.line([
        {
          text: `${facts.companyStreet}, ${facts.companyTown}`,
          x: (left + right) / 2,
          align: 'center',
          size: 8,
        },
      ]);
      flow.space(0.8);
      const foot = flow.sheet.height - 34;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: right - 90, align: 'right', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    centered(flow, 'WORK ORDER', 15);
    flow.space(1);
    factLines(
      flow,
      [
        ['Client:', facts.insuredName, 'Cellular:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Operator:', 'DVERHO'],
        ['Estimator:', facts.estimator, 'Business:', facts.phone],
        ['', ''],
        ['Type of Estimate:', facts.typeOfLoss],
        ['Date Entered:', usDate(facts.dateEntered), 'Date Assigned:', ''],
        ['', ''],
        ['Price List:', facts.priceList],
        ['Labor Efficiency:', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 96, left + 340],
    );
    flow.space(1.5);
    flow.paragraph(
      'Crew lead: complete each line in the order of this sheet, initial it, and note what was found different. Nothing outside this scope is done without a change order signed by the client.',
    );
    const photos = random.fork('photos');
    let shown = 1;
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 10,
      area: (name) => {
        flow.space(0.6);
        centered(flow, name, style.size + 3);
        flow.space(0.4);
      },
      place: (its) => {
        flow.space(0.8);
        flow.line([
          { text: its.name, x: left, bold: true, size: style.size + 1.5 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        flow.rule(left, right, 0.7);
        flow.y += 2;
        drawMeasures(flow, its, left + 130, left + 320);
        flow.space(0.5);
      },
      head: () => {
        flow.rule(left, right, 0.7);
        flow.y += 2;
        flow.line([
          { text: 'DESCRIPTION', x: left, bold: true },
          { text: 'QTY', x: stop, align: 'right', bold: true },
          ...(blanks === 'initials'
            ? [{ text: 'INITIALS', x: right, align: 'right' as const, bold: true }]
            : blanks === 'box'
              ? [{ text: 'DONE', x: right, align: 'right' as const, bold: true }]
              : []),
        ]);
        flow.rule(left, right, 0.7);
        flow.y += 4;
      },
      section: (name) => {
        flow.need(flow.leading * 3);
        flow.line([{ text: name, x: left, bold: true, italic: true }]);
      },
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)}  ${wordsOf(item)}`, stop - left - 80);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        for (const [index, part] of text.entries())
          flow.line([
            { text: part, x: left },
            ...(index === 0
              ? [
                  {
                    text: `${money(item.quantity)} ${item.unit}`,
                    x: stop,
                    align: 'right' as const,
                  },
                  ...(blanks === 'initials'
                    ? [{ text: '________', x: right, align: 'right' as const }]
                    : []),
                ]
              : []),
          ]);
        if (blanks === 'box')
          flow.sheet.marks.push({
            kind: 'box',
            x: right - 12,
            y: flow.y - flow.leading * text.length + 1,
            width: 8,
            height: 8,
            gray: null,
          });
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left });
        if (item.note !== null) flow.paragraph(item.note, { x: left + 14 });
        flow.space(0.35);
      },
      total: () => false,
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, style.size + 1);
        flow.space(0.4);
      },
      truth: (item, page) => truthOfPrinted(item, page, { layout: 5, printed: [], style, layer }),
      afterPlace: (its) => {
        if (its.trade !== 'elevation' && its.trade !== 'wet') return;
        drawPhotoSheet(flow, photos, shown);
        shown += 4;
        flow.startPage('items');
      },
    });
    flow.startPage('other');
    centered(flow, 'Certificate of Completion', 13);
    flow.space(1);
    flow.paragraph(
      'I have inspected the work of this order and find it complete except for the items below.',
    );
    for (let at = 1; at <= 5; at++) {
      flow.space(0.8);
      flow.line([{ text: `${at}. ________________________________________`, x: left }]);
    }
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: null,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries: [],
        facts: {
          estimateName: facts.estimateName,
          claimNumber: null,
          policyNumber: null,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: null,
          carrierName: null,
          priceList: facts.priceList,
        },
      },
    };
  },
};
