import { describe, expect, it } from 'vitest';
import { withoutScanMarks } from '../../../lambdas/domain/pdf/pages/without-scan-marks.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TAXED = columns(
  ['DESCRIPTION', 36, 'left'],
  ['RATE', 300],
  ['PER', 330, 'left'],
  ['COUNT', 400],
  ['TAX', 430],
  ['EXTENDED', 500],
);

/** A scanned table of which one mark was hardly read. */
const taxes = (mark: PlacedText['text'], confidence: number) => {
  const cells = (y: number, own: readonly string[]) => row(TAXED, y, own, { confidence: 0.95 });
  const runs = [
    ...header(TAXED, 100).map((run) => ({ ...run, confidence: 0.95 })),
    ...cells(116, ['Pack small boxes', '14.85', 'BX', '9', 'T', '133.65']),
    ...cells(132, ['Wrap furniture', '24.23', 'EA', '9', '', '218.07']),
    ...cells(148, ['Wardrobe boxes', '24.94', 'BX', '12', '', '299.28']),
    { text: mark, x: 430, y: 148, align: 'right' as const, confidence },
  ];
  return read(page(1, runs, 'ocr')).lineItems.map(({ tax, rcv }) => [tax ?? 0, rcv]);
};

describe('a column that marks with a T what is taxed', () => {
  const rows = [
    [0, 133.65],
    [0, 218.07],
    [0, 299.28],
  ];

  it('has no tax where a mark was read as a figure', () => {
    expect(taxes('T', 0.95)).toEqual(rows);
    expect(taxes('7', 0.2)).toEqual(rows);
  });
});

/** The rows of a scan drawn with spaces. */
const scanned = (text: string, confidence = 0.95) => {
  const runs = text
    .trim()
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/\S+(?: \S+)*/g)].map((run) => ({
        text: run[0],
        x: 36 + (run.index ?? 0) * 4.5,
        y: 60 + index * 14,
        confidence,
      })),
    );
  return read(page(1, runs, 'ocr'));
};

const unitsOf = (text: string) => scanned(text).lineItems.map(({ unit }) => unit);

describe('units of a scan', () => {
  it('have no capital I before small letters', () => {
    expect(
      unitsOf(`
Description                       Qty            Rate       Amount
Eave starter                      12.00 If       4.00        48.00
Paint                             20.00 sf       2.00        40.00`),
    ).toEqual(['LF', 'SF']);
  });

  it('have no sign for what is square', () => {
    expect(
      unitsOf(`
Description                 Unit    Qty            Rate       Amount
Seal floor                  m?      10.00          2.00        20.00
Paint walls                 m?      20.00          2.00        40.00
Set base                    m       30.00          2.00        60.00`),
    ).toEqual(['m²', 'm²', 'm']);
  });
});

describe('a short name left of where the numbers of rows stand', () => {
  const namesWith = (...runs: PlacedText[]): string[] => {
    const rows = [1, 2, 3, 4, 5, 6].map((number) => ({
      text: `${number}`,
      x: 55,
      y: 60 + number * 40,
    }));
    const names = ['Bath', 'Laundry'].map((text, at) => ({ text, x: 42.5, y: 82 + at * 40 }));
    const scan = page(
      1,
      [...rows, ...names, ...runs].map((run) => ({ confidence: 0.95, ...run })),
      'ocr',
    );
    return withoutScanMarks(scan.words).map(({ text }) => text);
  };

  it('is kept on a line of its own where the others begin', () => {
    expect(namesWith({ text: 'Job', x: 42.5, y: 202 })).toContain('Job');
  });

  it('is what somebody wrote where it stands beside a row, or was hardly read', () => {
    expect(namesWith({ text: 'Yes', x: 42.5, y: 180 })).not.toContain('Yes');
    expect(namesWith({ text: 'Job', x: 42.5, y: 202, confidence: 0.7 })).not.toContain('Job');
    expect(namesWith({ text: 'Job', x: 30, y: 202 })).not.toContain('Job');
  });
});
