import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeExamples } from '../../../examples/make-examples.ts';

it('keeps the committed examples as their script makes them, byte for byte', async () => {
  const { pdf, csv, json } = await makeExamples();
  const committed = (name: string): Buffer =>
    readFileSync(new URL(`../../../examples/${name}`, import.meta.url));
  expect(Buffer.compare(committed('sample-estimate.pdf'), Buffer.from(pdf))).toBe(0);
  expect(committed('sample-estimate.csv').toString()).toBe(csv);
  expect(committed('sample-estimate.json').toString()).toBe(json);
});
