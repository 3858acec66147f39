import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { readPageTexts } from '../../lambdas/domain/pdf/text-layer/read-page-texts.ts';

/** Debian's; nothing is downloaded. */
const BROWSER = '/usr/bin/chromium';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** One way in which the same estimate could as well have been printed. */
export interface Reprint {
  name: string;
  /** Goes after the document's own styles. */
  css: string;
  /** Pages that nobody would print so. */
  spoils?: RegExp;
}

/** Columns made of spaces, which stand under each other in a typewriter's face alone. */
const TYPED = /<pre\b|white-space:\s*pre\b/;

/** Tables that need the long side of the paper. */
const WIDE = /size:[^;}]*landscape|size:\s*1[1-9](?:\.\d+)?in/i;

/**
 * Nothing here changes a word, so that the truth of a document is the truth of its reprints: what is
 * read otherwise was read from the look. Widths, wraps, page breaks and the places of heads all move.
 */
export const reprints: readonly Reprint[] = [
  { name: 'serif', css: '* { font-family: "Liberation Serif", serif !important }', spoils: TYPED },
  {
    name: 'sans',
    css: '* { font-family: "Liberation Sans", sans-serif !important }',
    spoils: TYPED,
  },
  { name: 'typewriter', css: '* { font-family: "Liberation Mono", monospace !important }' },
  { name: 'larger', css: 'body { zoom: 1.2 }' },
  { name: 'smaller', css: 'body { zoom: 0.75 }' },
  { name: 'spaced', css: 'td, th { padding: 7px 9px !important }' },
  {
    name: 'tight',
    css: 'td, th { padding-top: 0 !important; padding-bottom: 0 !important; line-height: 1.05 !important }',
  },
  { name: 'landscape', css: '@page { size: 11in 8.5in }' },
  { name: 'executive', css: '@page { size: 7.25in 10.5in }', spoils: WIDE },
  { name: 'cells-at-the-top', css: 'td { vertical-align: top !important }' },
  { name: 'cells-in-the-middle', css: 'td { vertical-align: middle !important }' },
  { name: 'cells-at-the-bottom', css: 'td { vertical-align: bottom !important }' },
  { name: 'heads-at-the-left', css: 'th { text-align: left !important }' },
  { name: 'heads-in-the-middle', css: 'th { text-align: center !important }' },
  {
    name: 'ruled',
    css: 'td, th { border: 1px solid #777 !important }',
  },
  {
    name: 'bare',
    css: '* { border-color: transparent !important; background: none !important; color: #000 !important }',
  },
];

export interface Reprinted {
  /** Of the document that was printed anew. */
  document: string;
  reprint: Reprint;
  pdf: Uint8Array;
  path: string;
}

/** Whether pages can be printed here. */
export const hasBrowser = (): boolean => existsSync(BROWSER);

/**
 * Prints the first `limit` web pages of a folder in each of some ways, one after the other; each is kept in
 * `.corpus/` until its page or its way changes.
 *
 * @throws where Chromium is not installed and a print is not kept.
 */
export async function* reprintsOf(
  folder: string,
  ways: readonly Reprint[],
  limit: number,
): AsyncGenerator<Reprinted> {
  let browser: Browser | null = null;
  const kept = join(root, '.corpus', 'reprints');
  mkdirSync(kept, { recursive: true });
  try {
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.html'))
      .sort()
      .slice(0, limit);
    for (const reprint of ways) {
      for (const file of files) {
        const document = basename(file, '.html');
        const page = join(folder, file);
        const source = readFileSync(page, 'utf8');
        if (reprint.spoils?.test(source) === true) continue;
        const hash = createHash('sha256')
          .update(source)
          .update(reprint.css)
          .digest('hex')
          .slice(0, 12);
        const path = join(kept, `${document}.${reprint.name}.${hash}.pdf`);
        if (!existsSync(path)) {
          browser ??= await openBrowser();
          const printed = await print(browser, page, reprint);
          const whole = await isWhole(printed, readFileSync(page.replace(/\.html$/, '.pdf')));
          // Renamed into place: an interrupted run leaves no half a document.
          writeFileSync(`${path}.part`, whole ? printed : '');
          renameSync(`${path}.part`, path);
        }
        const pdf = new Uint8Array(readFileSync(path));
        if (pdf.length === 0) continue;
        yield { document, reprint, pdf, path };
      }
    }
  } finally {
    await browser?.close();
  }
}

/** Whether no amount was cut off, as on sheets of a fixed height that hide what does not fit. */
const isWhole = async (printed: Uint8Array, original: Uint8Array): Promise<boolean> => {
  const [own, others] = [await amountsOf(printed), await amountsOf(original)];
  return [...others].every(([text, count]) => (own.get(text) ?? 0) >= count);
};

const amountsOf = async (pdf: Uint8Array): Promise<Map<string, number>> => {
  const texts = await readPageTexts(new Uint8Array(pdf));
  const counts = new Map<string, number>();
  if (texts.kind === 'failed') return counts;
  for (const { words } of texts.pages)
    for (const { text } of words)
      for (const [amount] of text.matchAll(/[\d,]*\d\.\d{2}/g))
        counts.set(amount, (counts.get(amount) ?? 0) + 1);
  return counts;
};

const openBrowser = async (): Promise<Browser> => {
  if (!hasBrowser())
    throw new Error(`Reprints are made with Debian's package chromium; there is no ${BROWSER}.`);
  // Loaded only where something is printed: other parts measure their own time and memory.
  const { chromium } = await import('playwright-core');
  return await chromium.launch({
    executablePath: BROWSER,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
};

const print = async (browser: Browser, path: string, { css }: Reprint): Promise<Uint8Array> => {
  const page = await browser.newPage();
  try {
    await page.goto(pathToFileURL(path).href);
    await page.addStyleTag({ content: css });
    return await page.pdf({ preferCSSPageSize: true, printBackground: true });
  } finally {
    await page.close();
  }
};
