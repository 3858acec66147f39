import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthSummary, TruthTotal } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { centered } from '../drawing/scope-body.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

type Part = readonly [words: string, low: number, high: number, wears: boolean];

const building: readonly Part[] = [
  ['Roof covering, 32.50 SQ laminated shingles, incl. tear-off', 9000, 19_000, true],
  ['Roof decking, 14 sheets', 700, 1400, true],
  ['Gutters and downspouts, 212 LF', 1500, 3100, true],
  ['Siding, west elevation', 4000, 9100, true],
  ['Windows (3), glass and screens', 600, 2400, true],
  ['Kitchen - ceiling, drywall and paint', 800, 2900, true],
  ['Kitchen - cabinets, base and wall', 6000, 14_000, true],
  ['Kitchen - floor', 1800, 4200, true],
  ['Dining room - ceiling, walls, base', 900, 3300, true],
  ['Hall - floor covering, 188 SF', 700, 1900, true],
  ['Bedroom 1 - paint', 300, 900, true],
  ['Bedroom 2 - carpet and pad', 600, 1800, true],
  ['Bath - tile surround', 1400, 3600, true],
  ['Electrical - 6 outlets, 2 fixtures', 400, 1300, true],
  ['HVAC - condenser, comb fins', 180, 420, false],
  ['Debris removal, 1 dumpster', 500, 900, false],
  ['Permit fee', 85, 420, false],
  ['Emergency services - invoice 20418 of Quick Dry, paid 3/30/2026', 1500, 6200, false],
  ['Engineer - report of 4/11/2026 (2 visits @ $900.00)', 1800, 1800, false],
  ['Architect - drawings for permit', 900, 2600, false],
];

const structures: readonly Part[] = [
  ['Fence, cedar, 96 LF', 2100, 4400, true],
  ['Shed, 8 x 10', 900, 2600, true],
  ['Detached garage - roof', 2400, 5200, true],
  ['Arbor', 300, 900, true],
];

const contents: readonly Part[] = [
  ['Living room furniture (schedule, p. 2, items 1-14)', 1200, 6200, true],
  ['Clothing (schedule, p. 3)', 400, 2900, true],
  ['Electronics, 5 items', 700, 3300, true],
  ['Rugs (2)', 200, 900, true],
  ['Pack-out and storage, 3 months', 1800, 4200, false],
  ['Dry cleaning - invoice 7719', 200, 1300, false],
];

/**
 * An adjuster's statement of loss: each part of the loss is a row with its whole value, what is
 * taken off as a percentage and an amount, and what is left, under the coverage that bears it; no
 * quantities but in the words; below each coverage the deductible, payments before, what exceeds
 * the limit, what is due; a recapitulation of all coverages and a place to sign.
 */
export const statementOfLossRows: Print = {
  name: 'statement-of-loss-rows',
  open: true,
  lines: [5, 10, 16, 23, 30],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Tidewater Surety');
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: 9.5,
      marginLeft: 50,
      marginRight: 50,
      marginTop: 52,
      marginBottom: 60,
      ...(random.chance(0.4) ? { height: 1008 } : {}),
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps'] as const),
      order: random.pick(['reading', 'columns', 'tables-last'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark(
        {
          text: `Statement of Loss - ${facts.insuredName} - ${facts.claimNumber} - page ${flow.page}`,
          x: right,
          align: 'right',
          size: 7.5,
        },
        flow.sheet.height - 34,
      );
    };
    flow.startPage('items');
    centered(flow, facts.companyName, 12);
    centered(flow, 'STATEMENT OF LOSS', 14);
    flow.space(0.8);
    for (const [a, b, c, d] of [
      ['Insured:', facts.insuredName, 'Claim Number:', facts.claimNumber],
      ['Location:', facts.propertyStreet, 'Policy Number:', facts.policyNumber],
      ['', facts.propertyTown, 'Date of Loss:', usDate(facts.dateOfLoss)],
      ['Insurer:', facts.carrierName, 'Peril:', facts.typeOfLoss],
    ])
      flow.line([
        { text: a ?? '', x: left, bold: true },
        { text: b ?? '', x: left + 64 },
        { text: c ?? '', x: left + 290, bold: true },
        { text: d ?? '', x: left + 374 },
      ]);
    flow.space(1);
    const table: RuledTable = {
      left,
      right,
      size: 9,
      headSize: 8,
      pad: 3,
      lines: random.pick(['grid', 'rows', 'none'] as const),
      headGray: random.chance(0.5) ? 0.9 : null,
      valign: 'bottom',
      columns: [
        { head: ['No.'], share: 6, align: 'left' },
        { head: ['Item of loss'], share: 46, align: 'left' },
        { head: ['Replacement', 'cost'], share: 15, align: 'right' },
        { head: ['Depr.', '%'], share: 9, align: 'right' },
        { head: ['Depreciation'], share: 14, align: 'right' },
        { head: ['Actual', 'cash value'], share: 15, align: 'right' },
      ],
    };
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const summaries: TruthSummary[] = [];
    const choose = random.fork('choose');
    const shares: readonly (readonly [string, string, readonly Part[], number])[] = [
      ['A', 'Building', building, Math.max(2, Math.round(lines * 0.62))],
      ['B', 'Other Structures', structures, lines > 8 ? Math.min(4, Math.round(lines * 0.16)) : 0],
      ['C', 'Personal Property', contents, lines > 5 ? Math.round(lines * 0.22) : 0],
    ];
    const recap: [string, number, number, number][] = [];
    let number = 0;
    for (const [letter, name, parts, count] of shares) {
      if (count === 0) continue;
      const its = choose.sample(parts, Math.min(count, parts.length));
      its.sort((a, b) => parts.indexOf(a) - parts.indexOf(b));
      const limit = choose.int(30, 420) * 1000;
      flow.continuation = null;
      flow.need(90);
      flow.space(0.6);
      flow.line([
        { text: `COVERAGE ${letter} - ${name.toUpperCase()}`, x: left, bold: true },
        { text: `Limit $${money(limit)}`, x: right, align: 'right', bold: true },
      ]);
      flow.space(0.2);
      ruledHead(flow, table);
      flow.continuation = () => ruledHead(flow, table);
      const rows: { rcv: number; depreciation: number; acv: number }[] = [];
      for (const [words, low, high, wears] of its) {
        number++;
        const rcv = choose.int(low * 100, high * 100) / 100;
        const percent =
          wears && choose.chance(0.75) ? choose.pick([5, 10, 12.5, 20, 33.33, 40, 50]) : 0;
        const depreciation = percentOf(rcv, percent);
        const acv = toAmount(sum([rcv, -depreciation]));
        rows.push({ rcv, depreciation, acv });
        const { page } = ruledRow(flow, table, [
          String(number),
          words,
          money(rcv),
          percent === 0 ? '' : `${percent}%`,
          percent === 0 ? '' : money(depreciation),
          money(acv),
        ]);
        items.push(
          jobTruth(page, words, 1, {
            lineNumber: String(number),
            rcv,
            depreciation: percent === 0 ? null : depreciation,
            depreciationPercent: percent === 0 ? null : percent,
            acv,
            room: [''],
            unjudged: ['room', 'section', 'unit', 'unitPrice', 'activity'],
          }),
        );
      }
      const [rcv, depreciation, acv] = [
        addAmounts(rows.map((row) => row.rcv)),
        addAmounts(rows.map((row) => row.depreciation)),
        addAmounts(rows.map((row) => row.acv)),
      ];
      ruledRow(
        flow,
        table,
        ['', `Total Coverage ${letter}`, money(rcv), '', money(depreciation), money(acv)],
        { bold: true },
      );
      flow.continuation = null;
      const less = letter === 'A' ? choose.pick([1000, 2500]) : 0;
      const before = choose.chance(0.5) ? choose.int(100, 1900) : 0;
      const due = Math.max(0, toAmount(sum([acv, -less, -before])));
      flow.need(60);
      flow.y += 4;
      for (const [label, value] of [
        ['Less deductible', less === 0 ? '' : `(${money(less)})`],
        ['Less prior payment', before === 0 ? '' : `(${money(before)})`],
        ['Less amount over limit', '(0.00)'],
        [`Net claim, Coverage ${letter}`, `$${money(due)}`],
      ] as const)
        if (value !== '')
          flow.line([
            { text: label, x: left + 200, bold: label.startsWith('Net') },
            { text: value, x: right - 3, align: 'right', bold: label.startsWith('Net') },
          ]);
      recap.push([`${letter} - ${name}`, rcv, acv, due]);
      totals.push({ kind: 'level', name: `Coverage ${letter}`, rcv });
      summaries.push({
        coverage: `COVERAGE ${letter} - ${name.toUpperCase()}`,
        alsoCalled: [
          `Coverage ${letter}`,
          name,
          name.toUpperCase(),
          `Coverage ${letter} - ${name}`,
          `${letter} - ${name}`,
          letter,
        ],
        lineItemTotal: null,
        rcv,
        acv,
        deductible: less === 0 ? null : less,
        netClaim: before === 0 ? due : null,
      });
    }
    flow.need(110);
    flow.space(1);
    flow.line([{ text: 'RECAPITULATION', x: left, bold: true }]);
    const line = (cells: readonly string[], bold = false): void =>
      flow.line(
        cells.map((text, index) => ({
          text,
          x: index === 0 ? left : left + 160 + index * 110,
          align: index === 0 ? ('left' as const) : ('right' as const),
          bold,
        })),
      );
    line(['Coverage', 'RCV', 'ACV', 'Payable'], true);
    for (const [name, rcv, acv, due] of recap) line([name, money(rcv), money(acv), money(due)]);
    line(
      [
        'Total',
        money(addAmounts(recap.map(([, rcv]) => rcv))),
        money(addAmounts(recap.map(([, , acv]) => acv))),
        money(addAmounts(recap.map(([, , , due]) => due))),
      ],
      true,
    );
    flow.space(2);
    flow.need(50);
    flow.paragraph(
      'Any person who knowingly presents a false claim for payment of a loss may be guilty of a crime and subject to fines of up to $5,000 and the value of the claim for each violation.',
    );
    flow.space(1.5);
    flow.line([
      { text: 'Insured: ______________________', x: left },
      { text: 'Date: ____________', x: left + 280 },
    ]);
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: null,
        totals,
        summaries,
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
