import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { drawRates } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { figures } from '../drawing/scope-body.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const crews = [
  ['Journeyman electrician', 96],
  ['Journeyman electrician, overtime', 144],
  ['Apprentice, 2nd year', 58.5],
  ['Master electrician', 124],
  ['Permit runner', 45],
] as const;

const parts = [
  ['QO115', 'Breaker 1P 15A plug-on', 'EA', 14.86],
  ['QO230', 'Breaker 2P 30A plug-on', 'EA', 31.4],
  ['NM-12/2', 'Cable 12/2 NM-B w/ground', 'FT', 0.92],
  ['NM-14/3', 'Cable 14/3 NM-B w/ground', 'FT', 1.08],
  ['GFNT1', 'Receptacle GFCI 15A, white', 'EA', 22.75],
  ['5320-W', 'Receptacle duplex TR 15A', 'EA', 2.18],
  ['B120A', 'Box, nail-on 20 cu in', 'EA', 1.64],
  ['EMT-34', 'Conduit EMT 3/4 in x 10 ft', 'EA', 11.3],
  ['HOM2040', 'Load center 200A 40 space', 'EA', 318.2],
  ['GR-58', 'Ground rod 5/8 in x 8 ft', 'EA', 19.45],
  ['WN-Y100', 'Wire connectors, yellow, box of 100', 'BX', 12.6],
] as const;

const tales = [
  'Found service riser bent and weatherhead pulled from wall. Cut dead at the meter with the utility on site, 2 men. Temp power to kitchen and furnace by 4:30 PM.',
  'Traced 3 dead circuits above the wet ceiling. Megger 0.2 on circuit 14, abandoned in place. New home run about 85 ft. through attic.',
  'Inspector on site 10:15, passed rough. One box fill correction, no charge for that.',
  'Set panel, labeled 28 circuits, torqued lugs to 250 in-lb. Old panel left with owner for the carrier.',
] as const;

const where = [
  'Service entrance',
  'Kitchen and hall',
  'Attic',
  'Garage subpanel',
  'Bath 2',
] as const;

/**
 * An electrician's invoice by time and material: a work order per visit with a tale of what was
 * found, labor and parts in one list without rules, the quantity first with the unit behind it, a
 * part's number, cost and selling price side by side, parts returned as negative rows, a line of
 * sums per work order, retainage and payments below.
 */
export const workOrderElectrician: Print = {
  name: 'work-order-electrician',
  open: true,
  lines: [6, 15, 28, 44, 76],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: random.pick(['courier', 'helvetica', 'times']),
      size: 9,
      marginLeft: 42,
      marginRight: 42,
      marginTop: 48,
      marginBottom: 56,
    });
    if (style.family === 'courier') style.size = 7.5;
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(
        style.family === 'courier'
          ? (['spaced-line', 'cell'] as const)
          : (['cell', 'word', 'kerned'] as const),
      ),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const invoice = String(random.int(20118, 48990));
    const minus = random.pick(['-', '()']);
    const signed = (value: number): string =>
      value >= 0 ? money(value) : minus === '-' ? `-${money(-value)}` : `(${money(-value)})`;
    flow.furniture = () => {
      flow.mark(
        { text: `Invoice ${invoice}  -  ${flow.page}`, x: right, align: 'right', size: 8 },
        flow.sheet.height - 30,
      );
    };
    flow.startPage('items');
    const firm = `${facts.companyName.split(' ')[0] ?? ''} Electric LLC`;
    flow.line([
      { text: firm, x: left, bold: true, size: 15 },
      { text: `INVOICE ${invoice}`, x: right, align: 'right', bold: true, size: 12 },
    ]);
    flow.line([{ text: `${facts.companyStreet}, ${facts.companyTown}`, x: left }]);
    flow.line([{ text: 'License EC 13-004471   Bonded & insured', x: left }]);
    flow.space(1);
    for (const [a, b, c, d] of [
      ['Bill to', facts.insuredName, 'Date', usDate(facts.dateEntered)],
      ['', facts.propertyStreet, 'Terms', 'Net 30'],
      ['', facts.propertyTown, 'Your claim', facts.claimNumber],
    ] as const)
      flow.line([
        { text: a, x: left, bold: true },
        { text: b, x: left + 50 },
        { text: c, x: 360, bold: true },
        { text: d, x: 430 },
      ]);
    flow.space(1);
    // Quantity ends, unit, part and words begin, cost, sell and amount end.
    const at = { qty: left + 38, unit: left + 42, part: left + 66, words: left + 128 };
    const stops = [right - 128, right - 66, right];
    const head = (): void => {
      flow.rule(left, right, 0.9);
      flow.y += 3;
      flow.line([
        { text: 'Qty', x: at.qty, align: 'right', bold: true },
        { text: 'UM', x: at.unit, bold: true },
        { text: 'Part', x: at.part, bold: true },
        { text: 'Labor / Material', x: at.words, bold: true },
        ...figures(stops, ['Cost', 'Sell', 'Extended']).map((cell) => ({ ...cell, bold: true })),
      ]);
      flow.rule(left, right, 0.9);
      flow.y += 4;
    };
    head();
    flow.continuation = head;
    const items: TruthItem[] = [];
    const sums: number[] = [];
    const goods: number[] = [];
    let rest = lines;
    let order = random.int(3100, 3900);
    let day = 4;
    while (rest > 0) {
      const count = Math.min(rest, random.int(4, 9));
      rest -= count;
      order += random.int(1, 6);
      day += random.int(1, 3);
      const title = `WO ${order}`;
      const date = `${String(3 + Math.floor(day / 28)).padStart(2, '0')}/${String(1 + (day % 28)).padStart(2, '0')}/26`;
      const place = random.pick(where);
      flow.need(flow.leading * 7);
      flow.space(0.7);
      flow.line([
        { text: title, x: left, bold: true },
        { text: date, x: left + 66, bold: true },
        { text: place, x: at.words, bold: true },
      ]);
      flow.paragraph(random.pick(tales), { x: at.words, width: 240, italic: true });
      flow.space(0.3);
      const hours = Math.max(1, Math.floor(count / 3));
      const amounts = { labor: [] as number[], parts: [] as number[] };
      const open = ['section', 'room', 'activity', 'lineNumber'];
      const chosen = random.sample(parts, Math.min(parts.length, count));
      for (let index = 0; index < count; index++) {
        const labor = index < hours;
        const [name, rate] = random.pick(crews);
        const [part, words, unit, cost] = chosen[index % chosen.length] ?? parts[0];
        const sell = toAmount((cost * 1.35).toFixed(2));
        const returned = !labor && index === count - 1 && random.chance(0.4);
        const quantity = labor
          ? random.int(4, 40) / 4
          : returned
            ? -random.int(1, 3)
            : unit === 'FT'
              ? random.int(12, 250)
              : random.int(1, 14);
        const price = labor ? rate : sell;
        const amount = toAmount(lineAmount(quantity, price));
        const text = labor ? name : `${words}${returned ? ' - returned' : ''}`;
        const lineTexts = flow.wrap(text, stops[0] === undefined ? 200 : stops[0] - at.words - 44);
        flow.need(flow.leading * lineTexts.length);
        const { page } = flow;
        for (const [line, piece] of lineTexts.entries())
          flow.line([
            ...(line > 0
              ? []
              : [
                  {
                    text: labor ? quantity.toFixed(2) : String(quantity),
                    x: at.qty,
                    align: 'right' as const,
                  },
                  { text: labor ? 'HR' : unit, x: at.unit },
                  ...(labor ? [] : [{ text: part, x: at.part }]),
                ]),
            { text: piece, x: at.words },
            ...(line > 0
              ? []
              : [
                  ...(labor ? [] : figures(stops, [money(cost)])),
                  ...figures(stops.slice(1), [money(price), signed(amount)]),
                ]),
          ]);
        (labor ? amounts.labor : amounts.parts).push(amount);
        items.push(
          jobTruth(page, text, quantity, {
            unit: labor ? 'HR' : unit,
            unitPrice: price,
            rcv: amount,
            ...(labor
              ? {}
              : {
                  alsoRight: {
                    description: [`${part} ${text}`],
                    descriptionAsPrinted: [`${part} ${text}`],
                    ...(unit === 'FT' ? { unit: ['LF'] } : {}),
                  },
                }),
            unjudged: [...open, 'flags'],
          }),
        );
      }
      const [work, stuff] = [addAmounts(amounts.labor), addAmounts(amounts.parts)];
      const total = addAmounts([work, stuff]);
      sums.push(total);
      goods.push(stuff);
      flow.need(flow.leading * 1.5);
      flow.space(0.2);
      flow.line([
        {
          text: `${title}   Labor ${money(work)}   Material ${signed(stuff)}   Total`,
          x: (stops[1] ?? right) + 4,
          align: 'right',
          bold: true,
        },
        { text: signed(total), x: right, align: 'right', bold: true },
      ]);
    }
    flow.continuation = null;
    const whole = addAmounts(sums);
    const tax = percentOf(addAmounts(goods), 6);
    const due = addAmounts([whole, tax]);
    const kept = percentOf(due, 10);
    flow.need(flow.leading * 9);
    flow.space(1);
    flow.rule(left + 280, right, 0.9);
    flow.y += 4;
    for (const [label, value] of [
      ['All work orders', money(whole)],
      ['Sales tax 6% on material', money(tax)],
      ['Invoice total', money(due)],
      ['Less retainage 10%', `(${money(kept)})`],
      ['Deposit check 2207', '(500.00)'],
      ['Please pay', money(toAmount((due - kept - 500).toFixed(2)))],
    ] as const)
      flow.line([
        { text: label, x: (stops[1] ?? right) + 4, align: 'right' },
        { text: value, x: right, align: 'right' },
      ]);
    openPagesWithoutRows(flow, items);
    drawRates(
      flow,
      'Rates through 12/31/2026',
      crews.map(([name, rate]) => [name, rate, 'hour'] as const),
    );
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
