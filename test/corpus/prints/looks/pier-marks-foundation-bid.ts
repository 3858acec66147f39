import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { priceWork, sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** Piers are marked and deep; the other works are not. */
type Pier = readonly [deep: boolean, work: Work];

const works: readonly Pier[] = [
  [true, ['Push pier, 2-7/8" galvanized, to refusal', 'ea', 2, 9, 1685]],
  [true, ['Helical pier, single 10" helix', 'ea', 1, 6, 1920]],
  [true, ['Bell bottom pier, 12" shaft, 24" bell', 'ea', 1, 5, 1130]],
  [false, ['Break out and patch walk for access', 'ea', 1, 4, 395]],
  [false, ['Hand tunnel below slab', 'lf', 6, 34, 232]],
  [false, ['Beam, sister double 2x10 treated', 'lf', 8, 40, 47]],
  [false, ['Shim and level interior floor beams', 'ea', 1, 7, 148]],
  [false, ['Polyurethane lift, slab at joint', 'lb', 30, 180, 14]],
  [false, ['Epoxy inject stem wall crack, full depth', 'lf', 5, 22, 68]],
  [false, ['Carbon strap, 12" wide, floor to sill', 'ea', 1, 6, 740]],
  [false, ['Footing drain, perforated, in sock', 'lf', 14, 70, 41]],
];

const sides = [
  'NORTH WALL',
  'EAST WALL AND PORCH',
  'INTERIOR BEAM LINE B',
  'SOUTH WALL',
  'GARAGE',
] as const;

const remarks = [
  'Existing sprinkler to be moved by owner.',
  'Bolt to footing; cut footing flush first.',
  'Sump is by others.',
] as const;

/**
 * A foundation company's bid on a typewriter's face: sides of the house underlined in capitals,
 * marks of piers and their depths in columns that stay blank for other works, a dash in front of a
 * remark below, the engineer's fee and a credit after the sum, two halves to pay, a warranty.
 */
export const pierMarksFoundationBid: Print = {
  name: 'pier-marks-foundation-bid',
  open: true,
  lines: [4, 9, 16, 25, 38],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'courier',
      size: 9,
      leading: 1.25,
      marginLeft: 54,
      marginRight: 54,
      marginTop: 50,
      marginBottom: 54,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'spaced-line'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: `SHEET ${flow.page}`, x: right, align: 'right' }, 34);
    };
    flow.startPage('items');
    flow.line([{ text: 'LEVEL LINE FOUNDATION REPAIR', x: left, bold: true, size: 12 }]);
    flow.line([{ text: '88 Caliche Loop   555-0140', x: left }]);
    flow.space(1);
    for (const [label, value] of [
      ['OWNER', facts.insuredName],
      ['JOB SITE', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['CLAIM', facts.claimNumber],
      ['SURVEYED', usDate(facts.dateInspected)],
    ] as const)
      flow.line([{ text: `${label.padEnd(10, '.')} ${value}`, x: left }]);
    flow.space(1);
    const stops = { item: 54, depth: 318, count: 352, per: 358, each: 428, ext: right - left };
    const head = (): void => {
      flow.line([
        { text: 'Mark', x: left },
        { text: 'Item', x: left + stops.item },
        { text: 'Depth', x: left + stops.depth, align: 'right' },
        { text: 'No.', x: left + stops.count, align: 'right' },
        { text: 'Each', x: left + stops.each, align: 'right' },
        { text: 'Ext.', x: left + stops.ext, align: 'right' },
      ]);
      flow.line([{ text: '-'.repeat(93), x: left }]);
    };
    head();
    flow.continuation = head;
    const choose = random.fork('works');
    const used = sides.slice(0, Math.min(sides.length, Math.max(1, Math.round(lines / 5))));
    const items: TruthItem[] = [];
    let pier = 0;
    for (const [index, count] of sharesOf(lines, used.length).entries()) {
      const name = used[index] ?? '';
      flow.need(flow.leading * 5);
      flow.space(0.5);
      flow.line([{ text: name, x: left }]);
      flow.rule(left, left + flow.width(name), 0.6, flow.y - 1);
      flow.y += 3;
      const chosen = someWorks(
        choose,
        works.map(([, work]) => work),
        count,
      );
      for (const work of chosen) {
        const deep = works.find(([, its]) => its === work)?.[0] ?? false;
        const { words, unit, quantity, unitPrice } = priceWork(choose, work);
        const each = unit === 'ea' ? Math.round(unitPrice / 5) * 5 : unitPrice;
        const amount = toAmount(lineAmount(quantity, each));
        const mark = deep
          ? quantity === 1
            ? `P${pier + 1}`
            : `P${pier + 1}-P${pier + quantity}`
          : '';
        if (deep) pier += quantity;
        const remark = choose.chance(0.2) ? choose.pick(remarks) : null;
        flow.need(flow.leading * 2);
        const { page } = flow;
        flow.line([
          { text: mark, x: left },
          { text: words, x: left + stops.item },
          {
            text: deep ? `${choose.int(12, 34)}'` : '',
            x: left + stops.depth,
            align: 'right',
          },
          { text: String(quantity), x: left + stops.count, align: 'right' },
          { text: unit, x: left + stops.per },
          { text: money(each), x: left + stops.each, align: 'right' },
          { text: money(amount), x: left + stops.ext, align: 'right' },
        ]);
        if (remark !== null) flow.line([{ text: `- ${remark}`, x: left + stops.item + 11 }]);
        items.push(
          jobTruth(page, words, quantity, {
            unit,
            unitPrice: each,
            rcv: amount,
            room: [name],
            f9Note: remark,
            alsoRight: {
              unit: [unit.toUpperCase()],
              description: [`${mark} ${words}`],
              descriptionAsPrinted: [`${mark} ${words}`],
              lineNumber: [mark],
              f9Note: remark === null ? [] : [`- ${remark}`],
            },
            unjudged: ['activity', 'section', 'machineNotes'],
          }),
        );
      }
    }
    flow.continuation = null;
    const whole = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const engineer = 650;
    const credit = 400;
    const price = toAmount(sum([whole, engineer, -credit]));
    const first = percentOf(price, 50);
    flow.need(flow.leading * 12);
    flow.line([{ text: '-'.repeat(93), x: left }]);
    for (const [label, value] of [
      ['WORK AS LISTED', money(whole)],
      ["ENGINEER'S LETTER, SEALED", money(engineer)],
      ['CREDIT, PRIOR INSPECTION', `${money(credit)}-`],
      ['CONTRACT PRICE', `$${money(price)}`],
      ['DUE WHEN EXCAVATED', money(first)],
      ['DUE WHEN LIFTED', money(toAmount(sum([price, -first])))],
    ] as const)
      flow.line([
        { text: label, x: left + 240 },
        { text: value, x: left + stops.ext + (value.endsWith('-') ? 5.4 : 0), align: 'right' },
      ]);
    flow.space(1);
    flow.paragraph(
      'Piers carry a life of structure warranty; patches and interior finishes carry none. Depths are what we expect and are not measured until driven. $18.00 per foot below 40 feet.',
    );
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: used.map((name) => [name]),
        totals: [],
        summaries: [],
        facts: {
          ...noFacts,
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
