import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem, TruthItem, TruthSummary } from '../../model.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
  drawMeasures,
  figures,
  ladder,
  leaveOpen,
  lostText,
  wordsOf,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, others] = ['Dwelling', 'Other Structures'] as const;
const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage: string = dwelling,
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Roof', 'roof', ['Dwelling']),
  place('South/Front', 'elevation', ['Dwelling']),
  place('Gutter/Downspouts', 'elevation', ['Dwelling']),
  place('Living Room', 'inside', ['Dwelling']),
  place('Bath', 'inside', ['Dwelling']),
  place('Roof', 'roof', ['Barn'], others),
  place('West Side', 'elevation', ['Barn'], others),
  place('Storage Shed', 'yard', [], others),
  place('Dump fees', 'haul', []),
];

const codeWork = [
  'Ice & water barrier',
  'Drip edge',
  'Drip edge/gutter apron',
  'Sheathing - OSB - 1/2"',
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
];

/**
 * A farm carrier's revision: a plus before what was added, a star before what was changed; the
 * insured as the address of a letter, without a label; codes whose amount stands in a sentence
 * only; a tax on repairs that no row bears; payments before, and what remains of the claim; the
 * same names of parts under several buildings.
 */
export const flaggedRevisionCarrier: Print = {
  name: 'flagged-revision-carrier',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Oakshelter Mutual', {
      taxPercent: 8.25,
      overheadProfit: false,
      depreciated: 0.8,
      lost: 0.3,
      capPercent: 80,
      notes: 0.1,
      machine: 0.5,
      minimums: 3,
    });
    const { facts } = scope;
    const marks = random.fork('marks');
    const flags = new Map<ModelItem, '+' | '*'>();
    for (const item of scope.items) {
      if (item.laborMinimum) continue;
      if (codeWork.includes(item.description) && item.activity === '+' && marks.chance(0.8)) {
        item.paidWhenIncurred = 'note';
        item.note = `${money(item.quantity)} ${item.unit} of ${item.description} @ $${money(item.unitPrice)} per ${item.unit} = $${money(item.rcv)}. Code upgrade cost is payable when incurred, subject to limits.`;
        item.depreciation = 0;
      } else if (marks.chance(0.16)) flags.set(item, '+');
      else if (marks.chance(0.1)) {
        flags.set(item, '*');
        item.numberChanged = true;
      }
    }
    addUp(scope);
    const style = printStyle({
      family: random.pick(['times', 'helvetica', 'times']),
      size: random.pick([9, 9.5]),
      marginLeft: 42,
      marginRight: 42,
      marginTop: 58,
      marginBottom: 58,
      paidWhenIncurredAmounts: 'blank',
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps'] as const),
      order: random.pick(['reading', 'columns', 'tables-last'] as const),
      bold: random.pick(['face', 'stroked'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.startPage('cover');
    flow.line([{ text: facts.carrierName, x: left, bold: true, size: 14 }]);
    flow.line([{ text: '1817 W Broadway, Columbia, MO 65218', x: left, size: 8 }]);
    flow.space(2);
    for (const text of [facts.insuredName, facts.propertyStreet, facts.propertyTown])
      flow.line([{ text, x: left + 20 }]);
    flow.space(1.5);
    for (const [label, value] of [
      ['Claim #:', facts.claimNumber],
      ['Policy #:', facts.policyNumber],
      ['Date of Loss:', usDate(facts.dateOfLoss)],
      ['Type of Loss:', facts.typeOfLoss],
      ['Property Address:', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Adjuster:', `${facts.claimRepresentative}   ${facts.phone}`],
      ['Estimate:', facts.estimateName],
      ['Price List:', facts.priceList],
    ])
      flow.line([
        { text: label ?? '', x: left, bold: true },
        { text: value ?? '', x: left + 100 },
      ]);
    flow.space(1);
    flow.paragraph(
      'Lines that begin with + were added in this revision, lines that begin with * were changed. The revision of 4/11/2026 replaces ours of 2/27/2026.',
    );
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 10 }, 32);
      flow.mark({ text: facts.insuredName, x: right, align: 'right', size: 8.5 }, 32);
      const foot = flow.sheet.height - 34;
      flow.mark(
        {
          text: `${facts.estimateName}          ${usDate(facts.dateEntered)}          Page: ${flow.page}`,
          x: (left + right) / 2,
          align: 'center',
          size: 8,
        },
        foot,
      );
    };
    const stops = [264, 318, 362, 418, 474, 528].map((x) => left + x);
    const head = (): void => {
      flow.need(flow.leading * 3);
      flow.rule(left, right, 0.6);
      flow.y += 2;
      flow.line(
        [
          { text: 'DESCRIPTION', x: left },
          ...figures(stops, ['QUANTITY', 'UNIT PRICE', 'TAX', 'RCV', 'DEPREC.', 'ACV']),
        ].map((cell) => ({ ...cell, bold: true, size: 8 })),
      );
      flow.rule(left, right, 0.6);
      flow.y += 3;
    };
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 7,
      area: (name) => {
        flow.space(0.7);
        centered(flow, name, 12);
      },
      place: (its) => {
        flow.space(0.6);
        flow.line([
          { text: its.name, x: left, bold: true, size: 10 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const, bold: true }]),
        ]);
        drawMeasures(flow, its, left + 80, left + 300);
        flow.space(0.4);
      },
      head,
      section: () => undefined,
      row: (item) => {
        const flag = flags.get(item);
        const text = flow.wrap(`${item.number}. ${wordsOf(item)}`, 190);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        const incurred = item.paidWhenIncurred !== null;
        for (const [index, words] of text.entries())
          flow.line([
            ...(index === 0 && flag !== undefined ? [{ text: flag, x: left }] : []),
            { text: words, x: left + 10 },
            ...(index > 0
              ? []
              : figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  money(item.unitPrice),
                  incurred ? '' : money(item.tax),
                  incurred ? '' : money(item.rcv),
                  incurred ? '' : lostText(item, item.recoverable ? '(0.00)' : '<0.00>'),
                  incurred ? '' : money(item.acv),
                ])),
          ]);
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left + 10 });
        if (item.note !== null) flow.paragraph(item.note, { x: left + 10 });
        flow.space(0.35);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.rule(left, right, 0.4);
        flow.y += 2;
        flow.line([
          { text: `${label} ${name}`, x: left, bold: true },
          ...(
            [
              [2, amounts.tax],
              [3, amounts.rcv],
              [4, amounts.depreciation],
              [5, amounts.acv],
            ] as const
          ).map(([index, value]) => ({
            text: money(value),
            x: stops[index] ?? right,
            align: 'right' as const,
            bold: true,
          })),
        ]);
        flow.space(0.6);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, 9.5);
        flow.space(0.3);
      },
      truth: (item, page) => {
        const truth = truthOfPrinted(
          item,
          page,
          { layout: 1, printed, style, layer },
          item.paidWhenIncurred === null
            ? {}
            : {
                unjudged: [
                  'priceNote',
                  'unitPrice',
                  'tax',
                  'rcv',
                  'depreciation',
                  'recoverable',
                  'acv',
                ],
              },
        );
        // What a plus before a number says is told on the cover only.
        return flags.get(item) === '+'
          ? { ...truth, unjudged: [...(truth.unjudged ?? []), 'flags'] }
          : truth;
      },
    });
    leaveOpen(flow, body.items);
    const prior = random.int(90_000, 640_000) / 100;
    const deductible = random.pick([1000, 2500]);
    const summaries: TruthSummary[] = [];
    const sums = coverageSums(scope);
    for (const [index, one] of sums.entries()) {
      flow.startPage('summary');
      const less = index === 0 ? deductible : 0;
      const repairs = toAmount(((one.rcv - one.tax) * 0.0123).toFixed(4));
      const rcv = toAmount(sum([one.rcv, repairs]));
      const acv = toAmount(sum([rcv, -one.depreciation]));
      const net = Math.max(0, toAmount(sum([acv, -less])));
      const back = toAmount(sum([one.depreciation, -one.lost]));
      const remains = Math.max(0, toAmount(sum([net, index === 0 ? -prior : 0])));
      centered(flow, `Summary for ${one.name}`, 11);
      flow.space(0.8);
      ladder(
        flow,
        [
          ['Line Item Total', money(one.lineItemTotal)],
          ['Material Sales Tax', money(one.tax)],
          ['Comm Repr/Remod Tax', money(repairs)],
          ['Replacement Cost Value', `$${money(rcv)}`, true, true],
          ['Less Depreciation', `(${money(one.depreciation)})`],
          ['Actual Cash Value', `$${money(acv)}`, true, true],
          ...(less === 0 ? [] : ([['Less Deductible', `(${money(less)})`]] as const)),
          ['Net Claim', `$${money(net)}`, true, true],
          ...(index === 0 ? ([['Less Prior Payment(s)', `(${money(prior)})`]] as const) : []),
          ['Net Claim Remaining', `$${money(remains)}`, true, true],
          ['Total Depreciation', money(one.depreciation)],
          ['Less Non-recoverable Depreciation', `<${money(one.lost)}>`],
          ['Total Recoverable Depreciation', money(back), false, true],
          [
            'Net Claim Remaining if Depreciation is Recovered',
            `$${money(toAmount(sum([remains, back])))}`,
            true,
            true,
          ],
        ],
        left + 70,
        right - 80,
      );
      summaries.push({
        coverage: one.name,
        lineItemTotal: one.lineItemTotal,
        rcv,
        acv,
        deductible: less === 0 ? null : less,
        netClaim: net,
      });
    }
    const incurred = toAmount(sum(sums.map((one) => one.incurred)));
    if (incurred > 0) {
      flow.need(80);
      flow.space(2);
      centered(flow, 'Dwelling - Ordinance or Law - Code Upgrade Paid When Incurred', 10);
      flow.space(0.5);
      ladder(
        flow,
        [
          ['Replacement Cost Value', money(incurred)],
          ['Total Paid When Incurred', `$${money(incurred)}`, true, true],
        ],
        left + 70,
        right - 80,
      );
    }
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 1,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: {
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          priceList: facts.priceList,
        },
      },
    };
  },
};
