import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { addAmounts, type JobTrade, percentOf, placeJobs } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { drawTerms } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { grayLine } from '../drawing/table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const trades: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Roof System', trades: ['roofing'] },
  { name: 'Gutters, Siding & Chimney', trades: ['siding', 'masonry'] },
  { name: 'Interior Repairs', trades: ['drywall', 'paint', 'flooring', 'insulation'] },
  { name: 'Job Items', trades: ['general', 'demolition'] },
];

const bullets = [
  'Color and style chosen by owner before order',
  'Includes up to 2 sheets of 7/16 OSB; more at $84.00 each',
  '10 year labor warranty, registered with maker within 30 days',
  'Magnetic sweep of lawn and drive, 2 passes',
  'Nailed per code, 6 nails a shingle in the 130 mph zone',
] as const;

const words: Readonly<Record<string, string>> = {
  SQ: 'SQ',
  LF: 'LF',
  SF: 'SF',
  EA: 'EA',
  SY: 'SY',
  HR: 'HR',
};

/**
 * A storm contractor's proposal from a sales program: each thing in bold with its amount at the
 * right, below it in gray the quantity, unit and price as `24.5 SQ × $412.00`, bullets under that,
 * trades as large words with a rule, a cover and a page about the firm before, what the insurer
 * pays as a block behind, choices that are not in the sum.
 */
export const quantityBelowProposal: Print = {
  name: 'quantity-below-proposal',
  open: true,
  lines: [4, 10, 18, 30, 48],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Summit Ridge Mutual');
    const style = printStyle({
      family: 'helvetica',
      size: 10,
      leading: 1.35,
      marginLeft: 56,
      marginRight: 56,
      marginTop: 60,
      marginBottom: 64,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['kerned', 'glyph', 'cell'] as const),
      quotes: random.pick(['straight', 'typographic'] as const),
      encoding: random.pick(['win-ansi', 'scrambled'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const number = `P-${random.int(3000, 9999)}`;
    const sign = random.pick(['×', 'x', '@']);
    flow.furniture = () => {
      flow.mark({ text: facts.companyName, x: left, size: 8 }, 32);
      flow.mark({ text: `Proposal ${number}`, x: right, align: 'right', size: 8 }, 32);
      flow.mark(
        { text: `${flow.page}`, x: (left + right) / 2, align: 'center', size: 8 },
        flow.sheet.height - 30,
      );
    };
    flow.startPage('cover');
    flow.space(6);
    flow.line([{ text: 'Storm Restoration Proposal', x: left, bold: true, size: 24 }]);
    flow.space(1);
    for (const text of [
      `Prepared for ${facts.insuredName}`,
      facts.propertyStreet,
      facts.propertyTown,
      `Date: ${usDate(facts.dateEntered)}`,
      `Insurance: ${facts.carrierName}`,
      `Claim #: ${facts.claimNumber}`,
      `Your specialist: ${facts.estimator}, ${facts.phone}`,
    ])
      flow.line([{ text, x: left, size: 11 }]);
    if (random.chance(0.6)) {
      flow.startPage('other');
      flow.line([{ text: 'Who we are', x: left, bold: true, size: 16 }]);
      flow.space(0.6);
      flow.paragraph(
        'Since 2009 we have finished 3,400 roofs in 4 counties. Every crew of 6 is our own. We carry $2,000,000 of liability insurance and stand by each nail.',
      );
    }
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const choose = random.fork('choose');
    const jobs = placeJobs(random.fork('jobs'), lines, trades);
    flow.startPage('items');
    flow.line([{ text: 'Scope of Work', x: left, bold: true, size: 18 }]);
    for (const its of jobs) {
      flow.need(flow.leading * 7);
      flow.space(0.8);
      flow.line([{ text: its.name, x: left, bold: true, size: 14 }]);
      flow.rule(left, right, 1);
      flow.space(0.5);
      for (const { job, quantity, unitPrice, amount } of its.lines) {
        const text = `${job.verb === 'replace' ? choose.pick(['Replace ', 'Install ', 'New ']) : ''}${job.text}`;
        const name = flow.wrap(text, 360, { bold: true });
        const below = choose.chance(0.4) ? choose.sample(bullets, choose.int(1, 2)) : [];
        flow.need(flow.leading * (name.length + 1));
        const { page } = flow;
        for (const [index, part] of name.entries())
          flow.line([
            { text: part, x: left, bold: true },
            ...(index === 0
              ? [{ text: `$${money(amount)}`, x: right, align: 'right' as const }]
              : []),
          ]);
        grayLine(
          flow,
          [
            {
              text: `${quantity.toLocaleString('en-US')} ${words[job.unit] ?? job.unit} ${sign} $${money(unitPrice)}`,
              x: left,
              size: 9,
            },
          ],
          0.4,
        );
        for (const text of below) {
          flow.need(flow.leading);
          flow.line([
            { text: '•', x: left + 8, size: 9 },
            { text, x: left + 18, size: 9 },
          ]);
        }
        flow.space(0.5);
        items.push(
          jobTruth(page, text, quantity, {
            unit: job.unit,
            unitPrice,
            rcv: amount,
            room: [its.name],
            alsoRight: { description: [job.text] },
            unjudged: ['activity', 'section', 'lineNumber', 'f9Note', 'room'],
          }),
        );
      }
      flow.need(flow.leading * 1.5);
      flow.line([
        { text: `${its.name} Total`, x: left + 260, size: 9 },
        { text: `$${money(its.amount)}`, x: right, align: 'right', bold: true },
      ]);
      totals.push({ kind: 'room', name: its.name, rcv: its.amount });
    }
    const before = addAmounts(jobs.map(({ amount }) => amount));
    const tax = percentOf(before, 4.5);
    const whole = addAmounts([before, tax]);
    flow.need(flow.leading * 8);
    flow.space(1.5);
    flow.rule(left + 260, right, 1);
    flow.y += 4;
    for (const [label, value, bold] of [
      ['Subtotal', before, false],
      ['Sales tax (4.5%)', tax, false],
      ['Project Total', whole, true],
    ] as const)
      flow.line([
        { text: label, x: left + 260, bold },
        { text: `$${money(value)}`, x: right, align: 'right', bold },
      ]);
    openPagesWithoutRows(flow, items);
    flow.startPage('other');
    flow.line([{ text: 'Your insurance claim', x: left, bold: true, size: 16 }]);
    flow.space(0.5);
    for (const [label, value] of [
      ['First check (ACV)', percentOf(whole, 58)],
      ['Recoverable depreciation', percentOf(whole, 30)],
      [
        'Your deductible',
        toAmount((whole - percentOf(whole, 58) - percentOf(whole, 30)).toFixed(2)),
      ],
    ] as const)
      flow.line([
        { text: label, x: left },
        { text: `$${money(value)}`, x: left + 300, align: 'right' },
      ]);
    flow.space(1);
    flow.line([{ text: 'Upgrades (not in the total)', x: left, bold: true, size: 13 }]);
    for (const [label, figure] of [
      ['Class 4 impact shingles', '$2,940.00'],
      ['Synthetic copper valley', '$1,180.00'],
    ] as const)
      flow.line([
        { text: `[ ] ${label}`, x: left },
        { text: figure, x: left + 300, align: 'right' },
      ]);
    drawTerms(flow, random.fork('terms'), 'Agreement');
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: null,
        totals,
        summaries: [],
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
