import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { priceWork, sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const locations: readonly (readonly [name: string, size: string, works: readonly Work[]])[] = [
  [
    'ROOF - MAIN BLDG',
    'PITCH 6/12',
    [
      ['REMOVE SHINGLES, ASPHALT, 1 LAYER', 'SQ', 8, 34, 58],
      ['REPLACE SHINGLES, ARCHITECT 30 YR', 'SQ', 8, 34, 262],
      ['REPLACE FELT, 30 LB', 'SQ', 8, 34, 41],
      ['REPLACE FLASHING, VENT 3 IN - 4 IN', 'EA', 1, 6, 62],
      ['REPLACE DRIP EDGE', 'LF', 60, 240, 2.9],
    ],
  ],
  [
    'FAMILY RM',
    '14-0 X 18-6 X 8-0',
    [
      ['REPLACE DRYWALL, CEILING, 5/8 IN', 'SF', 40, 259, 3.4],
      ['SEAL STAIN, CEILING', 'SF', 40, 259, 0.9],
      ['PAINT WALLS, 2 COATS', 'SF', 120, 520, 1.1],
      ['REPLACE CARPET, GOOD, W/ PAD', 'SY', 16, 32, 44],
      ['REPLACE INSULATION, BATT R-19', 'SF', 40, 259, 1.4],
      ['CLEAN SMOKE FILM, WALLS, LIGHT', 'SF', 120, 520, 0.5],
    ],
  ],
  [
    'BATH 1 / LDRY',
    '5-0 X 9-2 X 8-0',
    [
      ['REPLACE VINYL SHEET, AVG', 'SF', 30, 90, 6.2],
      ['DETACH & RESET TOILET', 'EA', 1, 1, 240],
      ['REPLACE VANITY, 36 IN, W/ TOP', 'EA', 1, 1, 680],
      ['REPLACE BASE, COLONIAL, 3 IN', 'LF', 18, 34, 5.4],
    ],
  ],
  [
    'OTHER STRUCT - FENCE',
    '',
    [
      ['REPLACE FENCE, CEDAR, 6 FT', 'LF', 16, 96, 44],
      ['REPLACE GATE, 4 FT', 'EA', 1, 2, 310],
      ['HAUL DEBRIS, TRAILER', 'EA', 1, 3, 190],
    ],
  ],
];

/**
 * An insurer's own system on its line printer's grid: locations by number, a sequence that begins
 * anew in each, a code before the words, the unit before the quantity, no unit price, percentages of
 * wear without a sign, an asterisk for what is held back, sums with the location's number.
 */
export const locationCodedInsurer: Print = {
  name: 'location-coded-insurer',
  open: true,
  lines: [6, 13, 24, 40, 58],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'LAKESHORE GRANGE MUTUAL');
    const style = printStyle({
      family: 'courier',
      size: 8,
      leading: 1.25,
      marginLeft: 40,
      marginRight: 30,
      emission: 'character-grid',
    });
    const flow = new Flow(style);
    const layer = random.pick([null, plainLayer]);
    const pitch = flow.width('0');
    const at = (column: number): number => style.marginLeft + column * pitch;
    flow.furniture = () => {
      flow.line([
        { text: `RUN ${usDate(facts.dateEntered)}  PROG PCX410`, x: at(0) },
        { text: `PAGE ${String(flow.page).padStart(3, '0')}`, x: at(108), align: 'right' },
      ]);
      flow.line([{ text: facts.carrierName, x: at(0) }]);
      flow.space(1);
    };
    flow.startPage('items');
    for (const [label, value, other, its] of [
      ['INSURED NAME', facts.insuredName.toUpperCase(), 'CLAIM NBR', facts.claimNumber],
      ['LOSS LOCATION', facts.propertyStreet.toUpperCase(), 'POLICY NBR', facts.policyNumber],
      ['', facts.propertyTown.toUpperCase(), 'LOSS DATE', usDate(facts.dateOfLoss)],
      ['ADJUSTER', facts.claimRepresentative.toUpperCase(), 'COV A DED', '1,000.00'],
    ] as const)
      flow.line([
        { text: label === '' ? '' : `${label.padEnd(14, '.')}:`, x: at(0) },
        { text: value, x: at(16) },
        { text: `${other.padEnd(11, '.')}:`, x: at(66) },
        { text: its, x: at(80) },
      ]);
    flow.space(1);
    const stops = [50, 59, 73, 80, 93, 108] as const;
    const head = (): void => {
      flow.line([
        { text: 'SEQ CODE   OPERATION / ITEM', x: at(0) },
        { text: 'U', x: at(stops[0]), align: 'right' },
        { text: 'QTY', x: at(stops[1]), align: 'right' },
        { text: 'REPL COST', x: at(stops[2]), align: 'right' },
        { text: 'DEP', x: at(stops[3]), align: 'right' },
        { text: 'DEPR AMT', x: at(stops[4]), align: 'right' },
        { text: 'ACTUAL VALUE', x: at(stops[5]), align: 'right' },
      ]);
      flow.line([{ text: '-'.repeat(108), x: at(0) }]);
    };
    head();
    flow.continuation = head;
    const choose = random.fork('works');
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const count = Math.max(1, Math.min(locations.length, Math.round(lines / 4)));
    for (const [index, rows] of sharesOf(lines, count).entries()) {
      const [name, size, works] = locations[index] ?? ['', '', []];
      const code = String(index + 1).padStart(2, '0');
      flow.need(flow.leading * 5);
      flow.line([
        { text: `LOC ${code} - ${name}`, x: at(0), bold: true },
        { text: size, x: at(66) },
      ]);
      const own: TruthItem[] = [];
      for (const [line, work] of someWorks(choose, works, rows).entries()) {
        const { words, unit, quantity, amount } = priceWork(choose, work, work[1] === 'EA' ? 0 : 1);
        const percent = choose.chance(0.5) ? choose.int(4, 60) : 0;
        const depreciation = percentOf(amount, percent);
        const held = percent > 0 && choose.chance(0.3);
        const acv = toAmount(sum([amount, -depreciation]));
        flow.need(flow.leading);
        const { page } = flow;
        flow.line([
          { text: String(line + 1).padStart(3, '0'), x: at(0) },
          { text: `${words.slice(0, 1)}${code}${100 + works.indexOf(work) * 7}`, x: at(4) },
          { text: words, x: at(11) },
          { text: unit, x: at(stops[0]), align: 'right' },
          { text: quantity.toFixed(1), x: at(stops[1]), align: 'right' },
          { text: money(amount), x: at(stops[2]), align: 'right' },
          { text: percent === 0 ? '' : String(percent), x: at(stops[3]), align: 'right' },
          { text: percent === 0 ? '' : `${money(depreciation)}`, x: at(stops[4]), align: 'right' },
          { text: held ? '*' : '', x: at(stops[4]) },
          { text: money(acv), x: at(stops[5]), align: 'right' },
        ]);
        own.push(
          jobTruth(page, words, quantity, {
            lineNumber: String(line + 1).padStart(3, '0'),
            unit,
            rcv: amount,
            depreciation: percent === 0 ? null : depreciation,
            depreciationPercent: percent === 0 ? null : percent,
            acv,
            room: [name],
            alsoRight: {
              lineNumber: [String(line + 1)],
              room: [`LOC ${code} - ${name}`],
            },
            unjudged: ['activity', 'section'],
          }),
        );
      }
      items.push(...own);
      const add = (of: (item: TruthItem) => number | null): number =>
        addAmounts(own.map((item) => of(item) ?? 0));
      flow.need(flow.leading * 2);
      flow.line([
        { text: `** TOTAL LOC ${code}`, x: at(11) },
        { text: money(add(({ rcv }) => rcv)), x: at(stops[2]), align: 'right' },
        { text: money(add(({ depreciation }) => depreciation)), x: at(stops[4]), align: 'right' },
        { text: money(add(({ acv }) => acv)), x: at(stops[5]), align: 'right' },
      ]);
      flow.space(0.7);
    }
    flow.continuation = null;
    flow.need(flow.leading * 7);
    const whole = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const lost = addAmounts(items.map(({ depreciation }) => depreciation ?? 0));
    const acv = toAmount(sum([whole, -lost]));
    for (const [label, value] of [
      ['REPLACEMENT COST ALL LOCATIONS', whole],
      ['LESS DEPRECIATION', -lost],
      ['ACTUAL CASH VALUE', acv],
      ['LESS DEDUCTIBLE', -1000],
      ['AMOUNT PAYABLE THIS STATEMENT', Math.max(0, toAmount(sum([acv, -1000])))],
    ] as const)
      flow.line([
        { text: `${label} ${'.'.repeat(44 - label.length)}`, x: at(11) },
        { text: value < 0 ? `${money(-value)}-` : money(value), x: at(stops[4]), align: 'right' },
      ]);
    flow.line([{ text: '* WITHHELD UNTIL REPAIRED', x: at(11) }]);
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
          insuredName: facts.insuredName.toUpperCase(),
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          dateOfLoss: facts.dateOfLoss,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`.toUpperCase(),
        },
      },
    };
  },
};
