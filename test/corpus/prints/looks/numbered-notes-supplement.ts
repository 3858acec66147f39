import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import { makeSite } from '../content/make-site.ts';
import { addUp, coverageSums, type PlaceSpec, priceLine } from '../content/scope.ts';
import { drawCoverageShares, drawCoverageSummary } from '../drawing/coverage-ends.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawCategoryRecap, drawRoomRecap } from '../drawing/recap-pages.ts';
import { centered, leaveOpen } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const [house, others] = ['Dwelling', 'Other Structures'] as const;

const places: readonly PlaceSpec[] = [
  { name: 'Dwelling Roof', above: [], trade: 'roof', coverage: house },
  { name: 'Detached Garage Roof', above: [], trade: 'roof', coverage: others },
  { name: 'Gutters', above: [], trade: 'elevation', coverage: house },
  { name: 'Windows', above: [], trade: 'elevation', coverage: house },
  { name: 'Fence', above: [], trade: 'yard', coverage: others },
  { name: 'Upstairs Living Area', above: [], trade: 'inside', coverage: house },
  { name: 'General', above: [], trade: 'haul', coverage: house },
];

const bids = [
  'Copperfield Metal Inc._Chimney Chase and Cap (Bid Item)',
  'Ironwood Fence & Patio_Iron Fence, 48" (Bid Item)',
  '3 Brothers Gutter_Painting (Bid Item)',
  'Lone Pine Glass_Bay Window - Copper (Bid Item)',
] as const;

/** What a contractor argues below a row, in numbered and lettered lines full of amounts. */
const argue = (random: Random, item: ModelItem): string => {
  const thing = item.description.replace(' (Bid Item)', '').split(' - ')[0] ?? '';
  const amount = `${money(item.quantity)} ${item.unit}`;
  const theirs = random.int(2, 60);
  if (item.bidItem)
    return [
      `The Insurance report left out the ${thing}.`,
      'We are requesting for our sub bid.',
      `1. Our sub bid cost is $${money(item.replaceRate)}.`,
      '   a. Please see attached Photo report showing hail damage to the item.',
      '   b. Please see attached bid for the confirmation of price.',
    ].join('\n');
  return random.chance(0.5)
    ? [
        `The Insurance report left out the ${thing}.`,
        `We are requesting ${amount}`,
        `1. Without it the system is not complete. Total cost is $${money(item.rcv)}.`,
        `   a. Roof report: eaves ${random.int(90, 240)} ft + rakes ${random.int(60, 190)} ft.`,
      ].join('\n')
    : [
        `Our line item ${item.number} covers insurance line item ${theirs}.`,
        `We are requesting for an additional of ${money(item.quantity / 4)} ${item.unit}.`,
        `1. The difference is $${money(item.rcv / 4)}. Our cost ${money(item.rcv)}. While in insurance report cost is $${money(item.rcv * 0.75)}.`,
        '   a. The installer works in full bundles, 3 per square.',
        `   b. 2 of 4 slopes are over 8/12.`,
      ].join('\n');
};

/**
 * A contractor's supplement: rates to reset, remove and replace, notes of sentences with numbered
 * and lettered lines and amounts under many rows, subcontractors' bids named with underscores, a
 * row of overhead and profit at nothing, sums of tax, overhead and total only.
 */
export const numberedNotesSupplement: Print = {
  name: 'numbered-notes-supplement',
  open: false,
  lines: [6, 16, 28, 44, 72],
  draw: (random, lines) => {
    const scope = makeSite(random.fork('site'), lines - 1, places, 'Prairie Union Lloyds', {
      taxPercent: 8.25,
      overheadProfit: true,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0,
      minimums: 1,
    });
    const { facts } = scope;
    const choose = random.fork('bids');
    const pricing = { taxPercent: 8.25, overheadProfit: true };
    for (const item of scope.items) {
      if (item.unit !== 'EA' || item.laborMinimum || !choose.chance(0.16)) continue;
      item.description = choose.pick(bids);
      Object.assign(item, { bidItem: true, activity: '+', prefix: '', quantity: 1 });
      Object.assign(item, { removeRate: 0, resetRate: 0, replaceRate: choose.int(400, 6200) });
      priceLine(item, 0, pricing);
    }
    const last = scope.places[scope.places.length - 1];
    const model = last?.items[0];
    if (last !== undefined && model !== undefined) {
      const nothing: ModelItem = {
        ...model,
        number: '',
        description: 'O&P',
        prefix: '',
        activity: '+',
        unit: 'EA',
        quantity: 1,
        removeRate: 0,
        replaceRate: 0,
        resetRate: 0,
        bidItem: false,
        note: `We charge 10 and 10 above the subcontractors' cost as 3 or more trades are coordinated.`,
      };
      priceLine(nothing, 0, pricing);
      last.items.push(nothing);
    }
    for (const place of scope.places) for (const item of place.items) item.number = '';
    for (const item of scope.minimums?.items ?? []) item.number = '';
    addUp(scope);
    for (const item of scope.items) {
      item.acv = item.rcv;
      if (item.description !== 'O&P' && choose.chance(0.4)) item.note = argue(choose, item);
    }
    const style = printStyle({ family: 'times', size: 9.5, marginTop: 74, marginBottom: 50 });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'spaced-line'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: String(flow.page), x: 8, size: 8 }, 14);
      flow.mark({ text: facts.companyName, x: left, bold: true, size: 13 }, 40);
      if (flow.page > 1) flow.mark({ text: facts.estimateName, x: left, bold: true }, 60);
    };
    flow.startPage('cover');
    const pair = (label: string, value: string, other = '', its = ''): void =>
      flow.line([
        { text: label, x: left + 60, align: 'right' },
        { text: value, x: left + 66 },
        { text: other, x: left + 360, align: 'right' },
        { text: its, x: left + 366 },
      ]);
    const named = facts.insuredName.split(' ').reverse().join(', ').toUpperCase();
    pair('Insured:', named, 'E-mail:', 'home@post.example');
    pair('Property:', facts.propertyStreet);
    pair('', facts.propertyTown);
    flow.space(1);
    pair('Contractor:', '', 'Business:', facts.phone);
    pair('Company:', facts.companyName);
    flow.space(1);
    flow.line([
      { text: `Claim Number: ${facts.claimNumber}`, x: left },
      { text: `Policy Number: ${facts.policyNumber}`, x: left + 190 },
      { text: `Type of Loss: ${facts.typeOfLoss}`, x: left + 370 },
    ]);
    flow.space(1);
    pair('Date of Loss:', usDate(facts.dateOfLoss), 'Date Received:', '');
    pair('Date Inspected:', usDate(facts.dateInspected), 'Date Entered:', '');
    flow.space(0.6);
    pair('Price List:', facts.priceList);
    pair('', 'Restoration/Service/Remodel');
    pair('Estimate:', facts.estimateName);
    flow.startPage('items');
    const column = (key: LinedColumn['key'], head: string, at: number): LinedColumn => ({
      key,
      head: [head],
      at: left + at,
    });
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', 'QTY', 258),
        column('reset', 'RESET', 304),
        column('remove', 'REMOVE', 350),
        column('replace', 'REPLACE', 404),
        column('tax', 'TAX', 444),
        column('op', 'O&P', 490),
        column('rcv', 'TOTAL', 540),
      ],
      layout: 5,
      head: 'DESCRIPTION',
      words: 196,
      figures: 'first',
      labels: {
        room: 'Totals: ',
        level: 'Total: ',
        line_items: 'Line Item Totals: ',
        labor_minimums: 'Totals: ',
      },
      placeAt: [left + 170, left + 190, left + 350],
      truth: (item) => ({
        unitPrice: item.unitPrice,
        resetPrice: item.resetRate,
        replacePrice: item.replaceRate,
        f9Note: item.note?.replaceAll('\n', ' ').replace(/ +/g, ' ') ?? null,
      }),
      own: {
        notes: (item) => {
          if (item.note !== null) {
            flow.space(0.3);
            for (const text of item.note.split('\n')) {
              const lettered = text.startsWith('   ');
              flow.paragraph(text.trim(), {
                x: left + (lettered ? 28 : 8),
                width: right - left - 60,
              });
            }
          }
          flow.space(0.45);
        },
      },
    });
    flow.need(flow.leading * 9);
    drawCoverageShares(flow, [house, others, 'Contents'], coverageSums(scope), scope.totals);
    const deductible = 0;
    const summaries = coverageSums(scope).map((one) => {
      flow.startPage('summary');
      return drawCoverageSummary(flow, one, { title: [`Summary for ${one.name}`], deductible });
    });
    flow.startPage('recap');
    centered(flow, 'Recap of Taxes, Overhead and Profit');
    flow.space(1);
    const half = toAmount(sum(scope.items.map((item) => item.overhead)));
    for (const texts of [
      ['', 'Overhead (10%)', 'Profit (10%)', 'Material Sales Tax (8.25%)'],
      ['Line Items', money(half), money(half), money(scope.totals.tax)],
      ['Total', money(half), money(half), money(scope.totals.tax)],
    ])
      flow.line(
        texts.map((text, index) => ({
          text,
          x: index === 0 ? left : left + 80 + index * 140,
          align: index === 0 ? ('left' as const) : ('right' as const),
        })),
      );
    drawRoomRecap(flow, scope);
    drawCategoryRecap(flow, scope);
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 5,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: {
          ...noFacts,
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: named,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          priceList: facts.priceList,
        },
      },
    };
  },
};
