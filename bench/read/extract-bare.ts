import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What the text layer costs by itself: pdfjs-dist, every page's text content, nothing made of it. */
export const extractBare = async (pdf: Uint8Array): Promise<number> => {
  const task = getDocument({ data: pdf.slice(), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  let items = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    items += (await page.getTextContent()).items.length;
    page.cleanup();
  }
  await task.destroy();
  return items;
};
