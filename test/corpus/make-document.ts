import type { EstimateOptions } from './content/estimate-options.ts';
import { chargeOnSummary } from './content/make-coverage.ts';
import { makeEstimate } from './content/make-estimate.ts';
import { Flow } from './drawing/flow.ts';
import { furnish, watermark } from './drawing/furniture.ts';
import type { Sheet } from './drawing/sheet.ts';
import { writePdf } from './drawing/write-pdf.ts';
import { type Drawn, drawEstimate } from './layouts/draw-estimate.ts';
import {
  drawPlainHead,
  drawPlainTable,
  plainLook,
  sortByTrade,
} from './layouts/draw-plain-table.ts';
import { type PlainTemplate, plainTemplates } from './layouts/plain-templates.ts';
import { type Columns, tableLayout } from './layouts/table-layout.ts';
import type { Layout, ModelEstimate, Truth, TruthFacts } from './model.ts';
import { drawCover } from './pages/cover.ts';
import {
  drawAerialReport,
  drawBlank,
  drawGuide,
  drawLetter,
  drawPhotos,
  drawSketch,
} from './pages/other-pages.ts';
import { drawRecaps, drawTradeSummary } from './pages/recap.ts';
import { drawSummaries } from './pages/summary.ts';
import { createRandom, type Random } from './random.ts';
import { sabotageItem } from './sabotage.ts';
import { makeStyle, type Style, type Suite } from './style.ts';

/** Which document to make; the same spec gives the same bytes. */
export interface DocumentSpec {
  suite: Suite;
  layout: Layout;
  seed: string;
  /** Line items; drawn from the seed where absent. */
  lines?: number;
  /** Only the estimate's own pages: no letters, guides, sketches, recaps or duplicates. */
  slim?: boolean;
  /** Alters one printed figure of one row, so that the row no longer adds up. */
  sabotage?: boolean;
}

export interface CorpusDocument {
  pdf: Uint8Array;
  truth: Truth;
}

export const documentId = (spec: DocumentSpec): string =>
  [
    spec.suite,
    `layout${spec.layout}`,
    spec.seed,
    spec.lines === undefined ? '' : `${spec.lines}lines`,
    spec.slim === true ? 'slim' : '',
    spec.sabotage === true ? 'sabotaged' : '',
  ]
    .filter((part) => part !== '')
    .join('-');

/** An invented estimate, drawn as a PDF, with what a reader should find in it. */
export const makeDocument = async (spec: DocumentSpec): Promise<CorpusDocument> => {
  const random = createRandom(`${spec.suite}/${spec.layout}/${spec.seed}`);
  const style = makeStyle(random.fork('style'), spec.suite);
  const columns = columnsOf(random.fork('columns'), spec);
  const template = templateOf(random.fork('template'), spec);
  const options =
    spec.layout === 7
      ? plainOptions(random.fork('options'), spec, template)
      : optionsOf(random.fork('options'), spec, columns);
  const estimate = makeEstimate(random.fork('estimate'), options);
  const charges = random.fork('charges');
  if (spec.layout !== 7) {
    const tax = !columns.tax && charges.chance(0.5);
    const overheadProfit = columns.overheadProfit === null && charges.chance(0.3);
    chargeOnSummary(charges, estimate, tax, overheadProfit);
  }
  if (spec.layout === 7 && template.headings === 'trade') sortByTrade(estimate);
  const sabotage =
    spec.sabotage === true
      ? sabotageItem(random.fork('sabotage'), estimate.items, spec.layout, {
          ...columns,
          tax: options.tax,
          overheadProfit: options.overheadProfit ? 'O&P' : null,
          depreciation: spec.layout === 7 ? options.depreciated > 0 : columns.depreciation,
        })
      : null;
  const { flow, truth } =
    spec.layout === 7
      ? drawPlainDocument(random, spec, style, template, estimate)
      : drawDocument(random, spec, style, columns, estimate);
  const pdf = await writePdf(flow.sheets, style, random.fork('write'));
  return { pdf, truth: { ...truth, sabotage } };
};

/** A proposal of lump sums holds nothing that an altered figure would contradict. */
const templateOf = (random: Random, spec: DocumentSpec): PlainTemplate => {
  const template = random.pick(plainTemplates[spec.suite]);
  const alterable = ({ columns }: PlainTemplate): boolean =>
    columns.some(([key]) => key === 'unitPrice');
  if (spec.sabotage !== true || alterable(template)) return template;
  return random.pick(plainTemplates[spec.suite].filter(alterable));
};

/** Layout 7: a contractor's own table, by itself or in a packet with letters and sketches. */
const drawPlainDocument = (
  random: Random,
  spec: DocumentSpec,
  style: Style,
  template: PlainTemplate,
  estimate: ModelEstimate,
): { flow: Flow; truth: Truth } => {
  const flow = new Flow(style);
  const pages = random.fork('pages');
  if (pages.chance(0.15)) drawLetter(flow, estimate, pages);
  if (style.footer) furnish(flow, { ...estimate.facts, companyName: estimate.facts.companyName });
  style.letterhead = 'none';
  flow.startPage('items');
  const facts = drawPlainHead(flow, estimate, template, pages);
  const drawn = drawPlainTable(flow, estimate, template, plainLook(random.fork('look')), pages);
  if (pages.chance(0.15)) drawSketch(flow, estimate, pages);
  watermark(
    flow.sheets.filter((sheet) => sheet.class !== 'letter'),
    flow,
  );
  return { flow, truth: truthOf(spec, flow, drawn, [], facts) };
};

const truthOf = (
  spec: DocumentSpec,
  flow: Flow,
  drawn: Drawn,
  summaries: Truth['summaries'],
  facts: TruthFacts,
): Truth => ({
  id: documentId(spec),
  seed: spec.seed,
  layout: spec.layout,
  items: drawn.items,
  rooms: drawn.rooms,
  totals: drawn.totals,
  summaries,
  facts,
  pages: flow.sheets.map((sheet, index) => ({ page: index + 1, class: sheet.class, ocr: false })),
  sabotage: null,
});

const noFacts: TruthFacts = {
  estimateName: null,
  claimNumber: null,
  policyNumber: null,
  insuredName: null,
  propertyAddress: null,
  dateOfLoss: null,
  carrierName: null,
  priceList: null,
};

const drawDocument = (
  random: Random,
  spec: DocumentSpec,
  style: Style,
  columns: Columns,
  estimate: ModelEstimate,
): { flow: Flow; truth: Truth } => {
  const flow = new Flow(style);
  const pages = random.fork('pages');
  const letters = (probability: number): void => {
    if (spec.slim === true || !pages.chance(probability)) return;
    flow.furniture = null;
    drawLetter(flow, estimate, pages);
  };
  const more = spec.slim !== true;
  const heldOut = spec.suite === 'held-out';
  letters(0.25);
  if (more && pages.chance(0.2)) drawGuide(flow, pages, heldOut);
  furnish(flow, estimate.facts);
  const facts = pages.chance(0.92) ? drawCover(flow, estimate, pages) : noFacts;
  flow.startPage('items');
  const drawn = drawEstimate(
    flow,
    estimate,
    tableLayout(spec.layout, columns, style),
    columns,
    random.fork('draw'),
  );
  letters(0.08);
  furnish(flow, estimate.facts);
  const summaries = pages.chance(0.9)
    ? drawSummaries(flow, estimate, columns, columns.depreciation, pages)
    : [];
  if (more) drawRecaps(flow, estimate, columns.overheadProfit !== null, pages);
  if (more && pages.chance(heldOut ? 0.2 : 0.1)) drawTradeSummary(flow, estimate);
  if (more && pages.chance(0.15)) drawPhotos(flow, estimate, pages);
  if (more && pages.chance(heldOut ? 0.15 : 0)) drawAerialReport(flow, estimate, pages);
  if (more && pages.chance(0.3)) drawSketch(flow, estimate, pages);
  if (more && pages.chance(0.08)) drawBlank(flow);
  letters(0.15);
  watermark(
    flow.sheets.filter((sheet) => sheet.class !== 'letter'),
    flow,
  );
  if (more && pages.chance(0.12)) flow.sheets.push(...duplicates(pages, flow.sheets));
  return { flow, truth: truthOf(spec, flow, drawn, summaries, facts) };
};

/** Pages of the estimate once more at the end, as merged packets have them. */
const duplicates = (random: Random, sheets: readonly Sheet[]): Sheet[] => {
  const from = sheets.findIndex((sheet) => sheet.class === 'items');
  const items = sheets.filter((sheet) => sheet.class === 'items');
  const copied = random.chance(0.5)
    ? sheets.slice(from)
    : items.slice(0, random.int(1, items.length));
  return copied.map((sheet) => ({ ...sheet, class: 'duplicate' as const }));
};

const columnsOf = (random: Random, spec: DocumentSpec): Columns => {
  const heldOut = spec.suite === 'held-out';
  // Age and condition beside tax and overhead fit on wide or small print only.
  const wide = spec.layout !== 2 || random.chance(heldOut ? 0.35 : 0.2);
  const tax = wide && random.chance(0.85);
  const profit = random.chance(0.45)
    ? heldOut && spec.layout <= 4 && random.chance(0.5)
      ? 'GCO&P'
      : 'O&P'
    : null;
  return {
    tax,
    overheadProfit: wide ? profit : null,
    depreciation: spec.layout === 1 ? random.chance(0.75) : spec.layout <= 4,
    reset: spec.layout >= 5 && random.chance(heldOut ? 0.5 : 0.3),
  };
};

const optionsOf = (random: Random, spec: DocumentSpec, columns: Columns): EstimateOptions => {
  const size = random.next();
  const lines =
    size < 0.15
      ? random.int(1, 5)
      : size < 0.68
        ? random.int(6, 40)
        : size < 0.94
          ? random.int(41, 120)
          : random.int(121, 400);
  const sometimes = (probability: number, share: number): number =>
    random.chance(probability) ? share : 0;
  return {
    lines: spec.lines ?? lines,
    tax: columns.tax,
    overheadProfit: columns.overheadProfit !== null,
    depreciated: columns.depreciation ? random.pick([0, 0.4, 0.8, 0.8]) : 0,
    depreciationBase: random.pick(['rounded-percent', 'exact-ratio']),
    nonRecoverable: sometimes(0.4, 0.25),
    levels: random.chance(0.45),
    coverages: random.chance(0.25) ? random.int(2, 3) : 1,
    supplement: random.chance(0.2),
    splitPairs: sometimes(0.25, 0.3),
    laborMinimums: random.chance(0.25),
    sections: sometimes(0.4, 0.6),
    notes: sometimes(0.6, random.pick([0.08, 0.2, 0.4])),
    machineNotes: sometimes(0.4, 0.15),
    changed: sometimes(0.4, 0.12),
    priceWords: sometimes(0.25, 0.06),
    credits: sometimes(0.15, 0.04),
    bidItems: sometimes(0.3, 0.05),
    paidWhenIncurred: random.chance(0.15) ? random.pick(['section', 'note', 'struck']) : null,
    detachReset: sometimes(0.5, 0.1),
    definitions: sometimes(0.12, 0.15),
    bold: sometimes(0.12, 0.1),
    zeroQuantity: sometimes(0.12, 0.08),
    firstNumber: random.chance(0.06) ? random.int(980, 999) : 1,
    levelItems: random.chance(0.3),
  };
};

/** What hand-made tables know: quantities, prices, perhaps tax; none of the platform's marks. */
const plainOptions = (
  random: Random,
  spec: DocumentSpec,
  template: PlainTemplate,
): EstimateOptions => ({
  ...optionsOf(random, spec, {
    tax: false,
    overheadProfit: null,
    depreciation: false,
    reset: false,
  }),
  lines: spec.lines ?? (random.chance(0.85) ? random.int(2, 45) : random.int(46, 140)),
  tax: template.columns.some(([key]) => key === 'tax'),
  overheadProfit: template.columns.some(([key]) => key === 'overheadProfit'),
  depreciated: template.columns.some(([key]) => key === 'depreciation') ? 0.6 : 0,
  nonRecoverable: 0,
  levels: false,
  coverages: 1,
  supplement: false,
  splitPairs: 0,
  laborMinimums: false,
  sections: 0,
  notes: template.columns.some(([key]) => key === 'number') && random.chance(0.3) ? 0.15 : 0,
  machineNotes: 0,
  changed: 0,
  priceWords: 0,
  credits: 0,
  definitions: 0,
  bold: 0,
  zeroQuantity: 0,
  paidWhenIncurred: null,
});
