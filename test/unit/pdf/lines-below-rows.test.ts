import { describe, expect, test } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

/** What stands below a row and belongs to it: its wear, the rest of its action, remarks. */

const KITCHEN = { text: 'Kitchen', x: 36, y: 70, bold: true, size: 11 };

describe('facts of wear with their labels below a row', () => {
  const table = columns(
    ['#', 36, 'left'],
    ['Description', 60, 'left'],
    ['Qty', 300],
    ['Unit Price', 370],
    ['RCV', 440],
    ['Deprec.', 500],
    ['ACV', 570],
  );
  test.each([
    ['Age: 15 yr Life: 150 yr Depreciation: 10.00% Non-Recoverable', null, false],
    ['Age 15 yrs, useful life 150 yrs, 10.00%', null, true],
    ['Depreciation: 10% (Age 15 / Life 150)', null, true],
    ['Age/Life: 15/150 yrs  Condition: Average  Dep: 10.00%', 'Average', true],
  ])('are those of the row: %s', (says, condition, recoverable) => {
    for (const number of ['1.', '']) {
      const { lineItems } = read(
        page(1, [
          KITCHEN,
          ...header(table, 90),
          ...row(table, 105, [
            number,
            'Door unit',
            '1.00 EA',
            '100.00',
            '100.00',
            '10.00',
            '90.00',
          ]),
          { text: says, x: 66, y: 116, size: 8 },
          { text: 'Owner wants to match.', x: 66, y: 126, size: 8 },
          ...row(table, 145, [number && '2.', 'Casing', '10.00 LF', '4.00', '40.00', '', '40.00']),
        ]),
      );
      const [door, casing] = lineItems;
      expect(door).toMatchObject({
        depreciation: 10,
        depreciationRecoverable: recoverable,
        f9Note: 'Owner wants to match.',
        printed: { ageYears: 15, lifeYears: 150, depreciationPercent: 10, condition },
      });
      expect(casing?.printed).toMatchObject({ ageYears: null, lifeYears: null });
    }
  });

  test('say nothing where a person writes of them', () => {
    const { lineItems } = read(
      page(1, [
        KITCHEN,
        ...header(table, 90),
        ...row(table, 105, ['1.', 'Door unit', '1.00 EA', '100.00', '100.00', '10.00', '90.00']),
        { text: 'Age of the door is 15 years by the owner, life 150.', x: 66, y: 116, size: 8 },
        ...row(table, 145, ['2.', 'Casing', '10.00 LF', '4.00', '40.00', '', '40.00']),
      ]),
    );
    expect(lineItems[0]?.printed?.ageYears).toBeNull();
    expect(lineItems[0]?.f9Note).toBe('Age of the door is 15 years by the owner, life 150.');
  });
});

describe('an action that is broken over two lines of its cell', () => {
  test.each([
    ['before the descriptions', 36, 110],
    ['behind the descriptions', 220, 36],
  ])('is one, %s', (_, action, described) => {
    const table = columns(
      ['Action', action, 'left'],
      ['Description', described, 'left'],
      ['Qty', 340],
      ['Unit Price', 410],
      ['Total', 480],
    );
    const { lineItems } = read(
      page(1, [
        KITCHEN,
        ...header(table, 90),
        ...row(table, 105, ['Remove &', 'Door unit', '1.00 EA', '100.00', '100.00']),
        { text: 'Replace', x: action, y: 115.5 },
        ...row(table, 132, ['Detach', 'Light fixture', '1.00 EA', '40.00', '40.00']),
        { text: '& Reset', x: action, y: 142.5 },
        ...row(table, 159, ['REM', 'Baseboard', '10.00 LF', '4.00', '40.00']),
        ...row(table, 175, [
          'Remove &',
          'Drywall with a long name that',
          '10.00 LF',
          '4.00',
          '40.00',
        ]),
        { text: 'goes on below', x: described, y: 185.5 },
        { text: 'Replace', x: action, y: 185.5 },
        ...row(table, 205, ['', 'Total', '', '', '220.00'], { bold: true }),
      ]),
    );
    expect(
      lineItems.map(({ activity, description, f9Note }) => [activity, description, f9Note]),
    ).toEqual([
      ['&', 'Door unit', null],
      ['R', 'Light fixture', null],
      ['-', 'Baseboard', null],
      ['&', 'Drywall with a long name that goes on below', null],
    ]);
  });
});

test('the rate of equipment is a part of the price beside those of labor and material', () => {
  const table = columns(
    ['Description', 36, 'left'],
    ['Qty', 220],
    ['Unit', 228, 'left'],
    ['Labor', 300],
    ['Material', 360],
    ['Equipment', 430],
    ['Total', 510],
  );
  const { lineItems } = read(
    page(1, [
      KITCHEN,
      ...header(table, 90),
      ...row(table, 105, ['Door unit', '1.00', 'EA', '60.00', '40.00', '0.00', '100.00']),
      ...row(table, 120, ['Excavate', '10.00', 'CY', '4.00', '0.00', '8.00', '120.00']),
    ]),
  );
  expect(lineItems.map(({ unitPrice }) => unitPrice)).toEqual([100, 12]);
});

test('remarks between marks are notes, names between marks are sections', () => {
  const table = columns(
    ['#', 36, 'left'],
    ['Description', 60, 'left'],
    ['Qty', 300],
    ['Unit Price', 370],
    ['RCV', 440],
  );
  const { lineItems } = read(
    page(1, [
      KITCHEN,
      ...header(table, 90),
      ...row(table, 105, ['1.', 'Door unit', '1.00 EA', '100.00', '100.00']),
      { text: '** Readings above 20 percent at the north wall', x: 60, y: 116 },
      ...row(table, 132, ['2.', 'Baseboard', '10.00 LF', '4.00', '40.00']),
      { text: '** Gutters **', x: 60, y: 150 },
      ...row(table, 166, ['3.', 'Gutter', '10.00 LF', '4.00', '40.00']),
    ]),
  );
  expect(lineItems.map(({ section, f9Note }) => [section, f9Note])).toEqual([
    [null, '** Readings above 20 percent at the north wall'],
    [null, null],
    ['Gutters', null],
  ]);
});
