import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coveragePage, readCoverage, taggedTests } from './coverage.ts';

describe('coverage of the contract', () => {
  const coverage = readCoverage();

  it('has a test for every rule', () => {
    const bare = [...coverage.shownBy].filter(([, tests]) => tests.length === 0);
    expect(bare.map(([id]) => id)).toEqual([]);
  });

  it('names only rules and tests that there are', () => {
    expect(coverage.unknown).toEqual([]);
  });

  it('is told in coverage.md as it is (else: npm run docs:write)', () => {
    const page = readFileSync(new URL('./coverage.md', import.meta.url), 'utf8');
    expect(page).toBe(coveragePage(coverage));
  });

  it('sees the test below a comment, and none where there is no test', () => {
    const text = `
  // shows: a.b, c.d,
  // e.f
  it('keeps it\\'s word', () => {});
  // shows: g.h
  const x = 1;
  // shows: i.j
  it.each([1, 2])('counts %i', () => {});`;
    expect(taggedTests(text)).toEqual([
      { rules: ['a.b', 'c.d', 'e.f'], test: "keeps it's word" },
      { rules: ['i.j'], test: 'counts %i' },
    ]);
  });
});
