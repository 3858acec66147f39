import type { PDFDocumentProxy } from 'pdfjs-dist';

/** A PDF inside another one. */
export interface AttachedPdf {
  name: string;
  bytes: Uint8Array;
}

/** So many attachments are looked into. */
const MOST_FILES = 50;

/** PDFs that are attached to the document, as mail programs and portfolios do. */
export const attachedPdfs = async (document: PDFDocumentProxy): Promise<AttachedPdf[]> => {
  const files = await document.getAttachments().catch(() => null);
  if (files === null) return [];
  const found: AttachedPdf[] = [];
  for (const [id, file] of [...files].slice(0, MOST_FILES)) {
    const { filename = id } = file as { filename?: string };
    const content: unknown = await document.getAttachmentContent(id).catch(() => null);
    if (!(content instanceof Uint8Array)) continue;
    if (Buffer.from(content.subarray(0, 1024)).includes('%PDF-'))
      found.push({ name: filename, bytes: content });
  }
  return found;
};
