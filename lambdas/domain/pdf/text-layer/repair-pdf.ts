import type { PDFContext, PDFDict, PDFRef } from 'pdf-lib';

/** Larger files are pictures, and taking them apart costs memory. */
const MOST_BYTES = 20 * 1024 * 1024;

const END_OF_OBJECT = 'endobj';

/**
 * A file that was cut off or lost its table of objects, made anew of the objects that are left:
 * pdf-lib reads them one after the other and needs no table. Pages that were cut off are missing,
 * or named by the page tree and unreadable.
 *
 * @returns null where no page is left, or the file is protected.
 */
export const repairPdf = async (bytes: Uint8Array): Promise<Uint8Array | null> => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = file.lastIndexOf(END_OF_OBJECT);
  if (end < 0 || bytes.byteLength > MOST_BYTES || file.includes('/Encrypt')) return null;
  // Few files need it.
  const {
    PDFArray: Kids,
    PDFDict: Dictionary,
    PDFName,
    PDFParser,
    PDFWriter,
  } = await import('pdf-lib');
  try {
    const whole = file.subarray(0, end + END_OF_OBJECT.length);
    const context = await PDFParser.forBytesWithOptions(whole).parseDocument();
    const ofType = (type: string): [PDFRef, PDFDict][] =>
      context
        .enumerateIndirectObjects()
        .flatMap(([reference, object]) =>
          object instanceof Dictionary && object.get(PDFName.of('Type')) === PDFName.of(type)
            ? [[reference, object] as [PDFRef, PDFDict]]
            : [],
        );
    const pages = ofType('Page');
    if (pages.length === 0) return null;
    const catalog = ofType('Catalog').at(-1)?.[0];
    const trees = ofType('Pages');
    const lacksKids = trees.some(([, tree]) =>
      tree
        .lookupMaybe(PDFName.of('Kids'), Kids)
        ?.asArray()
        .some((kid) => context.lookup(kid) === undefined),
    );
    const roots = trees.filter(([, tree]) => !tree.has(PDFName.of('Parent')));
    const known = lacksKids ? undefined : roots.at(-1)?.[0];
    const tree = known ?? treeOf(context, pages, PDFName.of('Parent'));
    context.trailerInfo = {
      Root:
        known === undefined || catalog === undefined
          ? context.register(context.obj({ Type: 'Catalog', Pages: tree }))
          : catalog,
    };
    return await PDFWriter.forContext(context, 50).serializeToBuffer();
  } catch {
    return null;
  }
};

/** A page tree for pages that lost theirs, in the order in which they were written. */
const treeOf = (
  context: PDFContext,
  pages: readonly [PDFRef, PDFDict][],
  parent: Parameters<PDFDict['set']>[0],
): PDFRef => {
  const kids = pages.map(([reference]) => reference);
  const tree = context.register(
    context.obj({
      Type: 'Pages',
      Kids: kids,
      Count: kids.length,
      MediaBox: [0, 0, 612, 792],
    }),
  );
  for (const [, page] of pages) page.set(parent, tree);
  return tree;
};
