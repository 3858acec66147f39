import { describe, expect, it } from 'vitest';
import { withoutPrivateCodes } from '../../../lambdas/domain/pdf/text-layer/page-words.ts';

describe('codes of the symbol fonts of word processors', () => {
  it('are the points, ticks and boxes that they are seen as', () => {
    expect(withoutPrivateCodes('\uF0B7 Lead step flashing')).toBe('\u2022 Lead step flashing');
    expect(withoutPrivateCodes('\uF0FE Accepted \uF0A8 Declined')).toBe(
      '\u2611 Accepted \u2610 Declined',
    );
  });

  it('are letters where a whole face is written so', () => {
    expect(withoutPrivateCodes('\uF052\uF06F\uF06F\uF066')).toBe('Roof');
  });
});
