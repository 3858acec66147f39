import { createHash } from 'node:crypto';
import { writeEsx } from '../../../lambdas/domain/esx/write-esx.ts';
import { GOLDEN_ESTIMATES } from './golden-estimates.ts';

/** Run on its own by the golden test, under different time zones. */
const { bytes } = writeEsx(GOLDEN_ESTIMATES.structured, {
  profile: 'carrier',
  documentId: 'doc_sample',
  createdAt: '2026-11-21T01:02:03Z',
  recipientXnAddress: null,
});
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
console.log(timeZone, createHash('sha256').update(bytes).digest('hex'));
