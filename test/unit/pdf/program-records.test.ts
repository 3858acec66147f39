import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

describe('records that a program wrote for another program', () => {
  it('reads heads that join their words by capitals, and keys as numbers of rows', () => {
    const table = columns(
      ['lineId', 40, 'left'],
      ['roomName', 90, 'left'],
      ['itemDescription', 150, 'left'],
      ['qty', 360],
      ['uom', 380, 'left'],
      ['unitPrice', 450],
      ['lineTotal', 510],
      ['depAmt', 550],
      ['acvTotal', 600],
    );
    const estimate = read(
      page(1, [
        ...header(table, 60),
        ...row(table, 75, [
          '81455',
          'Kitchen',
          'Set range',
          '2.0',
          'EA',
          '62.09',
          '124.18',
          '',
          '124.18',
        ]),
        ...row(table, 90, [
          '81456',
          'Kitchen',
          '1/2 in. board',
          '944.0',
          'SF',
          '3.6',
          '3398.4',
          '1359.36',
          '2039.04',
        ]),
        ...row(table, 105, [
          '81457',
          'Hall',
          'Paint door',
          '1.0',
          'EA',
          '63.75',
          '63.75',
          '',
          '63.75',
        ]),
        ...row(table, 120, ['81458', 'Hall', 'Clean floor', '10.0', 'SF', '0.5', '5.0', '', '5.0']),
        { text: '4 rows', x: 40, y: 140 },
        { text: 'sum(lineTotal) = 3591.33', x: 40, y: 152 },
      ]),
    );
    expect(estimate.lineItems.map(({ room, description }) => [room, description])).toEqual([
      ['Kitchen', 'Set range'],
      ['Kitchen', '1/2 in. board'],
      ['Hall', 'Paint door'],
      ['Hall', 'Clean floor'],
    ]);
    expect(estimate.lineItems[1]).toMatchObject({
      quantity: 944,
      unit: 'SF',
      unitPrice: 3.6,
      rcv: 3398.4,
      depreciation: 1359.36,
      acv: 2039.04,
      printed: { lineNumber: '81456' },
    });
    expect(estimate.lineItems[3]?.f9Note).toBeNull();
  });

  it('reads keys that break at their underscores, empties as empty and pairs as facts and sums', () => {
    const table = columns(
      ['line_', 40, 'left'],
      ['description', 90, 'left'],
      ['qty', 300],
      ['uom', 310, 'left'],
      ['unit_', 370],
      ['rcv', 430],
      ['dep_', 480],
      ['dep_is_', 540],
      ['acv', 600],
    );
    const below = ['no', '', '', '', 'cost', '', 'amount', 'recoverable', ''];
    const estimate = read(
      page(1, [
        { text: 'claim.number', x: 40, y: 30 },
        { text: '4851032654', x: 220, y: 30 },
        { text: 'claim.date_of_loss', x: 40, y: 40 },
        { text: '2025-02-27', x: 220, y: 40 },
        { text: 'areas[0]', x: 40, y: 50 },
        { text: 'name: Kitchen', x: 110, y: 50 },
        { text: 'floor_sf: 73.19', x: 260, y: 50 },
        ...header(table, 64),
        ...row(table, 72, below, { bold: true }),
        ...row(table, 84, [
          '1',
          'Patch wall',
          '4',
          'EA',
          '112.09',
          '448.36',
          '0',
          'null',
          '448.36',
        ]),
        ...row(table, 96, ['2', 'Insulate', '10', 'SF', '1.5', '15', '5.25', 'false', '9.75']),
        ...row(table, 108, ['3', 'Sand floor', '20.5', 'SF', '2', '41', '1', 'true', '40']),
        { text: 'areas[0].totals.rcv', x: 40, y: 120 },
        { text: '504.36', x: 220, y: 120 },
        { text: 'totals.line_item_total', x: 40, y: 140 },
        { text: '504.36', x: 220, y: 140 },
        { text: 'totals.net_claim', x: 40, y: 150 },
        { text: '498.1', x: 220, y: 150 },
      ]),
    );
    expect(estimate.lineItems).toHaveLength(3);
    expect(estimate.lineItems.map(({ room }) => room)).toEqual(['Kitchen', 'Kitchen', 'Kitchen']);
    expect(estimate.lineItems.map((item) => item.depreciationRecoverable)).toEqual([
      true,
      false,
      true,
    ]);
    expect(estimate.lineItems[0]).toMatchObject({ unitPrice: 112.09, rcv: 448.36, acv: 448.36 });
    expect(estimate.claimNumber).toBe('4851032654');
    expect(estimate.dateOfLoss).toBe('2025-02-27');
    expect(estimate.printed?.summaries).toMatchObject([{ lineItemTotal: 504.36, netClaim: 498.1 }]);
  });
});

it('a remark that counts rows of a roof is no answer of a database', () => {
  const table = columns(
    ['DESCRIPTION', 43, 'left'],
    ['QTY', 393],
    ['UNIT', 425],
    ['PRICE', 490],
    ['TOTAL', 569],
  );
  const estimate = read(
    page(1, [
      ...header(table, 60),
      ...row(table, 75, ['Ice & water shield', '742.00', 'SF', '$1.92', '$1,424.64']),
      { text: '2 rows at eave per IRC R905.1.2 (24" inside warm wall).', x: 43, y: 87, size: 7.5 },
      ...row(table, 105, ['Starter strip', '214.00', 'LF', '$2.35', '$502.90']),
    ]),
  );
  expect(estimate.lineItems.map(({ f9Note }) => f9Note)).toEqual([
    '2 rows at eave per IRC R905.1.2 (24" inside warm wall).',
    null,
  ]);
});
