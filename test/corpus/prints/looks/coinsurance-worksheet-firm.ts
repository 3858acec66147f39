import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { priceWork, sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** A part of the risk, and its works with the years that each lasts; 0 where nothing wears. */
type Part = readonly [name: string, works: readonly (readonly [work: Work, life: number])[]];

const parts: readonly Part[] = [
  [
    'Warehouse Roof',
    [
      [['Remove ballasted EPDM membrane and haul', 'SF', 800, 6400, 1.35], 0],
      [['EPDM 60 mil, fully adhered', 'SF', 800, 6400, 6.9], 20],
      [['Polyiso board 2 in., tapered at drains', 'SF', 800, 6400, 2.85], 25],
      [['Metal coping 24 ga., prefinished', 'LF', 60, 420, 19.4], 30],
      [['Roof drain, cast iron, new dome and clamp', 'EA', 1, 6, 285], 35],
      [['Crane, half day minimum', 'EA', 1, 3, 940], 0],
    ],
  ],
  [
    'Retail Bay 2',
    [
      [['Wet carpet tile, take up and dispose', 'SF', 180, 1600, 0.74], 0],
      [['Carpet tile 24 x 24, glue down, contract grade', 'SF', 180, 1600, 4.85], 8],
      [['Suspended ceiling tile 2 x 4 fissured', 'SF', 200, 1600, 2.65], 15],
      [['Drywall 5/8 in. Type X, taped for paint', 'SF', 96, 900, 3.1], 0],
      [['Paint walls, 2 coats, eggshell', 'SF', 200, 1900, 1.08], 7],
      [['Vinyl cove base 4 in.', 'LF', 60, 320, 2.7], 10],
      [['Storefront door closer', 'EA', 1, 3, 236], 15],
    ],
  ],
  [
    'Upstairs Apartment',
    [
      [['Plaster ceiling, patch and float', 'SF', 24, 260, 9.6], 0],
      [['Paint ceiling, seal and 1 coat', 'SF', 90, 420, 0.98], 7],
      [['Sheet vinyl, felt back, incl. underlay', 'SF', 60, 240, 5.4], 12],
      [['Oak strip floor, sand and refinish', 'SF', 120, 540, 4.75], 10],
      [['Window sash, wood, re-glaze', 'EA', 1, 7, 148], 0],
    ],
  ],
  [
    'Exterior & Site',
    [
      [['Aluminum siding, 8 in., match color', 'SF', 80, 900, 7.2], 35],
      [['Awning fabric, acrylic, recover frame', 'SF', 60, 280, 14.5], 10],
      [['Chain link fence 6 ft. with top rail', 'LF', 30, 210, 27.8], 25],
      [['Pole light head, LED area type', 'EA', 1, 4, 612], 15],
    ],
  ],
];

/**
 * An independent adjusting firm's own worksheet of a commercial loss: the file's numbers in boxes
 * above, parts of the risk in rows with their sums, an item's age and years to last in two columns
 * and what was lost of it by per cent, then overhead and profit on the whole, and the value, the
 * insurance required and the insurance carried from which the coinsurance clause reckons the claim.
 */
export const coinsuranceWorksheetFirm: Print = {
  name: 'coinsurance-worksheet-firm',
  open: false,
  lines: [6, 12, 22, 36, 54],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Quarrymen Fire & Marine');
    const style = printStyle({
      family: random.pick(['times', 'helvetica'] as const),
      size: 8.5,
      leading: 1.25,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 44,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const file = `${random.int(24, 26)}-${random.int(10_000, 99_999)}`;
    flow.furniture = () => {
      const foot = flow.sheet.height - 30;
      flow.mark({ text: `Our File ${file}`, x: left, size: 7.5 }, foot);
      flow.mark({ text: `Sheet ${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('items');
    flow.line([
      { text: 'CALLOWAY & PRINE, ADJUSTERS', x: left, bold: true, size: 13 },
      { text: 'PROPERTY LOSS WORKSHEET', x: right, align: 'right', bold: true, size: 11 },
    ]);
    flow.line([{ text: '88 Exchange Alley, Port Ambrose, ME 04999   (207) 555-0142', x: left }]);
    flow.space(0.5);
    const boxes: RuledTable = {
      left,
      right,
      size: 8.5,
      pad: 4,
      lines: 'grid',
      headGray: null,
      columns: [
        { head: [''], share: 34, align: 'left' },
        { head: [''], share: 33, align: 'left' },
        { head: [''], share: 33, align: 'left' },
      ],
    };
    for (const texts of [
      [
        `INSURED\n${facts.insuredName}`,
        `COMPANY\n${facts.carrierName}`,
        `POLICY NO.\n${facts.policyNumber}`,
      ],
      [
        `LOCATION OF LOSS\n${facts.propertyStreet}, ${facts.propertyTown}`,
        `CLAIM NO.\n${facts.claimNumber}`,
        `DATE OF LOSS\n${usDate(facts.dateOfLoss)}`,
      ],
      [
        `CAUSE\n${facts.typeOfLoss}`,
        `ADJUSTER\n${facts.estimator}`,
        `INSPECTED\n${usDate(facts.dateInspected)}`,
      ],
    ])
      ruledRow(flow, boxes, texts);
    flow.space(0.9);
    const table: RuledTable = {
      left,
      right,
      size: 8.5,
      headSize: 7.5,
      pad: 3,
      lines: random.pick(['grid', 'rows'] as const),
      headGray: random.pick([0.88, null]),
      valign: 'bottom',
      columns: [
        { head: ['Item'], share: 26, align: 'center' },
        { head: ['Description of', 'Property and Repairs'], share: 168, align: 'left' },
        { head: ['Quantity'], share: 50, align: 'right' },
        { head: ['Unit', 'Cost'], share: 46, align: 'right' },
        { head: ['Replacement', 'Cost'], share: 58, align: 'right' },
        { head: ['Age', 'Yrs.'], share: 26, align: 'right' },
        { head: ['Life', 'Yrs.'], share: 26, align: 'right' },
        { head: ['Depr.', '%'], share: 30, align: 'right' },
        { head: ['Depreciation'], share: 54, align: 'right' },
        { head: ['Actual Cash', 'Value'], share: 58, align: 'right' },
      ],
    };
    startRuled(flow, table);
    const choose = random.fork('works');
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const all: [cost: number, lost: number, left: number][] = [];
    const count = Math.max(1, Math.min(parts.length, Math.floor(lines / 5)));
    for (const [index, rows] of sharesOf(lines, count).entries()) {
      const [name, works] = parts[index] ?? ['', []];
      flow.need(52);
      ruledRow(flow, table, ['', name, '', '', '', '', '', '', '', ''], {
        bold: true,
        spans: { 1: 9 },
      });
      const age = choose.int(2, 14);
      const own: typeof all = [];
      const chosen = someWorks(
        choose,
        works.map(([work]) => work),
        rows,
      );
      for (const work of chosen) {
        const life = works.find(([one]) => one === work)?.[1] ?? 0;
        const its = priceWork(choose, work);
        const percent = life === 0 ? 0 : Math.min(80, Math.round((100 * age) / life));
        const lost = percentOf(its.amount, percent);
        const rest = toAmount(sum([its.amount, -lost]));
        const number = String(items.length + 1);
        const worn = life > 0;
        const { page } = ruledRow(flow, table, [
          number,
          its.words,
          `${its.quantity.toLocaleString('en-US')} ${its.unit}`,
          money(its.unitPrice),
          money(its.amount),
          worn ? String(age) : '',
          worn ? String(life) : '',
          worn ? `${percent}%` : '',
          worn ? money(lost) : '',
          money(rest),
        ]);
        own.push([its.amount, lost, rest]);
        items.push(
          jobTruth(page, its.words, its.quantity, {
            lineNumber: number,
            unit: its.unit,
            unitPrice: its.unitPrice,
            rcv: its.amount,
            acv: rest,
            room: [name],
            ...(worn
              ? {
                  ageYears: age,
                  lifeYears: life,
                  depreciationPercent: percent,
                  depreciation: lost,
                }
              : {}),
            unjudged: ['activity', 'section'],
          }),
        );
      }
      all.push(...own);
      const [cost = 0, lost = 0, rest = 0] = [0, 1, 2].map((at) =>
        addAmounts(own.map((one) => one[at] ?? 0)),
      );
      ruledRow(
        flow,
        table,
        ['', `Total, ${name}`, '', '', money(cost), '', '', '', money(lost), money(rest)],
        { bold: true },
      );
      totals.push({ kind: 'room', name, rcv: cost });
    }
    flow.continuation = null;
    const [cost = 0, lost = 0, rest = 0] = [0, 1, 2].map((at) =>
      addAmounts(all.map((one) => one[at] ?? 0)),
    );
    const [overhead, profit] = [percentOf(cost, 10), percentOf(cost, 10)];
    const whole = toAmount(sum([cost, overhead, profit]));
    const loss = toAmount(sum([rest, overhead, profit]));
    const required = Math.ceil((whole * random.between(4, 9)) / 10_000) * 8000;
    const carried = Math.round((required * random.pick([0.75, 0.8, 0.9])) / 1000) * 1000;
    const value = required / 0.8;
    const share = toAmount(((100 * carried) / required).toFixed(2));
    const payable = percentOf(loss, share);
    flow.need(flow.leading * 16);
    flow.space(1);
    for (const [label, amount, bold] of [
      ['Replacement cost of the above', money(cost), false],
      ['Contractor overhead, 10%', money(overhead), false],
      ['Contractor profit, 10%', money(profit), false],
      ['REPLACEMENT COST OF REPAIRS', money(whole), true],
      ['Less depreciation', `(${money(lost)})`, false],
      ['ACTUAL CASH VALUE OF LOSS', money(loss), true],
    ] as const)
      flow.line([
        { text: label, x: left + 250, bold },
        { text: amount, x: right - 3, align: 'right', bold },
      ]);
    flow.space(0.8);
    flow.line([{ text: 'APPLICATION OF COINSURANCE', x: left, bold: true }]);
    for (const [label, amount, bold] of [
      ['Value of building at time of loss', money(value), false],
      ['Insurance required, 80%', money(required), false],
      ['Insurance carried', money(carried), false],
      ['Carried / required', `${share.toFixed(2)}%`, false],
      ['Loss x share', money(payable), false],
      ['Less deductible', '(2,500.00)', false],
      ['CLAIM', `$${money(Math.max(0, toAmount(sum([payable, -2500]))))}`, true],
    ] as const)
      flow.line([
        { text: label, x: left + 250, bold },
        { text: amount, x: right - 3, align: 'right', bold },
      ]);
    flow.space(1);
    flow.paragraph(
      'This worksheet is for the use of the Company only. It is not an admission of liability and waives no term of the policy.',
      { italic: true },
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
        totals,
        summaries: [],
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
