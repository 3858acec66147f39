import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { Random } from '../../random.ts';
import { rewordLines } from '../content/list-words.ts';
import { lengthenWords } from '../content/long-words.ts';
import { makeScope, type PlaceSpec, type Scope } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawCategoryRecap, drawRoomRecap } from '../drawing/recap-pages.ts';
import { byCategory, centered, figures, ladder, leaveOpen } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade'], above: string): PlaceSpec => ({
  name,
  trade,
  above: [above],
  coverage: 'Dwelling',
});

const places: readonly PlaceSpec[] = [
  place('Kitchen', 'inside', 'Main Level'),
  place('Dining Room', 'inside', 'Main Level'),
  place('Powder Rm', 'wet', 'Main Level'),
  place('Garage', 'inside', 'Main Level'),
  place('Bonus Room', 'inside', 'Upper Level'),
  place("Kids' Bath", 'wet', 'Upper Level'),
  place('General Conditions', 'haul', 'Job'),
];

/** Who does the work, as price lists name trades, and what an hour costs. */
const hands = [
  ['CARP', 'Carpenter - Finish, Trim / Cabinet', 74.18],
  ['CLNM', 'Cleaning Remediation Technician', 58.02],
  ['DRYM', 'Drywall Installer / Finisher', 81.44],
  ['ELEC', 'Electrician', 102.9],
  ['FLOR', 'Flooring Installer', 77.61],
  ['GENL', 'General Laborer', 46.35],
  ['PLMB', 'Plumber', 108.77],
  ['PNTR', 'Painter', 69.5],
] as const;

/** The hours of each trade that the prices hold. */
const drawHours = (flow: Flow, random: Random): void => {
  flow.startPage('other');
  centered(flow, 'Labor Breakdown', 12);
  flow.space(0.8);
  const stops = [350, 420, 500].map((x) => flow.left + x);
  const row = (code: string, name: string, texts: readonly string[], bold = false): void =>
    flow.line([
      { text: code, x: flow.left, bold },
      { text: name, x: flow.left + 50, bold },
      ...figures(stops, texts).map((cell) => ({ ...cell, bold })),
    ]);
  row('Code', 'Labor', ['Hours', 'Rate', 'Total'], true);
  flow.rule(flow.left, flow.right, 0.6);
  flow.y += 3;
  const totals = random.sample(hands, random.int(4, hands.length)).map(([code, name, rate]) => {
    const hours = random.int(40, 9000) / 100;
    const total = toAmount(lineAmount(hours, rate));
    row(code, name, [hours.toFixed(2), rate.toFixed(2), money(total)]);
    return { hours, total };
  });
  row(
    '',
    'Total Labor',
    [
      money(toAmount(sum(totals.map(({ hours }) => hours)))),
      '',
      money(toAmount(sum(totals.map(({ total }) => total)))),
    ],
    true,
  );
  flow.space(0.8);
  flow.paragraph('Hours include base service charges. Labor burden and overhead are in the rates.');
};

/** Why the work was changed, with prices that are in no sum. */
const remarks = [
  'PER PLUMBER: 2 SHUT-OFFS FROZEN, 1.5 HR @ $108.77 NOT CHARGED.',
  'Homeowner upgrade to quartz is direct pay: $2,140.00 less allowance of $1,180.00 = $960.00 due at install.',
  'Includes 3 of 5 cabinets; other 2 salvaged.',
] as const;

const drawFace = (flow: Flow, { facts }: Scope): void => {
  flow.startPage('cover');
  const { left } = flow;
  for (const [label, value] of [
    ['Client:', facts.insuredName],
    ['Property:', facts.propertyStreet],
    ['', facts.propertyTown],
    ['Operator:', facts.estimator.replace(' ', '').toUpperCase().slice(0, 8)],
    ['Estimator:', facts.estimator],
    ['Position:', 'Reconstruction Estimator'],
    ['Type of Estimate:', facts.typeOfLoss],
    ['Date Entered:', usDate(facts.dateEntered)],
    ['Date Assigned:', usDate(facts.dateReceived)],
    ['Price List:', facts.priceList],
    ['Labor Efficiency:', 'Restoration/Service/Remodel'],
    ['Estimate:', facts.estimateName],
  ] as const) {
    flow.line([
      { text: label, x: left + 100, align: 'right' },
      { text: value, x: left + 108 },
    ]);
    flow.space(0.25);
  }
  flow.space(1);
  flow.paragraph(
    'Thank you for the chance to bid this work. This is not a contract. Hidden damage is not included and will be submitted as a supplement of not less than $250.00.',
  );
};

/**
 * A reconstruction firm's internal print: rates to remove and to replace with tax and total, no
 * overhead and profit in the rows, descriptions in capitals where the estimator wrote them, and
 * behind the recaps a list of hours by trade with rates and totals of its own.
 */
export const laborHoursContractor: Print = {
  name: 'labor-hours-contractor',
  open: false,
  lines: [5, 17, 35, 66, 150],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, '', {
      taxPercent: 6.75,
      overheadProfit: false,
      depreciated: 0,
      lost: 0,
      capPercent: 80,
      notes: 0.12,
      machine: 0,
      minimums: 5,
    });
    rewordLines(random.fork('words'), scope, 0.4);
    lengthenWords(random.fork('long'), scope, 0.15);
    const marks = random.fork('marks');
    for (const item of scope.items) {
      if (marks.chance(0.1)) item.note = marks.pick(remarks);
      if (marks.chance(0.07)) item.descriptionChanged = true;
    }
    const { facts, totals } = scope;
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: 9,
      leading: 1.24,
      marginLeft: 45,
      marginRight: 45,
      marginTop: 84,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'gaps'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.companyName, x: left, bold: true, size: 15 }, 38);
      flow.mark({ text: facts.companyStreet, x: left, size: 8 }, 50);
      flow.mark({ text: `${facts.companyTown}   Lic. 0048817`, x: left, size: 8 }, 60);
      const foot = flow.sheet.height - 30;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: 306, align: 'center', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    drawFace(flow, scope);
    flow.startPage('items');
    const column = (
      key: LinedColumn['key'],
      head: string,
      at: number,
      text?: LinedColumn['text'],
    ): LinedColumn => ({
      key,
      head: [head],
      at: left + at,
      ...(text === undefined ? {} : { text }),
    });
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', 'QTY', 300),
        column('remove', 'REMOVE', 352),
        // Without a column of its own a reset stands here.
        column('replace', 'REPLACE', 412, (item) =>
          money(toAmount(sum([item.replaceRate, item.resetRate]))),
        ),
        column('tax', 'TAX', 462),
        column('rcv', 'TOTAL', 522),
      ],
      layout: 5,
      head: 'DESCRIPTION',
      words: 232,
      figures: 'first',
      labels: {
        room: 'Totals: ',
        level: 'Total: ',
        line_items: 'Line Item Totals: ',
        labor_minimums: 'Totals: ',
      },
      placeAt: [left, left + 110, left + 330],
      note: { x: left },
      truth: (item) => ({ unitPrice: item.unitPrice }),
    });
    flow.startPage('summary');
    centered(flow, 'Summary for Dwelling', 12);
    flow.space(0.8);
    ladder(
      flow,
      [
        ['Line Item Total', money(totals.lineItemTotal)],
        ['Material Sales Tax', money(totals.tax)],
        ['Replacement Cost Value', `$${money(totals.rcv)}`, true, true],
        ['Net Claim', `$${money(totals.rcv)}`, true, true],
      ],
      left + 100,
      right - 90,
    );
    drawRoomRecap(flow, scope);
    drawCategoryRecap(flow, scope, byCategory(scope.items).length > 1 ? 'Items' : 'Item');
    drawHours(flow, random.fork('hours'));
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
            coverage: 'Dwelling',
            lineItemTotal: totals.lineItemTotal,
            rcv: totals.rcv,
            acv: null,
            deductible: null,
            netClaim: totals.rcv,
          },
        ],
        facts: {
          ...noFacts,
          estimateName: facts.estimateName,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          priceList: facts.priceList,
        },
      },
    };
  },
};
