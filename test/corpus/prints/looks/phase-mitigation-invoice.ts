import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { drawPhotoSheet, drawRates } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { figures, ladder } from '../drawing/scope-body.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** Words, unit, rate, quantities, and whether it is charged by the day. */
type Service = readonly [string, string, number, number, number, boolean];

const phases: readonly (readonly [name: string, dates: string, services: readonly Service[]])[] = [
  [
    'PHASE 1 - EMERGENCY RESPONSE',
    '3/12/26',
    [
      ['Emergency service call - after hours (6 PM - 8 AM)', 'EA', 212.5, 1, 2, false],
      ['Water extraction, carpet, truck mounted', 'SF', 0.62, 120, 1900, false],
      ['Water extraction, hard surface', 'SF', 0.34, 80, 900, false],
      ['Furniture, block and pad', 'RM', 58, 1, 6, false],
      ['Moisture inspection and mapping, IR camera', 'HR', 74.25, 1, 5, false],
    ],
  ],
  [
    'PHASE 2 - DEMOLITION & CONTAINMENT',
    '3/12/26 - 3/13/26',
    [
      ['Tear out wet drywall to 24", bag', 'LF', 5.84, 12, 160, false],
      ['Tear out wet pad, bag', 'SF', 0.71, 120, 900, false],
      ['Tear out tack strip', 'LF', 0.82, 40, 220, false],
      ['Containment, 6 mil poly w/ zipper, per side', 'SF', 1.12, 60, 420, false],
      [
        'Detach baseboard, label, store (Category 2 water; owner was told on 3/12 at 9:40 PM that not all of it can be used again)',
        'LF',
        1.46,
        20,
        140,
        false,
      ],
      ['HEPA air scrubber, 500 CFM', 'EA', 82, 1, 3, true],
    ],
  ],
  [
    'PHASE 3 - STRUCTURAL DRYING',
    '3/12/26 - 3/17/26',
    [
      ['Air mover, axial', 'EA', 27.5, 4, 18, true],
      ['Air mover, centrifugal (low profile)', 'EA', 29.1, 2, 9, true],
      ['LGR dehumidifier, 110-159 ppd', 'EA', 98.4, 1, 4, true],
      ['Desiccant, 600 CFM', 'EA', 412, 1, 1, true],
      ['Wall cavity drying system', 'EA', 118.6, 1, 3, true],
      ['Monitoring, 1 technician', 'HR', 64.9, 2, 9, false],
      ['Generator, 20 kW, with fuel', 'EA', 186, 1, 1, true],
    ],
  ],
  [
    'PHASE 4 - CLEANING & DISINFECTION',
    '3/17/26',
    [
      ['Anti-microbial, plant based, floor and walls to 2 ft.', 'SF', 0.31, 120, 1900, false],
      ['HEPA vacuum, detailed', 'SF', 0.94, 120, 800, false],
      ['Carpet, lift and clean in place', 'SF', 0.58, 120, 900, false],
      ['Personal protective equipment, disposable', 'BX', 44.9, 1, 3, false],
      ['Dump fee, per ton', 'TN', 71.3, 1, 3, false],
      ['Haul, per load', 'LD', 164, 1, 2, false],
    ],
  ],
];

/**
 * A mitigation firm's invoice by phases: numbers of two parts, units by days by rate where a thing
 * is rented by the day and a dash for days where it is not, a credit for a day without power, each
 * phase with its dates in a dark band and its sum in the next one's, terms and readings behind.
 */
export const phaseMitigationInvoice: Print = {
  name: 'phase-mitigation-invoice',
  open: true,
  lines: [4, 9, 14, 20, 25],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: 9,
      marginLeft: 46,
      marginRight: 46,
      marginTop: 46,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : {
            ...plainLayer,
            runs: random.pick(['cell', 'word', 'kerned'] as const),
            order: random.pick(['reading', 'columns', 'tables-last'] as const),
          };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 34;
      flow.mark(
        {
          text: `${facts.companyName} | ${facts.companyTown} | IICRC Firm #70412`,
          x: (left + right) / 2,
          align: 'center',
          size: 7,
        },
        foot,
      );
      flow.mark({ text: `${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('items');
    const invoice = `M-${random.int(10_000, 99_999)}`;
    flow.line([
      { text: facts.companyName, x: left, bold: true, size: 15 },
      { text: 'INVOICE', x: right, align: 'right', bold: true, size: 15 },
    ]);
    for (const [a, b] of [
      [facts.companyStreet, `Invoice #: ${invoice}`],
      [facts.companyTown, `Invoice date: ${usDate(facts.dateEntered)}`],
      [facts.phone, 'Terms: due upon receipt'],
    ])
      flow.line([
        { text: a ?? '', x: left },
        { text: b ?? '', x: right, align: 'right' },
      ]);
    flow.space(1);
    for (const [a, b] of [
      ['BILL TO', 'JOB'],
      [facts.insuredName, `Loss: Water, Category 2, Class 3`],
      [facts.propertyStreet, `Date of loss: ${usDate(facts.dateOfLoss)}`],
      [facts.propertyTown, `Claim #: ${facts.claimNumber}`],
    ])
      flow.line([
        { text: a ?? '', x: left, bold: a === 'BILL TO' },
        { text: b ?? '', x: left + 300, bold: b === 'JOB' },
      ]);
    flow.space(1);
    const stops = [320, 372, 414, 462, 520].map((x) => left + x);
    const head = (): void => {
      flow.line(
        [
          { text: 'Item', x: left },
          { text: 'Description', x: left + 34 },
          ...figures(stops, ['Units', '', 'Days', 'Rate', 'Amount']),
          { text: 'UoM', x: (stops[1] ?? 0) - 8, align: 'right' as const },
        ].map((cell) => ({ ...cell, bold: true, size: 8 })),
      );
      flow.rule(left, right, 0.6);
      flow.y += 3;
    };
    const band = (text: string, value: string): void => {
      flow.need(flow.leading * 4);
      flow.sheet.marks.push({
        kind: 'box',
        x: left,
        y: flow.y,
        width: right - left,
        height: 14,
        gray: 0.72,
      });
      flow.y += 2.5;
      flow.line(
        [
          { text, x: left + 4 },
          { text: value, x: right - 4, align: 'right' as const },
        ].map((cell) => ({ ...cell, bold: true })),
      );
      flow.y += 3;
    };
    const choose = random.fork('choose');
    const whole = phases.reduce((count, [, , services]) => count + services.length, 0);
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const used: string[] = [];
    const amounts: number[] = [];
    head();
    flow.continuation = head;
    const drawRow = (
      number: string,
      words: string,
      unit: string,
      units: number,
      days: number | null,
      rate: number,
      phase: string,
    ): number => {
      const text = flow.wrap(words, 236);
      flow.need(flow.leading * text.length);
      const { page } = flow;
      const amount = toAmount(lineAmount(units * (days ?? 1), rate));
      for (const [index, part] of text.entries())
        flow.line([
          ...(index === 0 ? [{ text: number, x: left }] : []),
          { text: part, x: left + 34 },
          ...(index > 0
            ? []
            : [
                ...figures(
                  [stops[0] ?? 0],
                  [Number.isInteger(units) ? units.toLocaleString('en-US') : money(units)],
                ),
                { text: unit, x: (stops[1] ?? 0) - 8, align: 'right' as const },
                ...figures(stops.slice(2), [
                  days === null ? '-' : String(days),
                  money(rate),
                  amount < 0 ? `(${money(-amount)})` : money(amount),
                ]),
              ]),
        ]);
      flow.space(0.25);
      items.push(
        jobTruth(page, words, units * (days ?? 1), {
          lineNumber: number,
          unit,
          activity: words.startsWith('Tear out')
            ? ['-', '+']
            : words.startsWith('Detach')
              ? ['R', '+', '-']
              : ['+'],
          unitPrice: rate,
          rcv: amount,
          room: [phase, 'General'],
          alsoRight: {
            // Of units by days either may be kept, where the other goes into the price.
            ...(days === null
              ? {}
              : {
                  quantity: [String(units)],
                  unitPrice: [String(toAmount(lineAmount(days, rate)))],
                  unit: ['DA'],
                }),
          },
          // A phase may be kept as the room or as the head above the rows, with its dates or without.
          unjudged: ['section'],
        }),
      );
      return amount;
    };
    for (const [index, [phase, dates, services]] of phases.entries()) {
      const count = Math.max(1, Math.round((lines * services.length) / whole));
      const its = choose.sample(services, count);
      its.sort((a, b) => services.indexOf(a) - services.indexOf(b));
      band(phase, dates);
      used.push(phase);
      const sums: number[] = [];
      for (const [at, [words, unit, rate, least, most, daily]] of its.entries()) {
        const days = daily ? choose.int(2, 6) : null;
        sums.push(
          drawRow(
            `${index + 1}.${String(at + 1).padStart(2, '0')}`,
            words,
            unit,
            unit === 'HR' ? choose.int(least * 4, most * 4) / 4 : choose.int(least, most),
            days,
            rate,
            phase,
          ),
        );
      }
      if (index === 2 && lines > 8)
        sums.push(
          drawRow(
            `${index + 1}.${String(its.length + 1).padStart(2, '0')}`,
            'Credit: equipment off for one day (power outage)',
            'EA',
            1,
            null,
            -choose.int(4000, 31_000) / 100,
            phase,
          ),
        );
      const total = addAmounts(sums);
      amounts.push(total);
      flow.need(flow.leading * 1.5);
      flow.line([
        {
          text: `Subtotal ${phase.split(' - ')[0]}`,
          x: stops[3] ?? 0,
          align: 'right',
          italic: true,
        },
        { text: money(total), x: right, align: 'right', italic: true },
      ]);
      flow.space(0.4);
    }
    flow.continuation = null;
    const subtotal = addAmounts(amounts);
    const tax = percentOf(subtotal, 2.9);
    const due = toAmount(sum([subtotal, tax, -500]));
    flow.need(flow.leading * 6);
    ladder(
      flow,
      [
        ['Subtotal, all phases', money(subtotal)],
        ['Tax 2.9%', money(tax)],
        ['Deposit received 3/12/26', '(500.00)'],
        ['BALANCE DUE', `$${money(due)}`, true, true],
      ],
      left + 330,
      right,
    );
    openPagesWithoutRows(flow, items);
    if (random.chance(0.7))
      drawRates(flow, 'Rate sheet 2026', [
        ['Technician', 64.9, 'HR'],
        ['Supervisor', 82.5, 'HR'],
        ['Air mover', 27.5, 'DAY'],
        ['LGR dehumidifier', 98.4, 'DAY'],
      ]);
    drawPhotoSheet(flow, random.fork('photos'), 1);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        // Phases are no rooms; whether they are kept as such is a matter of taste.
        rooms: null,
        totals,
        summaries: [],
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
        },
      },
    };
  },
};
