import { describe, expect, it } from 'vitest';
import { linesOfPage } from '../../../lambdas/domain/pdf/pages/lines.ts';
import type { ScanRepair } from '../../../lambdas/domain/pdf/scan/repairs.ts';
import { restoreHeads } from '../../../lambdas/domain/pdf/scan/restore-heads.ts';
import { type PlacedText, page } from './draw.ts';

/** What stands on the lines of a scan once its heads are restored. */
const restored = (...lines: readonly (readonly (readonly [string, number])[])[]) => {
  const runs = lines.flatMap((cells, at): PlacedText[] =>
    cells.map(([text, x]) => ({ text, x, y: 100 + at * 12, size: 8.5, confidence: 0.95 })),
  );
  const sheet = page(1, runs, 'ocr');
  const repairs: ScanRepair[] = [];
  const [settled] = restoreHeads(
    [
      {
        page: 1,
        width: sheet.width,
        height: sheet.height,
        ocr: true,
        lines: linesOfPage(sheet, sheet.words),
      },
    ],
    repairs,
  );
  return { texts: settled?.lines.map(({ text }) => text), repairs };
};

it('what is done to an item and its unit, on a line of their own, are no heads of other rows', () => {
  const { texts, repairs } = restored(
    [
      ['Item', 67],
      ['Quantity', 241],
      ['Unit Cost', 294],
      ['Tax', 363],
    ],
    [
      ['1', 44],
      ['Pipe jack', 67],
      ['2.00', 259],
      ['$59.04', 305],
      ['$2.50', 356],
    ],
    [
      ['Remove & Replace', 67],
      ['EA', 265],
    ],
    [
      ['2', 44],
      ['Step flashing', 67],
      ['36.55', 255],
      ['$12.74', 305],
      ['$9.21', 356],
    ],
    [
      ['Remove & Replace', 67],
      ['LF', 266],
      ['(31.43%)', 473],
    ],
    [
      ['3', 44],
      ['Dish - Remove & replace', 67],
      ['1.00', 259],
      ['$48.59', 305],
      ['$0.00', 356],
    ],
  );
  expect(repairs).toEqual([]);
  expect(texts?.slice(4)).toEqual([
    'Remove & Replace LF (31.43%)',
    '3 Dish - Remove & replace 1.00 $48.59 $0.00',
  ]);
});

describe('what was read amiss in the place of a head that other tables of the print have', () => {
  const known: [string, number][] = [
    ['No.', 60],
    ['Work', 84],
    ['Qty', 300],
    ['Unit', 330],
    ['Rate', 380],
    ['Amount', 440],
  ];

  it('is that head, though no figures of its rows have cents', () => {
    const { texts } = restored(
      known,
      [["'N", 53], ['3.', 64], ...known.slice(1)],
      [
        ['F2', 60],
        ['Hang gate', 84],
        ['1', 300],
        ['ea', 330],
        ['95.00', 380],
        ['95.00', 440],
      ],
    );
    expect(texts?.[1]).toBe('No. Work Qty Unit Rate Amount');
  });

  it('may stand on the upper one of two lines of heads', () => {
    const upper: [string, number][] = [
      ['CAT', 60],
      ['SEL', 94],
      ['ACT', 140],
      ['DESCRIPTION', 168],
    ];
    const { texts } = restored(upper, [["'CAT", 57], ...upper.slice(1)]);
    expect(texts?.[1]).toBe('CAT SEL ACT DESCRIPTION');
  });

  it('is none where a word of its own stands there', () => {
    const { texts } = restored(known, [['North', 58], ...known.slice(1)]);
    expect(texts?.[1]).toBe('North Work Qty Unit Rate Amount');
  });
});
