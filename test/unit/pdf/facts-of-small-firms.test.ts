import { describe, expect, it } from 'vitest';
import { columns, drawn, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Description', 36, 'left'],
  ['Qty', 300],
  ['Unit Price', 400],
  ['Total', 500],
);

const ROWS: PlacedText[] = [
  ...header(TABLE, 400),
  ...row(TABLE, 416, ['Paint the walls', '10.00 SF', '2.00', '20.00']),
  ...row(TABLE, 432, ['Paint the ceiling', '20.00 SF', '3.00', '60.00']),
  ...row(TABLE, 448, ['Clean the floor', '30.00 SF', '1.00', '30.00']),
];

const factsOf = (runs: readonly PlacedText[]) => {
  const { claimNumber, insuredName, propertyAddress, dateOfLoss, carrierName } = read(
    page(1, [...runs, ...ROWS]),
  );
  return { claimNumber, insuredName, propertyAddress, dateOfLoss, carrierName };
};

describe('facts of small firms', () => {
  it('may be led to by dots that stand apart', () => {
    expect(
      factsOf(
        drawn(`
INSURED . . . . IDA AND JON QUILLON                    CARRIER . . . ORCHARD MUTUAL INSURANCE
LOSS ADDRESS . . 3304 CLARKS RIVER RD                  CLAIM NBR . . 77-1204-55
                 PADUCAH KY 42003                      DATE OF LOSS . 05/16/26 TORNADO
`),
      ),
    ).toEqual({
      claimNumber: '77-1204-55',
      insuredName: 'IDA AND JON QUILLON',
      propertyAddress: '3304 CLARKS RIVER RD, PADUCAH KY 42003',
      dateOfLoss: '2026-05-16',
      carrierName: 'ORCHARD MUTUAL INSURANCE',
    });
  });

  it('may have the street and the town in two boxes of a form', () => {
    const box = (x: number, y: number, label: string, value: string): PlacedText[] => [
      { text: label, x, y, size: 5.5 },
      { text: value, x: x + 3, y: y + 15, size: 14, italic: true },
    ];
    expect(
      factsOf([
        ...box(39, 110, 'PROPOSAL SUBMITTED TO', 'Harlan Quillon'),
        ...box(303, 110, 'DATE', 'July 2, 2026'),
        ...box(39, 137, 'STREET', '1180 260th Street'),
        ...box(39, 164, 'CITY, STATE AND ZIP', 'Elmtown, IA 50676'),
        ...box(303, 164, 'CLAIM NO.', 'QM 7730214'),
      ]).propertyAddress,
    ).toBe('1180 260th Street, Elmtown, IA 50676');
  });

  it('may be said in a mail, whose day tells the year', () => {
    expect(
      factsOf(
        drawn(`
Dale Krzyk <krzyk@mail.example>                                         Thu, Aug 14, 2025 at 9:47 PM
To: Marlene Fitz <mfitz@mail.example>

heres the price for your insurance like we talked, storm of Aug 11, 88 Sycamore Ave, Lansdale, PA 19446. Erie claim#
A00006640918.
`),
      ),
    ).toEqual({
      claimNumber: 'A00006640918',
      insuredName: 'Marlene Fitz',
      propertyAddress: '88 Sycamore Ave, Lansdale, PA 19446',
      dateOfLoss: '2025-08-11',
      carrierName: 'Erie',
    });
  });

  it('may name the insurer before the number of the claim', () => {
    expect(
      factsOf([
        { text: 'INSURANCE CLAIM #:', x: 300, y: 80, bold: true },
        { text: 'Farmers 7009184462-1-1', x: 300, y: 92 },
      ]),
    ).toMatchObject({ claimNumber: '7009184462-1-1', carrierName: 'Farmers' });
    expect(
      factsOf(drawn('Insurance claim: State Farm Claim No. 36-72K8-19B Lightning 05/27/2026')),
    ).toMatchObject({
      claimNumber: '36-72K8-19B',
      carrierName: 'State Farm',
      dateOfLoss: '2026-05-27',
    });
  });

  it('know a claim by its number without the initials behind it', () => {
    expect(
      factsOf(
        drawn(`
Claim #: 0719884413 DKN

Claim Number: 0719884413
`),
      ).claimNumber,
    ).toBe('0719884413');
    expect(factsOf(drawn('Claim #: 0719884413 DKN')).claimNumber).toBe('0719884413 DKN');
  });
});
