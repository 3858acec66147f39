import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(['QUAN.', 60], ['DESCRIPTION', 80, 'left'], ['PRICE', 400], ['AMOUNT', 480]);

const descriptionsOf = (...rows: PlacedText[][]): (string | null)[] =>
  read(page(1, [...header(TABLE, 100), ...rows.flat()])).lineItems.map(
    ({ description }) => description,
  );

describe('words of a row above the line of its amount', () => {
  it('break off and go on in small letters', () => {
    expect(
      descriptionsOf(
        row(TABLE, 116, ['1', '200 amp panel, 40 space,', '', '']),
        row(TABLE, 128, ['', 'w/ whole house surge', '', '1,685.00']),
        row(TABLE, 140, ['14', 'QO arc fault breakers', '58.00', '812.00']),
        row(TABLE, 152, ['', 'Pull new cable to freezer and well pump,', '', '']),
        row(TABLE, 164, ['', 'old one blown apart in attic', '', '740.00']),
        row(TABLE, 176, ['3', 'ceiling fans, take down', '115.00', '345.00']),
      ),
    ).toEqual([
      '200 amp panel, 40 space, w/ whole house surge',
      'QO arc fault breakers',
      'Pull new cable to freezer and well pump, old one blown apart in attic',
      'ceiling fans, take down',
    ]);
  });

  it('are none where the next row begins anew', () => {
    expect(
      descriptionsOf(
        row(TABLE, 116, ['6', 'Receptacles, kitchen', '34.50', '207.00']),
        row(TABLE, 128, ['', 'burnt on the counter side,', '', '']),
        row(TABLE, 140, ['2', 'GFI receptacles outside', '49.00', '98.00']),
        row(TABLE, 152, ['3', 'Fans, take down', '115.00', '345.00']),
      ).slice(1),
    ).toEqual(['GFI receptacles outside', 'Fans, take down']);
  });
});
