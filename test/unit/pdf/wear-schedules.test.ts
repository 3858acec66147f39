import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const WORK = columns(
  ['#', 36, 'left'],
  ['Item', 60, 'left'],
  ['Quantity', 300],
  ['Unit', 312, 'left'],
  ['Unit Cost', 390],
  ['RCV', 440],
  ['Depreciation', 500],
  ['ACV', 560],
);
const WEAR = columns(
  ['Item', 36, 'left'],
  ['Room', 70, 'left'],
  ['Description', 130, 'left'],
  ['Age', 330],
  ['Life', 370],
  ['Dep %', 410],
  ['RCV', 480],
  ['Depreciation', 560],
);

const work = [
  { text: 'Den', x: 36, y: 84, bold: true },
  ...header(WORK, 100),
  ...row(WORK, 116, ['1', 'Carpet, loop', '20.00', 'SY', '40.00', '800.00', '(400.00)', '400.00']),
  ...row(WORK, 132, ['2', 'Clean slab', '180.00', 'SF', '1.00', '180.00', '-', '180.00']),
  ...row(WORK, 148, ['3', 'Paint walls', '300.00', 'SF', '2.00', '600.00', '(150.00)', '450.00']),
  ...row(WORK, 164, ['Totals: Den', '', '', '', '', '1,580.00', '(550.00)', '1,030.00']),
  ...row(WORK, 180, ['Estimate Total', '', '', '', '', '1,580.00', '(550.00)', '1,030.00']),
];

const readWith = (...amounts: [string, string]) =>
  read(
    page(1, work),
    page(2, [
      { text: 'Depreciation Schedule', x: 36, y: 84, bold: true },
      ...header(WEAR, 100),
      ...row(WEAR, 116, ['1', 'Den', 'Carpet, loop', '6', '12', '50.00', '800.00', amounts[0]]),
      ...row(WEAR, 132, ['3', 'Den', 'Paint walls', '3', '12', '25.00', '600.00', amounts[1]]),
      ...row(WEAR, 148, ['', '', 'Total', '', '', '', '1,400.00', '550.00']),
    ]),
  );

describe('a schedule of depreciation behind the estimate', () => {
  it('says rows once more', () => {
    const { lineItems, printed } = readWith('400.00', '150.00');
    expect(lineItems.map(({ rcv }) => rcv)).toEqual([800, 180, 600]);
    expect(printed?.totals.filter(({ kind }) => kind === 'grand')).toMatchObject([
      { amounts: { rcv: 1580 } },
    ]);
  });

  it('is left out where it says other amounts, as the total counts none of its rows, and the user is told', () => {
    const { lineItems, printed } = readWith('200.00', '90.00');
    expect(lineItems.map(({ depreciation }) => depreciation)).toEqual([400, 0, 150]);
    expect(printed?.warnings.map(({ code, at }) => [code, at?.page])).toEqual([
      ['attached_list_left_out', 2],
    ]);
  });
});
