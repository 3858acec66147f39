import { describe, expect, it } from 'vitest';
import { isAdjustment } from '../../../lambdas/domain/pdf/sums/total-labels.ts';
import { columns, drawn, type PlacedText, page, read, row, THREE_ROWS } from './draw.ts';

const CELLS = columns(
  ['Ln', 52],
  ['Description', 66, 'left'],
  ['Qty', 262],
  ['U/M', 270, 'left'],
  ['Net Each', 400],
  ['Extended', 480],
);

/** Descriptions of two lines, close below each other, and rows further apart. */
const rowsOf = (top: number, all: readonly (readonly [string, string, string?])[]): PlacedText[] =>
  all.flatMap(([first, second, note], at) => [
    ...row(CELLS, top + at * 42, [`${at + 1}0`, first, '2.00', 'EA', '40.00', '80.00']),
    { text: second, x: 66, y: top + at * 42 + 10 },
    ...(note === undefined
      ? []
      : note
          .split('|')
          .map((text, line) => ({ text, x: 66, y: top + at * 42 + 20 + line * 10, italic: true }))),
  ]);

describe('a quote with parts', () => {
  it('has notes in slanted type as close below a description as its own lines', () => {
    const { lineItems } = read(
      page(1, [
        ...row(
          CELLS,
          60,
          CELLS.map(({ heading }) => heading),
          { bold: true },
        ),
        { text: 'Door 1 - hit by van', x: 66, y: 80, bold: true },
        ...rowsOf(96, [
          [
            'Insulated steel sectional door, hung and',
            'set in the north bay',
            'Ribbed, with a break,|with weather seal',
          ],
          ['Change the sections of the door and re-', 'tension', 'Allowance, billed at cost'],
          ['Replace the lowest section and the one', 'above it'],
        ]),
      ]),
    );
    expect(lineItems.map(({ room, description, f9Note }) => [room, description, f9Note])).toEqual([
      [
        'Door 1 - hit by van',
        'Insulated steel sectional door, hung and set in the north bay',
        'Ribbed, with a break,\nwith weather seal',
      ],
      [
        'Door 1 - hit by van',
        'Change the sections of the door and re-tension',
        'Allowance, billed at cost',
      ],
      ['Door 1 - hit by van', 'Replace the lowest section and the one above it', null],
    ]);
  });
});

describe('the head of an invoice', () => {
  it('has two numbers in a line, and the office of the insurer', () => {
    expect(
      read(
        page(1, [
          ...drawn(`
Oakby Board-up
Bill to: Orchard Mutual, Claims
Claim # 77-1204-55 Policy QM3-77109-26`),
          ...THREE_ROWS,
        ]),
      ),
    ).toMatchObject({
      claimNumber: '77-1204-55',
      policyNumber: 'QM3-77109-26',
      carrierName: 'Orchard Mutual',
    });
  });

  it('has the owner behind TO, and the address below the name', () => {
    expect(
      read(
        page(1, [
          ...drawn(`
Oakby Plumbing

TO      Ida Quillon
        12 Plum Row, Elmtown, OH 44999
        (555) 555-0126`),
          ...THREE_ROWS,
        ]),
      ),
    ).toMatchObject({
      insuredName: 'Ida Quillon',
      propertyAddress: '12 Plum Row, Elmtown, OH 44999',
    });
  });

  it.each(['PA/Elm Co. tax 7% on material 127.23', 'Elm Co. tax 7% 12.10'])(
    'adds a tax below the rows: %s',
    (text) => {
      expect(isAdjustment(text)).toBe(true);
    },
  );
});

describe('a unit in words', () => {
  it('stands between the quantity and a dash', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
~QTY    DESCRIPTION                               UNIT PRICE    LINE TOTAL
1       Emergency call                                285.00       $285.00
2.5 Hours - open ceiling further                      128.00       $320.00
2       Quarter turn stops                             24.50        $49.00
~                                                      TOTAL       $654.00
`),
      ),
    );
    expect(lineItems[1]).toMatchObject({
      description: 'open ceiling further',
      quantity: 2.5,
      unit: 'HR',
      rcv: 320,
    });
  });
});

describe('a quote with a size before the place', () => {
  it.each(['W x H', 'WxH', 'H×W'])('leaves it out of either: %s', (size) => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
~Qty  U/M  ${size.padEnd(12)}Location        Description                  Unit price     Extension
  1  EA   96 x 80     Front room      Clear tempered, insulated        640.00        640.00
  2  EA   40-1/2 x 72  Entry          Side lite, obscure glass         210.00        420.00
  3  EA               Entry           Closer, adjust                    55.00        165.00
~Total                                                                           1,225.00
`),
      ),
    );
    expect(
      lineItems.map(({ room, description, quantity }) => [room, description, quantity]),
    ).toEqual([
      ['Front room', 'Clear tempered, insulated', 1],
      ['Entry', 'Side lite, obscure glass', 2],
      ['Entry', 'Closer, adjust', 3],
    ]);
  });
});
