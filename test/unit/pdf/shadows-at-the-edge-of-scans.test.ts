import { describe, expect, it } from 'vitest';
import { makeLine } from '../../../lambdas/domain/pdf/pages/lines.ts';
import type { Word } from '../../../lambdas/domain/pdf/pages/page-text.ts';
import { clearLine } from '../../../lambdas/domain/pdf/scan/clear-line.ts';

const at = (text: string, left: number): Word => ({
  text,
  box: { left, top: 100, right: left + text.length * 5, bottom: 110 },
  angle: 0,
  fontSize: 10,
  bold: false,
  italic: false,
  confidence: 0.9,
});

const cleared = (...words: Word[]) => clearLine(makeLine(1, words, true), [])?.text ?? null;

describe('a letter alone on its line in a scan', () => {
  it('is no print where it touches the edge of the sheet', () => {
    expect(cleared(at('a', 0))).toBeNull();
  });

  it('is kept elsewhere, or before others', () => {
    expect(cleared(at('a', 60))).toBe('a');
    expect(cleared(at('A', 0), at('Kitchen', 12))).toBe('A Kitchen');
  });
});

describe('a sign of euros before many digits in a scan', () => {
  it('is the C that the number of a claim begins with', () => {
    expect(cleared(at('Claim', 60), at('Number:', 90), at('€0047712', 140))).toBe(
      'Claim Number: C0047712',
    );
  });

  it('is kept before an amount', () => {
    expect(cleared(at('Total', 60), at('€1,250.00', 140))).toBe('Total €1,250.00');
  });
});
