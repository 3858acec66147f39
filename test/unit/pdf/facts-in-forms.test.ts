import { describe, expect, it } from 'vitest';
import { type ColumnPlace, header, type PlacedText, page, read, row } from './draw.ts';

const COLUMNS: ColumnPlace[] = [
  { heading: 'Description', x: 36, align: 'left' },
  { heading: 'Qty', x: 300, align: 'right' },
  { heading: 'Unit Price', x: 400, align: 'right' },
  { heading: 'Total', x: 500, align: 'right' },
];

const ROWS: PlacedText[] = [
  ...header(COLUMNS, 400),
  ...row(COLUMNS, 416, ['Paint the walls', '10.00 SF', '2.00', '20.00']),
  ...row(COLUMNS, 432, ['Paint the ceiling', '20.00 SF', '3.00', '60.00']),
  ...row(COLUMNS, 448, ['Clean the floor', '30.00 SF', '1.00', '30.00']),
];

/** Cells of lines: where each begins, and what it says. */
const readCells = (...lines: [y: number, ...cells: [x: number, text: string][]][]) =>
  read(
    page(1, [
      ...lines.flatMap(([y, ...cells]) => cells.map(([x, text]): PlacedText => ({ text, x, y }))),
      ...ROWS,
    ]),
  );

const HOME = '12 Plum Row, Elmtown, OH 44999';

describe('labels of forms', () => {
  it('may say two things of which only one is asked for', () => {
    const { claimNumber } = readCells(
      [60, [36, 'Sold to'], [200, 'Install at'], [400, 'Customer PO / claim #']],
      [71, [36, 'Ida Quillon'], [200, '12 Plum Row'], [400, '77-1204-55']],
    );
    expect(claimNumber).toBe('77-1204-55');
  });

  it('may stand on both sides of a slash', () => {
    expect(
      readCells(
        [60, [36, 'NAME / ADDRESS OF JOB']],
        [71, [36, 'Ida Quillon']],
        [82, [36, '12 Plum Row']],
        [93, [36, 'Elmtown, OH 44999']],
      ),
    ).toMatchObject({ insuredName: 'Ida Quillon', propertyAddress: HOME });
  });

  it('are not parted from what they number', () => {
    expect(
      readCells(
        [60, [36, 'INS. CLAIM NO.'], [200, 'DATE OF LOSS']],
        [71, [36, 'HO-26-120455'], [200, '2-11-26']],
      ),
    ).toMatchObject({ carrierName: null, claimNumber: 'HO-26-120455', dateOfLoss: '2026-02-11' });
  });

  it('may call the claim a file, and the day by what happened', () => {
    expect(
      readCells([60, [36, 'Claim file: 77-1204-55']], [71, [36, 'Storm of: July 8 2026']]),
    ).toMatchObject({ claimNumber: '77-1204-55', dateOfLoss: '2026-07-08' });
  });
});

describe('towns', () => {
  it.each(['Elmtown, Wash. 98999', 'Alder Falls, Ontario K1A 0B1'])(
    'may have their state or province spelled out or shortened: %s',
    (town) => {
      expect(
        readCells(
          [60, [36, 'Prepared For']],
          [71, [36, 'Ida Quillon']],
          [82, [36, '12 Plum Row']],
          [93, [36, town]],
        ),
      ).toMatchObject({ insuredName: 'Ida Quillon', propertyAddress: `12 Plum Row, ${town}` });
    },
  );
});

describe('an insurer', () => {
  it.each(['Oakby Insurance Builders', 'insurance housing solutions', 'Subject: your insurance'])(
    'is nobody who only speaks of insurance: %s',
    (name) => {
      expect(
        readCells([40, [36, name]], [60, [36, 'Claim: 77-1204-55']], [71, [36, 'Client: Ida']])
          .carrierName,
      ).toBeNull();
    },
  );
});

describe('cells of a form', () => {
  it('may centre a label beside two lines of its value', () => {
    expect(
      readCells(
        [60, [36, 'Policyholder'], [150, 'Ida Quillon'], [330, 'Claim number'], [440, '77-1204']],
        [76, [150, '12 Plum Row, Elmtown, OH'], [440, 'Orchard Mutual']],
        [81, [36, 'Risk address'], [330, 'Insurer']],
        [86, [150, '44999'], [440, 'Insurance']],
        [102, [36, 'Date of loss'], [150, '02/19/2026'], [330, 'Policy no.'], [440, 'HO 448 12']],
      ),
    ).toMatchObject({
      insuredName: 'Ida Quillon',
      propertyAddress: HOME,
      carrierName: 'Orchard Mutual Insurance',
      policyNumber: 'HO 448 12',
    });
  });

  it('may centre a value beside two lines of its label', () => {
    expect(
      readCells(
        [60, [36, 'Insured: Ida Quillon'], [330, 'Our File: 26-1187']],
        [76, [36, 'Date of Loss: 2/19/2026'], [330, 'Claim']],
        [81, [400, 'OM 60-33815']],
        [86, [330, 'No.:']],
      ).claimNumber,
    ).toBe('OM 60-33815');
  });

  it('may break a label whose value stands beside its first line', () => {
    expect(
      readCells(
        [60, [36, 'Insured:'], [150, 'Ida Quillon'], [330, 'Day / Date of'], [440, '2026-02-19']],
        [70, [330, 'Loss:']],
        [84, [36, 'Place / Loss'], [150, '12 Plum Row']],
        [94, [36, 'Location:'], [150, 'Elmtown, OH 44999']],
      ),
    ).toMatchObject({ dateOfLoss: '2026-02-19' });
  });

  it('are parted where the next label begins, though no gap parts them', () => {
    expect(
      readCells(
        [60, [36, 'Bill To'], [127, 'Home'], [277, 'Claim Number'], [345, 'Date of Loss']],
        [71, [36, 'Clementine Quillon'], [127, HOME], [277, '77-1204-55902'], [345, '2/19/2026']],
      ),
    ).toMatchObject({
      insuredName: 'Clementine Quillon',
      propertyAddress: HOME,
      claimNumber: '77-1204-55902',
      dateOfLoss: '2026-02-19',
    });
  });

  it('of two lines below one label belong together', () => {
    expect(
      readCells(
        [60, [36, 'Insured'], [127, 'Loss location'], [277, 'Claim number']],
        [71, [36, 'Ida Quillon'], [127, '12 Plum Row, Elmtown, OH'], [277, '77-1204-55902']],
        [82, [127, '44999']],
      ).propertyAddress,
    ).toBe(HOME);
  });

  it('hold no claim where they hold no digit', () => {
    expect(
      readCells([60, [36, 'Claim'], [127, 'Date of'], [277, 'Cause'], [377, 'Loss']]).claimNumber,
    ).toBeNull();
  });

  it('may say the adjuster’s own file number, which is no claim', () => {
    expect(
      readCells(
        [60, [36, 'CLAIM NUMBER'], [200, 'DATE OF LOSS']],
        [71, [36, '260077183'], [200, '2/19/2026']],
        [90, [36, 'ADJUSTER’S FILE NUMBER'], [200, 'INSURER']],
        [101, [36, 'DS-26-2204'], [200, 'Orchard Mutual']],
      ).claimNumber,
    ).toBe('260077183');
  });
});
