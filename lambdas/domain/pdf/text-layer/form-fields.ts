import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { widthOfText } from './page-words.ts';
import type { TextRun } from './text-run.ts';

/** Annotation flags: hidden, and shown on paper only. */
const HIDDEN = 2;
const NO_VIEW = 32;

/** A size where the field leaves it to the viewer, in points; tall fields do not get tall letters. */
const USUAL_SIZE = 10;
const SIZE_IN_FIELD = 0.7;
/** Viewers keep this far from a field's edge. */
const PADDING = 2;
const LEADING = 1.15;

interface Widget {
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  rect?: number[];
  annotationFlags?: number;
  /** 0 left, 1 center, 2 right. */
  textAlignment?: number | null;
  multiLine?: boolean;
  defaultAppearanceData?: { fontSize?: number };
  /** What an annotation says. */
  contentsObj?: { str?: string };
}

/** Pages (from 1) with fields that a person filled in. */
export const pagesWithFields = async (document: PDFDocumentProxy): Promise<Set<number>> => {
  // The types tell of an object; it is a map.
  const fields: unknown = await document.getFieldObjects();
  const pages = new Set<number>();
  if (!(fields instanceof Map)) return pages;
  for (const objects of fields.values() as Iterable<{ value?: unknown; page?: number }[]>)
    for (const { value, page } of objects)
      if (page !== undefined && textOf(value) !== '') pages.add(page + 1);
  return pages;
};

/** `Please wait... If this message is not eventually replaced`: the page of a form without pages. */
const PLACEHOLDER = /\bplease wait\b|\badobe\b/i;

/** Whether a document of little text is a form that its own program alone lays out (XFA). */
export const isFormAlone = async (
  document: PDFDocumentProxy,
  words: readonly { text: string }[],
): Promise<boolean> => {
  if (!PLACEHOLDER.test(words.map(({ text }) => text).join(' '))) return false;
  const { info } = await document.getMetadata();
  return (info as { IsXFAPresent?: boolean }).IsXFAPresent === true;
};

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : '';

/**
 * What was typed into a form's text and choice fields, as runs at their places. A form that is
 * filled in keeps its values there, not in the page's text.
 */
export const fieldRuns = async (page: PDFPageProxy): Promise<TextRun[]> => {
  const annotations: Widget[] = await page.getAnnotations({ intent: 'display' });
  return annotations.flatMap((widget) => {
    const { fieldType, rect, annotationFlags = 0 } = widget;
    if (widget.subtype !== 'Widget' || (fieldType !== 'Tx' && fieldType !== 'Ch')) return [];
    const [left, bottom, right, top] = rect ?? [];
    if (left === undefined || bottom === undefined || right === undefined || top === undefined)
      return [];
    if ((annotationFlags & (HIDDEN | NO_VIEW)) !== 0) return [];
    return runsOf(widget, { left, bottom, right, top });
  });
};

/**
 * What was typed onto a page as annotations: forms without fields are filled in so. Where a page has
 * figures of its own these are remarks on it, which is for the caller to know.
 */
export const typedRuns = async (page: PDFPageProxy): Promise<TextRun[]> => {
  const annotations: Widget[] = await page.getAnnotations({ intent: 'display' });
  return annotations.flatMap((typed) => {
    const [left, bottom, right, top] = typed.rect ?? [];
    if (typed.subtype !== 'FreeText' || left === undefined || bottom === undefined) return [];
    if (right === undefined || top === undefined) return [];
    if (((typed.annotationFlags ?? 0) & (HIDDEN | NO_VIEW)) !== 0) return [];
    const fieldValue = typed.contentsObj?.str ?? '';
    const multiLine = /[\r\n]/.test(fieldValue);
    return runsOf({ ...typed, fieldValue, multiLine }, { left, bottom, right, top });
  });
};

const runsOf = (
  { fieldValue, textAlignment, multiLine, defaultAppearanceData }: Widget,
  { left, bottom, right, top }: { left: number; bottom: number; right: number; top: number },
): TextRun[] => {
  const lines = textOf(fieldValue).split(/\r\n?|\n/);
  const height = top - bottom;
  const asked = defaultAppearanceData?.fontSize ?? 0;
  const size = asked > 0 ? asked : Math.min(USUAL_SIZE, height * SIZE_IN_FIELD);
  const first = multiLine === true ? top - PADDING - size : bottom + (height - size * 0.7) / 2;
  return lines.flatMap((str, index) => {
    if (str.trim() === '') return [];
    const width = Math.min(widthOfText(str) * size, right - left);
    const room = right - left - width - PADDING;
    const indent = textAlignment === 2 ? room : textAlignment === 1 ? room / 2 : PADDING;
    return [
      {
        str,
        transform: [size, 0, 0, size, left + indent, first - index * size * LEADING],
        width,
        height: size,
        fontName: '',
        hasEOL: true,
      },
    ];
  });
};
