import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { makeScope, type Place, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawCategoryRecap, drawRoomRecap } from '../drawing/recap-pages.ts';
import { centered, factLines, ladder, leaveOpen, programFoot } from '../drawing/scope-body.ts';
import { sketchedRoom } from '../drawing/sketched-room.ts';
import { drawWholeAreas } from '../drawing/whole-areas.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  sections: readonly string[] = [],
): PlaceSpec => ({ name, trade, above, coverage: 'Dwelling', sections });

const places: readonly PlaceSpec[] = [
  place('Kitchen/Breakfast', 'inside', ['Main Level'], ['CEILING', 'WALLS', 'FLOOR']),
  place('Powder Room', 'inside', ['Main Level']),
  place('Coat Closet', 'inside', ['Main Level']),
  place('Primary Suite', 'inside', ['Level 2'], ['CEILING', 'WALLS']),
  place('Rec Room', 'wet', ['Lower Level']),
  place('Mechanical', 'wet', ['Lower Level']),
  place('General Conditions', 'haul', []),
];

/**
 * A restoration firm's bid from the common program as its offices send it: client, operator,
 * estimator, reference and the kind of estimate on a cover that ends in a long statement; a plan
 * beside each room, subrooms and walls that are missing as lines of their own, rates to reset,
 * remove and replace on one line, remarks in capitals, heads between asterisks, recaps behind.
 */
export const operatorCoverRestoration: Print = {
  name: 'operator-cover-restoration',
  open: false,
  lines: [5, 17, 36, 60, 110],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Palisade Casualty', {
      taxPercent: 7.25,
      overheadProfit: true,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0.16,
      machine: 0,
      minimums: 0,
    });
    for (const item of scope.items) if (item.note !== null) item.note = item.note.toUpperCase();
    const { facts } = scope;
    facts.estimateName = `2026-${random.int(10, 12)}-${facts.insuredName.split(' ')[1]?.toUpperCase()}`;
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: random.pick([8.5, 9]),
      marginTop: 104,
      marginLeft: 40,
      marginRight: 40,
      marginBottom: 58,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps'] as const),
      encoding: random.pick(['win-ansi', 'scrambled'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const company = `${facts.estimator.split(' ')[1]} Restoration, LLC`;
    flow.furniture = () => {
      flow.sheet.marks.push({ kind: 'box', x: left, y: 30, width: 60, height: 44, gray: 0.7 });
      for (const [index, text] of [
        company,
        facts.companyStreet,
        facts.companyTown,
        `${facts.phone} - 24 hours   Lic. CBC-${facts.policyNumber.slice(0, 3)}-4471`,
      ].entries())
        flow.mark(
          { text, x: left + 74, bold: index === 0, size: index === 0 ? 12 : 8 },
          40 + index * 12,
        );
      programFoot(flow, scope);
    };
    flow.startPage('cover');
    const at = [left + 84, left + 340] as const;
    factLines(
      flow,
      [
        ['Client:', facts.insuredName, 'Cellular:', facts.phone],
        ['Property:', facts.propertyStreet, 'E-mail:', 'home@mail.example'],
        ['', facts.propertyTown],
        ['', ''],
        [
          'Operator:',
          facts.estimator
            .split(' ')
            .map((part) => part.toUpperCase().slice(0, 5))
            .join(''),
        ],
        ['', ''],
        ['Estimator:', facts.estimator, 'Business:', facts.phone],
        ['Position:', 'Project Manager', 'E-mail:', 'pm@firm.example'],
        ['Company:', company],
        ['Business:', facts.companyStreet],
        ['', facts.companyTown],
        ['', ''],
        ['Reference:', facts.claimRepresentative, 'Business:', '(800) 555-0119'],
        ['Company:', facts.carrierName],
        ['', ''],
        ['Type of Estimate:', facts.typeOfLoss],
        ['Date Entered:', usDate(facts.dateEntered), 'Date Assigned:', usDate(facts.dateReceived)],
        ['Date Est. Completed:', `${usDate(facts.dateEntered)} 3:18 PM`, 'Date Job Completed:', ''],
        ['', ''],
        ['Price List:', facts.priceList],
        ['Labor Efficiency:', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
        ['File Number:', facts.claimNumber],
      ],
      at,
    );
    flow.space(1);
    flow.paragraph(
      'This estimate is for the repair of visible damage only and is good for 30 days from the date above. Hidden damage, code items and permits of more than $250.00 are billed as supplements. Payment: 50% before work starts, 40% at substantial completion, 10% within 7 days of the last visit. Work of less than 4 hours is billed at the minimum of the trade.',
    );
    const stops = [244, 292, 342, 394, 432, 478, right - left].map((x) => left + x);
    const column = (key: LinedColumn['key'], head: string, index: number): LinedColumn => ({
      key,
      head: [head],
      at: stops[index] ?? right,
    });
    const plans = random.fork('plans');
    const openings = (its: Place): void => {
      const kinds = plans.sample(
        [
          [
            'Missing Wall',
            `${plans.int(2, 9)}' ${plans.int(1, 11)}" X ${its.height ?? "8'"}`,
            'Opens into HALLWAY',
          ],
          ['Missing Wall - Goes to Floor', "3' X 6' 8\"", 'Opens into Exterior'],
          [
            'Missing Wall - Goes to neither Floor/Ceiling',
            "5' X 3' 6\"",
            'Opens into KITCHEN_BREA',
          ],
          ['Door', '2\' 6" X 6\' 8"', 'Opens into CLOSET'],
          ['Window', "3' X 4' 1\"", 'Opens into Exterior'],
        ] as const,
        plans.int(0, 3),
      );
      for (const [kind, size, into] of kinds) {
        flow.need(flow.leading);
        flow.line([
          { text: kind, x: left + 132, bold: true },
          { text: size, x: left + 360, align: 'center' },
          { text: into, x: left + 410 },
        ]);
      }
    };
    flow.startPage('items');
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', 'QTY', 0),
        column('reset', 'RESET', 1),
        column('remove', 'REMOVE', 2),
        column('replace', 'REPLACE', 3),
        column('tax', 'TAX', 4),
        column('op', 'O&P', 5),
        column('rcv', 'TOTAL', 6),
      ],
      layout: 5,
      head: 'DESCRIPTION',
      words: 184,
      figures: 'first',
      labels: {
        room: 'Totals:',
        level: 'Total:',
        line_items: 'Line Item Totals:',
        labor_minimums: null,
      },
      placeAt: [left, left, left],
      note: { italic: false, x: left + 14 },
      truth: (item) => ({ unitPrice: item.unitPrice, replacePrice: item.replaceRate }),
      own: {
        place: (its) => {
          sketchedRoom(flow, its, plans);
          if (its.trade !== 'inside') return;
          openings(its);
          if (!plans.chance(0.4)) return;
          const floor = plans.int(1200, 5200) / 100;
          flow.need(flow.leading * 5);
          flow.space(0.5);
          flow.line([
            {
              text: `Subroom: ${plans.pick(['Pantry', 'Closet', 'Linen'])} (1)`,
              x: left + 132,
              bold: true,
            },
            {
              text: `Height: ${plans.pick(['Sloped', 'Peaked', its.height ?? "8'"])}`,
              x: right,
              align: 'right',
            },
          ]);
          flow.line([
            { text: `${money(floor * 3)} SF Walls`, x: left + 170 },
            { text: `${money(floor)} SF Floor`, x: left + 352 },
          ]);
          openings(its);
          flow.space(0.4);
        },
        section: (name) => {
          flow.need(flow.leading * 4);
          flow.line([{ text: `***${name}***`, x: left, bold: true }]);
        },
        area: (name) => {
          flow.space(0.6);
          centered(flow, name, style.size + 2);
          flow.space(0.3);
        },
      },
    });
    drawWholeAreas(flow, scope);
    const half = (of: 'overhead' | 'profit'): number =>
      toAmount(sum(scope.items.map((item) => item[of])));
    flow.startPage('summary');
    centered(flow, 'Summary', style.size + 2);
    flow.space(0.8);
    ladder(
      flow,
      [
        ['Line Item Total', money(scope.totals.lineItemTotal)],
        ['Material Sales Tax', money(scope.totals.tax)],
        [
          'Subtotal',
          money(toAmount(sum([scope.totals.lineItemTotal, scope.totals.tax]))),
          false,
          true,
        ],
        ['Overhead', money(half('overhead'))],
        ['Profit', money(half('profit'))],
        ['Replacement Cost Value', `$${money(scope.totals.rcv)}`, true, true],
        ['Net Claim', `$${money(scope.totals.rcv)}`, true, true],
      ],
      left + 80,
      right - 90,
    );
    flow.space(3);
    flow.rule(left + 80, left + 280, 0.6);
    flow.y += 3;
    flow.line([{ text: facts.estimator, x: left + 80 }]);
    flow.line([{ text: 'Project Manager', x: left + 80 }]);
    drawRoomRecap(flow, scope);
    drawCategoryRecap(flow, scope);
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 5,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries: [
          {
            coverage: null,
            lineItemTotal: scope.totals.lineItemTotal,
            rcv: scope.totals.rcv,
            acv: null,
            deductible: null,
            netClaim: scope.totals.rcv,
          },
        ],
        facts: {
          estimateName: facts.estimateName,
          claimNumber: null,
          policyNumber: null,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: null,
          // The print names the insurer as a reference only.
          carrierName: null,
          priceList: facts.priceList,
        },
      },
    };
  },
};
