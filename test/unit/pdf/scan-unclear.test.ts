import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** What a scan leaves open is not said to be printed wrong; what is clearly printed wrong is. */

const PRICED = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 300],
  ['UNIT PRICE', 358],
  ['TAX', 410],
  ['RCV', 463],
);

type Cell = string | readonly [text: string, confidence: number];

const RIGHT: readonly Cell[] = ['10.00 SF', '3.25', '1.00', '33.50'];

/** Four rows of which the third has these figures, and the sum of all rows. */
const reconciled = (
  figures: readonly Cell[],
  total: Cell = '134.00',
  extra: readonly PlacedText[] = [],
) => {
  const cells = (y: number, own: readonly Cell[]): PlacedText[] =>
    own.flatMap((cell, place) => {
      const [text, confidence] = typeof cell === 'string' ? [cell, 0.96] : cell;
      return row(PRICED.slice(1), y, [...Array(place).fill(''), text]).map((run) => ({
        ...run,
        confidence,
      }));
    });
  const rows = [RIGHT, RIGHT, figures, RIGHT].flatMap((own, index) => [
    { text: `${index + 1}. Seal floor`, x: 36, y: 116 + index * 16 },
    ...cells(116 + index * 16, own),
  ]);
  const sum = [
    { text: 'Line Item Totals: OAK_ST', x: 36, y: 190, bold: true },
    ...cells(190, ['', '', '4.00', total]),
  ];
  const words = [...header(PRICED, 100), ...rows, ...sum, ...extra];
  const sure = words.map((run) => ({ confidence: 0.96, ...run }));
  const { failures, unclear, reconciled: isRight } = reconcile(read(page(1, sure, 'ocr')));
  const told = (found: typeof failures): string[] =>
    found.map(({ scope, figure }) => `${scope} ${figure}`);
  return { isRight, failures: told(failures), unclear: told(unclear) };
};

describe('a scanned row that contradicts itself', () => {
  it('is named where its figures were read surely', () => {
    const wrong = ['10.00 SF', '3.85', '1.00', '33.50'];
    expect(reconciled(wrong)).toEqual({ isRight: false, failures: ['line rcv'], unclear: [] });
  });

  it('is unclear where two of its figures were hardly read', () => {
    const read = ['10.00 SF', ['98.71', 0.5], ['16.28', 0.6], '33.50'] as const;
    expect(reconciled(read)).toMatchObject({
      isRight: false,
      unclear: ['line rcv', 'estimate tax'],
    });
    expect(reconciled(read).failures).toEqual([]);
  });

  it('is unclear where its quantity was not read at all', () => {
    const read = [['J#.0a', 0], '9.57', '1.00', '33.50'] as const;
    expect(reconciled(read)).toMatchObject({ failures: [], unclear: ['line rcv'] });
  });

  it('is unclear where a stroke left a figure without its cents, which the others have', () => {
    const read = ['10.00 SF', ['91', 0.95], '1.00', '33.50'] as const;
    expect(reconciled(read)).toMatchObject({ failures: [], unclear: ['line rcv'] });
  });

  it('is named where another figure than the doubtful one is wrong', () => {
    const wrong = ['10.00 SF', '3.85', ['1.00', 0.8], '33.50'] as const;
    expect(reconciled(wrong).failures).toEqual(['line rcv']);
  });
});

describe('a scanned sum that misses its rows', () => {
  it('is named where it was read surely', () => {
    expect(reconciled(RIGHT, '164.00')).toMatchObject({ failures: ['estimate rcv'], unclear: [] });
  });

  it('is unclear where it was not', () => {
    const read = reconciled(RIGHT, ['784.66', 0.5]);
    expect(read).toEqual({ isRight: false, failures: [], unclear: ['estimate rcv'] });
  });
});

describe('a sum of a room', () => {
  const rooms = (total: string) => {
    const room = (name: string, y: number, sum: string, confidence: number): PlacedText[] => [
      { text: name, x: 36, y, bold: true },
      ...header(PRICED, y + 14),
      { text: '1. Seal floor', x: 36, y: y + 30 },
      ...row(PRICED.slice(1), y + 30, RIGHT as string[]).map((run, at) =>
        at === 3 ? { ...run, text: '78.66', confidence } : run,
      ),
      { text: '2. Seal floor', x: 36, y: y + 46 },
      ...row(PRICED.slice(1), y + 46, RIGHT as string[]),
      { text: `Totals: ${name}`, x: 36, y: y + 62, bold: true },
      ...row(PRICED.slice(1), y + 62, ['', '', '', sum]),
    ];
    const words = [...room('Kitchen', 80, '67.00', 0.5), ...room('Study', 180, total, 0.96)];
    const sure = words.map((run) => ({ confidence: 0.96, ...run }));
    return reconcile(read(page(1, sure, 'ocr')));
  };

  it('is named though a row of another room was hardly read', () => {
    const { failures, unclear } = rooms('97.00');
    expect(failures.map(({ name, figure }) => `${name} ${figure}`)).toContain('Study rcv');
    expect(unclear.map(({ name }) => name)).not.toContain('Study');
  });
});

describe('a sum above a row whose amounts were not read', () => {
  it('is unclear', () => {
    const read = reconciled(['10.00 SF', '', '', '']);
    expect(read).toMatchObject({ failures: [], unclear: ['estimate tax', 'estimate rcv'] });
  });
});

describe('half a bracket before a price', () => {
  it('is a speck in a row that costs something', () => {
    const read = ['10.00 SF', ['(3.25', 0.7], '1.00', '33.50'] as const;
    expect(reconciled(read)).toEqual({ isRight: true, failures: [], unclear: [] });
  });
});
