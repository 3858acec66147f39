import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { priceWork, sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const works: readonly Work[] = [
  ['Erect poly containment on spring poles with zipper entry', 'SF', 80, 420, 1.25],
  ['Set and vent negative air machine, filter change included', 'days', 3, 9, 92],
  ['Run dehumidifier, large, inside of containment', 'days', 3, 9, 78],
  ['Cut out moldy drywall two feet past visible growth, double bag', 'SF', 32, 380, 3.9],
  ['Remove and bag insulation behind opened walls', 'SF', 32, 300, 1.45],
  ['Detach vanity or base cabinet, clean back, store in garage', 'LF', 3, 14, 64],
  ['Wire brush and sand framing to bright wood', 'SF', 40, 360, 4.35],
  ['HEPA vacuum, damp wipe, HEPA vacuum all surfaces', 'SF', 120, 980, 0.96],
  ['Fog and apply clear fungistatic coating to framing', 'SF', 40, 360, 1.7],
  ['Decontamination chamber, two stage', 'each', 1, 2, 285],
  ['Pass bags through window chute, load and haul', 'bags', 6, 60, 8.5],
  ['Technician in full suit and respirator, detail work', 'hours', 4, 30, 67],
];

const areas = [
  'Primary closet and bath',
  'Laundry and hall wall',
  'Crawl space under kitchen',
  'Basement den',
  'Attic at ridge',
] as const;

const codes: Readonly<Record<string, readonly string[]>> = {
  days: ['DA', 'DAY', 'DAYS', 'DY'],
  hours: ['HR', 'HOURS', 'HRS'],
  bags: ['BAG', 'BG', 'BAGS'],
  each: ['EA'],
};

/**
 * A mold remediator's bid from a word processor that answers a hygienist's protocol: areas headed
 * by a containment's letter, steps numbered under the area's number, the step's words with the
 * protocol's paragraph in brackets over the whole width, below it an indented line of three tab
 * stops where measured, rate and price stand behind their names; a sum per containment at the end.
 */
export const protocolAreasMoldBid: Print = {
  name: 'protocol-areas-mold-bid',
  open: true,
  lines: [4, 9, 15, 23, 34],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'times',
      size: 11,
      leading: 1.2,
      marginLeft: 80,
      marginRight: 80,
      marginTop: 72,
      marginBottom: 76,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'gaps'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark(
        { text: `- ${flow.page} -`, x: style.width / 2, align: 'center', size: 9 },
        flow.sheet.height - 40,
      );
    };
    flow.startPage('items');
    flow.line([{ text: 'CLEARBROOK MOLD & MOISTURE', x: left, bold: true, size: 14 }]);
    flow.line([{ text: 'License MR-2210  |  (555) 555-0177', x: left, size: 9 }]);
    flow.space(0.8);
    for (const [label, value] of [
      ['Re:', 'Remediation under the protocol of Sundell Hygiene Group'],
      ['Insured:', facts.insuredName],
      ['Property:', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Claim No.:', facts.claimNumber],
      ['Date:', usDate(facts.dateEntered)],
    ] as const)
      flow.line([
        { text: label, x: left },
        { text: value, x: left + 72 },
      ]);
    flow.space(0.8);
    flow.paragraph(
      'We bid the work of each containment below. Paragraphs in brackets are those of the protocol. Rates hold for more or less of the same work if the hygienist extends an area.',
    );
    const choose = random.fork('works');
    const used = areas.slice(0, Math.max(1, Math.min(areas.length, Math.round(lines / 5))));
    const items: TruthItem[] = [];
    const sums: (readonly [label: string, amount: number])[] = [];
    for (const [index, count] of sharesOf(lines, used.length).entries()) {
      const area = used[index] ?? '';
      const letter = 'ABCDE'[index] ?? '';
      const title = `${index + 1}. CONTAINMENT ${letter}: ${area}`;
      flow.need(flow.leading * 6);
      flow.space(0.9);
      flow.line([{ text: title, x: left, bold: true }]);
      const before = items.length;
      for (const [step, work] of someWorks(choose, works, count).entries()) {
        const { words, unit, quantity, unitPrice, amount } = priceWork(choose, work);
        const number = `${index + 1}.${step + 1}`;
        const paragraph = `[${choose.int(4, 8)}.${choose.int(1, 9)}]`;
        const texts = flow.wrap(`${words} ${paragraph}`, right - left - 30);
        flow.need(flow.leading * (texts.length + 1) + 5);
        flow.y += 5;
        const { page } = flow;
        for (const [line, text] of texts.entries())
          flow.line([
            { text: line === 0 ? number : '', x: left },
            { text, x: left + 30 },
          ]);
        const one = { days: 'day', hours: 'hour', bags: 'bag' }[unit] ?? unit;
        flow.line([
          { text: `Measured: ${quantity} ${unit}`, x: left + 54 },
          {
            text: `Rate: ${money(unitPrice)}${unit === 'each' ? '' : ` per ${one}`}`,
            x: left + 198,
          },
          { text: `Price: ${money(amount)}`, x: left + 348 },
        ]);
        const others = [`${words} ${paragraph}`];
        items.push(
          jobTruth(page, words, quantity, {
            lineNumber: number,
            unit: codes[unit]?.[0] ?? unit,
            unitPrice,
            rcv: amount,
            room: [area],
            alsoRight: {
              description: others,
              descriptionAsPrinted: others,
              unit: [unit, one.toUpperCase(), ...(codes[unit] ?? [])],
              room: [
                `CONTAINMENT ${letter}: ${area}`,
                `CONTAINMENT ${letter}`,
                title,
                `${letter}: ${area}`,
              ],
            },
            unjudged: ['activity', 'section', 'f9Note', 'machineNotes', 'priceNote'],
          }),
        );
      }
      const amount = addAmounts(items.slice(before).map(({ rcv }) => rcv ?? 0));
      sums.push([`Containment ${letter}`, amount]);
    }
    const whole = addAmounts(sums.map(([, amount]) => amount));
    const plan = 350;
    flow.need(flow.leading * (sums.length + 9));
    flow.space(1.2);
    flow.line([{ text: 'BID', x: left, bold: true }]);
    for (const [label, value, bold] of [
      ...sums.map(([name, amount]) => [name, money(amount), false] as const),
      ['Work plan and notice to the state', money(plan), false] as const,
      ['Bid, all containments', `$${money(toAmount(sum([whole, plan])))}`, true] as const,
    ])
      flow.line([
        { text: label, x: left + 30, bold },
        { text: value, x: right, align: 'right', bold },
      ]);
    flow.space(1);
    flow.paragraph(
      'Clearance sampling is by the hygienist and is paid by others. If an area fails we clean it again one time at no charge. Put back is not in this bid.',
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
