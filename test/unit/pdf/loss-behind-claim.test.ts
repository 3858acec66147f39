import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Qty', 70],
  ['Unit', 80, 'left'],
  ['Description', 120, 'left'],
  ['Price', 440],
  ['Amount', 540],
);

it("the day of the loss behind a claim's number is no part of it", () => {
  const { claimNumber, dateOfLoss } = read(
    page(1, [
      { text: 'Claim: RB-0417725-26 Loss 3/9/26', x: 300, y: 50 },
      ...header(TABLE, 80),
      ...row(TABLE, 100, ['2', 'ea', 'Angle stop', '31.00', '62.00']),
      ...row(TABLE, 114, ['1', 'ea', 'Braided supply', '18.00', '18.00']),
    ]),
  );
  expect([claimNumber, dateOfLoss]).toEqual(['RB-0417725-26', '2026-03-09']);
});
