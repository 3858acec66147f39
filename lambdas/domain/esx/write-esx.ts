import { type ZipOptions, zipSync } from 'fflate';
import type { Estimate, Warning } from '../estimate/estimate.ts';
import { condenseWarnings } from './condense-warnings.ts';
import { RoughDraftFit } from './fit-rough-draft.ts';
import { buildGroupTree } from './group-tree.ts';
import { type EstimateTotals, priceEstimate } from './price-estimate.ts';
import { type EsxProfile, PROFILES } from './profile.ts';
import { writeRoughDraft } from './write-rough-draft.ts';
import { writeXactdoc } from './write-xactdoc.ts';
import { dropIllegalCharactersIn } from './xml-writer.ts';

export const XACTDOC_ENTRY = 'XACTDOC.XML';
export const ROUGH_DRAFT_ENTRY = 'GENERIC_ROUGHDRAFT.XML';

export interface WriteEsxOptions {
  profile: EsxProfile;
  documentId: string;
  /** ISO date and time of the document, not of this call: a repeat must give the same bytes. */
  createdAt: string;
  recipientXnAddress: string | null;
  /** Version of the catalogue that the items were resolved against. */
  catalogVersion?: string | null;
}

export interface WrittenEsx {
  bytes: Uint8Array;
  /** What a person should know: contradictions, assumptions, values that the format cannot hold. */
  warnings: Warning[];
  totals: EstimateTotals;
}

/** The two XML entries of an ESX file, in UTF-8. */
export interface EsxEntries {
  xactdoc: Uint8Array;
  roughDraft: Uint8Array;
  warnings: Warning[];
  totals: EstimateTotals;
}

/**
 * Writes an estimate as one ESX file: a ZIP with `XACTDOC.XML` and `GENERIC_ROUGHDRAFT.XML`.
 * Pure: the same estimate and options give the same bytes on every machine. Never fails for an
 * estimate that the intake accepts; whatever the format cannot hold becomes a warning.
 */
export const writeEsx = (estimate: Estimate, options: WriteEsxOptions): WrittenEsx => {
  const { xactdoc, roughDraft, warnings, totals } = writeEsxEntries(estimate, options);
  const bytes = zipEntries({ [XACTDOC_ENTRY]: xactdoc, [ROUGH_DRAFT_ENTRY]: roughDraft });
  return { bytes, warnings, totals };
};

/** Both documents before they are packed. */
export const writeEsxEntries = (given: Estimate, options: WriteEsxOptions): EsxEntries => {
  const view = PROFILES[options.profile];
  const { tree: estimate, dropped } = dropIllegalCharactersIn(given);
  const priced = priceEstimate(estimate);
  const name = documentName(estimate, options.documentId);
  const tree = buildGroupTree(priced, name);
  const roughDraft = writeRoughDraft({
    priced,
    tree,
    view,
    name,
    createdAt: options.createdAt,
    recipientXnAddress: options.recipientXnAddress,
  });
  const xactdoc = writeXactdoc({
    priced,
    tree,
    profile: options.profile,
    view,
    fittedName: new RoughDraftFit().estimateName(name, { given: false }),
    documentId: options.documentId,
    createdAt: options.createdAt,
    recipientXnAddress: options.recipientXnAddress,
    catalogVersion: options.catalogVersion ?? null,
  });
  const warnings = [...priced.warnings, ...roughDraft.warnings];
  if (dropped > 0)
    warnings.push({
      code: 'illegal_characters_dropped',
      message: `${dropped} control characters that XML cannot carry were dropped`,
      at: null,
    });
  if (priced.lines.every((line) => line.state !== 'active'))
    warnings.push({
      code: 'no_enabled_items',
      message: 'every line item is disabled: the document holds no active line',
      at: null,
    });
  return {
    xactdoc,
    roughDraft: roughDraft.xml,
    warnings: condenseWarnings(warnings),
    totals: priced.totals,
  };
};

/** The estimate's name; without one the file's, without its ending; without that the document id. */
const documentName = (estimate: Estimate, documentId: string): string => {
  const fromFile = estimate.fileName.replace(/^.*[/\\]/, '').replace(/\.[A-Za-z0-9]{1,5}$/, '');
  return [estimate.estimateName, fromFile, documentId].find((name) => name?.trim()) ?? 'ESTIMATE';
};

/**
 * A ZIP whose bytes depend on its entries only: fixed order, and a fixed time given as local time,
 * which is what ZIP stores. (A `Date` would be converted to the time zone of the machine.)
 */
const zipEntries = (entries: Record<string, Uint8Array>): Uint8Array => {
  const options: ZipOptions = { level: 6, mtime: '2020-01-01T00:00:00' };
  return zipSync(
    Object.fromEntries(Object.entries(entries).map(([name, bytes]) => [name, [bytes, options]])),
  );
};
