import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem, TruthSummary, TruthTotal } from '../../model.ts';
import { priceWork, sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** A place, and its works with the per cent that wear takes of each. */
type Area = readonly [name: string, works: readonly (readonly [work: Work, wear: number])[]];

interface Schedule {
  letter: string;
  name: string;
  limit: number;
  deductible: number;
  areas: readonly Area[];
}

const schedules: readonly Schedule[] = [
  {
    letter: 'A',
    name: 'Dwelling',
    limit: 412_000,
    deductible: 1500,
    areas: [
      [
        'Kitchen',
        [
          [['Take out wet base cabinets', 'ft', 6, 18, 21.4], 0],
          [['New base cabinets, good quality', 'ft', 6, 18, 268], 20],
          [['New laminate countertop with backsplash', 'ft', 6, 18, 61.5], 30],
          [['Take up and throw away vinyl plank floor', 'sq ft', 90, 260, 1.42], 0],
          [['New vinyl plank floor, click together', 'sq ft', 90, 260, 6.35], 15],
          [['Take off dishwasher, put back after repairs', 'each', 1, 1, 214], 0],
        ],
      ],
      [
        'Family room',
        [
          [['Take out wet drywall, bottom 2 feet', 'ft', 14, 70, 5.9], 0],
          [['New 1/2 inch drywall, taped and sanded', 'sq ft', 32, 180, 3.24], 0],
          [['Seal and paint walls, 2 coats', 'sq ft', 190, 620, 1.31], 33],
          [['New carpet and pad, average grade', 'sq ft', 140, 420, 5.12], 45],
          [['New baseboard, 3-1/4 inch, painted', 'ft', 30, 88, 5.86], 12],
          [['Move furniture out of the room and back', 'hour', 2, 6, 58], 0],
        ],
      ],
      [
        'Hallway closet',
        [
          [['New 1/2 inch drywall, taped and sanded', 'sq ft', 12, 64, 3.24], 0],
          [['Seal and paint walls, 2 coats', 'sq ft', 60, 150, 1.31], 33],
          [['New bifold door, 4 feet wide', 'each', 1, 1, 236], 25],
        ],
      ],
    ],
  },
  {
    letter: 'B',
    name: 'Other structures',
    limit: 41_200,
    deductible: 0,
    areas: [
      [
        'Detached workshop',
        [
          [['Take off and throw away shingles', 'sq ft', 180, 700, 0.82], 0],
          [['New architectural shingles with underlayment', 'sq ft', 180, 700, 3.68], 40],
          [['New drip edge', 'ft', 48, 120, 3.15], 30],
          [['New window, vinyl, 3 by 4 feet', 'each', 1, 3, 418], 20],
        ],
      ],
    ],
  },
];

const codes: Readonly<Record<string, readonly [best: string, ...others: string[]]>> = {
  'sq ft': ['SF', 'sq ft', 'SQ FT'],
  ft: ['LF', 'ft', 'FT'],
  each: ['EA', 'each', 'EACH'],
  hour: ['HR', 'hour', 'HOUR'],
};

const usWords = (iso: string): string => {
  const months = 'January February March April May June July August September October November';
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${[...months.split(' '), 'December'][Number(month) - 1]} ${Number(day)}, ${year}`;
};

/**
 * A carrier's letter-like estimate after an inspection by video, in plain words for the customer:
 * a schedule of loss for each coverage with its limit, references of a letter and a number, the
 * quantity with the unit spelled out in its cell, and three amounts of a row: what the repair
 * costs, what is held until it is done, what is paid now.
 */
export const plainWordsVirtualDesk: Print = {
  name: 'plain-words-virtual-desk',
  open: true,
  lines: [4, 9, 16, 26, 38],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Juniper Home Insurance Company');
    const style = printStyle({
      family: 'liberation',
      size: 9,
      leading: 1.35,
      marginLeft: 48,
      marginRight: 48,
      marginTop: 62,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'juniper', x: left, bold: true, size: 18 }, 40);
      flow.mark({ text: `Claim ${facts.claimNumber}`, x: right, align: 'right', size: 8 }, 40);
      const foot = flow.sheet.height - 32;
      flow.mark({ text: 'Questions? Text or call (555) 555-0119', x: left, size: 7.5 }, foot);
      flow.mark({ text: `${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    const tables = { left, right, size: 8.5, pad: 4, lines: 'rows' as const };
    const choose = random.fork('works');
    const used = lines < 9 ? schedules.slice(0, 1) : schedules;
    const areas = used.flatMap((schedule) => schedule.areas.map((area) => ({ schedule, area })));
    const count = Math.min(areas.length, Math.max(1, Math.floor(lines / 3)));
    const shares = sharesOf(lines, count);
    // The workshop stays where there are fewer places than there could be.
    const kept = [...areas.slice(0, count - 1), ...areas.slice(-1)].slice(-count);
    const rows = kept.map(({ schedule, area: [name, works] }, index) => {
      const chosen = someWorks(
        choose,
        works.map(([work]) => work),
        Math.min(shares[index] ?? 0, works.length * 2),
      );
      return {
        schedule,
        name,
        lines: chosen.map((work) => {
          const wear = works.find(([one]) => one === work)?.[1] ?? 0;
          const its = priceWork(choose, work);
          const held = percentOf(its.amount, wear);
          return { ...its, held, now: toAmount(sum([its.amount, -held])) };
        }),
      };
    });
    const sumsOf = (its: readonly { amount: number; held: number; now: number }[]) => ({
      full: addAmounts(its.map(({ amount }) => amount)),
      held: addAmounts(its.map(({ held }) => held)),
      now: addAmounts(its.map(({ now }) => now)),
    });
    const sums = used.flatMap((schedule) => {
      const its = rows.filter((one) => one.schedule === schedule).flatMap((one) => one.lines);
      if (its.length === 0) return [];
      const total = sumsOf(its);
      const pay = Math.max(0, toAmount(sum([total.now, -schedule.deductible])));
      return [{ schedule, ...total, pay }];
    });
    flow.startPage('other');
    flow.line([{ text: 'Your repair estimate', x: left, bold: true, size: 17 }]);
    flow.line([
      { text: `Prepared ${usWords(facts.dateEntered)} after your video inspection`, x: left },
    ]);
    flow.space(0.8);
    for (const [label, value] of [
      ['Customer', facts.insuredName],
      ['Home address', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Claim number', facts.claimNumber],
      ['Policy number', facts.policyNumber],
      ['Date of loss', usWords(facts.dateOfLoss)],
      ['Underwritten by', facts.carrierName],
      ['Your desk adjuster', facts.claimRepresentative],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 110 },
      ]);
    flow.space(1);
    flow.line([{ text: 'What we pay', x: left, bold: true, size: 12 }]);
    flow.space(0.3);
    const overview: RuledTable = {
      ...tables,
      headGray: 0.92,
      columns: [
        { head: ['Coverage'], share: 120, align: 'left' },
        { head: ['Limit'], share: 66, align: 'right' },
        { head: ['Cost to repair'], share: 74, align: 'right' },
        { head: ['Held until repaired'], share: 86, align: 'right' },
        { head: ['Deductible'], share: 66, align: 'right' },
        { head: ['We pay now'], share: 74, align: 'right' },
      ],
    };
    startRuled(flow, overview);
    for (const { schedule, full, held, pay } of sums)
      ruledRow(flow, overview, [
        `${schedule.letter} ${schedule.name}`,
        `$${money(schedule.limit)}`,
        `$${money(full)}`,
        `-$${money(held)}`,
        `-$${money(schedule.deductible)}`,
        `$${money(pay)}`,
      ]);
    flow.continuation = null;
    flow.space(0.8);
    flow.paragraph(
      'We hold part of the cost back for age and wear. Once the work is done, send us the receipts within 180 days and we pay what was held, up to what you spent.',
    );
    const table: RuledTable = {
      ...tables,
      headGray: 0.92,
      columns: [
        { head: ['Ref'], share: 28, align: 'left' },
        { head: ['What needs to be done'], share: 186, align: 'left' },
        { head: ['How much'], share: 62, align: 'right' },
        { head: ['Price per'], share: 50, align: 'right' },
        { head: ['Cost to', 'repair'], share: 60, align: 'right' },
        { head: ['Held until', 'repaired'], share: 60, align: 'right' },
        { head: ['We pay', 'now'], share: 60, align: 'right' },
      ],
    };
    const items: TruthItem[] = [];
    const rooms: string[][] = [];
    const totals: TruthTotal[] = [];
    for (const { schedule, full, held, now } of sums) {
      flow.continuation = null;
      flow.startPage('items');
      flow.line([
        { text: `Schedule ${schedule.letter}: ${schedule.name}`, x: left, bold: true, size: 14 },
      ]);
      flow.line([{ text: `Limit of this coverage $${money(schedule.limit)}`, x: left, size: 8 }]);
      flow.space(0.6);
      startRuled(flow, table);
      let number = 0;
      for (const place of rows.filter((one) => one.schedule === schedule)) {
        flow.need(48);
        ruledRow(flow, table, [place.name, '', '', '', '', '', ''], {
          bold: true,
          size: 9.5,
          spans: { 0: 7 },
        });
        rooms.push([place.name]);
        for (const its of place.lines) {
          number++;
          const reference = `${schedule.letter}${number}`;
          const { page } = ruledRow(flow, table, [
            reference,
            its.words,
            `${its.quantity} ${its.unit}`,
            `$${money(its.unitPrice)}`,
            `$${money(its.amount)}`,
            its.held === 0 ? '$0.00' : `-$${money(its.held)}`,
            `$${money(its.now)}`,
          ]);
          const [unit, ...others] = codes[its.unit] ?? [''];
          items.push(
            jobTruth(page, its.words, its.quantity, {
              lineNumber: reference,
              unit,
              unitPrice: its.unitPrice,
              rcv: its.amount,
              depreciation: its.held,
              depreciationRecoverable: true,
              acv: its.now,
              room: [place.name],
              alsoRight: { unit: others },
              unjudged: ['activity', 'section'],
            }),
          );
        }
        const own = sumsOf(place.lines);
        ruledRow(
          flow,
          table,
          [
            '',
            `${place.name} subtotal`,
            '',
            '',
            `$${money(own.full)}`,
            `-$${money(own.held)}`,
            `$${money(own.now)}`,
          ],
          { bold: true },
        );
        totals.push({ kind: 'room', name: place.name, rcv: own.full });
      }
      ruledRow(
        flow,
        table,
        [
          `Schedule ${schedule.letter} total`,
          '',
          '',
          '',
          `$${money(full)}`,
          `-$${money(held)}`,
          `$${money(now)}`,
        ],
        { bold: true, gray: 0.92, spans: { 0: 4 } },
      );
    }
    flow.continuation = null;
    const summaries = sums.map(
      ({ schedule, full, pay }): TruthSummary => ({
        coverage: schedule.name,
        alsoCalled: [`${schedule.letter} ${schedule.name}`, `Coverage ${schedule.letter}`],
        lineItemTotal: null,
        rcv: full,
        acv: null,
        deductible: schedule.deductible,
        netClaim: pay,
      }),
    );
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer: null,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms,
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
