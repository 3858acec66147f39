import type { Estimate, Warning } from '../../../lambdas/domain/estimate/estimate.ts';
import type { EsxProfile } from '../../../lambdas/domain/esx/profile.ts';
import { type EsxContents, readEsx } from '../../../lambdas/domain/esx/read-esx.ts';
import { childrenOf, type XmlElement } from '../../../lambdas/domain/esx/read-xml.ts';
import { writeEsx } from '../../../lambdas/domain/esx/write-esx.ts';

export const OPTIONS = {
  documentId: 'doc_sample',
  createdAt: '2026-11-21T01:02:03Z',
  recipientXnAddress: 'SAMPLE.HOME.TX',
  catalogVersion: 'starter-1',
};

export interface Written {
  bytes: Uint8Array;
  contents: EsxContents;
  warnings: Warning[];
  codes: string[];
  totals: ReturnType<typeof writeEsx>['totals'];
  /** The rough draft's lines, in document order. */
  items: XmlElement[];
}

/** Writes an estimate and reads the file back. */
export const written = (estimate: Estimate, profile: EsxProfile = 'carrier'): Written => {
  const { bytes, warnings, totals } = writeEsx(estimate, { ...OPTIONS, profile });
  const read = readEsx(bytes);
  if (!read.ok) throw new Error(read.failure.message);
  return {
    bytes,
    contents: read.contents,
    warnings,
    codes: warnings.map((warning) => warning.code),
    totals,
    items: all(read.contents.roughDraft, 'ITEM'),
  };
};

/** Every element of that name below, in document order. */
export const all = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...all(child, name),
  ]);

/** The element at the end of a path of names, first of each. */
export const at = (element: XmlElement, ...path: string[]): XmlElement => {
  let current = element;
  for (const name of path) {
    const [next] = childrenOf(current, name);
    if (next === undefined) throw new Error(`${current.name} has no ${name}`);
    current = next;
  }
  return current;
};
