import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { priceWork, sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { grayLine } from '../drawing/table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const roof: readonly Work[] = [
  ['Shingle, asphalt, laminate, 240 lb - replace', 'SQ', 8, 36, 342],
  ['Shingle, asphalt - tear off, 1 layer', 'SQ', 8, 36, 71],
  ['Felt, 15 lb', 'SQ', 8, 36, 38],
  ['Ridge roll vent, nylon', 'LF', 16, 70, 7.9],
  ['Flashing, stack, neoprene - replace', 'EA', 1, 5, 71],
  ['Ice guard membrane, 36" roll', 'LF', 40, 180, 5.2],
];

const inside: readonly Work[] = [
  ['Wallboard, 1/2" regular - remove and replace', 'SF', 32, 460, 3.4],
  ['Wallboard finish, orange peel', 'SF', 32, 460, 1.1],
  ['Paint, latex, 2 coats, ceiling', 'SF', 60, 320, 1.15],
  ['Base, ranch 2 1/4", pine - paint grade', 'LF', 20, 96, 4.3],
  ['Carpet, cut pile, 30 oz face', 'SY', 8, 52, 38],
  ['Insulation, blown, R-30', 'SF', 60, 320, 1.6],
  ['Light, ceiling, 2 bulb - detach and reinstall', 'EA', 1, 3, 64],
  ['Clean, window, both sides, up to 3 x 5', 'EA', 1, 4, 17],
];

const rooms: readonly (readonly [name: string, size: string, works: readonly Work[]])[] = [
  ['Roof - Dwelling', 'Slope 7/12, 22.4 SQ', roof],
  ['Dining', '12\'4" x 10\'6" x 8\'0"', inside],
  ['Upper Hall', '4\'0" x 18\'2" x 8\'0"', inside],
  ['Sewing Room', '9\'8" x 10\'0" x 7\'6"', inside],
  ['Porch Roof', 'Slope 3/12, 2.1 SQ', roof],
];

/**
 * An insurance exchange's own estimating program: no price for one but what material, labor and
 * equipment of a row come to, their sum, what is lost in value and what is left; rooms with their
 * sizes behind a label, sums of the three kinds and percentages written out as multiplications at
 * the end, the estimate's coverage in the title and in the last sum's name.
 */
export const splitCostExchangeReport: Print = {
  name: 'split-cost-exchange-report',
  open: true,
  lines: [6, 13, 22, 36, 56],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Lakeshore Insurance Exchange');
    const style = printStyle({
      family: random.pick(['helvetica', 'times'] as const),
      size: 8.5,
      leading: 1.35,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 66,
      marginBottom: 46,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'gaps'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'LAKESHORE INSURANCE EXCHANGE', x: left, bold: true, size: 10 }, 30);
      flow.mark({ text: `Claim: ${facts.claimNumber}`, x: left, size: 8 }, 42);
      flow.mark({ text: `Insured: ${facts.insuredName}`, x: left + 150, size: 8 }, 42);
      flow.mark({ text: `Loss: ${usDate(facts.dateOfLoss)}`, x: left + 340, size: 8 }, 42);
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 8 }, 42);
      flow.rule(left, right, 1.2, 48);
    };
    flow.startPage('items');
    flow.line([{ text: 'ESTIMATE: Dwelling (Coverage A)', x: left, bold: true, size: 13 }]);
    flow.line([
      { text: `Location: ${facts.propertyStreet}, ${facts.propertyTown}`, x: left },
      { text: `Policy: ${facts.policyNumber}`, x: left + 340 },
    ]);
    flow.space(0.6);
    const stops = [252, 284, 340, 392, 436, 492, 532] as const;
    const cells = (texts: readonly string[], bold = false) =>
      texts.map((text, index) => ({
        text,
        x: left + (stops[index] ?? 0),
        align: 'right' as const,
        bold,
      }));
    const head = (): void => {
      grayLine(
        flow,
        [
          { text: '#', x: left },
          { text: 'Description of work', x: left + 22 },
          ...cells(['Quantity', 'UM', 'Materials', 'Labor', 'Equip.', 'Repl. Cost', 'Depr.']),
        ],
        0.3,
      );
      flow.rule(left, right, 0.5);
      flow.y += 2;
    };
    const choose = random.fork('works');
    const shares = sharesOf(lines, Math.min(rooms.length, Math.max(1, Math.floor(lines / 4))));
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const sums = { materials: 0, labor: 0, equipment: 0, rcv: 0, lost: 0 };
    let number = 1;
    for (const [index, count] of shares.entries()) {
      const [name, size, works] = rooms[index] ?? ['', '', []];
      flow.continuation = null;
      flow.need(flow.leading * 6);
      flow.space(0.6);
      flow.line([
        { text: 'Room:', x: left, bold: true },
        { text: name, x: left + 34, bold: true },
        { text: size, x: left + 200 },
      ]);
      head();
      flow.continuation = () => {
        flow.line([{ text: `Room: ${name} (continued)`, x: left, bold: true }]);
        head();
      };
      const own = { materials: 0, labor: 0, equipment: 0, rcv: 0, lost: 0 };
      for (const work of someWorks(choose, works, count)) {
        const { words, unit, quantity, amount } = priceWork(choose, work, work[1] === 'EA' ? 0 : 1);
        const bare = /tear off|Clean|detach/.test(words);
        const materials = bare ? 0 : toAmount((amount * choose.between(0.25, 0.6)).toFixed(2));
        const equipment = choose.chance(0.25) ? toAmount((amount * 0.06).toFixed(2)) : 0;
        const labor = toAmount(sum([amount, -materials, -equipment]));
        const lost = bare || choose.chance(0.4) ? 0 : percentOf(amount, choose.pick([10, 20, 35]));
        const rounded = toAmount(lost.toFixed(2));
        const texts = flow.wrap(words, 180);
        flow.need(flow.leading * texts.length);
        const { page } = flow;
        const line = String(number++);
        for (const [at, text] of texts.entries())
          flow.line([
            ...(at === 0 ? [{ text: line, x: left }] : []),
            { text, x: left + 22 },
            ...(at === 0
              ? cells([
                  quantity.toFixed(1),
                  unit,
                  money(materials),
                  money(labor),
                  money(equipment),
                  money(amount),
                  money(rounded),
                ])
              : []),
          ]);
        for (const [key, value] of Object.entries({
          materials,
          labor,
          equipment,
          rcv: amount,
          lost: rounded,
        }))
          own[key as keyof typeof own] = toAmount(sum([own[key as keyof typeof own], value]));
        items.push(
          jobTruth(page, words, quantity, {
            lineNumber: line,
            unit,
            rcv: amount,
            depreciation: rounded,
            room: [name],
            unjudged: ['activity', 'section'],
          }),
        );
      }
      flow.need(flow.leading * 2);
      flow.line([
        { text: `Subtotal ${name}`, x: left + 22, bold: true },
        ...cells(
          [
            '',
            '',
            money(own.materials),
            money(own.labor),
            money(own.equipment),
            money(own.rcv),
            money(own.lost),
          ],
          true,
        ),
      ]);
      totals.push({ kind: 'room', name, rcv: own.rcv });
      for (const key of Object.keys(sums) as (keyof typeof sums)[])
        sums[key] = toAmount(sum([sums[key], own[key]]));
    }
    flow.continuation = null;
    flow.startPage('summary');
    flow.line([{ text: 'ESTIMATE: Dwelling (Coverage A)', x: left, bold: true, size: 12 }]);
    flow.space(0.8);
    const tenth = toAmount((sums.rcv * 0.1).toFixed(2));
    const tax = toAmount((sums.materials * 0.06).toFixed(2));
    const whole = addAmounts([sums.rcv, tenth, tenth, tax]);
    const deductible = random.pick([500, 1000, 2500]);
    for (const [label, how, value, bold] of [
      ['Total Materials', '', sums.materials, false],
      ['Total Labor', '', sums.labor, false],
      ['Total Equipment', '', sums.equipment, false],
      ['Estimate Subtotal', '', sums.rcv, true],
      ['Overhead', `10.0% x ${money(sums.rcv)}`, tenth, false],
      ['Profit', `10.0% x ${money(sums.rcv)}`, tenth, false],
      ['Sales Tax', `6.000% x ${money(sums.materials)}`, tax, false],
      ['Estimate Total on Coverage Dwelling', '', whole, true],
      ['Less Recoverable Depreciation', '', -sums.lost, false],
      ['Less Deductible', '', -deductible, false],
      ['Payment on Coverage Dwelling', '', addAmounts([whole, -sums.lost, -deductible]), true],
    ] as const)
      flow.line([
        { text: label, x: left + 40, bold },
        { text: how, x: left + 290, align: 'right' },
        { text: money(value), x: left + 420, align: 'right', bold },
      ]);
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: shares.map((_, index) => [rooms[index]?.[0] ?? '']),
        totals,
        summaries: [],
        facts: {
          ...noFacts,
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          dateOfLoss: facts.dateOfLoss,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
