import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import { rewordLines } from '../content/list-words.ts';
import { lengthenWords } from '../content/long-words.ts';
import { addUp, makeScope, type PlaceSpec, priceLine, type Scope } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRoomRecap } from '../drawing/recap-pages.ts';
import { drawMeasures, leaveOpen, lostText, shareText } from '../drawing/scope-body.ts';
import { drawScopeSummaries } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const options = { taxPercent: 0, overheadProfit: false } as const;

const place = (name: string, trade: PlaceSpec['trade'], above: readonly string[]): PlaceSpec => ({
  name,
  trade,
  above,
  coverage: 'Dwelling',
});

const places: readonly PlaceSpec[] = [
  place('Kitchen', 'inside', ['SKETCH1', 'Main Level']),
  place('Foyer/Entry', 'inside', ['SKETCH1', 'Main Level']),
  place('Rec Room', 'inside', ['SKETCH1', 'Basement']),
  place('Mechanical', 'wet', ['SKETCH1', 'Basement']),
  place('Roof1', 'roof', ['SKETCH2']),
  place('Elevation 3', 'elevation', ['SKETCH2']),
  place('Miscellaneous', 'haul', []),
];

/** A row that takes off and puts on becomes two rows, `7a.` and `7b.`. */
const splitRows = (random: Random, scope: Scope): void => {
  for (const item of scope.items) item.number = '';
  let number = 0;
  for (const place of scope.places)
    place.items = place.items.flatMap((item) => {
      number++;
      if (item.activity !== '&' || item.removeRate === 0 || !random.chance(0.4)) {
        item.number = String(number);
        return [item];
      }
      const off: ModelItem = {
        ...item,
        number: `${number}a`,
        activity: '-',
        prefix: 'Remove ',
        replaceRate: 0,
        note: null,
        machineNotes: [],
        depreciation: 0,
        depreciationPercent: null,
        depreciationMark: null,
        lifeYears: null,
      };
      priceLine(off, 0, options);
      const on: ModelItem = {
        ...item,
        number: `${number}b`,
        activity: '+',
        prefix: '',
        removeRate: 0,
      };
      const share = item.rcv === 0 ? 0 : item.depreciation / item.rcv;
      priceLine(on, 0.4, options);
      on.depreciation = Math.round(on.rcv * share * 100) / 100;
      priceLine(on, 0.4, options);
      return [off, on];
    });
  for (const item of scope.minimums?.items ?? []) item.number = String(++number);
  addUp(scope);
};

/** Marks of what was changed, and of a depreciation by percent. */
const markRows = (random: Random, scope: Scope): void => {
  for (const item of scope.items) {
    item.numberChanged = random.chance(0.08);
    item.descriptionChanged = random.chance(0.08);
    item.priceChanged = random.chance(0.1);
    if (item.depreciation > 0 && item.depreciationMark === null && random.chance(0.2))
      item.depreciationMark = '%';
  }
};

/**
 * A mutual's preliminary print on legal paper: rows of taking off and putting on apart by letter,
 * stars on numbers, words and prices, long words, rows that part over pages, sketches as areas, a
 * pale word across each page, and no condition.
 */
export const splitMarksMutual: Print = {
  name: 'split-marks-mutual',
  open: false,
  lines: [6, 18, 36, 61, 115],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Lakes Region Mutual', {
      ...options,
      depreciated: 0.7,
      lost: 0.15,
      capPercent: 70,
      notes: 0.2,
      machine: 0.5,
      minimums: 2,
    });
    rewordLines(random.fork('words'), scope, 0.25);
    lengthenWords(random.fork('long'), scope, 0.2);
    splitRows(random.fork('split'), scope);
    markRows(random.fork('marks'), scope);
    const { facts } = scope;
    const style = printStyle({
      width: 612,
      height: 1008,
      family: 'times',
      size: random.pick([8.5, 9]),
      marginLeft: 34,
      marginRight: 34,
      marginTop: 48,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      quotes: random.pick(['straight', 'typographic'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.sheet.marks.push({
        kind: 'text',
        x: 150,
        y: 720,
        text: 'PRELIMINARY',
        size: 74,
        bold: true,
        italic: false,
        angle: 52,
        gray: 0.86,
        row: -90 - flow.page,
        column: 0,
      });
      flow.mark({ text: 'Lakes Region Mutual', x: (left + right) / 2, align: 'center' }, 30);
      const foot = flow.sheet.height - 30;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: 460, align: 'right', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    for (const [label, value] of [
      ['Insured:', facts.insuredName],
      ['Property:', facts.propertyStreet],
      ['', facts.propertyTown],
      ['Home:', facts.phone],
      ['', ''],
      ['Claim Rep.:', facts.claimRepresentative],
      ['', ''],
      ['Claim Number:', facts.claimNumber],
      ['Policy Number:', facts.policyNumber],
      ['Type of Loss:', facts.typeOfLoss],
      ['Date of Loss:', `${usDate(facts.dateOfLoss)} 12:00 AM`],
      ['Date Inspected:', `${usDate(facts.dateInspected)} 9:30 AM`],
      ['Price List:', facts.priceList],
      ['Estimate:', facts.estimateName],
    ] as const)
      flow.line([
        { text: label, x: left + 110, align: 'right' },
        { text: value, x: left + 116 },
      ]);
    const column = (
      key: LinedColumn['key'],
      head: readonly string[],
      at: number,
      text?: (item: ModelItem) => string,
    ): LinedColumn => ({ key, head, at: left + at, ...(text === undefined ? {} : { text }) });
    flow.startPage('items');
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', ['QUANTITY'], 212),
        column(
          'price',
          ['UNIT'],
          262,
          (item) => `${money(item.unitPrice)}${item.priceChanged ? ' *' : ''}`,
        ),
        column('rcv', ['RCV'], 320),
        column('worn', ['AGE/LIFE'], 374),
        column('share', ['DEP %'], 432, (item) => shareText(item, 'always')),
        column('lost', ['DEPREC.'], 488, (item) => lostText(item)),
        column('acv', ['ACV'], right - left),
      ],
      layout: 2,
      head: 'DESCRIPTION',
      words: 152,
      figures: 'first',
      breaks: (item) => item.number.length % 2 === 0,
      labels: {
        room: 'Totals:',
        level: 'Total:',
        line_items: 'Line Item Totals:',
        labor_minimums: 'Totals:',
      },
      placeAt: [left, left, left],
      note: { x: left },
      own: {
        area: (name, depth) => {
          flow.space(0.5);
          flow.line([
            {
              text: name,
              x: left + (depth === 0 ? 0 : 10),
              bold: true,
              size: depth === 0 ? 13 : 11,
            },
          ]);
        },
        place: (its) => {
          flow.space(0.7);
          flow.line([
            { text: its.name, x: left + 150, bold: true, size: style.size + 2 },
            ...(its.height === null
              ? []
              : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
          ]);
          flow.rule(left + 150, right, 0.5);
          flow.y += 2;
          drawMeasures(flow, its, left + 160, left + 340);
          flow.space(0.4);
        },
      },
    });
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([1000, 2000]),
      (name) => `Summary for ${name}`,
    );
    drawRoomRecap(flow, scope);
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 2,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: {
          ...noFacts,
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          priceList: facts.priceList,
        },
      },
    };
  },
};
