import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { writePdf } from '../drawing/write-pdf.ts';
import type { CorpusDocument } from '../make-document.ts';
import { createRandom } from '../random.ts';
import { writePrint } from './layer/write-print.ts';
import { prints } from './prints.ts';

/** Which print to make; the same spec gives the same bytes. */
export interface PrintSpec {
  print: string;
  seed: string;
  lines: number;
}

export const printId = ({ print, seed, lines }: PrintSpec): string =>
  `print-${print}-${seed}-${lines}lines`;

/** An invented estimate as one producer of real estimates prints it, with what is to be read. */
export const makePrint = async (spec: PrintSpec): Promise<CorpusDocument> => {
  const print = prints.find(({ name }) => name === spec.print);
  if (print === undefined) throw new Error(`There is no print ${spec.print}.`);
  const random = createRandom(`prints/${spec.print}/${spec.seed}`);
  const { flow, layer, extras, unmapped, truth } = print.draw(random.fork('draw'), spec.lines);
  const drawn =
    layer === null
      ? await writePdf(flow.sheets, flow.style, random.fork('write'))
      : await writePrint(flow.sheets, flow.style.family, layer, extras);
  const pdf = unmapped === true ? await withoutCharacterMaps(drawn) : drawn;
  return {
    pdf,
    truth: {
      id: printId(spec),
      seed: spec.seed,
      look: print.name,
      ...truth,
      // Of pages that could be called one thing as well as another no class is expected.
      pages: flow.sheets.flatMap((sheet, index) =>
        sheet.class === 'other'
          ? []
          : [{ page: index + 1, class: sheet.class, ocr: unmapped === true }],
      ),
      sabotage: null,
    },
  };
};

const withoutCharacterMaps = async (pdf: Uint8Array): Promise<Uint8Array> => {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  for (const [, object] of document.context.enumerateIndirectObjects())
    if (object instanceof PDFDict) object.delete(PDFName.of('ToUnicode'));
  return await document.save({ useObjectStreams: true });
};
