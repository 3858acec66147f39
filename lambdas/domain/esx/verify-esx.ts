import {
  checkDocumentsAgree,
  checkLines,
  checkNativeGroups,
  checkProfile,
  checkReferences,
  checkRoughDraftGroups,
  checkStructure,
} from './check-documents.ts';
import { checkCoverages, checkPaidWhenIncurred, checkRecaps } from './check-totals.ts';
import { type EsxCheck, figure, groupsBelow, rootGroup } from './checking.ts';
import { type EsxContents, type EsxFailure, readEsx } from './read-esx.ts';
import { childOf, childrenOf } from './read-xml.ts';

/** What an ESX file holds, counted. */
export interface EsxHoldings {
  profile: string;
  profileCode: string;
  documentId: string;
  estimateName: string | null;
  lines: number;
  customLines: number;
  paidWhenIncurredLines: number;
  groups: number;
  notes: number;
  coverages: number;
  lineItemTotal: number;
  rcv: number;
}

export type VerifyEsxReport =
  | { ok: false; failure: EsxFailure; holds: null; checks: [] }
  | { ok: boolean; failure: null; holds: EsxHoldings; checks: EsxCheck[] };

/**
 * Reads an ESX file back and adds everything up again: lines, groups, recaps, coverages, and the
 * two documents against each other. `ok` is false where the file cannot be read, breaks the
 * published format, or holds figures that do not add up; supplied amounts that contradict each
 * other are named like any other.
 */
export const verifyEsx = (bytes: Uint8Array): VerifyEsxReport => {
  const read = readEsx(bytes);
  if (!read.ok) return { ok: false, failure: read.failure, holds: null, checks: [] };
  const { contents } = read;
  const checks = [
    checkStructure(contents),
    checkProfile(contents),
    checkReferences(contents),
    checkLines(contents),
    checkDocumentsAgree(contents),
    checkNativeGroups(contents),
    checkRoughDraftGroups(contents),
    checkRecaps(contents),
    checkCoverages(contents),
    checkPaidWhenIncurred(contents),
  ];
  return {
    ok: checks.every((check) => check.problems.length === 0),
    failure: null,
    holds: holdings(contents),
    checks,
  };
};

const holdings = (contents: EsxContents): EsxHoldings => {
  const { lines, xactdoc, roughDraft } = contents;
  const root = childrenOf(xactdoc, 'GROUP')[0];
  return {
    profile: contents.profile,
    profileCode: contents.profileCode,
    documentId: contents.documentId,
    estimateName: contents.estimate.estimateName,
    lines: lines.length,
    customLines: lines.filter((line) => line.custom).length,
    paidWhenIncurredLines: lines.filter((line) => line.item.isPaidWhenIncurred).length,
    groups: groupsBelow(rootGroup(roughDraft)).length,
    notes: lines.filter((line) => line.item.f9Note !== null).length,
    coverages: childrenOf(childOf(roughDraft, 'COVERAGES'), 'COVERAGE').length,
    lineItemTotal: figure(root, 'ee:lineItemTotal'),
    rcv: figure(xactdoc, 'lastCalcGrandTotal'),
  };
};
