import { expect, it } from 'vitest';
import { headingKind } from '../../../lambdas/domain/pdf/tables/heading-words.ts';

it('knows what installing costs with overhead and profit, of one and of all, as no total of the row', () => {
  expect(headingKind('Installation O&P')).toBe('laborPrice');
  expect(headingKind('Ext. Installation O&P')).toBe('otherNumber');
  expect(headingKind('Ext. Total O&P')).not.toBe('otherNumber');
});
