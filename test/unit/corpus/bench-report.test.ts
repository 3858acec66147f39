import { describe, expect, it } from 'vitest';
import { mergeSections, share } from '../../../bench/bench-report.ts';

describe('mergeSections', () => {
  const before = '## Reading\n\n### A\n\nold a\n\n### B\n\nold b';
  it('replaces what was measured again and keeps the rest in its place', () => {
    expect(mergeSections(before, '## Reading\n\n### A\n\nnew a')).toBe(
      '## Reading\n\n### A\n\nnew a\n\n### B\n\nold b',
    );
  });
  it('puts a section that is new at the end', () => {
    expect(mergeSections(before, '## Reading\n\n### C\n\nnew c')).toBe(
      `${before}\n\n### C\n\nnew c`,
    );
  });
});

describe('share', () => {
  it('never rounds up to a hundred per cent', () => {
    expect(share(99_999, 100_000)).toBe('99.99 %');
    expect(share(7, 7)).toBe('100 %');
    expect(share(0, 0)).toBe('-');
  });
});
