import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileTradeWords } from '../../../catalog/build.ts';
import abbreviations from '../../../catalog/wording/abbreviations.json' with { type: 'json' };

it('the words of the trade are those of the taxonomy: run `node catalog/build.ts` after a change', () => {
  const csv = readFileSync(new URL('../../../catalog/starter.csv', import.meta.url), 'utf8');
  const generated = new URL('../../../catalog/trade-words.generated.json', import.meta.url);
  expect(compileTradeWords(csv, abbreviations.words)).toBe(readFileSync(generated, 'utf8'));
});
