import { describe, expect, it } from 'vitest';
import { type PlacedText, page, read } from './draw.ts';

const right = (text: string, x: number, y: number): PlacedText => ({ text, x, y, align: 'right' });

/** A printed work order: what was set at the left, who worked and what else is charged at the right. */
const workOrder = (): PlacedText[] => {
  const materials = [
    ['2', 'Condenser fan motor 1/4 HP', '212.00', '424.00'],
    ['1', 'Contactor, 2 pole 40 A', '38.60', '38.60'],
    ['1', 'Dual capacitor 45/5', '29.75', '29.75'],
    ['35', 'Ft line set, insulated', '9.20', '322.00'],
    ['1', 'Disconnect, fused 60 A', '64.15', '64.15'],
    ['1', 'Whip, 6 ft', '24.40', '24.40'],
    ['6', 'Lb R-410A', '31.00', '186.00'],
    ['1', 'Filter drier 3/8', '22.85', '22.85'],
    ['2', 'Pad, composite 36 x 36', '58.00', '116.00'],
    ['1', 'Hard start kit', '47.30', '47.30'],
  ];
  const labor = [
    ['3.5', '2 men, set unit', '165.00', '577.50'],
    ['2', 'Braze & evacuate', '92.00', '184.00'],
    ['1', 'Start up & test', '80.00', '80.00'],
  ];
  const others = [
    ['1', 'Mechanical permit', '55.00', '55.00'],
    ['24', 'Miles, rig', '1.75', '42.00'],
    ['1', 'Recovery fee, jug', '30.00', '30.00'],
  ];
  const cells = (of: readonly string[], [count, text, price, total]: number[], y: number) => [
    right(of[0] ?? '', count ?? 0, y),
    { text: of[1] ?? '', x: text ?? 0, y },
    right(of[2] ?? '', price ?? 0, y),
    right(of[3] ?? '', total ?? 0, y),
  ];
  const [own, beside] = [
    [72, 80, 276, 328],
    [365, 373, 512, 564],
  ];
  const at = (row: number): number => 182 + row * 18;
  return [
    { text: 'JOB WORK ORDER / ESTIMATE', x: 200, y: 50, size: 14, bold: true },
    { text: 'Hollis Ferry Heating & Air', x: 48, y: 74, size: 14, bold: true },
    { text: 'R.R. 2 Box 40, Elkin NC 28621', x: 48, y: 92 },
    { text: 'Hail on condenser 5/2/26. Fan & coil bent. Cl# HRC-402-1187', x: 58, y: 120 },
    { text: 'MATERIALS', x: 165, y: 150, bold: true },
    { text: 'LABOR', x: 440, y: 150, bold: true },
    ...['QTY.', 'MATERIAL', 'PRICE', 'AMOUNT', 'HRS.', 'LABOR', 'RATE', 'AMOUNT'].map(
      (text, column) => ({
        text,
        x: [54, 140, 248, 292, 346, 410, 486, 527][column] ?? 0,
        y: 165,
        bold: true,
        size: 7,
      }),
    ),
    ...materials.flatMap((of, row) => cells(of, own, at(row))),
    ...labor.flatMap((of, row) => cells(of, beside, at(row))),
    { text: 'TOTAL LABOR', x: 450, y: at(6) },
    right('841.50', 564, at(6)),
    { text: 'OTHER CHARGES', x: 410, y: at(7), bold: true },
    ...others.flatMap((of, row) => cells(of, beside, at(8 + row))),
    { text: 'TOTAL OTHER', x: 450, y: at(12) },
    right('127.00', 564, at(12)),
    { text: 'TOTAL MATERIALS', x: 198, y: at(14) },
    right('1,275.05', 328, at(14)),
    ...[
      ['MATERIALS', '1,275.05'],
      ['LABOR', '841.50'],
      ['OTHER CHARGES', '127.00'],
      ['TAX', '89.25'],
      ['TOTAL', '2,332.80'],
    ].flatMap(([text = '', sum = ''], row) => [
      { text, x: 406, y: at(16 + row) },
      right(sum, 564, at(16 + row)),
    ]),
    { text: 'Old unit was on the north pad.', x: 54, y: at(16) },
    { text: 'Left it for the adjuster. Price', x: 54, y: at(17) },
    { text: 'good 30 days.', x: 54, y: at(18) },
  ];
};

describe('tables of a work order beside each other', () => {
  it('are read one after the other, where what is done stands below `LABOR`', () => {
    const { lineItems } = read(page(1, workOrder()));
    expect(
      lineItems.map(({ description, quantity, unitPrice, rcv }) => [
        description,
        quantity,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['Condenser fan motor 1/4 HP', 2, 212, 424],
      ['Contactor, 2 pole 40 A', 1, 38.6, 38.6],
      ['Dual capacitor 45/5', 1, 29.75, 29.75],
      ['Ft line set, insulated', 35, 9.2, 322],
      ['Disconnect, fused 60 A', 1, 64.15, 64.15],
      ['Whip, 6 ft', 1, 24.4, 24.4],
      ['Lb R-410A', 6, 31, 186],
      ['Filter drier 3/8', 1, 22.85, 22.85],
      ['Pad, composite 36 x 36', 2, 58, 116],
      ['Hard start kit', 1, 47.3, 47.3],
      ['2 men, set unit', 3.5, 165, 577.5],
      ['Braze & evacuate', 2, 92, 184],
      ['Start up & test', 1, 80, 80],
      ['Mechanical permit', 1, 55, 55],
      ['Miles, rig', 24, 1.75, 42],
      ['Recovery fee, jug', 1, 30, 30],
    ]);
  });
  it('are below a text that says `Cl#` for the number of the claim', () => {
    expect(read(page(1, workOrder())).claimNumber).toBe('HRC-402-1187');
  });
});
