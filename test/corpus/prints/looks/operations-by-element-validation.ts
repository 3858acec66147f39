import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { sharesOf } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** What is done to an element, its unit, quantities, and what a unit of it costs in each kind. */
type Operation = readonly [
  operation: string,
  words: string,
  unit: string,
  least: number,
  most: number,
  labour: number,
  material: number,
  other: number,
];

type Element = 'Floor' | 'Walls' | 'Ceiling' | 'Joinery';

const elements: Readonly<Record<Element, readonly Operation[]>> = {
  Floor: [
    ['Strip out', 'Laminate flooring and foam underlay', 'm2', 6, 32, 3.8, 0, 0.65],
    ['Renew', 'Laminate flooring, 8mm AC4, click system', 'm2', 6, 32, 9.2, 18.4, 0],
    ['Renew', 'Chipboard decking, 22mm moisture resistant', 'm2', 4, 24, 11.5, 10.3, 0.4],
    ['Dry', 'Floor void by forced air', 'item', 1, 1, 95, 0, 140],
  ],
  Walls: [
    ['Remove', 'Wallpaper, one layer', 'm2', 12, 48, 4.1, 0, 0.2],
    ['Hack off', 'Gypsum plaster to brickwork', 'm2', 5, 30, 12.6, 0, 2.1],
    ['Renew', 'Two coat plaster, 13mm', 'm2', 5, 30, 19.8, 5.9, 0],
    ['Redecorate', 'Mist coat and two coats vinyl matt', 'm2', 12, 48, 6.7, 1.95, 0],
    ['Hang', 'Wallpaper, p.c. sum per roll', 'nr', 3, 12, 16, 24, 0],
  ],
  Ceiling: [
    ['Make good', 'Plasterboard and skim, patch under 1m2', 'nr', 1, 4, 46, 9.5, 0],
    ['Overboard', '9.5mm plasterboard, scrim and skim', 'm2', 8, 32, 16.2, 6.4, 0.5],
    ['Redecorate', 'Two coats emulsion, white', 'm2', 8, 32, 5.9, 1.6, 0],
    ['Refix', 'Light fitting and rose', 'nr', 1, 3, 28, 2.5, 0],
  ],
  Joinery: [
    ['Renew', 'Skirting board, softwood 169mm ogee', 'm', 6, 24, 7.4, 6.8, 0.15],
    ['Ease and adjust', 'Internal door', 'nr', 1, 3, 32, 0, 0],
    ['Renew', 'Architrave set, softwood', 'nr', 1, 3, 38, 22, 0],
    ['Redecorate', 'Woodwork, undercoat and gloss, n.e. 300mm girth', 'm', 6, 40, 5.2, 0.9, 0],
  ],
};

const levels: readonly (readonly [level: string, rooms: readonly string[]])[] = [
  ['Ground Floor', ['Lounge', 'Dining Room', 'Cloakroom']],
  ['First Floor', ['Landing', 'Master Bedroom', 'En-suite']],
  ['Second Floor', ['Loft Room']],
];

const codes: Readonly<Record<string, readonly string[]>> = {
  m2: ['M2', 'm²', 'SM'],
  m: ['M', 'LM'],
  nr: ['NR', 'EA', 'NO'],
  item: ['ITEM', 'EA', 'LS'],
};

/**
 * A British estimating program's report for an insurer's validation: floors of the house, rooms
 * with their three sizes, the room's element and the operation in columns before what it is done
 * to, and what labour, materials and anything else of a row come to before their total; no price
 * for one. An element stands in its first row only; a line of sums closes each room and each floor.
 */
export const operationsByElementValidation: Print = {
  name: 'operations-by-element-validation',
  open: true,
  lines: [7, 14, 26, 42, 70],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Pennine & Coastal Insurance');
    const address = `${random.int(2, 140)} Weir Bank, Thornmere, TH99 2LD`;
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation'] as const),
      size: 8.5,
      leading: 1.3,
      width: 595,
      height: 842,
      marginLeft: 34,
      marginRight: 34,
      marginTop: 56,
      marginBottom: 50,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const british = (iso: string): string => iso.split('-').reverse().join('/');
    const reference = `PCI/${random.int(100_000, 999_999)}/${random.pick(['B', 'EOW', 'F'])}`;
    flow.furniture = () => {
      flow.mark({ text: 'Repair Estimate Report', x: left, bold: true, size: 11 }, 32);
      flow.mark({ text: `Claim Ref: ${reference}`, x: right, align: 'right', size: 8 }, 32);
      flow.rule(left, right, 1.2, 38);
      const foot = flow.sheet.height - 26;
      flow.mark(
        { text: `Printed ${british(facts.dateEntered)} 14:07   v3.2`, x: left, size: 7 },
        foot,
      );
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 7 }, foot);
    };
    flow.startPage('items');
    for (const [label, value, other, its] of [
      ['Policyholder', facts.insuredName, 'Insurer', facts.carrierName],
      ['Risk address', address, 'Policy no.', facts.policyNumber],
      ['Peril', 'Escape of water', 'Surveyor', facts.estimator],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 72 },
        { text: other, x: left + 320, bold: true },
        { text: its, x: left + 384 },
      ]);
    flow.space(0.8);
    const stops = { quantity: left + 322, unit: left + 328, figures: [396, 442, 484, 527] };
    const figuresOf = (values: readonly number[], bold = false) =>
      values.map((value, index) => ({
        text: value === 0 ? '-' : money(value),
        x: left + (stops.figures[index] ?? 0),
        align: 'right' as const,
        bold,
      }));
    const head = (): void => {
      flow.sheet.marks.push({
        kind: 'box',
        x: left - 2,
        y: flow.y - 2,
        width: right - left + 4,
        height: flow.leading + 4,
        gray: 0.87,
      });
      flow.line([
        { text: 'Element', x: left, bold: true },
        { text: 'Operation', x: left + 46, bold: true },
        { text: 'Description', x: left + 116, bold: true },
        { text: 'Qty', x: stops.quantity, align: 'right', bold: true },
        { text: 'UoM', x: stops.unit, bold: true },
        ...['Labour', 'Materials', 'Other', 'Total £'].map((text, index) => ({
          text,
          x: left + (stops.figures[index] ?? 0),
          align: 'right' as const,
          bold: true,
        })),
      ]);
      flow.space(0.3);
    };
    const choose = random.fork('rows');
    const count = Math.max(2, Math.min(7, Math.round(lines / 6)));
    const shares = sharesOf(lines, count);
    const items: TruthItem[] = [];
    const rooms: string[][] = [];
    const totals: TruthTotal[] = [];
    const sums = (rows: readonly (readonly number[])[]): number[] =>
      [0, 1, 2, 3].map((at) => addAmounts(rows.map((row) => row[at] ?? 0)));
    const all: number[][] = [];
    for (const [level, names] of levels) {
      const ofLevel: number[][] = [];
      for (const name of names) {
        const rows = shares[rooms.length];
        if (rows === undefined) break;
        flow.continuation = null;
        flow.need(flow.leading * 8);
        if (ofLevel.length === 0) {
          flow.space(0.5);
          flow.line([{ text: `Level: ${level}`, x: left, bold: true, size: 10.5 }]);
        }
        const [long, wide] = [choose.between(1.9, 6.4), choose.between(1.4, 4.8)];
        flow.space(0.3);
        flow.line([
          { text: `Room: ${name}`, x: left, bold: true, size: 9.5 },
          {
            text: `${long.toFixed(2)}m x ${wide.toFixed(2)}m x 2.40m high`,
            x: left + 150,
            size: 8,
          },
          { text: `Floor ${(long * wide).toFixed(2)} m2`, x: left + 300, size: 8 },
          {
            text: `Walls ${(2 * (Number(long.toFixed(2)) + Number(wide.toFixed(2))) * 2.4).toFixed(2)} m2`,
            x: left + 384,
            size: 8,
          },
        ]);
        flow.space(0.4);
        head();
        flow.continuation = () => {
          flow.line([{ text: `Room: ${name} (cont.)`, x: left, bold: true, size: 9.5 }]);
          flow.space(0.4);
          head();
        };
        const pool = Object.entries(elements).flatMap(([element, operations]) =>
          operations.map((operation) => ({ element, operation })),
        );
        const chosen = choose
          .sample(pool, Math.min(rows, pool.length))
          .sort((one, other) => pool.indexOf(one) - pool.indexOf(other));
        const own: number[][] = [];
        let before = '';
        for (const { element, operation } of chosen) {
          const [done, words, unit, least, most, ...costs] = operation;
          const metric = unit === 'm2' || unit === 'm';
          const quantity = toAmount(choose.between(least, most).toFixed(metric ? 2 : 0));
          const [labour = 0, material = 0, other = 0] = costs.map((cost) =>
            toAmount(lineAmount(quantity, cost)),
          );
          const total = toAmount(sum([labour, material, other]));
          const broken = flow.wrap(words, 172);
          flow.need(flow.leading * broken.length + 3);
          const { page } = flow;
          for (const [line, text] of broken.entries())
            flow.line([
              { text: line === 0 && element !== before ? element : '', x: left },
              { text: line === 0 ? done : '', x: left + 46 },
              { text, x: left + 116 },
              ...(line > 0
                ? []
                : [
                    {
                      text: quantity.toFixed(2),
                      x: stops.quantity,
                      align: 'right' as const,
                    },
                    { text: unit, x: stops.unit },
                    ...figuresOf([labour, material, other, total]),
                  ]),
            ]);
          flow.y += 2;
          before = element;
          own.push([labour, material, other, total]);
          items.push(
            jobTruth(page, words, quantity, {
              descriptionAsPrinted: `${done} ${words}`,
              unit: unit.toUpperCase(),
              rcv: total,
              room: [name],
              alsoRight: {
                description: [
                  `${done} ${words}`,
                  `${done} - ${words}`,
                  `${done}: ${words}`,
                  `${element} ${done} ${words}`,
                  `${element} - ${done} - ${words}`,
                ],
                unit: [unit, ...(codes[unit] ?? [])],
              },
              // The element is a head of a kind; a total of one row is priced for one either way.
              unjudged: [
                'activity',
                'section',
                'descriptionAsPrinted',
                'unitPrice',
                'lineNumber',
                'machineNotes',
              ],
            }),
          );
        }
        flow.continuation = null;
        const roomSums = sums(own);
        flow.need(flow.leading * 2);
        flow.rule(left + 330, right, 0.5);
        flow.y += 2;
        flow.line([
          { text: `Room total: ${name}`, x: left + 116, bold: true },
          ...figuresOf(roomSums, true),
        ]);
        flow.space(0.3);
        rooms.push([level, name]);
        totals.push({ kind: 'room', name, rcv: roomSums[3] ?? 0 });
        ofLevel.push(...own);
      }
      if (ofLevel.length === 0) continue;
      all.push(...ofLevel);
      const levelSums = sums(ofLevel);
      flow.need(flow.leading * 2);
      flow.line([
        { text: `Level total: ${level}`, x: left + 116, bold: true },
        ...figuresOf(levelSums, true),
      ]);
      totals.push({ kind: 'level', name: level, rcv: levelSums[3] ?? 0 });
    }
    const [labour = 0, material = 0, other = 0, net = 0] = sums(all);
    const vat = percentOf(net, 20);
    const gross = toAmount(sum([net, vat]));
    flow.need(flow.leading * 10);
    flow.space(1);
    flow.rule(left, right, 1.2);
    flow.y += 4;
    for (const [label, value, bold] of [
      ['Labour', money(labour), false],
      ['Materials', money(material), false],
      ['Other', money(other), false],
      ['Estimate total excl. VAT', money(net), true],
      ['VAT 20.00%', money(vat), false],
      ['Estimate total incl. VAT', `£${money(gross)}`, true],
      ['Policy excess', '-250.00', false],
      ['Validated settlement', `£${money(toAmount(sum([gross, -250])))}`, true],
    ] as const)
      flow.line([
        { text: label, x: left + 330, bold },
        { text: value, x: left + 527, align: 'right', bold },
      ]);
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms,
        totals,
        summaries: [],
        facts: {
          ...noFacts,
          claimNumber: reference,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: address,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
