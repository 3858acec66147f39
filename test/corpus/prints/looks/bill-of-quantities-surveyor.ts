import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

type Work = readonly [words: string, unit: string, low: number, high: number];

const trades: readonly (readonly [trade: string, works: readonly Work[]])[] = [
  [
    'Strip out',
    [
      ['Take up wet carpet and underlay, cut, bag and cart away', 'm²', 3.2, 5.9],
      ['Hack off perished plaster to brickwork, not exceeding 1.20m high', 'm²', 11, 19],
      ['Take out kitchen base unit complete with worktop and set aside for re-use', 'nr', 24, 48],
      ['Disconnect, drain down and remove radiator', 'nr', 28, 46],
    ],
  ],
  [
    'Plasterwork',
    [
      ['12.5mm wallboard to ceiling, joints taped, 3mm skim finish', 'm²', 26, 39],
      ['Two coat plaster to brick walls, over 300mm wide, steel trowelled', 'm²', 24, 36],
      ['Make good plaster around new socket outlet', 'nr', 8, 15],
      ['Coving, 100mm girth, plaster, fixed with adhesive', 'm', 9, 16],
    ],
  ],
  [
    'Joinery',
    [
      ['Softwood skirting 19 x 144mm, moulded, plugged to brick', 'm', 12, 21],
      [
        'Internal door 762 x 1981mm, four panel, hung on existing lining with one and a half pairs of butts',
        'nr',
        142,
        236,
      ],
      ['Window board, MDF 25 x 219mm, nosed', 'm', 19, 31],
      ['Re-fix kitchen base unit previously set aside, incl. new plinth', 'nr', 54, 88],
    ],
  ],
  [
    'Decorations',
    [
      ['Mist coat and two coats vinyl matt emulsion to plastered walls', 'm²', 6.8, 11.5],
      ['Emulsion as described, to ceilings', 'm²', 7.1, 12],
      [
        'Knot, prime, stop, one undercoat and one gloss to skirting n.e. 300mm girth',
        'm',
        4.1,
        7.2,
      ],
      ['Hang only lining paper 1000 grade, butt jointed', 'm²', 6.2, 9.4],
    ],
  ],
  [
    'Floor finishes',
    [
      ['Ceramic floor tile 300 x 300 x 9mm, thin bed, grouted', 'm²', 58, 89],
      ['Tufted carpet (PC £24.00/m²) on 9mm underlay, gripper to perimeter', 'm²', 39, 52],
      ['Latex levelling compound average 5mm', 'm²', 12, 18],
    ],
  ],
  [
    'Services',
    [
      ['Test and certify ring final circuit', 'item', 85, 145],
      ['Twin switched socket outlet, white moulded, to existing box', 'nr', 19, 34],
      ['Dehumidifier, 20 litre, including power', 'week', 88, 126],
    ],
  ],
];

const rooms = [
  'Hall, Stairs and Landing',
  'Lounge',
  'Kitchen/Diner',
  'Cloakroom',
  'Bedroom 1 (Front)',
  'Bathroom',
] as const;

const codes: Readonly<Record<string, readonly string[]>> = {
  'm²': ['M2', 'm2', 'SM'],
  m: ['M', 'LM'],
  nr: ['NR', 'EA', 'NO'],
  item: ['ITEM', 'EA', 'LS', 'IT'],
  week: ['WEEK', 'WK'],
};

/** Letters of items, as surveyors count: no I and no O. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * A British surveyor's bill of quantities for a burst pipe: a bill per room with headings of trades
 * underlined, items told by letters that begin anew on each page, metric units, pounds, a sum at
 * each page's foot that is carried to a collection, collections that are carried to a summary.
 */
export const billOfQuantitiesSurveyor: Print = {
  name: 'bill-of-quantities-surveyor',
  open: true,
  lines: [6, 16, 28, 48, 84],
  draw: (random, lines) => {
    const style = printStyle({
      width: 595.28,
      height: 841.89,
      family: random.pick(['helvetica', 'times']),
      size: 10,
      leading: 1.3,
      marginLeft: 54,
      marginRight: 46,
      marginTop: 64,
      marginBottom: 96,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'glyph'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const words = left + 26;
    const [qty, unitAt, rate] = [right - 176, right - 166, right - 76];
    let bill = 0;
    let onPage = 1;
    let title = '';
    flow.furniture = () => {
      flow.mark({ text: title, x: left, bold: true, size: 10 }, 40);
      flow.rule(left, right, 0.8, 46);
      flow.mark(
        { text: `${bill}/${onPage}`, x: (left + right) / 2, align: 'center' },
        flow.sheet.height - 30,
      );
      for (const [text, x, align] of [
        ['Item', left, 'left'],
        ['Qty', qty, 'right'],
        ['Unit', unitAt, 'left'],
        ['Rate', rate, 'right'],
        ['£', right, 'right'],
      ] as const)
        flow.mark({ text, x, align, bold: true }, 58);
      flow.y = 70;
    };
    const choose = random.fork('choose');
    const count = Math.max(1, Math.min(rooms.length, Math.ceil(lines / 30)));
    const items: TruthItem[] = [];
    const bills: { name: string; amount: number }[] = [];
    for (const [index, name] of rooms.slice(0, count).entries()) {
      bill = index + 2;
      onPage = 1;
      title = `Bill Nr ${bill} - ${name}`;
      flow.startPage('items');
      let letter = 0;
      const pages: number[][] = [[]];
      const carry = (text: string): void => {
        const y = flow.sheet.height - 62;
        flow.rule(rate + 10, right, 0.5, y - 12);
        flow.mark({ text, x: rate - 6, align: 'right', italic: true }, y);
        flow.mark(
          {
            text: `£ ${money(addAmounts(pages.at(-1) ?? []))}`,
            x: right,
            align: 'right',
            bold: true,
          },
          y,
        );
        flow.rule(rate + 10, right, 0.5, y + 4);
      };
      const make = (height: number): void => {
        if (flow.fits(height)) return;
        carry('Carried to Collection');
        onPage++;
        flow.startPage('items');
        pages.push([]);
        letter = 0;
      };
      let rest = Math.floor(lines / count) + (index < lines % count ? 1 : 0);
      const chosen = choose.sample(trades, trades.length);
      let round = 0;
      while (rest > 0) {
        const [trade, works] = chosen[round % chosen.length] ?? trades[0] ?? ['', []];
        round++;
        const its = choose.sample(works, Math.min(rest, choose.int(2, works.length)));
        its.sort((a, b) => works.indexOf(a) - works.indexOf(b));
        rest -= its.length;
        make(flow.leading * 6);
        flow.space(0.5);
        flow.line([{ text: trade, x: words, bold: true }]);
        flow.rule(words, words + flow.width(trade, { bold: true }), 0.6, flow.y - 2);
        flow.space(0.4);
        for (const [said, unit, low, high] of its) {
          const parts = flow.wrap(said, qty - words - 42);
          make(flow.leading * (parts.length + 0.8));
          const whole = unit === 'nr' || unit === 'item' || unit === 'week';
          const quantity = unit === 'item' ? 1 : whole ? choose.int(1, 6) : choose.int(2, 74);
          const price = toAmount(choose.between(low, high).toFixed(2));
          const amount = toAmount(lineAmount(quantity, price));
          const { page } = flow;
          for (const [at, part] of parts.entries()) {
            const last = at === parts.length - 1;
            flow.line([
              ...(at === 0 ? [{ text: letters[letter] ?? 'Z', x: left + 4 }] : []),
              { text: part, x: words },
              ...(last
                ? [
                    { text: String(quantity), x: qty, align: 'right' as const },
                    { text: unit, x: unitAt },
                    { text: money(price), x: rate, align: 'right' as const },
                    { text: money(amount), x: right, align: 'right' as const },
                  ]
                : []),
            ]);
          }
          flow.space(0.8);
          const mark = letters[letter] ?? 'Z';
          letter++;
          pages.at(-1)?.push(amount);
          items.push(
            jobTruth(page, said, quantity, {
              unit,
              unitPrice: price,
              rcv: amount,
              room: [name],
              alsoRight: {
                unit: [...(codes[unit] ?? [])],
                description: [`${mark} ${said}`],
                descriptionAsPrinted: [`${mark} ${said}`],
                room: [title, `${bill} - ${name}`],
              },
              unjudged: ['section', 'lineNumber', 'activity'],
            }),
          );
        }
      }
      const whole = addAmounts(pages.map((page) => addAmounts(page)));
      carry(pages.length === 1 ? 'Carried to Summary' : 'Carried to Collection');
      if (pages.length > 1) {
        onPage++;
        flow.startPage('other');
        flow.line([{ text: 'COLLECTION', x: words, bold: true }]);
        flow.space(1);
        for (const [at, amounts] of pages.entries()) {
          flow.line([
            { text: `Page ${bill}/${at + 1}`, x: words },
            { text: money(addAmounts(amounts)), x: right, align: 'right' },
          ]);
          flow.space(0.4);
        }
        flow.rule(rate + 10, right, 0.5);
        flow.space(0.4);
        flow.line([
          { text: 'Carried to Summary', x: rate - 6, align: 'right', italic: true },
          { text: `£ ${money(whole)}`, x: right, align: 'right', bold: true },
        ]);
      }
      bills.push({ name, amount: whole });
    }
    bill = bills.length + 2;
    onPage = 1;
    title = 'SUMMARY';
    flow.furniture = () => flow.mark({ text: title, x: left, bold: true, size: 11 }, 48);
    flow.startPage('summary');
    const works = addAmounts(bills.map(({ amount }) => amount));
    const preliminaries = percentOf(works, 12);
    const net = toAmount(sum([works, preliminaries]));
    const tax = percentOf(net, 20);
    for (const [label, amount] of [
      ...bills.map(
        ({ name, amount }, index) => [`Bill Nr ${index + 2} - ${name}`, amount] as const,
      ),
      ['Sub-total', works],
      ['Bill Nr 1 - Preliminaries at 12%', preliminaries],
      ['Total excluding VAT', net],
      ['VAT at 20%', tax],
      ['TOTAL', toAmount(sum([net, tax]))],
    ] as const) {
      flow.line([
        { text: label, x: words },
        { text: `£ ${money(amount)}`, x: right, align: 'right' },
      ]);
      flow.space(0.5);
    }
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        // A bill's title may keep its number.
        rooms: null,
        totals: [],
        summaries: [],
        facts: noFacts,
      },
    };
  },
};
