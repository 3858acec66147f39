import { expect, it } from 'vitest';
import { makeLine } from '../../../lambdas/domain/pdf/pages/lines.ts';
import { clearLine } from '../../../lambdas/domain/pdf/scan/clear-line.ts';
import { withCodesApart } from '../../../lambdas/domain/pdf/scan/joined-codes.ts';
import type { ScanRepair } from '../../../lambdas/domain/pdf/scan/repairs.ts';
import { page } from './draw.ts';

/** The lines of a scan, and what was changed in them. */
const settled = (...texts: string[]) => {
  const runs = texts.map((text, at) => ({ text, x: 36, y: 100 + at * 12 }));
  const lines = runs.map((run) => makeLine(1, page(1, [run], 'ocr').words, true));
  const repairs: ScanRepair[] = [];
  const [one] = withCodesApart([{ page: 1, width: 612, height: 792, ocr: true, lines }], repairs);
  return { lines: one?.lines.map(({ text }) => text), told: repairs.map((one) => one.settled) };
};

const ROWS = ['2. RFG FELT Roofing felt', '3. CPS MV Moving van', '4. RFG GCRL Gable cornice'];

it('codes that were read as one word are two, where those of the other rows are', () => {
  const { lines, told } = settled(
    '1. RFGARMV Tear off',
    ...ROWS,
    '11 11.00EA',
    '12 12.00EA',
    '10. TIL.LABL Moving charge',
  );
  expect(lines?.[0]).toBe('1. RFG ARMV Tear off');
  expect(lines?.at(-1)).toBe('10. TIL LABL Moving charge');
  expect(told).toEqual(['RFG ARMV', 'TIL LABL']);
});

it('a word is whole that begins with no category of the other rows', () => {
  expect(settled('1. DRYWALL repair', ...ROWS).lines?.[0]).toBe('1. DRYWALL repair');
});

it('a word of a description in capitals is none where few rows begin with codes', () => {
  const texts = ['ADDITIONAL CHARGE', 'ADD FOR STEEP', 'FELT 30 LB', 'DRIP EDGE', 'PAINT WALLS'];
  const rows = texts.map((text, at) => `${at + 1}. ${text}`);
  expect(settled(...rows).lines).toEqual(rows);
});

it('a category is in capitals where a selector and the sign of what is done follow it', () => {
  const { lines } = settled('1. wDV DH13 & R&R Window unit', ...ROWS);
  expect(lines?.[0]).toBe('1. WDV DH13 & R&R Window unit');
});

it('a selector that was hardly read is no speck between a category and what is done', () => {
  const { words } = page(
    1,
    ['19.', 'ELE', '(eS)', '&', 'R&R Outlet'].map((text, at) => ({
      text,
      x: 36 + at * 40,
      y: 100,
      confidence: at === 2 ? 0.38 : 0.95,
    })),
    'ocr',
  );
  expect(clearLine(makeLine(1, words, true), [])?.text).toBe('19. ELE (eS) & R&R Outlet');
});
