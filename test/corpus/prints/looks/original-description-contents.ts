import { decimal, roundCents, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import { contentsGoods } from '../content/contents-goods.ts';
import { addUp, makeScope, type PlaceSpec, priceLine } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { centered, factLines, leaveOpen } from '../drawing/scope-body.ts';
import { drawScopeSummaries } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const coverage = 'Coverage B - Personal Property';

const place = (name: string): PlaceSpec => ({ name, trade: 'contents', above: [], coverage });

const places: readonly PlaceSpec[] = [
  place('Living Room'),
  place('Master Bedroom'),
  place("Kids' Room"),
  place('Kitchen/Dining'),
  place('Garage'),
  place('Hall Closet'),
];

/** As the program's list names things, each with the words in which an owner lists it. */
const goods: readonly (readonly [name: string, owner: string, price: number])[] = [
  ['Television - LCD/LED - 50" to 59"', 'AURALIS 55IN SMART TV W/ WALL MOUNT', 548],
  ['Bar stool - wood - High grade', '2 counter stools', 189],
  ['Bed linens - Sheet set - Queen - 400 TC', 'sheets (4 pc), gray', 74.99],
  ['Coffee maker - 12 cup programmable', 'coffee pot', 79.95],
  ['Shoes - Athletic - Adult', 'running shoes size 11', 110],
  ["Jeans - Women's", "women's jeans x3", 54.5],
  ['Cordless drill - 18 to 20 volt', 'Ridgeway drill, 2 batt.', 149],
  ['Dresser - 6 drawer - Above avg. quality', '6 DRAWER DRESSER, OAK, 2018', 720],
  ['Game console', 'gaming system + 1 controller', 499.99],
  ["Area rug - 8' x 10' - Machine made", 'rug 8x10', 312.4],
  ['Suitcase - Hard side - 28"', 'lg suitcase', 139],
  ['Food - Perishable (per person)', 'all food in fridge/freezer 4 ppl', 125],
];

const shops = [
  'Homemart',
  'Tall Oak Outfitters',
  'bargainbarn.example',
  'Corner Electric',
] as const;

/** Turns a row into a thing that somebody owns, with its tax, age and what it has lost. */
const furnish = (random: Random, item: ModelItem, taxPercent: number): void => {
  const listed = random.chance(0.7);
  const [plain, maker, worth] = random.pick(contentsGoods);
  const [name, owner, price] = listed
    ? random.pick(goods)
    : ([plain, maker === '' ? '' : `${plain}, ${maker}`, worth] as const);
  item.description = name;
  item.prefix = '';
  item.activity = '+';
  item.unit = 'EA';
  item.quantity = random.chance(0.65) ? 1 : random.int(2, 9);
  item.removeRate = 0;
  item.resetRate = 0;
  item.replaceRate = toAmount((price * random.between(0.9, 1.15)).toFixed(2));
  item.depreciation = 0;
  item.depreciationMark = null;
  item.condition = random.pick(['Avg.', 'Avg.', 'Avg.', 'New', 'Below Avg.', 'Above Avg.']);
  priceLine(item, 1, {
    taxPercent: name.startsWith('Food') ? 0 : taxPercent,
    overheadProfit: false,
  });
  if (name.startsWith('Food')) {
    item.ageYears = 0;
    item.lifeYears = null;
    item.depreciationPercent = null;
  } else {
    item.lifeYears = random.pick([3, 5, 8, 10, 12, 20]);
    item.ageYears = random.int(0, item.lifeYears + 2);
    const worn = decimal(item.ageYears).div(item.lifeYears);
    const capped = worn.gt('0.8');
    const ratio = capped ? decimal('0.8') : worn;
    item.depreciationPercent = toAmount(roundCents(ratio.times(100)));
    item.depreciationMark = capped ? 'M' : null;
    item.depreciation = toAmount(roundCents(ratio.times(item.rcv)));
    item.recoverable = random.chance(0.92);
  }
  item.acv = toAmount(sum([item.rcv, -item.depreciation]));
  item.machineNotes = [
    ...(owner === '' ? [] : [`Orig. Desc. - ${owner}`]),
    ...(random.chance(0.35)
      ? [
          `Merchant - ${random.pick(shops)}; Item # ${random.int(100_000, 999_999)}; priced ${random.int(1, 12)}/${random.int(1, 28)}/2026 at $${item.replaceRate.toFixed(2)}`,
        ]
      : []),
  ];
  item.note = random.chance(0.1)
    ? random.pick([
        'Receipt provided.',
        'Photo 31; 2 of 3 seen at inspection.',
        'Gift, age per insured.',
      ])
    : null;
};

/**
 * A carrier's list of contents by the leading program's side for personal property: rooms without
 * measures, figures on a line below the thing, the owner's own words (`Orig. Desc. -`) and the shop
 * whose price was taken below them, food without an age, a form that the owner is to send back.
 */
export const originalDescriptionContents: Print = {
  name: 'original-description-contents',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(
      random.fork('scope'),
      lines,
      places,
      'Pinnacle Ridge Fire and Casualty',
      {
        taxPercent: 7.25,
        overheadProfit: false,
        depreciated: 0,
        lost: 0,
        capPercent: 80,
        notes: 0,
        machine: 0,
        minimums: 0,
      },
    );
    const fill = random.fork('goods');
    for (const item of scope.items) furnish(fill, item, 7.25);
    addUp(scope);
    const { facts } = scope;
    const dashed = facts.claimNumber.replace(/^(..)(....)(....)$/, '$1-$2-$3');
    facts.estimateName = dashed;
    const [given = '', family = ''] = facts.insuredName.toUpperCase().split(' ');
    facts.insuredName = `${family}, ${given}`;
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: random.pick([9, 9.5]),
      marginLeft: 40,
      marginRight: 40,
      marginTop: 62,
      marginBottom: 58,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['glyph', 'word', 'cell'] as const),
      quotes: random.pick(['straight', 'typographic'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const clock = `${random.int(1, 12)}:${random.int(10, 59)} ${random.pick(['AM', 'PM'])}`;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 11 }, 30);
      flow.mark({ text: facts.insuredName, x: left, bold: true }, 48);
      flow.mark({ text: facts.estimateName, x: right, align: 'right', bold: true }, 48);
      const foot = flow.sheet.height - 30;
      flow.mark({ text: `Date: ${usDate(facts.dateEntered)} ${clock}`, x: left, size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    centered(flow, 'Personal Property Estimate', 13);
    flow.space(1);
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Estimate:', facts.estimateName],
        ['Property:', facts.propertyStreet, 'Claim Number:', facts.claimNumber],
        ['', facts.propertyTown, 'Policy Number:', facts.policyNumber],
        ['Home:', facts.phone, 'Price List:', facts.priceList],
        ['Type of Loss:', facts.typeOfLoss, '', 'Restoration/Service/Remodel'],
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Company:', facts.carrierName],
      ],
      [left + 80, left + 350],
    );
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QUANTITY'], at: left + 96 },
      { key: 'price', head: ['UNIT PRICE'], at: left + 158 },
      { key: 'tax', head: ['TAX'], at: left + 200 },
      { key: 'rcv', head: ['RCV'], at: left + 258 },
      { key: 'worn', head: ['AGE/LIFE'], at: left + 312 },
      { key: 'condition', head: ['COND.'], at: left + 364 },
      { key: 'share', head: ['DEP %'], at: left + 414 },
      { key: 'lost', head: ['DEPREC.'], at: left + 472 },
      { key: 'acv', head: ['ACV'], at: right },
    ];
    flow.startPage('items');
    const body = drawLinedBody(flow, scope, layer, {
      columns,
      layout: 3,
      head: null,
      headSize: 8,
      words: right - left,
      figures: 'below',
      labels: {
        room: 'Totals:',
        level: null,
        labor_minimums: null,
        line_items: 'Line Item Totals:',
      },
      placeAt: [left + 110, left, left],
      note: { x: left + 14 },
      // Whose words stand below a thing is open: the owner's, the program's.
      truth: (item) =>
        item.machineNotes.length === 0 ? {} : { unjudged: ['f9Note', 'machineNotes'] },
    });
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([500, 1000]),
      (name) => `Summary for ${name}`,
    );
    flow.startPage('other');
    centered(flow, 'Personal Property Replacement Claim Form', 12);
    flow.space(0.6);
    flow.paragraph(
      'Please list each item that you have replaced, with its number in our estimate, and send this form with your receipts within 365 days.',
    );
    flow.space(0.6);
    for (const item of scope.items.slice(0, 14))
      flow.line([
        { text: `${item.number}.`, x: left + 20, align: 'right' },
        { text: item.description, x: left + 30 },
        { text: '________', x: left + 330 },
        { text: '$__________', x: right, align: 'right' },
      ]);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 3,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries: summaries.map((one) => ({ ...one, alsoCalled: ['Personal Property'] })),
        facts: {
          ...noFacts,
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
