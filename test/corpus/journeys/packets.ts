import { type PDFDocument, type PDFFont, PDFName, type PDFPage, StandardFonts } from 'pdf-lib';
import { makeDocument } from '../make-document.ts';
import type { Random } from '../random.ts';
import {
  fixedDate,
  type Journey,
  newDocument,
  openDocument,
  withoutPages,
  withPagesAt,
  writingOnPages,
} from './journey.ts';

const clauses = [
  'We will pay for direct physical loss to property described in Coverages A and B, subject to the limits shown in the Declarations.',
  'Loss to the property will be settled at actual cash value until repair or replacement is complete, as stated in Section I Conditions.',
  'You must give prompt notice, protect the property from further damage and keep an accurate record of repair expenses.',
  'We do not insure for loss caused by wear and tear, marring, deterioration, or by continuous seepage over 14 days or more.',
  'The deductible of $2,500.00 applies once per occurrence; windstorm or hail carries a deductible of 2.00 % of Coverage A.',
  'Coverage A Dwelling $412,000.00   Coverage B Other Structures $41,200.00   Coverage C Personal Property $206,000.00',
];

const drawPolicyPage = (page: PDFPage, font: PDFFont, number: number, random: Random): void => {
  const { width, height } = page.getSize();
  const put = (text: string, x: number, y: number, size = 10): void =>
    page.drawText(text, { x, y: height - y, size, font });
  put('HOMEOWNERS POLICY FORM HO 00 03 05 11', 60, 50, 12);
  let y = 90;
  for (let paragraph = 1; y < height - 90; paragraph++) {
    put(`${paragraph}.`, 60, y);
    const text = random.pick(clauses);
    for (let from = 0; from < text.length; from += 78, y += 13)
      put(text.slice(from, from + 78), 80, y);
    y += 8;
  }
  put(`Page ${number} of 80`, width / 2 - 25, height - 40, 8);
};

const policy = async (target: PDFDocument, count: number, random: Random): Promise<void> => {
  const font = await target.embedFont(StandardFonts.TimesRoman);
  for (let number = 1; number <= count; number++)
    drawPolicyPage(target.addPage([612, 792]), font, number, random);
};

const copied = async (
  target: PDFDocument,
  source: PDFDocument,
  indices: readonly number[],
): Promise<void> => {
  for (const page of await target.copyPages(source, [...indices])) target.addPage(page);
};

/** The pages in another order; `order` says which old page (from 0) each new one is. */
const reordered =
  (orderOf: (count: number, firstOfClass: number[]) => number[]): Journey['travel'] =>
  async ({ pdf, truth }) => {
    const source = await openDocument(pdf);
    const target = await newDocument();
    const items = truth.items.map((item) => item.page - 1);
    const order = orderOf(source.getPageCount(), items);
    await copied(target, source, order);
    const placeOf = (page: number): number | null => {
      const at = order.indexOf(page - 1);
      return at < 0 ? null : at + 1;
    };
    const moved = withPagesAt(truth, placeOf);
    const left = truth.items.filter((item) => order.includes(item.page - 1));
    return {
      pdf: await target.save(),
      truth: {
        ...moved,
        items: moved.items.filter((_, index) => left.includes(truth.items[index] as never)),
        ...(left.length < truth.items.length
          ? { rooms: null, totals: [], summaries: truth.summaries, lacksRows: true as const }
          : {}),
      },
    };
  };

const letterOf = async (text: readonly string[]): Promise<PDFDocument> => {
  const cover = await newDocument();
  const font = await cover.embedFont(StandardFonts.Helvetica);
  const page = cover.addPage([612, 792]);
  for (const [index, line] of text.entries())
    page.drawText(line, { x: 72, y: 680 - index * 16, size: 11, font });
  return cover;
};

const attached = async (
  files: Readonly<Record<string, Uint8Array>>,
  text: readonly string[],
  collection: boolean,
): Promise<Uint8Array> => {
  const cover = await letterOf(text);
  for (const [name, pdf] of Object.entries(files))
    await cover.attach(pdf, name, {
      mimeType: 'application/pdf',
      creationDate: fixedDate,
      modificationDate: fixedDate,
    });
  if (collection) {
    await cover.flush();
    const { context } = cover;
    cover.catalog.set(PDFName.of('Collection'), context.obj({ Type: 'Collection', View: 'D' }));
  }
  return await cover.save();
};

/** The file with a new tree of pages behind its end, which names the first of them only. */
const withFewerPages = (file: Buffer, count: number): Uint8Array => {
  const text = file.toString('latin1');
  const tree = /(\d+) 0 obj\s*<<\s*\/Type \/Pages\s*\/Kids \[([^\]]*)\]/.exec(text);
  const root = /\/Root (\d+ \d+ R)/.exec(text)?.[1];
  const size = /\/Size (\d+)/.exec(text)?.[1];
  const previous = /startxref\s+(\d+)/.exec(text)?.[1];
  if (tree === null) throw new Error('The file has no tree of pages.');
  const kids = (tree[2]?.match(/\d+ \d+ R/g) ?? []).slice(0, count);
  const object = `${tree[1]} 0 obj\n<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${count} >>\nendobj\n`;
  const at = file.length;
  const table = `xref\n${tree[1]} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
  const trailer = `trailer\n<< /Size ${size} /Root ${root} /Prev ${previous} >>\nstartxref\n${at + object.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([file, Buffer.from(object + table + trailer, 'latin1')]));
};

const OPEN_IT = ['For the best experience, open this PDF portfolio in Acrobat or Adobe Reader.'];

/** What is bound together with an estimate, and how it is bound. */
export const packetJourneys: readonly Journey[] = [
  {
    name: 'behind a policy of 80 pages',
    travel: async ({ pdf, truth }, random) => {
      const target = await newDocument();
      await policy(target, 80, random);
      const source = await openDocument(pdf);
      await copied(target, source, source.getPageIndices());
      return { pdf: await target.save(), truth: withPagesAt(truth, (page) => page + 80) };
    },
  },
  {
    name: 'before a policy of 80 pages',
    travel: async ({ pdf, truth }, random) => {
      const target = await newDocument();
      const source = await openDocument(pdf);
      await copied(target, source, source.getPageIndices());
      await policy(target, 80, random);
      return { pdf: await target.save(), truth };
    },
  },
  {
    name: 'policy pages between its pages',
    travel: async ({ pdf, truth }, random) => {
      const target = await newDocument();
      const source = await openDocument(pdf);
      const middle = Math.floor(source.getPageCount() / 2);
      const all = source.getPageIndices();
      await copied(target, source, all.slice(0, middle));
      await policy(target, 3, random);
      await copied(target, source, all.slice(middle));
      return {
        pdf: await target.save(),
        truth: withPagesAt(truth, (page) => (page > middle ? page + 3 : page)),
      };
    },
  },
  {
    name: 'the whole twice',
    travel: async ({ pdf, truth }) => {
      const target = await newDocument();
      const source = await openDocument(pdf);
      await copied(target, source, source.getPageIndices());
      await copied(target, source, source.getPageIndices());
      return { pdf: await target.save(), truth };
    },
  },
  {
    name: 'one page of items twice',
    travel: async ({ pdf, truth }) => {
      const target = await newDocument();
      const source = await openDocument(pdf);
      const page = truth.items[Math.floor(truth.items.length / 2)]?.page ?? 1;
      const all = source.getPageIndices();
      await copied(target, source, all.slice(0, page));
      await copied(target, source, all.slice(page - 1));
      return {
        pdf: await target.save(),
        truth: withPagesAt(truth, (one) => (one > page ? one + 1 : one)),
      };
    },
  },
  {
    name: 'a page of items is missing',
    travel: reordered((count, items) => {
      const pages = [...new Set(items)];
      const gone = pages.length > 2 ? pages[1] : -1;
      return Array.from({ length: count }, (_, index) => index).filter((one) => one !== gone);
    }),
  },
  {
    name: 'pages in reverse order',
    travel: reordered((count) => Array.from({ length: count }, (_, index) => count - 1 - index)),
  },
  {
    name: 'odd pages, then even pages',
    travel: reordered((count) => {
      const all = Array.from({ length: count }, (_, index) => index);
      return [...all.filter((page) => page % 2 === 0), ...all.filter((page) => page % 2 === 1)];
    }),
  },
  {
    name: 'blank pages between',
    travel: async ({ pdf, truth }) => {
      const target = await newDocument();
      const source = await openDocument(pdf);
      for (const page of await target.copyPages(source, source.getPageIndices())) {
        target.addPage(page);
        target.addPage([612, 792]);
      }
      return { pdf: await target.save(), truth: withPagesAt(truth, (page) => page * 2 - 1) };
    },
  },
  {
    name: 'the whole twice, with Bates numbers',
    travel: async ({ pdf, truth }, random) => {
      const target = await newDocument();
      const source = await openDocument(pdf);
      await copied(target, source, source.getPageIndices());
      await copied(target, source, source.getPageIndices());
      return await writingOnPages(({ width, height, write }, { number }) => {
        write(`SMITH-${String(122 + number).padStart(6, '0')}`, width - 30, height - 20, {
          size: 10,
          align: 'right',
        });
      })({ pdf: await target.save(), truth }, random);
    },
  },
  {
    name: 'a letter of another claim between',
    travel: async ({ pdf, truth }, random) => {
      const other = await makeDocument({
        suite: 'tuning',
        layout: 1,
        seed: 't3',
      });
      const target = await newDocument();
      const source = await openDocument(pdf);
      const foreign = await openDocument(other.pdf);
      const letter = other.truth.pages.find((page) => page.class === 'letter')?.page ?? 1;
      const last = truth.items.at(-1)?.page ?? 1;
      void random;
      const all = source.getPageIndices();
      await copied(target, source, all.slice(0, last));
      await copied(target, foreign, [letter - 1]);
      await copied(target, source, all.slice(last));
      return {
        pdf: await target.save(),
        truth: withPagesAt(truth, (page) => (page > last ? page + 1 : page)),
      };
    },
  },
  {
    // An editor keeps the page in the file; only the tree of pages no longer names it.
    name: 'pages deleted by an incremental update',
    travel: async ({ pdf, truth }) => {
      const other = await makeDocument({ suite: 'tuning', layout: 1, seed: 't3' });
      const target = await newDocument();
      const source = await openDocument(pdf);
      const foreign = await openDocument(other.pdf);
      await copied(target, source, source.getPageIndices());
      await copied(target, foreign, foreign.getPageIndices().slice(0, 4));
      const whole = Buffer.from(await target.save({ useObjectStreams: false }));
      return { pdf: withFewerPages(whole, source.getPageCount()), truth };
    },
  },
  {
    name: 'attached to a cover letter',
    travel: async ({ pdf, truth }) => ({
      pdf: await attached(
        { 'estimate.pdf': pdf },
        ['Dear Ms. Reyes,', 'please find our estimate attached to this document.', 'Sincerely'],
        false,
      ),
      truth: withoutPages(truth),
    }),
  },
  {
    name: 'in a PDF portfolio',
    travel: async ({ pdf, truth }) => ({
      pdf: await attached({ 'estimate.pdf': pdf }, OPEN_IT, true),
      truth: withoutPages(truth),
    }),
  },
  {
    name: 'between letters in a PDF portfolio',
    travel: async ({ pdf, truth }) => {
      const letter = await (await letterOf(['Dear Ms. Reyes,', 'this is the estimate.'])).save();
      const photos = await (await letterOf(['Photo 1: front', 'Photo 2: rear slope'])).save();
      const files = { 'letter.pdf': letter, 'estimate.pdf': pdf, 'photos.pdf': photos };
      return { pdf: await attached(files, OPEN_IT, true), truth: withoutPages(truth) };
    },
  },
];
