import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRoughDraftStructure } from '../../../lambdas/domain/esx/check-rough-draft-structure.ts';
import { projectEstimate } from '../../../lambdas/domain/esx/project-estimate.ts';
import { readEsx } from '../../../lambdas/domain/esx/read-esx.ts';
import { writeEsx } from '../../../lambdas/domain/esx/write-esx.ts';
import { arbitraryEstimate, arbitraryPrintedEstimate } from './arbitrary-estimate.ts';

const anyEstimate = fc.oneof(arbitraryEstimate, arbitraryPrintedEstimate);
const profiles = fc.constantFrom('contractor' as const, 'carrier' as const);
const options = {
  documentId: 'doc_01',
  createdAt: '2026-11-21T01:02:03Z',
  recipientXnAddress: 'SAMPLE.HOME.TX',
};

describe('an estimate written as ESX and read back', () => {
  it('gives every structured field that the profile shows, exactly as it was given', () => {
    fc.assert(
      fc.property(arbitraryEstimate, profiles, (estimate, profile) => {
        const { bytes } = writeEsx(estimate, { ...options, profile });
        const read = readEsx(bytes);
        if (!read.ok) throw new Error(read.failure.message);
        expect(read.contents.estimate).toEqual(projectEstimate(estimate, profile));
        expect(read.contents).toMatchObject({ profile, documentId: 'doc_01' });
      }),
      { numRuns: 300 },
    );
  });

  it('is within every limit of the published format, whatever the input holds', () => {
    fc.assert(
      fc.property(anyEstimate, profiles, (estimate, profile) => {
        const { bytes } = writeEsx(estimate, { ...options, profile });
        const read = readEsx(bytes);
        if (!read.ok) throw new Error(read.failure.message);
        expect(checkRoughDraftStructure(read.contents.roughDraft)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same bytes each time', () => {
    fc.assert(
      fc.property(arbitraryEstimate, profiles, (estimate, profile) => {
        const first = writeEsx(estimate, { ...options, profile });
        const second = writeEsx(structuredClone(estimate), { ...options, profile });
        expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
      }),
      { numRuns: 50 },
    );
  });
});
