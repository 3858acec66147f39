import {
  type PDFDocument,
  PDFName,
  type PDFPage,
  type PDFRef,
  PDFString,
  rgb,
  StandardFonts,
  TextAlignment,
} from 'pdf-lib';
import type { TruthItem } from '../model.ts';
import { noFacts } from '../prints/truth.ts';
import type { Random } from '../random.ts';
import { changing, type Journey, newDocument, writingOnPages } from './journey.ts';

const annotate = (
  document: PDFDocument,
  page: PDFPage,
  annotation: Record<string, unknown>,
): void => {
  const { context } = document;
  page.node.addAnnot(
    context.register(context.obj({ Type: 'Annot', F: 4, ...annotation } as never)),
  );
};

const remarks = [
  'Carrier omitted this: 24.00 SF @ 12.50 = $300.00',
  'Should be 38 SF, not 28 SF. See photo 14.',
  '17. R&R Drip edge 120.00 LF 2.94 0.00 352.80',
  'Underpaid by $1,214.36',
  'Missing: detach & reset gutters 60 LF',
];

/** Where a remark stands: anywhere among the rows. */
const place = (page: PDFPage, random: Random): [number, number, number, number] => {
  const { x, y, width, height } = page.getCropBox();
  const left = x + random.between(40, width - 260);
  const bottom = y + random.between(height * 0.2, height * 0.75);
  return [left, bottom, left + 210, bottom + 14];
};

const appearanceOf = async (
  document: PDFDocument,
  text: string,
  [left, bottom, right, top]: readonly [number, number, number, number],
): Promise<PDFRef> => {
  const { context } = document;
  const font = await document.embedFont(StandardFonts.Helvetica);
  const [width, height] = [right - left, top - bottom];
  return context.register(
    context.flateStream(
      `1 1 0.6 rg 0 0 ${width} ${height} re f BT 0.8 0 0 rg /Helv 8 Tf 2 4 Td ${font.encodeText(text)} Tj ET`,
      {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, width, height],
        Resources: { Font: { Helv: font.ref } },
      },
    ),
  );
};

const freeTexts = changing(async (document, random) => {
  for (const page of document.getPages())
    for (const text of random.sample(remarks, random.int(0, 3))) {
      const rectangle = place(page, random);
      annotate(document, page, {
        Subtype: 'FreeText',
        Rect: rectangle,
        Contents: PDFString.of(text),
        DA: PDFString.of('/Helv 8 Tf 0.8 0 0 rg'),
        AP: { N: await appearanceOf(document, text, rectangle) },
      });
    }
});

/** Rows of an older version on a layer that no viewer shows. */
const layerOff = (text: string): Journey['travel'] =>
  changing(async (document) => {
    const { context } = document;
    const font = await document.embedFont(StandardFonts.HelveticaBold);
    const group = context.register(
      context.obj({ Type: 'OCG', Name: PDFString.of('Draft'), Usage: {} }),
    );
    document.catalog.set(
      PDFName.of('OCProperties'),
      context.obj({ OCGs: [group], D: { OFF: [group], Order: [group], BaseState: 'ON' } }),
    );
    for (const page of document.getPages()) {
      const { x, y, width, height } = page.getCropBox();
      const fontKey = page.node.newFontDictionary('Layer', font.ref);
      const resources = page.node.Resources();
      const properties = context.obj({ Off: group });
      resources?.set(PDFName.of('Properties'), properties);
      const lines = Array.from(
        { length: 9 },
        (_, index) =>
          `BT /${fontKey.asString().slice(1)} 9 Tf 1 0 0 1 ${x + width * 0.1 + index * 8} ${
            y + height * (0.15 + index * 0.08)
          } Tm ${font.encodeText(text)} Tj ET`,
      );
      const stream = context.flateStream(`q /OC /Off BDC ${lines.join(' ')} EMC Q`);
      page.node.wrapContentStreams(
        context.register(context.flateStream('q')),
        context.register(context.flateStream('Q')),
      );
      page.node.addContentStream(context.register(stream));
    }
  });

/** A form that somebody drew and somebody else filled in: every cell's value is a field's. */
const filledForm: Journey['travel'] = async ({ truth }) => {
  const document = await newDocument();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const form = document.getForm();
  const lefts = [40, 290, 350, 390, 460, 560];
  const cellsOf = (item: TruthItem): string[] => [
    item.description,
    item.quantity.toFixed(2),
    item.unit ?? '',
    (item.unitPrice ?? 0).toFixed(2),
    (Math.round(item.quantity * (item.unitPrice ?? 0) * 100) / 100).toFixed(2),
  ];
  const headings = ['Description', 'Qty', 'Unit', 'Unit price', 'Amount'];
  const kept = truth.items.filter(
    ({ unit, unitPrice, quantity, description }) =>
      unit !== null && (unitPrice ?? 0) > 0 && quantity > 0 && description.length < 48,
  );
  let page = document.addPage([612, 792]);
  let top = 0;
  const head = (): void => {
    page.drawText('REPAIR ESTIMATE', { x: 40, y: 740, size: 14, font });
    for (const [index, heading] of headings.entries())
      page.drawText(heading, { x: (lefts[index] ?? 0) + 2, y: 700, size: 9, font });
    top = 690;
  };
  head();
  for (const [index, item] of kept.entries()) {
    if (top < 80) {
      page = document.addPage([612, 792]);
      head();
    }
    for (const [column, text] of cellsOf(item).entries()) {
      const [left, right] = [lefts[column] ?? 0, lefts[column + 1] ?? 0];
      const field = form.createTextField(`row${index}.${headings[column]}`);
      field.setText(text);
      if (column === 1 || column > 2) field.setAlignment(TextAlignment.Right);
      field.addToPage(page, { x: left, y: top - 16, width: right - left, height: 15, font });
      field.setFontSize(8);
    }
    top -= 17;
  }
  const blank = {
    tax: null,
    overheadProfit: null,
    depreciation: null,
    acv: null,
    depreciationRecoverable: null,
    removePrice: null,
    replacePrice: null,
    resetPrice: null,
    lineNumber: null,
    calculation: null,
    f9Note: null,
    machineNotes: [],
    flags: [],
    priceNote: null,
    section: null,
    room: [''],
    path: [],
    isPaidWhenIncurred: false,
    cat: null,
    sel: null,
    ageYears: null,
    lifeYears: null,
    condition: null,
    depreciationPercent: null,
  };
  return {
    pdf: await document.save(),
    truth: {
      ...truth,
      rooms: null,
      totals: [],
      summaries: [],
      pages: [],
      items: kept.map((item) => ({
        ...item,
        ...blank,
        descriptionAsPrinted: item.description,
        rcv: Math.round(item.quantity * (item.unitPrice ?? 0) * 100) / 100,
        unjudged: ['activity', 'room', 'path', 'cat', 'sel', 'flags'],
      })),
      facts: noFacts,
    },
  };
};

/** What people write on an estimate after it was printed, and what programs hide in it. */
export const annotationJourneys: readonly Journey[] = [
  { name: 'a form with its values in fields', travel: filledForm },
  { name: 'free-text comments over rows', travel: freeTexts },
  {
    name: 'free-text comments, flattened',
    travel: changing(async (document, random) => {
      const font = await document.embedFont(StandardFonts.Helvetica);
      for (const page of document.getPages())
        for (const text of random.sample(remarks.slice(1, 4), random.int(0, 2))) {
          const { x, width, y, height } = page.getCropBox();
          page.drawText(text, {
            x: x + width - 190,
            y: y + random.between(height * 0.3, height * 0.6),
            size: 7,
            font,
            color: rgb(0.8, 0, 0),
            rotate: { type: 'degrees' as never, angle: 12 },
          });
        }
    }),
  },
  {
    name: 'highlights, sticky notes, strike-outs',
    travel: changing((document, random) => {
      for (const page of document.getPages())
        for (const kind of ['Highlight', 'StrikeOut', 'Text', 'Stamp', 'Ink']) {
          const [left, bottom, right, top] = place(page, random);
          annotate(document, page, {
            Subtype: kind,
            Rect: [left, bottom, right, top],
            QuadPoints: [left, top, right, top, left, bottom, right, bottom],
            C: [1, 1, 0],
            InkList: [[left, bottom, right, top]],
            Contents: PDFString.of(random.pick(remarks)),
            T: PDFString.of('Public adjuster'),
          });
        }
    }),
  },
  {
    name: 'a layer that is off',
    travel: layerOff('R&R Draft row of an older version 12.00 SF 3.50 0.00 42.00'),
  },
  {
    name: 'black bars beside the figures',
    travel: writingOnPages(({ width, height, box }, _, random) => {
      for (let count = random.int(0, 2); count > 0; count--)
        box(random.between(30, width - 150), random.between(4, height * 0.05), 110, 11, {
          fill: [0, 0, 0],
        });
    }),
  },
];
