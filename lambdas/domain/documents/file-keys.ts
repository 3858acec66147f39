import type { DocumentRecord, Profile } from './document.ts';

/**
 * Where each file of a document lies in the file store. Everything that belongs to a document is
 * below {@link documentPrefix}, so one deletion removes it; nothing in a key is chosen by a caller
 * but the file name of a staged upload, which is reduced to safe characters.
 */

type Owner = Pick<DocumentRecord, 'organizationId' | 'documentId'>;

/** Everything of one document: source, working files, exports. */
export const documentPrefix = (document: Owner): string =>
  `documents/${document.organizationId}/${document.documentId}/`;

/**
 * The input of a document: the PDF as sent; for JSON and CSV the `Estimate` that was read from it
 * (`json`); the CSV's own bytes are kept beside it (`csv`).
 */
export const sourceKey = (document: Owner, extension: 'pdf' | 'json' | 'csv'): string =>
  `${documentPrefix(document)}source.${extension}`;

/** A working file of the attempt that the document is in: `pages.json`, `items.json`, ... */
export const attemptKey = (
  document: Owner & Pick<DocumentRecord, 'attempt'>,
  name: string,
): string => `${documentPrefix(document)}attempt-${document.attempt}/${name}`;

/** The resolved `Estimate`, written by the pipeline and read by `GET .../line-items`. */
export const itemsKey = (document: Owner & Pick<DocumentRecord, 'attempt'>): string =>
  attemptKey(document, 'items.json');

/** The `Reconciliation`, written by the pipeline and read by `GET .../reconciliation`. */
export const reconciliationKey = (document: Owner & Pick<DocumentRecord, 'attempt'>): string =>
  attemptKey(document, 'reconciliation.json');

/** One of the two ESX files of the attempt that the document is in. */
export const exportKey = (
  document: Owner & Pick<DocumentRecord, 'attempt'>,
  profile: Profile,
): string => attemptKey(document, `${profile}.esx`);

/** Everything that was staged under one upload URL. */
export const stagedPrefix = (organizationId: string, requestId: string): string =>
  `staged/${organizationId}/${requestId}/`;

/** The `s3_path` of `POST /upload-url`. */
export const stagedKey = (organizationId: string, requestId: string, fileName: string): string =>
  `${stagedPrefix(organizationId, requestId)}${safeFileName(fileName)}`;

/** The parts of a staged path, or null where the text is not one. */
export const parseStagedKey = (
  key: string,
): { organizationId: string; requestId: string; fileName: string } | null => {
  const match =
    /^staged\/([A-Za-z0-9_-]{1,64})\/([A-Za-z0-9]{1,64})\/([A-Za-z0-9._-]{1,120})$/.exec(key);
  const [, organizationId, requestId, fileName] = match ?? [];
  if (!organizationId || !requestId || !fileName) return null;
  return { organizationId, requestId, fileName };
};

const LONGEST_SAFE_NAME = 100;

/**
 * A file name reduced to letters, digits, dot, dash and underscore, for keys and for
 * `Content-Disposition`. Never empty, never `.` or `..`, never longer than 100 characters.
 */
export const safeFileName = (fileName: string): string => {
  const plain = fileName
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  if (plain === '') return 'file';
  if (plain.length <= LONGEST_SAFE_NAME) return plain;
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? '';
  return plain.slice(0, LONGEST_SAFE_NAME - extension.length) + extension;
};
