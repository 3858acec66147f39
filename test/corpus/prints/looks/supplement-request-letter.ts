import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, type JobTrade, placeJobs } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { drawPhotoSheet } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const trades: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Roof', trades: ['roofing'] },
  { name: 'Exterior', trades: ['siding', 'masonry'] },
  { name: 'Interior', trades: ['drywall', 'paint', 'flooring', 'insulation'] },
];

const grounds = [
  'Required by IRC R905.2.8.5; the carrier’s estimate of 4/02 has no drip edge at 148 LF of eaves. Photos 4 to 9.',
  'Measured by aerial report no. 55120984 at 26.41 SQ; the carrier’s 22.00 SQ leaves out the porch and 10% waste.',
  'The maker’s sheet (page 3) asks for 6 nails. Time of 0.5 HR per square is in the price.',
  'Not on the first estimate. Our invoice 1187 for $1,240.00 is attached as exhibit C.',
] as const;

/**
 * A roofer's request for a supplement as a letter: numbered titles, below each one what the carrier
 * allowed and what is requested as `182.00 LF @ $2.45 = $445.90` behind labels, the difference, and
 * a paragraph of grounds full of figures; no table at all, three sums at the end. What it asks for
 * is what it estimates.
 */
export const supplementRequestLetter: Print = {
  name: 'supplement-request-letter',
  open: true,
  lines: [4, 8, 14, 22, 34],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Great Basin Mutual');
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: random.pick([10, 11]),
      leading: 1.22,
      marginLeft: 68,
      marginRight: 68,
      marginTop: 70,
      marginBottom: 66,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['word', 'kerned', 'cell'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.companyName, x: left, bold: true, size: 13 }, 38);
      flow.mark({ text: `${facts.companyTown}   ${facts.phone}`, x: left, size: 8 }, 50);
      flow.mark(
        { text: `Supplement request, page ${flow.page}`, x: right, align: 'right', size: 8 },
        flow.sheet.height - 36,
      );
    };
    flow.startPage('items');
    for (const text of [
      usDate(facts.dateEntered),
      '',
      facts.carrierName,
      `Attn: ${facts.claimRepresentative}`,
      '',
    ])
      flow.line([{ text, x: left }]);
    for (const [label, value] of [
      ['Insured:', facts.insuredName],
      ['Property:', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Claim Number:', facts.claimNumber],
      ['Date of Loss:', usDate(facts.dateOfLoss)],
    ] as const)
      flow.line([
        { text: label, x: left + 20, bold: true },
        { text: value, x: left + 110 },
      ]);
    flow.space(1);
    flow.paragraph(
      'Please review the items below, which were left out of or short on your estimate. Payment is asked within 15 days of this letter.',
    );
    flow.space(0.8);
    const items: TruthItem[] = [];
    const allowed: number[] = [];
    const choose = random.fork('choose');
    const requested = random.pick(['Requested:', 'Our request:', 'Contractor:']);
    let number = 0;
    const jobs = placeJobs(random.fork('jobs'), lines, trades);
    for (const its of jobs)
      for (const { job, quantity, unitPrice, amount } of its.lines) {
        number++;
        const text = `${job.verb === 'replace' ? 'R&R ' : ''}${job.text}`;
        const short = choose.chance(0.5) ? Math.floor(quantity * choose.between(0.4, 0.9)) : 0;
        const theirs = toAmount(lineAmount(short, unitPrice));
        allowed.push(theirs);
        flow.need(flow.leading * 5);
        const { page } = flow;
        flow.line([{ text: `${number}. ${text}`, x: left, bold: true }]);
        const said = (much: number, value: number): string =>
          `${money(much)} ${job.unit} @ $${money(unitPrice)} = $${money(value)}`;
        flow.line([
          { text: 'Carrier allowed:', x: left + 20 },
          { text: short === 0 ? 'not included' : said(short, theirs), x: left + 120 },
        ]);
        flow.line([
          { text: requested, x: left + 20 },
          { text: said(quantity, amount), x: left + 120 },
        ]);
        flow.line([
          { text: 'Difference:', x: left + 20 },
          { text: `$${money(toAmount((amount - theirs).toFixed(2)))}`, x: left + 120 },
        ]);
        const ground = choose.pick(grounds).replaceAll('’', "'");
        flow.paragraph(`Grounds: ${ground}`, { x: left + 20, width: right - left - 40 });
        flow.space(0.6);
        items.push(
          jobTruth(page, text, quantity, {
            lineNumber: String(number),
            unit: job.unit,
            unitPrice,
            rcv: amount,
            unjudged: ['activity', 'section', 'room', 'f9Note', 'machineNotes'],
            alsoRight: { description: [job.text] },
          }),
        );
      }
    const asked = addAmounts(jobs.map(({ amount }) => amount));
    const had = addAmounts(allowed);
    flow.need(flow.leading * 9);
    flow.space(0.6);
    for (const [label, value] of [
      ['Total requested', asked],
      ['Less carrier allowed', had],
      ['Net supplement', toAmount((asked - had).toFixed(2))],
    ] as const)
      flow.line([
        { text: label, x: left + 120, bold: true },
        { text: `$${money(value)}`, x: left + 360, align: 'right', bold: true },
      ]);
    flow.space(1.2);
    flow.line([{ text: 'Sincerely,', x: left }]);
    flow.space(1.5);
    flow.line([{ text: facts.estimator, x: left }]);
    openPagesWithoutRows(flow, items);
    if (random.chance(0.5)) drawPhotoSheet(flow, random.fork('photos'), 4);
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
          claimNumber: facts.claimNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
