import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { Amounts, TruthItem } from '../../model.ts';
import { makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawBody, leaveOpen, wordsOf } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts, truthOfPrinted } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade']): PlaceSpec => ({
  name,
  trade,
  above: [],
  coverage: 'Dwelling',
});

const places: readonly PlaceSpec[] = [
  place('ROOF', 'roof'),
  place('EXTERIOR WALLS', 'elevation'),
  place('BEDROOM 1', 'inside'),
  place('BATHROOM', 'inside'),
  place('YARD', 'yard'),
  place('CLEAN UP', 'haul'),
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
];

/** `.85`, `1,204.00`, as a line printer's picture suppresses zeros. */
const picture = (value: number): string => money(value).replace(/^0\./, '.');

/**
 * A farm bureau's own system, printed as its line printer did: a typewriter's face, everything in
 * capitals, no zero before a point, what is taken off with the minus behind it, what is not
 * recoverable with an `N` behind that, lines of dashes for rules, asterisks behind sums.
 */
export const trailingMinusMainframe: Print = {
  name: 'trailing-minus-mainframe',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(
      random.fork('scope'),
      lines,
      places,
      'PLAINS FARM BUREAU MUTUAL INS CO',
      {
        taxPercent: 0,
        overheadProfit: false,
        depreciated: 0.7,
        lost: 0.2,
        capPercent: 80,
        notes: 0.1,
        machine: 0,
        minimums: 0,
      },
    );
    const { facts } = scope;
    for (const item of scope.items) {
      item.description = item.description.toUpperCase();
      item.prefix = item.prefix.toUpperCase();
      if (item.note !== null) item.note = item.note.toUpperCase();
    }
    facts.insuredName = facts.insuredName.toUpperCase();
    facts.propertyStreet = facts.propertyStreet.toUpperCase();
    facts.propertyTown = facts.propertyTown.toUpperCase();
    const style = printStyle({
      width: 792,
      height: 612,
      family: 'courier',
      size: 9,
      leading: 1.2,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 76,
      marginBottom: 40,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['spaced-line', 'cell', 'word'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const wide = flow.width('0');
    /** A column of the printer, from 0. */
    const at = (column: number): number => left + column * wide;
    const claim = facts.claimNumber.replace(/^(..)(......)(..)$/, '$1-$2-$3');
    flow.furniture = () => {
      flow.mark({ text: 'RUN CL4410R2', x: left }, 30);
      flow.mark({ text: facts.carrierName, x: at(46) }, 30);
      flow.mark({ text: `PAGE ${String(flow.page).padStart(4)}`, x: right, align: 'right' }, 30);
      flow.mark({ text: `CLAIM NO ${claim}`, x: left }, 42);
      flow.mark({ text: 'PROPERTY REPAIR WORKSHEET', x: at(50) }, 42);
      flow.mark({ text: usDate(facts.dateEntered), x: right, align: 'right' }, 42);
      flow.mark({ text: '-'.repeat(Math.floor((right - left) / wide)), x: left }, 56);
    };
    flow.startPage('items');
    for (const text of [
      `INSURED    ${facts.insuredName}`,
      `LOCATION   ${facts.propertyStreet}, ${facts.propertyTown}`,
      `POLICY     ${facts.policyNumber}      LOSS DATE ${usDate(facts.dateOfLoss)}      CAUSE ${facts.typeOfLoss.toUpperCase()}`,
    ])
      flow.line([{ text, x: left }]);
    flow.space(1);
    const stops = [62, 66, 79, 93, 107, 121].map(at);
    const rule = (): void => {
      flow.line([{ text: '-'.repeat(Math.floor((right - left) / wide)), x: left }]);
    };
    const row = (first: string, texts: readonly string[]): void =>
      flow.line([
        { text: first, x: left },
        ...texts.flatMap((text, index) =>
          text === '' ? [] : [{ text, x: stops[index] ?? right, align: 'right' as const }],
        ),
      ]);
    const loss = (value: number, back: boolean): string =>
      value === 0 ? '' : `${picture(value)}-${back ? ' ' : 'N'}`;
    const body = drawBody(flow, scope, {
      together: flow.leading * 8,
      area: () => undefined,
      place: (its) => {
        flow.space(0.8);
        flow.line([{ text: `** ${its.name} **`, x: left }]);
      },
      head: () => {
        row('LN  DESCRIPTION', ['QTY', 'UM', 'UNIT COST', 'REPL COST', 'DEPREC', 'ACTUAL CASH']);
        rule();
      },
      section: () => undefined,
      row: (item) => {
        const text = flow.wrap(wordsOf(item), 50 * wide);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        const taken = loss(item.depreciation, item.recoverable);
        for (const [index, part] of text.entries()) {
          const number = index === 0 ? item.number.padStart(3, '0') : '   ';
          flow.line([
            { text: `${number} ${part}`.trimEnd().padStart(part.length + 4), x: left },
            ...(index === 0
              ? [
                  { text: picture(item.quantity), x: stops[0] ?? 0, align: 'right' as const },
                  { text: item.unit, x: stops[1] ?? 0, align: 'right' as const },
                  { text: picture(item.unitPrice), x: stops[2] ?? 0, align: 'right' as const },
                  { text: picture(item.rcv), x: stops[3] ?? 0, align: 'right' as const },
                  ...(taken === ''
                    ? []
                    : [
                        {
                          text: taken.trimEnd(),
                          x: (stops[4] ?? 0) + (taken.endsWith('N') ? 2 : 1) * wide,
                          align: 'right' as const,
                        },
                      ]),
                  { text: picture(item.acv), x: stops[5] ?? 0, align: 'right' as const },
                ]
              : []),
          ]);
        }
        return page;
      },
      notes: (item) => {
        if (item.note !== null) flow.line([{ text: `      NOTE: ${item.note}`, x: left }]);
      },
      total: (kind, name, amounts: Amounts) => {
        flow.need(flow.leading * 3);
        if (kind === 'level') return false;
        rule();
        row(kind === 'line_items' ? 'TOTAL OF ALL ITEMS' : `    TOTAL ${name}`, [
          '',
          '',
          '',
          `${picture(amounts.rcv)}*`,
          amounts.depreciation === 0 ? '' : `${picture(amounts.depreciation)}-*`,
          `${picture(amounts.acv)}*`,
        ]);
        return kind === 'room';
      },
      continued: (its) => {
        flow.line([{ text: `** ${its.name} ** (CONT)`, x: left }]);
      },
      truth: (item, page) => {
        const truth = truthOfPrinted(item, page, { layout: 7, printed, style, layer });
        const number = item.number.padStart(3, '0');
        return {
          ...truth,
          lineNumber: number,
          // What loses nothing is left blank.
          ...(item.depreciation === 0 ? { depreciation: null, depreciationRecoverable: null } : {}),
          alsoRight: {
            ...truth.alsoRight,
            lineNumber: [item.number],
            ...(item.note === null ? {} : { f9Note: [`NOTE: ${item.note}`] }),
          },
          // What the letter behind the minus means the print does not say.
          unjudged: [...(truth.unjudged ?? []), 'recoverable', 'flags'],
        };
      },
    });
    const net = Math.max(0, toAmount((scope.totals.acv - 1000).toFixed(2)));
    flow.need(flow.leading * 6);
    flow.space(1);
    for (const [label, value] of [
      ['REPLACEMENT COST', picture(scope.totals.rcv)],
      ['LESS DEPRECIATION', `${picture(scope.totals.depreciation)}-`],
      ['ACTUAL CASH VALUE', picture(scope.totals.acv)],
      ['LESS DEDUCTIBLE', '1,000.00-'],
      ['NET CLAIM', picture(net)],
    ] as const)
      flow.line([
        { text: label, x: at(20) },
        { text: value, x: at(60) + (value.endsWith('-') ? wide : 0), align: 'right' },
      ]);
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries: [
          {
            coverage: null,
            lineItemTotal: null,
            rcv: scope.totals.rcv,
            acv: scope.totals.acv,
            deductible: 1000,
            netClaim: net,
          },
        ],
        facts: {
          ...noFacts,
          claimNumber: claim,
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
