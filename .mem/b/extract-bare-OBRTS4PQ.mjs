// bench/read/extract-bare.ts
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
var extractBare = async (pdf) => {
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
export {
  extractBare
};
