import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { priceWork, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { grayLine } from '../drawing/table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

type Charge = readonly [work: Work, details: string];

const services: readonly Charge[] = [
  [
    ['Tear off existing roofing', 'SQ', 12, 34, 78],
    'One layer. Tarp landscaping and magnet sweep.',
  ],
  [['Shingle installation labor', 'SQ', 12, 34, 145], 'Per manufacturer nailing pattern, 6 nails.'],
  [['Replace rotten decking', 'EA', 1, 8, 46], 'Up to the count shown. More by change order only.'],
  [['Gutter removal and rehang', 'LF', 40, 180, 4.4], ''],
  [['Reflash chimney', 'EA', 1, 1, 420], 'Step and counter flashing, sealed into mortar joint.'],
  [['Paint fascia and soffit', 'LF', 60, 210, 3.2], 'Two coats to match existing color.'],
  [
    ['Drywall ceiling repair', 'SF', 24, 160, 6.1],
    'Below leak at upstairs hall. Texture to match.',
  ],
  [['Crew cleanup', 'HR', 2, 8, 52], ''],
  [['Skylight reseal', 'EA', 1, 3, 175], ''],
  [['Trip charge', 'EA', 1, 1, 89], ''],
  [['Window screen rebuild', 'EA', 2, 11, 38], 'Charcoal fiberglass.'],
  [['Fence section reset', 'LF', 8, 48, 21], 'Cedar, 6 ft. Reuse posts where sound.'],
];

const materials: readonly Charge[] = [
  [['Architectural shingles', 'SQ', 13, 36, 128], 'Color to be chosen by owner.'],
  [['Synthetic underlayment', 'RL', 2, 5, 96], ''],
  [['Ice and water membrane', 'RL', 1, 5, 84], ''],
  [['Drip edge, 10 ft', 'PC', 12, 34, 9.4], 'White aluminum.'],
  [['Ridge vent, 4 ft', 'PC', 6, 18, 14.8], ''],
  [['Pipe boot, 3 in', 'EA', 1, 5, 17], ''],
  [['Hip and ridge cap', 'BD', 2, 8, 61], ''],
  [['Coil nails', 'BX', 2, 6, 43], ''],
  [['Gutter, 5 in K-style', 'LF', 40, 180, 4.9], 'Includes hangers and end caps.'],
  [['Downspout, 2 x 3', 'LF', 20, 80, 4.2], ''],
  [['Exterior paint', 'GA', 1, 4, 58], ''],
];

/**
 * A field service app's estimate: no places at all but what is done and what is bought, each group
 * under heads whose first word is the group's own name, quantities of one decimal with the unit in
 * small letters behind some of them, a bold name over gray details, sums of both groups and the
 * sales tax under the county's name.
 */
export const servicesMaterialsApp: Print = {
  name: 'services-materials-app',
  open: true,
  lines: [4, 9, 13, 18, 23],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: 9,
      leading: 1.3,
      marginLeft: 44,
      marginRight: 44,
      marginTop: 44,
      marginBottom: 52,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const [quantityAt, priceAt] = [right - 170, right - 80];
    const company = 'Third Street Home Services';
    flow.furniture = () => {
      const foot = flow.sheet.height - 26;
      flow.mark({ text: company, x: left, size: 7.5 }, foot);
      flow.mark({ text: `${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('items');
    flow.sheet.marks.push({ kind: 'box', x: left, y: flow.y, width: 70, height: 44, gray: 0.82 });
    const serviceCount = Math.ceil(lines / 2);
    const groups = [
      ['Services', services, serviceCount],
      ['Materials', materials, lines - serviceCount],
    ] as const;
    const units = random.fork('works');
    const drawn = groups.map(([name, list, count]) => ({
      name,
      rows: someWorks(
        units,
        list.map(([work]) => work),
        count,
      ).map((work) => ({
        ...priceWork(units, work, work[1] === 'SQ' || work[1] === 'HR' ? 1 : 0),
        details: list.find(([its]) => its === work)?.[1] ?? '',
      })),
    }));
    const sums = drawn.map(({ rows }) => addAmounts(rows.map(({ amount }) => amount)));
    const subtotal = addAmounts(sums);
    const rate = random.pick([6.5, 7.75, 8.2]);
    const tax = percentOf(sums[1] ?? 0, rate);
    const whole = toAmount(sum([subtotal, tax]));
    const spoken = random.chance(0.7);
    for (const [label, value, bold] of [
      ['ESTIMATE', `#${random.int(1040, 8899)}`, true],
      ['ESTIMATE DATE', `Apr ${random.int(1, 30)}, 2026`, false],
      ['EXPIRATION DATE', `Jun ${random.int(1, 30)}, 2026`, false],
      ['TOTAL', `$${money(whole)}`, true],
    ] as const)
      flow.line([
        { text: label, x: right - 210, size: 8, bold },
        { text: value, x: right - 4, align: 'right', bold },
      ]);
    flow.space(1.4);
    for (const [who, label, value] of [
      [facts.insuredName, 'CONTACT US', ''],
      [facts.propertyStreet, '', '612 Third Street'],
      [facts.propertyTown, '', facts.companyTown],
      ['', '', '(555) 555-0138'],
      [`Claim # ${facts.claimNumber}`, '', 'office@thirdstreet.example'],
    ] as const)
      flow.line([
        { text: who, x: left },
        { text: label, x: left + 320, size: 8, bold: true },
        { text: value, x: left + 320 },
      ]);
    flow.space(1.6);
    flow.line([{ text: 'ESTIMATE', x: left, bold: true, size: 13 }]);
    flow.space(0.8);
    const items: TruthItem[] = [];
    for (const [index, { name, rows }] of drawn.entries()) {
      const head = (): void => {
        flow.line([
          { text: name, x: left, bold: true },
          { text: 'qty', x: quantityAt, align: 'right' },
          { text: 'unit price', x: priceAt, align: 'right' },
          { text: 'amount', x: right, align: 'right' },
        ]);
        flow.rule(left, right, 1);
        flow.space(0.5);
      };
      flow.continuation = null;
      flow.need(flow.leading * 6);
      head();
      flow.continuation = head;
      for (const { words, unit, quantity, unitPrice, amount, details } of rows) {
        flow.need(flow.leading * 3);
        const { page } = flow;
        const said = spoken && unit !== 'EA';
        flow.line([
          { text: words, x: left, bold: true },
          {
            text: `${quantity.toFixed(1)}${said ? ` ${unit.toLowerCase()}` : ''}`,
            x: quantityAt,
            align: 'right',
          },
          { text: `$${money(unitPrice)}`, x: priceAt, align: 'right' },
          { text: `$${money(amount)}`, x: right, align: 'right' },
        ]);
        if (details !== '') grayLine(flow, [{ text: details, x: left, size: 8 }], 0.4);
        flow.space(0.3);
        flow.rule(left, right, 0.3);
        flow.space(0.4);
        items.push(
          jobTruth(page, words, quantity, {
            unit: said ? unit : null,
            unitPrice,
            rcv: amount,
            f9Note: details === '' ? null : details,
            alsoRight: {
              unit: said ? [unit.toLowerCase(), ...(unit === 'PC' ? ['EA'] : [])] : ['EA'],
              description: [`${words} ${details}`],
              descriptionAsPrinted: [`${words} ${details}`],
            },
            // Details may be a remark or part of the words; the groups are no rooms.
            unjudged: ['activity', 'section', 'room', 'lineNumber', 'machineNotes', 'f9Note'],
          }),
        );
      }
      flow.need(flow.leading * 2);
      flow.line([
        { text: `${name} subtotal: $${money(sums[index] ?? 0)}`, x: right, align: 'right' },
      ]);
      flow.space(1.2);
    }
    flow.continuation = null;
    flow.need(flow.leading * 7);
    flow.rule(left + 260, right, 0.6);
    flow.space(0.6);
    for (const [label, value, bold] of [
      ['Subtotal', money(subtotal), false],
      [`Tax (Marlow County ${rate}%)`, money(tax), false],
      ['Total', money(whole), true],
    ] as const) {
      flow.line([
        { text: label, x: left + 270, bold },
        { text: `$${value}`, x: right, align: 'right', bold },
      ]);
      flow.space(0.3);
    }
    flow.space(1.2);
    flow.paragraph(
      'Thank you for considering us. Work is scheduled once this estimate is approved online. Materials are taxed; labor is not.',
    );
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: null,
        totals: [],
        summaries: [],
        facts: { ...noFacts, claimNumber: facts.claimNumber },
      },
    };
  },
};
