import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageRecognition } from '../../lambdas/domain/pdf/pages/page-recognition.ts';
import type { PageRecognizer } from '../../lambdas/ports.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Changes with the sources of the OCR, so that no reading of an older one is used. */
const version = (): string => {
  const hash = createHash('sha256');
  for (const file of globSync('lambdas/adapters/ocr/*.ts', { cwd: root }).sort())
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
};

/**
 * Keeps what OCR made of each page in `.corpus`, so that rules which read its words can be judged
 * again without it. Times that are measured with it say nothing.
 */
export const keepRecognized = (open: () => Promise<PageRecognizer>): PageRecognizer => {
  const folder = join(root, '.corpus', `ocr-${version()}`);
  mkdirSync(folder, { recursive: true });
  let recognizer: PageRecognizer | null = null;
  return {
    recognize: async (pdf, pageNumbers, onPage) => {
      const key = createHash('sha256').update(pdf).digest('hex').slice(0, 24);
      const pathOf = (page: number): string => join(folder, `${key}-${page}.json`);
      const missing = pageNumbers.filter((page) => !existsSync(pathOf(page)));
      const made = new Map<number, PageRecognition>();
      if (missing.length > 0) {
        recognizer ??= await open();
        for (const [index, one] of (await recognizer.recognize(pdf, missing)).entries()) {
          const page = missing[index] as number;
          made.set(page, one);
          // A page that failed may have had too little time: the next run tries it again.
          if (!one.ok) continue;
          // Renamed into place: an interrupted run leaves no half a page.
          writeFileSync(`${pathOf(page)}.part`, JSON.stringify(one));
          renameSync(`${pathOf(page)}.part`, pathOf(page));
        }
      }
      return pageNumbers.map((page) => {
        const one =
          made.get(page) ?? (JSON.parse(readFileSync(pathOf(page), 'utf8')) as PageRecognition);
        onPage?.(one);
        return one;
      });
    },
    close: async () => {
      await recognizer?.close();
      recognizer = null;
    },
  };
};
