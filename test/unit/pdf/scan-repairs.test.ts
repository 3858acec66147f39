import { describe, expect, it } from 'vitest';
import type { Column } from '../../../lambdas/domain/pdf/columns/column-model.ts';
import { type Line, makeLine } from '../../../lambdas/domain/pdf/pages/lines.ts';
import type { Word } from '../../../lambdas/domain/pdf/pages/page-text.ts';
import { readEstimate } from '../../../lambdas/domain/pdf/read-estimate.ts';
import { withActivitySign } from '../../../lambdas/domain/pdf/scan/activity-signs.ts';
import { clearLine } from '../../../lambdas/domain/pdf/scan/clear-line.ts';
import { settleCodes } from '../../../lambdas/domain/pdf/scan/codes.ts';
import type { ScanRepair } from '../../../lambdas/domain/pdf/scan/repairs.ts';
import { settleHeading } from '../../../lambdas/domain/pdf/scan/settle-heading.ts';
import { settleRow } from '../../../lambdas/domain/pdf/scan/settle-row.ts';
import type { ColumnKind } from '../../../lambdas/domain/pdf/tables/column-kinds.ts';
import { type ColumnPlace, header, type PlacedText, page, row } from './draw.ts';

const COLUMNS: ColumnPlace[] = [
  { heading: 'DESCRIPTION', x: 36, align: 'left' },
  { heading: 'QUANTITY', x: 300, align: 'right' },
  { heading: 'UNIT PRICE', x: 358, align: 'right' },
  { heading: 'TAX', x: 410, align: 'right' },
  { heading: 'RCV', x: 463, align: 'right' },
];

interface Read extends Omit<PlacedText, 'x' | 'y'> {
  x?: number;
}

/** A scanned page of a table: rows of cells, or single texts between them. */
const scanned = (rows: readonly (readonly string[] | Read)[], confidence = 0.9) => {
  const runs = rows.flatMap((one, index): PlacedText[] => {
    const y = 116 + index * 16;
    if (!Array.isArray(one)) return [{ x: 56, ...(one as Read), y }];
    const [number = '', description = '', ...figures] = one;
    return [
      { text: number, x: 36, y },
      { text: description, x: 56, y },
      ...row(COLUMNS.slice(1), y, figures),
    ];
  });
  const words = [...header(COLUMNS, 100), ...runs].map((run) => ({ confidence, ...run }));
  const result = readEstimate([page(1, words, 'ocr')], { fileName: 'scan.pdf' });
  if (result.kind !== 'estimate') throw new Error(result.message);
  const { lineItems } = result.estimate;
  const told = (result.estimate.printed?.warnings ?? [])
    .filter(({ code }) => code === 'scan_repaired')
    .map((one) => one.message);
  return { lineItems, told };
};

const ROWS = [
  ['1.', 'Remove carpet', '10.00 SF', '1.00', '0.00', '10.00'],
  ['2.', 'Carpet pad', '10.00 SF', '2.00', '0.00', '20.00'],
  ['3.', 'Seal floor', '10.00 SF', '3.00', '0.00', '30.00'],
  ['4.', 'Base shoe', '10.00 LF', '4.00', '0.00', '40.00'],
] as const;

describe('whatever is changed in a scan is told', () => {
  it.each([
    ['a zero read as a letter', 'Test square: 2 hits left, O hits right.', '"O" was taken for "0"'],
    ['a stop behind a state', 'Sent to Gullport, FL. 34999', '"FL." was taken for "FL"'],
    ['a comma behind a town', 'Sent to Fairhollow. TX 79999', '"Fairhollow." was taken for'],
    ['a digit seen twice', 'In all 3 3EA of them', '"3EA" was taken for "EA"'],
    ['a foot', 'Joists up to 8 fi. long', '"fi." was taken for "ft."'],
    ['a stroke in a state', 'Sent to Gullport, FIL 34999', '"FIL" was taken for "FL"'],
    ['a figure of a postal code', 'Sent to Bramfield, ON NOX 9Z9', '"NOX" was taken for "N0X"'],
    ['an address set apart', 'Write to claims @example.com', '"claims @example.com" was taken for'],
    ['a slash set apart', 'Clean the Heat /AC unit', '"Heat /AC" was taken for "Heat/AC"'],
  ])('%s', (_, text, told) => {
    const read = scanned([...ROWS.slice(0, 2), { text }, ...ROWS.slice(2)]);
    expect(read.told.join()).toContain(told);
  });

  it('clear print is not changed and not told of', () => {
    expect(scanned(ROWS).told).toEqual([]);
  });
});

/** A scanned page whose table has the heads that are told. */
const headedPage = (number: number, heads: readonly ColumnPlace[]) => {
  const rows = ROWS.flatMap(([at, description, ...figures], index): PlacedText[] => {
    const y = 116 + index * 16;
    return [
      { text: `${Number.parseInt(at, 10) + (number - 1) * 4}.`, x: 36, y },
      { text: description, x: 56, y },
      ...row(COLUMNS.slice(1), y, figures),
    ];
  });
  const words = [...header(heads, 100), ...rows].map((run) => ({ confidence: 0.9, ...run }));
  return page(number, words, 'ocr');
};

describe('a head that a watermark hides', () => {
  const hidden = COLUMNS.map((one) => (one.heading === 'TAX' ? { ...one, heading: 'Ler' } : one));

  it('is put back where the other tables have it and figures stand below, and told', () => {
    const result = readEstimate([headedPage(1, COLUMNS), headedPage(2, hidden)], {
      fileName: 'scan.pdf',
    });
    if (result.kind !== 'estimate') throw new Error(result.message);
    const { lineItems, printed } = result.estimate;
    expect(lineItems.map(({ tax }) => tax)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(printed?.warnings.map(({ message }) => message).join()).toContain('"TAX"');
  });
});

describe('the number of the first page', () => {
  it('is no stroke, where nothing but it can stand behind its word', () => {
    expect(cleared('QUARRY_RD_181', '5/6/2026', 'Page:', '|')).toBe(
      'QUARRY_RD_181 5/6/2026 Page: 1',
    );
    expect(cleared('Page', 'l', 'of', '4')).toBe('Page 1 of 4');
  });
});

describe('pounds behind a number', () => {
  it('are spelled as no reading of a capital or a digit', () => {
    expect(cleared('Felt', '-', '30', 'Ib.', '22.10', 'SQ')).toBe('Felt - 30 lb. 22.10 SQ');
    expect(cleared('Felt,', '15', '1b')).toBe('Felt, 15 lb');
  });
});

describe('a head that a stroke cuts', () => {
  const headsRead = (...texts: string[]): string | undefined =>
    settleHeading(headLine(...texts), [])?.text;

  it('is that of the rate where only heads and a percent sign stand beside it', () => {
    expect(headsRead('AGE/LIFE', 'CONDITION', 'EP', '%')).toBe('AGE/LIFE CONDITION DEP %');
    expect(headsRead('Wall', 'EP', '%')).toBe('Wall EP %');
  });
});

describe('heads that a stroke joins', () => {
  it('are those that stand between its marks, where they stand', () => {
    const heads = ['DESCRIPTION', 'QUANTITY', 'UNIT', 'PRICE', '"TAX', '"RCV._DEPREC.', 'ACV'];
    const settled = settleHeading(headLine(...heads), []);
    expect(settled?.text).toBe('DESCRIPTION QUANTITY UNIT PRICE TAX RCV. DEPREC. ACV');
    const [rcv, depreciation] = settled?.words.slice(5, 7) ?? [];
    expect(rcv?.box.right).toBeLessThan(depreciation?.box.left ?? 0);
  });

  it('are none where no head stands between its marks', () => {
    const heads = ['DESCRIPTION', 'QUANTITY', 'UNIT', 'PRICE', 'QX_ZR', 'ACV'];
    expect(settleHeading(headLine(...heads), [])?.text).toContain('QX_ZR');
  });

  it('are none where a figure has a mark, as sizes have', () => {
    const row = ['3', 'Footings', 'charge', 'add', 'on', 'up', 'to', "4'", 'rise', '14', 'EA'];
    expect(settleHeading(headLine(...row), [])?.text).toContain("up to 4' rise");
  });
});

const cleared = (...texts: string[]): string | undefined => clearLine(headLine(...texts), [])?.text;

const headLine = (...texts: string[]): Line => {
  const words = texts.map((text, index) => ({
    text,
    box: { left: 36 + index * 40, right: 60 + index * 40, top: 100, bottom: 110 },
    angle: 0,
    fontSize: 10,
    bold: false,
    italic: false,
    confidence: 0.9,
  }));
  return makeLine(1, words, true);
};

describe('what a pen leaves on a line', () => {
  it('is neither a part of the word before it nor a full stop by itself', () => {
    expect(cleared('Dining', 'Room_--~\\', 'Height:', "8'")).toBe("Dining Room Height: 8'");
    expect(cleared('725_LARKMOOR', 'A--')).toBe('725_LARKMOOR A--');
    const head = headLine('Paint', '', '', '', '.');
    const words = head.words.flatMap((one) =>
      one.text === '' ? [] : [{ ...one, confidence: one.text === '.' ? 0.69 : 0.96 }],
    );
    expect(clearLine(makeLine(1, words, true), [])?.text).toBe('Paint');
  });
});

describe('the asterisk behind a changed description', () => {
  it('is what two strokes behind a word are that no measure or quotation closes', () => {
    expect(cleared('4.', 'Damper', '8"', 'diameter"')).toBe('4. Damper 8" diameter*');
    expect(cleared('4.', 'Damper', 'diameter"', '10.00')).toBe('4. Damper diameter* 10.00');
    expect(cleared('4.', 'Sign', '"Fire', 'exit"')).toBe('4. Sign "Fire exit"');
    expect(cleared('Sign', 'diameter"')).toBe('Sign diameter"');
  });
});

describe('a word of a head that no print has', () => {
  it.each([
    [['Dep', 'Rec', '(YIN)'], 'Dep Rec (Y/N)'],
    [['Yrs', 'Each', 'RCV', 'Yo', 'Amount'], 'Yrs Each RCV % Amount'],
    [['lineld', 'roomName', 'qty'], 'lineId roomName qty'],
  ])('%s is %s', (read, printed) => {
    expect(cleared(...read)).toBe(printed);
  });

  it('a name among figures stays', () => {
    expect(cleared('Toaster', 'oven', 'Yo', '14.00')).toBe('Toaster oven Yo 14.00');
  });
});

it('a first name is not spelled like an estimate’s name whose number was read as a letter', () => {
  const lines = [headLine('MARROQUIN_PETRAS'), headLine('Insured:', 'Petra', 'Marroqvin')];
  const [settled] = settleCodes([{ page: 1, width: 612, height: 792, ocr: true, lines }], []);
  expect(settled?.lines[1]?.text).toBe('Insured: Petra Marroquin');
});

it('a stroke behind a label at the end of a line is the number 1', () => {
  expect(cleared('Pitch:', '5/12', 'Stories:', '|')).toBe('Pitch: 5/12 Stories: 1');
  expect(cleared('Front', '2,', 'Left', '|')).toBe('Front 2, Left 1');
});

describe('codes of a rough draft', () => {
  it.each([
    ['SiL4', 'SIL4'],
    ['Ww4', 'W4'],
    ['BTF10', 'BTF10'],
    ['PCe', 'PC6'],
    ['2Xe6C', '2X6C'],
  ])('the selector %s is %s', (read, printed) => {
    expect(cleared('4.', 'TIL', read, '+', 'Tile')).toBe(`4. TIL ${printed} + Tile`);
  });

  it('words of a description keep their small letters', () => {
    expect(cleared('4.', 'R&R', 'Tile', '-', 'porcelain')).toBe('4. R&R Tile - porcelain');
  });
});

describe('the sign of a rough draft’s activity', () => {
  const signed = (description: string, codes = '12. WDA MULL') => {
    const before = codes.split(' ');
    const words = [...before, ...description.split(' ')].map((text, index) => ({
      text,
      box: {
        left: 36 + index * 40 + (index >= before.length ? 40 : 0),
        right: 70 + index * 40,
        top: 100,
        bottom: 110,
      },
      angle: 0,
      fontSize: 10,
      bold: false,
      italic: false,
      confidence: 0.9,
    }));
    const repairs: ScanRepair[] = [];
    return [withActivitySign(makeLine(1, words, true), repairs).text, repairs.length];
  };

  it('is put back as the description has it', () => {
    expect(signed('Additional charge')).toEqual(['12. WDA MULL + Additional charge', 1]);
    expect(signed('R&R Tile')).toEqual(['12. WDA MULL & R&R Tile', 1]);
  });

  it('is put back behind a number that touches the codes or lost its point', () => {
    expect(signed('R&R Tile', '7.TIL AV')).toEqual(['7.TIL AV & R&R Tile', 1]);
    expect(signed('R&R Tile', '7 TIL AV')).toEqual(['7 TIL AV & R&R Tile', 1]);
    expect(signed('Gray elbows', '2 PVC PIPE')).toEqual(['2 PVC PIPE Gray elbows', 0]);
  });

  it('stays where it was read', () => {
    expect(signed('- Remove')).toEqual(['12. WDA MULL - Remove', 0]);
  });
});

describe('a sub-head between dashes', () => {
  it('keeps its dashes together', () => {
    expect(cleared('-', '-', '-', '-Cabinets', '-', '-', '-')).toBe('---- Cabinets ----');
    expect(cleared('-', '-', '-', 'Doors', '&', 'Windows', '---')).toBe(
      '---- Doors & Windows ----',
    );
    expect(cleared('Batt', '-', 'R30', '-')).toBe('Batt - R30 -');
  });
});

describe('a sub-head between waves or asterisks', () => {
  const marked = (...texts: [string, number][]): string | undefined => {
    const { words } = headLine(...texts.map(([text]) => text));
    const read = words.map((word, at) => ({ ...word, confidence: texts[at]?.[1] ?? 1 }));
    return clearLine(makeLine(1, read, true), [])?.text;
  };

  it('has marks on both sides, however they were read', () => {
    expect(marked(['~~~', 0], ['Demo', 0.85], ['~~~~~i', 0])).toBe('**** Demo ****');
    expect(marked(['seseskeskskeskokok', 0], ['Walls', 0.94], ['siesfestesiesk', 0])).toBe(
      '**** Walls ****',
    );
  });

  it('is none where words of such letters were read surely', () => {
    expect(marked(['Toilet', 0.9], ['Seat', 0.9])).toBe('Toilet Seat');
  });
});

describe('quantities whose last digit is narrow', () => {
  const places: ColumnPlace[] = [
    { heading: 'QTY', x: 80, align: 'right' },
    { heading: 'UNIT', x: 97, align: 'left' },
    { heading: 'DESCRIPTION', x: 140, align: 'left' },
    { heading: 'UNIT PRICE', x: 480, align: 'right' },
    { heading: 'TOTAL', x: 547, align: 'right' },
  ];

  it('stand with their units in one way on a page, whatever the gap between them', () => {
    const size = 10.5;
    const rows = [81.1, 79.7, 81.1, 79.7, 81.1].flatMap((edge, at): PlacedText[] => {
      const y = 120 + at * 19;
      const [quantity, ...rest] = row(places, y, ['12', 'EA', 'Door', '$2.00', '$24.00'], { size });
      return [...(quantity === undefined ? [] : [{ ...quantity, x: edge }]), ...rest];
    });
    const words = [...header(places, 100), ...rows];
    const print = page(
      1,
      words.map((run) => ({ confidence: 0.9, ...run })),
      'ocr',
    );
    const result = readEstimate([print], { fileName: 'scan.pdf' });
    const items = result.kind === 'estimate' ? result.estimate.lineItems : [];
    expect(items.map(({ quantity, description }) => [quantity, description])).toEqual(
      Array.from({ length: 5 }, () => [12, 'Door']),
    );
  });
});

describe('marks that no print has', () => {
  it('a section mark before an amount is its dollar sign', () => {
    expect(cleared('§', '177.68')).toBe('$ 177.68');
    expect(cleared('S$', '42.42')).toBe('$ 42.42');
  });

  it('a sign between a label and what it labels goes', () => {
    const words = headLine('Estimate:', '=', 'WILKES_2085').words.map((word) =>
      word.text === '=' ? { ...word, confidence: 0.2 } : word,
    );
    expect(clearLine(makeLine(1, words, true), [])?.text).toBe('Estimate: WILKES_2085');
  });

  it('a lone backslash goes, however surely it was read', () => {
    expect(cleared('Roof1', '\\')).toBe('Roof1');
  });
});

describe('what a program prints on every page', () => {
  it('is none of a scanned row’s notes, however the sheets lay on the glass', () => {
    const text = 'Please read your policy for the days in which benefits must be claimed.';
    const foot = (y: number): PlacedText => ({ text, x: 180, y, confidence: 0.9 });
    const pages = [738, 746, 742].map((y, index) => {
      const runs = ROWS.flatMap(([number, description, ...figures], at): PlacedText[] => [
        { text: `${Number.parseInt(number, 10) + index * 4}.`, x: 36, y: 116 + at * 16 },
        { text: description, x: 56, y: 116 + at * 16 },
        ...row(COLUMNS.slice(1), 116 + at * 16, figures),
      ]);
      const words = [...header(COLUMNS, 100), ...runs, foot(y)];
      return page(
        index + 1,
        words.map((run) => ({ confidence: 0.9, ...run })),
        'ocr',
      );
    });
    const result = readEstimate(pages, { fileName: 'scan.pdf' });
    const items = result.kind === 'estimate' ? result.estimate.lineItems : [];
    expect(items).toHaveLength(12);
    expect(JSON.stringify(items)).not.toContain('Please read');
  });
});

describe('a total that OCR misread', () => {
  /** The rows make 100.00; what is read for their sum, and how surely. */
  const totalled = (read: string, confidence: number) => {
    const sum = { text: read, x: 463, y: 196, align: 'right' as const, confidence };
    const runs = ROWS.flatMap(([number, description, ...figures], at): PlacedText[] => [
      { text: number, x: 36, y: 116 + at * 16 },
      { text: description, x: 56, y: 116 + at * 16 },
      ...row(COLUMNS.slice(1), 116 + at * 16, figures),
    ]);
    const room: PlacedText = { text: 'Kitchen', x: 36, y: 80 };
    const label: PlacedText = { text: 'Totals: Kitchen', x: 36, y: 196 };
    const words = [room, ...header(COLUMNS, 100), ...runs, label, sum];
    const print = page(
      1,
      words.map((run) => ({ confidence: 0.95, ...run })),
      'ocr',
    );
    const result = readEstimate([print], { fileName: 'scan.pdf' });
    if (result.kind !== 'estimate') throw new Error(result.message);
    const { printed } = result.estimate;
    const told = printed?.warnings.map(({ message }) => message).join();
    return { rcv: printed?.totals[0]?.amounts.rcv, told };
  };

  it('is the sum of its rows where one digit that looks alike is the difference, and told', () => {
    expect(totalled('109.00', 0.8)).toMatchObject({ rcv: 100 });
    expect(totalled('109.00', 0.8).told).toContain('"109.00" was taken for "100.00"');
  });

  it('stays as it is read where it was read surely, or by more than a digit otherwise', () => {
    expect(totalled('109.00', 0.96)).toMatchObject({ rcv: 109 });
    expect(totalled('129.00', 0.8)).toMatchObject({ rcv: 129 });
    expect(totalled('170.00', 0.8)).toMatchObject({ rcv: 170 });
  });
});

describe('a word of the trade that was misread', () => {
  const spelled = (description: string, confidence: number, others: readonly string[] = []) => {
    const first = ['1.', '', '10.00 SF', '1.00', '0.00', '10.00'];
    const more = others.map((text, at) => [`${at + 2}.`, text, ...first.slice(2)]);
    const rows = [first, ...more, ...ROWS.slice(others.length + 1)];
    const runs = rows.flatMap(([number = '', text = '', ...figures], at): PlacedText[] => {
      const y = 116 + at * 16;
      const doubtful = at === 0 ? [{ text: description, x: 56, y, confidence }] : [];
      return [
        { text: number, x: 36, y },
        ...doubtful,
        ...(text === '' ? [] : [{ text, x: 56, y }]),
        ...row(COLUMNS.slice(1), y, figures),
      ];
    });
    const words = [...header(COLUMNS, 100), ...runs];
    const print = page(
      1,
      words.map((run) => ({ confidence: 0.95, ...run })),
      'ocr',
    );
    const result = readEstimate([print], { fileName: 'scan.pdf' });
    if (result.kind !== 'estimate') throw new Error(result.message);
    const { lineItems, printed } = result.estimate;
    const told = printed?.warnings.map(({ message }) => message).join() ?? '';
    return { description: lineItems[0]?.printed?.descriptionAsPrinted, told };
  };

  it.each([
    ['Dryvvall hung', 'Drywall hung'],
    ['Carpet rernoval', 'Carpet removal'],
    ['lnsulation batt', 'Insulation batt'],
    ['Cleaning technidan', 'Cleaning technician'],
  ])('%s is %s, and told', (read, printed) => {
    const settled = spelled(read, 0.6);
    expect(settled.description?.toLowerCase()).toBe(printed.toLowerCase());
    expect(settled.told).toContain('was taken for');
  });

  it('has a comma where a whole word ends in a stop and goes on with a small letter', () => {
    expect(spelled('Tear out wet drywall, cleanup. bag', 0.95).description).toBe(
      'Tear out wet drywall, cleanup, bag',
    );
    expect(spelled('Carpet approx. width', 0.95).description).toBe('Carpet approx. width');
    expect(spelled('Laminated - comp. shingle', 0.95).description).toBe(
      'Laminated - comp. shingle',
    );
  });

  it('stays where it was read surely, stands elsewhere too, or may be several words', () => {
    expect(spelled('Dryvvall hung', 0.95).description).toBe('Dryvvall hung');
    expect(spelled('Dryvvall hung', 0.6, ['Dryvvall taped']).description).toBe('Dryvvall hung');
    expect(spelled('Corvex panel', 0.6).description).toBe('Corvex panel');
  });
});

describe('a figure in whose print another digit was seen', () => {
  /** The page of ROWS with one row's cells changed, read as surely as is told. */
  const rowRead = (cells: readonly string[], seen: Record<string, string[]>, confidence = 0.96) => {
    const rows = ROWS.map((one, index) => (index === 1 ? cells : one));
    const runs = rows.flatMap(([number = '', description = '', ...figures], at): PlacedText[] => [
      { text: number, x: 36, y: 116 + at * 16 },
      { text: description, x: 56, y: 116 + at * 16 },
      ...row(COLUMNS.slice(1), 116 + at * 16, figures),
    ]);
    const print = page(1, [...header(COLUMNS, 100), ...runs], 'ocr');
    const words = print.words.map((word) => ({
      ...word,
      confidence,
      ...(seen[word.text] === undefined ? {} : { alternatives: seen[word.text] ?? [] }),
    }));
    const result = readEstimate([{ ...print, words }], { fileName: 'scan.pdf' });
    if (result.kind !== 'estimate') throw new Error(result.message);
    return result.estimate.lineItems[1];
  };

  it('is taken for that where the row demands it, however surely it was read', () => {
    const read = rowRead(['2.', 'Carpet pad', '10.00 SF', '5.12', '0.00', '31.20'], {
      '5.12': ['3.12'],
    });
    expect(read).toMatchObject({ unitPrice: 3.12, rcv: 31.2 });
    expect(read?.printed?.flags).toContain('repaired');
  });

  it('is taken for that to the last cent', () => {
    const read = rowRead(['2.', 'Carpet pad', '2,343.93 SF', '0.50', '39.38', '1,211.36'], {
      '2,343.93': ['2,343.95'],
    });
    expect(read).toMatchObject({ quantity: 2343.95, rcv: 1211.36 });
  });

  it('is read with the others where a line leaves several in doubt', () => {
    const struck = ['2.', 'Coffered ceiling', '2,237.14 SF', '23.62', '027.21', '53,544.74'];
    const seen = { '23.62': ['23.52', '23.82'], '027.21': ['927.21', '827.21'] };
    expect(rowRead(struck, seen, 0.85)).toMatchObject({ unitPrice: 23.52, tax: 927.21 });
    // Nothing that was seen makes this sum.
    expect(rowRead([...struck.slice(0, 5), '53,944.74'], seen, 0.85)).toMatchObject({
      unitPrice: 23.62,
    });
  });

  it('is taken for the one in brackets where its opening bracket was read as a digit', () => {
    const read = rowRead(['2.', 'Carpet pad', '10.00 SF', '5.12', '116.00', '67.20'], {
      '116.00': ['416.00)'],
    });
    expect(read).toMatchObject({ tax: 16, rcv: 67.2 });
  });

  it('stays where no other digit was seen: then the print itself is wrong', () => {
    const read = rowRead(['2.', 'Carpet pad', '10.00 SF', '5.12', '0.00', '31.20'], {});
    expect(read).toMatchObject({ unitPrice: 5.12, rcv: 31.2 });
    expect(read?.printed?.flags).not.toContain('repaired');
  });

  it('is taken for what is nearly that where a line runs through the row', () => {
    const struck = ['2.', 'Forklift', '3.00 DA', '116.11', '3-96', '302.20'];
    const seen = { '302.20': ['352.20', '362.20'] };
    expect(rowRead(struck, seen, 0.75)).toMatchObject({ tax: 3.96, rcv: 352.29 });
    expect(rowRead(struck, seen)?.rcv).toBe(302.2);
  });

  it('stays where it is a whole quantity that was read surely', () => {
    const read = rowRead(['2.', 'Carpet pad', '9 SF', '10.00', '0.00', '60.00'], {});
    expect(read).toMatchObject({ quantity: 9, rcv: 60 });
    const right = rowRead(['2.', 'Carpet pad', '6 SF', '10.00', '0.00', '60.00'], {});
    expect(right?.printed?.flags).not.toContain('repaired');
  });

  it('stays where only its unit was hardly read', () => {
    const cells = ['2.', 'Roofing felt', '2.47 SQ', '195.50', '0.00', '521.99'];
    const rows = ROWS.map((one, index) => (index === 1 ? cells : one));
    const runs = rows.flatMap(([number = '', description = '', ...figures], at): PlacedText[] => [
      { text: number, x: 36, y: 116 + at * 16 },
      { text: description, x: 56, y: 116 + at * 16 },
      ...row(COLUMNS.slice(1), 116 + at * 16, figures),
    ]);
    const print = page(1, [...header(COLUMNS, 100), ...runs], 'ocr');
    const words = print.words.map((word) => ({
      ...word,
      confidence: word.text === 'SQ' ? 0.6 : 0.96,
    }));
    const result = readEstimate([{ ...print, words }], { fileName: 'scan.pdf' });
    if (result.kind !== 'estimate') throw new Error(result.message);
    expect(result.estimate.lineItems[1]).toMatchObject({ quantity: 2.47, rcv: 521.99 });
  });

  it('has its point where the row’s amounts have it', () => {
    const read = rowRead(['2.', 'Base shoe', '392 LF', '8.14', '0.00', '319.09'], {});
    expect(read).toMatchObject({ quantity: 39.2, rcv: 319.09 });
  });

  it('gets back a lost point, but no other digits, where its own were read surely', () => {
    const price = (text: string, rcv: string) =>
      rowRead(['2.', 'Carpet pad', '10.00 SF', text, '0.00', rcv], {})?.unitPrice;
    expect(price('3125', '312.50')).toBe(31.25);
    expect(price('3725', '312.50')).not.toBe(31.25);
  });
});

describe('a unit that was misread', () => {
  it.each([
    ['SN', 'SF'],
    ['EÂ', 'EA'],
    ['5F', 'SF'],
  ])('%s in the quantity’s cell is %s, and told', (read, unit) => {
    const rows = ROWS.map((one, index) =>
      index === 1 ? ['2.', 'Carpet pad', `10.00 ${read}`, '2.00', '0.00', '20.00'] : one,
    );
    const { lineItems, told } = scanned(rows);
    expect(lineItems[1]).toMatchObject({ description: 'Carpet pad', quantity: 10, unit });
    expect(told.join()).toContain(`"${read}" was taken for "${unit}"`);
  });

  it('is no part of a short description behind a quantity', () => {
    expect(
      scanned([...ROWS.slice(0, 3), ['4.', '2.00 AC unit', '10.00 LF', '4.00', '0.00', '40.00']])
        .lineItems[3]?.description,
    ).toBe('2.00 AC unit');
  });
});

describe('a row over which a stroke runs', () => {
  const withRow = (...cells: string[]) =>
    scanned(ROWS.map((one, index) => (index === 1 ? ['2.', 'Carpet pad', ...cells] : one)));

  it('has the quantity that its amounts make, and it is told', () => {
    const { lineItems, told } = withRow('l4m.9; SF', '20.00', '0.00', '2,899.80');
    expect(lineItems[1]).toMatchObject({
      description: 'Carpet pad',
      quantity: 144.99,
      unit: 'SF',
      unitPrice: 20,
    });
    expect(told.join()).toContain('was taken for "144.99SF"');
  });

  it('has no quantity made up where several would do', () => {
    const { lineItems } = withRow('l4m.9; SF', '0.02', '0.00', '2.90');
    expect(lineItems[1]?.quantity).not.toBe(145);
  });

  it('is no credit for a speck before the product of positive figures', () => {
    const { lineItems, told } = withRow('20.00 HR', '55.10', '0.00', '-1,102.00');
    expect(lineItems[1]).toMatchObject({ quantity: 20, rcv: 1102 });
    expect(lineItems[1]?.printed?.flags).not.toContain('credit');
    expect(told.join()).toContain('"-1,102.00" was taken for "1102.00"');
  });
});

describe('specks beside an amount', () => {
  it('are none of it', () => {
    const cells: Read[] = [
      { text: '5.', x: 36 },
      { text: 'Carpet tack', x: 56 },
    ];
    const amounts = row(COLUMNS.slice(1), 132, ['10.00 SF', '2.00', "'+:<0.00>", '20.00']);
    const speck = { text: '-', x: 361, y: 132, confidence: 0.4 };
    const first = row(COLUMNS.slice(1), 116, ['10.00 SF', '3.00', '0.00', '30.00']);
    const words = [
      ...header(COLUMNS, 100),
      { text: '4.', x: 36, y: 116 },
      { text: 'Carpet pad', x: 56, y: 116 },
      ...first,
      ...cells.map((one) => ({ ...one, x: one.x ?? 56, y: 132 })),
      ...amounts,
      speck,
    ].map((run) => ({ confidence: 0.9, ...run }));
    const result = readEstimate([page(1, words, 'ocr')], { fileName: 'scan.pdf' });
    if (result.kind !== 'estimate') throw new Error(result.message);
    expect(result.estimate.lineItems[1]).toMatchObject({ unitPrice: 2, tax: 0, rcv: 20 });
  });
});

describe('an asterisk that stands alone behind a quantity', () => {
  it('is that of a changed price, its brackets lost', () => {
    const column = (kind: ColumnKind, right: number): Column => ({
      kind,
      text: kind,
      row: 0,
      left: right - 24,
      right,
      align: { edge: 'right', at: right },
    });
    const line = headLine('9', '9.00EA', '*', '849.07', '7,641.63');
    const words = line.words.map((word, at) =>
      at < 2
        ? word
        : { ...word, box: { ...word.box, left: word.box.left + 20, right: word.box.right + 20 } },
    );
    const columns = [column('quantity', 100), column('replacePrice', 200), column('total', 240)];
    expect(settleRow(makeLine(1, words, true), columns, () => false, []).text).toContain(
      '9.00EA [*] 849.07',
    );
  });
});

describe('a quantity that stands further from its column’s edge than its unit does', () => {
  const column = (kind: ColumnKind, right: number): Column => ({
    kind,
    text: kind,
    row: 0,
    left: right - 24,
    right,
    align: { edge: 'right', at: right },
  });

  it('was read, whatever the row’s amounts make', () => {
    // The amounts make 34.11.
    const line = headLine('Paint', '35.11', 'LF', '$54.80', '$1,869.23');
    const columns = [column('quantity', 120), column('unitPrice', 180), column('total', 220)];
    const repairs: ScanRepair[] = [];
    expect(settleRow(line, columns, () => false, repairs)).toBe(line);
    expect(repairs).toEqual([]);
  });
});

describe('thousands whose comma was read as nothing', () => {
  const column = (kind: ColumnKind, right: number): Column => ({
    kind,
    text: kind,
    row: 0,
    left: right - 24,
    right,
    align: { edge: 'right', at: right },
  });
  const columns = [column('quantity', 150), column('unitPrice', 226), column('total', 374)];
  const settled = (total: string): string => {
    const word = (text: string, left: number, right: number): Word => ({
      text,
      box: { left, top: 93, right, bottom: 102 },
      angle: 0,
      fontSize: 9,
      bold: false,
      italic: false,
      confidence: 0.96,
    });
    const words = [
      word('6.00EA', 126, 150),
      word('1', 200, 201),
      word('442.86', 204, 226),
      word(total, 346, 374),
    ];
    return settleRow(makeLine(1, words, true), columns, () => false, []).text;
  };

  it('are joined where the row adds up with them and not without', () => {
    expect(settled('8,657.16')).toContain(' 1,442.86 ');
  });

  it('stay apart where the row adds up without them, or never', () => {
    expect(settled('2,657.16')).toContain(' 1 442.86 ');
    expect(settled('9,657.16')).toContain(' 1 442.86 ');
  });
});

describe('a price of letters that look like digits', () => {
  const priced = (read: string) =>
    scanned(
      ROWS.map((one, index) =>
        index === 1 ? ['2.', 'Carpet pad', '10.00 SF', read, '0.00', '111.80'] : one,
      ),
    );

  it('is the one that quantity and total make, and told', () => {
    const { lineItems, told } = priced('SILI8');
    expect(lineItems[1]).toMatchObject({ description: 'Carpet pad', unitPrice: 11.18 });
    expect(told.join()).toContain('"SILI8" was taken for "11.18"');
  });

  it('is no other than its letters can be', () => {
    expect(priced('SOLD').lineItems[1]?.unitPrice).not.toBe(11.18);
  });
});

describe('a row’s number with a bracket for its one', () => {
  it('is that number, though the others go on otherwise', () => {
    const rows = ROWS.map((one, index) => (index === 3 ? ['4].', ...one.slice(1)] : one));
    expect(scanned(rows).lineItems.map((item) => item.printed?.lineNumber)).toEqual([
      '1',
      '2',
      '3',
      '41',
    ]);
  });
});

it('what a rough draft multiplies stands on both sides of an asterisk', () => {
  const column = (kind: ColumnKind, right: number): Column => ({
    kind,
    text: kind,
    row: 0,
    left: right - 24,
    right,
    align: { edge: 'right', at: right },
  });
  const columns = [
    { ...column('calculation', 60), align: null },
    column('quantity', 100),
    column('replacePrice', 140),
    column('total', 180),
  ];
  const calculated = (read: string) =>
    settleRow(headLine(read, '75.70LF', '1.55', '118.52'), columns, () => false, []).words[0]?.text;
  expect(['2#PF', 'W-(3%8)', 'PF-3'].map(calculated)).toEqual(['2*PF', 'W-(3*8)', 'PF-3']);
});
