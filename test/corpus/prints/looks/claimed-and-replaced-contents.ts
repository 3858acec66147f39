import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { contentsGoods } from '../content/contents-goods.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const rooms = ['Living Rm', 'Kitchen', 'Mstr Bed', 'Bed 2', 'Garage', 'Attic'] as const;

const shops = ['Homemart', 'Tall Oak', 'Bargain Barn', 'Corner Elec.'] as const;

/**
 * A contents valuation firm's list, sideways: on each row what the owner claims, with his own price
 * and the age, and beside it what replaces it, where and for how much each; tax, sum, the share
 * lost as a per cent alone, the value left. The owner's price is in no sum. Rooms stand in a column;
 * a page of room sums and one of the method follow.
 */
export const claimedAndReplacedContents: Print = {
  name: 'claimed-and-replaced-contents',
  open: false,
  lines: [6, 18, 34, 62, 120],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Granite State Home Insurance');
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['helvetica', 'times']),
      size: 7,
      marginLeft: 24,
      marginRight: 24,
      marginTop: 54,
      marginBottom: 40,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps'] as const),
      page: random.pick(['plain', 'rotated-270'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'CONTENTS REPLACEMENT & VALUATION', x: left, bold: true, size: 12 }, 26);
      flow.mark(
        {
          text: `Insured: ${facts.insuredName}    Claim #: ${facts.claimNumber}    Policy #: ${facts.policyNumber}    Date of Loss: ${usDate(facts.dateOfLoss)}`,
          x: left,
          size: 8,
        },
        40,
      );
      const foot = flow.sheet.height - 18;
      flow.mark(
        {
          text: `Insurer: ${facts.carrierName}. Prices as of ${usDate(facts.dateEntered)}.`,
          x: left,
          size: 6.5,
        },
        foot,
      );
      flow.mark({ text: `${flow.page}`, x: right, align: 'right', size: 6.5 }, foot);
    };
    const table: RuledTable = {
      left,
      right,
      size: 7,
      headSize: 6.5,
      pad: 2,
      lines: 'grid',
      headGray: 0.86,
      valign: random.pick(['top', 'middle'] as const),
      columns: [
        { head: ['Item', '#'], share: 4, align: 'center' },
        { head: ['Room'], share: 8, align: 'left' },
        { head: ['Qty'], share: 4, align: 'center' },
        { head: ['Item Claimed'], share: 21, align: 'left' },
        { head: ['Age', '(yrs)'], share: 5, align: 'center' },
        { head: ["Owner's", 'Price'], share: 9, align: 'right' },
        { head: ['Replacement Item'], share: 23, align: 'left' },
        { head: ['Source'], share: 9, align: 'left' },
        { head: ['Unit', 'RCV'], share: 9, align: 'right' },
        { head: ['Sales', 'Tax'], share: 7, align: 'right' },
        { head: ['Total', 'RCV'], share: 9, align: 'right' },
        { head: ['Dep', '%'], share: 5, align: 'right' },
        { head: ['ACV'], share: 9, align: 'right' },
      ],
    };
    flow.startPage('items');
    startRuled(flow, table);
    const items: TruthItem[] = [];
    const sums = new Map<string, { rcv: number; acv: number }>();
    const count = Math.max(1, Math.min(rooms.length, Math.round(lines / 6)));
    const choose = random.fork('choose');
    const whole = { tax: 0, rcv: 0, acv: 0 };
    for (let index = 0; index < lines; index++) {
      const room = rooms[Math.floor((index * count) / lines)] ?? rooms[0];
      const [name, maker, price] = choose.pick(contentsGoods);
      const quantity = choose.chance(0.65) ? 1 : choose.int(2, 8);
      const unitPrice = toAmount((price * choose.between(0.8, 1.25)).toFixed(2));
      const claimed = toAmount(
        (price * choose.between(0.7, 1.6)).toFixed(choose.chance(0.6) ? 0 : 2),
      );
      const base = toAmount(lineAmount(quantity, unitPrice));
      const tax = percentOf(base, 6.25);
      const rcv = toAmount(sum([base, tax]));
      const age = choose.int(0, 15);
      const percent = age === 0 ? 0 : Math.min(75, age * choose.pick([5, 5, 10]));
      const acv = toAmount((rcv - percentOf(rcv, percent)).toFixed(2));
      const replaced = `${maker === '' ? choose.pick(['Norvale', 'Castway', 'Kestrel']) : maker} ${name.split(/[-,(]/)[0]?.trim().toLowerCase() ?? ''} ${choose.pick(['KX-200', 'model 44-B', 'Series 4', '2026 edition'])}`;
      const { page } = ruledRow(flow, table, [
        String(index + 1),
        room,
        String(quantity),
        name,
        String(age),
        `$${money(claimed)}`,
        replaced,
        choose.pick(shops),
        `$${money(unitPrice)}`,
        `$${money(tax)}`,
        `$${money(rcv)}`,
        `${percent}%`,
        `$${money(acv)}`,
      ]);
      whole.tax = addAmounts([whole.tax, tax]);
      whole.rcv = addAmounts([whole.rcv, rcv]);
      whole.acv = addAmounts([whole.acv, acv]);
      const before = sums.get(room) ?? { rcv: 0, acv: 0 };
      sums.set(room, {
        rcv: addAmounts([before.rcv, rcv]),
        acv: addAmounts([before.acv, acv]),
      });
      const named = [replaced, `${name} ${replaced}`, `${name} - ${replaced}`];
      items.push(
        jobTruth(page, name, quantity, {
          lineNumber: String(index + 1),
          unitPrice,
          tax,
          rcv,
          acv,
          ageYears: age,
          depreciationPercent: percent,
          room: [room],
          // What replaces the thing names it as well as what was claimed.
          alsoRight: { description: named, descriptionAsPrinted: named },
          unjudged: ['section', 'unit', 'f9Note', 'machineNotes', 'depreciation'],
        }),
      );
    }
    ruledRow(
      flow,
      table,
      [
        'TOTAL',
        ...Array<string>(8).fill(''),
        `$${money(whole.tax)}`,
        `$${money(whole.rcv)}`,
        '',
        `$${money(whole.acv)}`,
      ],
      { bold: true, gray: 0.93, spans: { 0: 9 }, aligns: { 0: 'right' } },
    );
    flow.continuation = null;
    flow.startPage('other');
    flow.line([{ text: 'Totals by Room', x: left, bold: true, size: 11 }]);
    flow.space(0.6);
    for (const [room, one] of sums)
      flow.line([
        { text: room, x: left + 20 },
        { text: `$${money(one.rcv)}`, x: left + 240, align: 'right' },
        { text: `$${money(one.acv)}`, x: left + 340, align: 'right' },
      ]);
    flow.line([
      { text: 'All rooms', x: left + 20, bold: true },
      { text: `$${money(whole.rcv)}`, x: left + 240, align: 'right', bold: true },
      { text: `$${money(whole.acv)}`, x: left + 340, align: 'right', bold: true },
    ]);
    flow.space(2);
    flow.paragraph(
      "Replacement items were chosen for like kind and quality from sellers within 25 miles or online. The owner's price is as stated by the owner and was not used. Depreciation is 5% or 10% for each year of age, 75% at most.",
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
        totals: [],
        summaries: [],
        facts: {
          ...noFacts,
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
