import * as invented from '../content/invented.ts';
import type { Flow } from '../drawing/flow.ts';
import { usDate } from '../layouts/format.ts';
import type { ModelEstimate } from '../model.ts';
import type { Random } from '../random.ts';

/** A letter or an excerpt of a code, before, between or after the estimate's pages. */
export const drawLetter = (flow: Flow, estimate: ModelEstimate, random: Random): void => {
  const { facts } = estimate;
  flow.startPage('letter');
  const kind = random.pick(['cover', 'payment', 'code'] as const);
  if (kind === 'code') {
    flow.line([
      {
        text: 'Excerpts of the residential code in force',
        x: flow.left,
        bold: true,
        size: flow.style.size + 2,
      },
    ]);
    flow.space(1);
    for (const text of random.sample(invented.codeParagraphs, 4)) {
      flow.paragraph(text);
      flow.space(0.8);
    }
    return;
  }
  flow.line([{ text: usDate(facts.dateEntered), x: flow.left }]);
  flow.space(1);
  for (const text of [facts.insuredName, facts.propertyStreet, facts.propertyTown])
    flow.line([{ text, x: flow.left }]);
  flow.space(1);
  for (const text of [
    `RE: Claim Number: ${facts.claimNumber}`,
    `Date of Loss: ${usDate(facts.dateOfLoss)}`,
  ])
    flow.line([{ text, x: flow.left + 30, bold: true }]);
  flow.space(1);
  flow.line([{ text: `Dear ${facts.insuredName},`, x: flow.left }]);
  for (const text of random.sample(invented.letterParagraphs, kind === 'payment' ? 4 : 3)) {
    flow.space(0.7);
    flow.paragraph(text);
  }
  flow.space(1.5);
  flow.line([{ text: 'Sincerely,', x: flow.left }]);
  flow.space(1.5);
  flow.line([{ text: facts.claimRepresentative, x: flow.left }]);
  flow.line([{ text: facts.carrierName, x: flow.left }]);
};

/** A page that explains the print with an estimate of its own, which nobody is to be paid for. */
export const drawGuide = (flow: Flow, random: Random, heldOut: boolean): void => {
  flow.startPage('guide');
  const title = random.pick([
    'Your guide to reading your adjuster summary',
    'Your guide to reading an estimate',
    'Summary Guide - sample estimate',
    ...(heldOut ? ['Guide to Understanding Your Property Estimate'] : []),
  ]);
  flow.line([
    {
      text: title,
      x: (flow.left + flow.right) / 2,
      align: 'center',
      bold: true,
      size: flow.style.size + 4,
    },
  ]);
  flow.space(1);
  flow.paragraph(
    'This page shows with a sample estimate how to read the pages that follow. The insured, the items and the amounts on it are made up.',
  );
  flow.space(1);
  flow.line([
    { text: 'Insured: Sam Pleton', x: flow.left },
    { text: 'Estimate: SAMPLE-GUIDE', x: flow.right - 180 },
  ]);
  flow.line([{ text: 'Claim Number: 00-0000-000', x: flow.left }]);
  flow.space(1);
  const columns = [0.56, 0.68, 0.78, 0.9, 1].map(
    (share) => flow.left + (flow.right - flow.left) * share,
  );
  const row = (first: string, figures: readonly string[], bold = false): void =>
    flow.line([
      { text: first, x: flow.left, bold },
      ...figures.map((text, index) => ({
        text,
        x: columns[index] ?? flow.right,
        align: 'right' as const,
        bold,
      })),
    ]);
  row('DESCRIPTION', ['QUANTITY', 'UNIT PRICE', 'RCV', 'DEPREC.', 'ACV'], true);
  row('1. Remove Drywall - sample line', ['100.00 SF', '0.50', '50.00', '(0.00)', '50.00']);
  row('2. Drywall - hung, taped - sample line', [
    '100.00 SF',
    '2.00',
    '200.00',
    '(40.00)',
    '160.00',
  ]);
  row('3. Paint - one coat - sample line', ['100.00 SF', '1.00', '100.00', '(20.00)', '80.00']);
  row('Totals: Sample Room', ['', '', '350.00', '60.00', '290.00'], true);
  flow.space(1);
  for (const text of [
    '1. Replacement cost value (RCV) is the estimated cost of repairing the damaged property.',
    '2. Depreciation is the loss in value from age, wear and condition.',
    '3. Actual cash value (ACV) is what remains after depreciation.',
    '4. The deductible is the part of the loss that you bear.',
  ]) {
    flow.paragraph(text);
    flow.space(0.4);
  }
};

/** A sketch: rotated labels, labels drawn twice, dimensions, faces of a roof. */
export const drawSketch = (flow: Flow, estimate: ModelEstimate, random: Random): void => {
  flow.startPage('sketch');
  const { sheet } = flow;
  const roof = random.chance(0.5);
  flow.line([
    {
      text: random.pick(['Main Level', 'SKETCH1 - Main Level', 'Exterior - Roof', 'Level 2']),
      x: (flow.left + flow.right) / 2,
      align: 'center',
      bold: true,
    },
  ]);
  const label = (text: string, x: number, y: number, angle: number, size = 7): void => {
    sheet.marks.push({
      kind: 'text',
      text,
      x,
      y,
      angle,
      size,
      bold: false,
      italic: false,
      gray: 0,
      row: -2,
      column: 0,
    });
  };
  const dimension = (): string =>
    `${random.int(2, 46)}'${random.chance(0.7) ? ` ${random.int(1, 11)}"` : ''}`;
  const rooms = estimate.levels.flatMap((level) => level.rooms).slice(0, 8);
  rooms.forEach((room, index) => {
    const x = flow.left + 30 + (index % 3) * 160;
    const y = flow.y + 40 + Math.floor(index / 3) * 150;
    sheet.marks.push({ kind: 'box', x, y, width: 140, height: 110, gray: null });
    const text = random.chance(0.5)
      ? [...room.name].map((glyph) => glyph + glyph).join('')
      : room.name;
    label(text, x + 30, y + 60, 0, 8);
    if (random.chance(0.4)) label(text, x + 30.3, y + 60.2, 0, 8);
    label(dimension(), x + 50, y - 3, 0);
    label(dimension(), x - 3, y + 70, 90);
    label(dimension(), x + 148, y + 70, 90);
    if (roof) {
      label(`F${index * 2 + 1}`, x + 20, y + 30, 0);
      label(`F${index * 2 + 2}`, x + 90, y + 90, 0);
    }
  });
  if (roof) label('FFrroonntt', flow.left + 200, flow.bottom - 20, 0, 9);
};

/** A page with nothing on it but what stands on every page. */
export const drawBlank = (flow: Flow): void => {
  const { furniture } = flow;
  flow.furniture = null;
  flow.startPage('blank');
  flow.furniture = furniture;
};

/** Photographs with numbered captions. */
export const drawPhotos = (flow: Flow, estimate: ModelEstimate, random: Random): void => {
  flow.startPage('other');
  const { facts } = estimate;
  flow.line([
    {
      text: 'Photo Sheet',
      x: (flow.left + flow.right) / 2,
      align: 'center',
      bold: true,
      size: flow.style.size + 3,
    },
  ]);
  flow.line([
    { text: `Insured: ${facts.insuredName}`, x: flow.left },
    { text: `Claim #: ${facts.claimNumber}`, x: flow.right, align: 'right' },
  ]);
  flow.space(1);
  const first = random.int(1, 30);
  const captions = [
    'Front of risk',
    'Test square - rear slope, 10 hits',
    "Water stain 2' x 3'",
    'Gutter - dents',
    'Serial number plate, 50 gal',
  ];
  random.sample(captions, 3).forEach((caption, index) => {
    const number = first + index;
    flow.sheet.marks.push({
      kind: 'box',
      x: flow.left,
      y: flow.y,
      width: 180,
      height: 130,
      gray: 0.7,
    });
    const x = flow.left + 200;
    for (const [line, text] of [
      `${number}. ${number}-${caption}`,
      `Date Taken: ${usDate(facts.dateInspected)}`,
      `Taken By: ${facts.estimator}`,
    ].entries()) {
      flow.mark({ text, x }, flow.y + 14 + line * flow.leading);
    }
    flow.y += 146;
  });
};

/** A report of roof measures from the air: a table of figures without a price in it. */
export const drawAerialReport = (flow: Flow, estimate: ModelEstimate, random: Random): void => {
  flow.startPage('other');
  const { facts } = estimate;
  flow.line([
    { text: 'Roof Measurement Report', x: flow.left, bold: true, size: flow.style.size + 5 },
  ]);
  flow.line([{ text: `${facts.propertyStreet}, ${facts.propertyTown}`, x: flow.left }]);
  flow.space(1);
  const rows: [string, string][] = [
    ['Total Roof Area', `${random.int(1200, 4800)} sq ft`],
    ['Total Roof Facets', String(random.int(4, 22))],
    ['Predominant Pitch', `${random.int(4, 12)}/12`],
    ['Total Ridges/Hips', `${random.int(20, 240)} ft`],
    ['Total Valleys', `${random.int(0, 160)} ft`],
    ['Total Eaves', `${random.int(60, 300)} ft`],
  ];
  for (const [label, value] of rows) {
    flow.line([
      { text: label, x: flow.left },
      { text: value, x: flow.left + 220, align: 'right' },
    ]);
  }
  flow.space(1);
  const columns = [0, 10, 12, 15, 17, 20];
  const area = random.int(1200, 4800) / 100;
  const row = (label: string, value: (waste: number) => string): void =>
    flow.line([
      { text: label, x: flow.left },
      ...columns.map((waste, index) => ({
        text: value(waste),
        x: flow.left + 160 + index * 58,
        align: 'right' as const,
      })),
    ]);
  row('Waste %', (waste) => `${waste}%`);
  row('Area (Sq ft)', (waste) => (area * (100 + waste)).toFixed(0));
  row('Squares', (waste) => ((area * (100 + waste)) / 100).toFixed(2));
};
