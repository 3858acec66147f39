import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, type PlacedText, page, read, row, text } from './draw.ts';

const COSTS = columns(
  ['Resource', 36, 'left'],
  ['Desc', 90, 'left'],
  ['Quantity', 270],
  ['Unit', 280, 'left'],
  ['Unit Cost', 360],
  ['Labor', 430],
  ['Equip', 490],
  ['Total', 570],
);

const item = (y: number, number: string, name: string): PlacedText[] => [
  text(y, `BID ITEM = ${number}`),
  text(y, `Description = ${name}`, { x: 130 }),
  text(y, 'Unit = LS', { x: 340 }),
  text(y, 'Takeoff Quan: 1.000', { x: 420 }),
];

const activity = (y: number, number: string, name: string, crew: string): PlacedText[] => [
  text(y, number),
  text(y, name, { x: 90 }),
  text(y, 'Quan: 1.00 LS', { x: 300 }),
  text(y, `Crew: ${crew}`, { x: 400 }),
];

const report = (sumOfFirst: string): PlacedText[] => [
  ...header(COSTS, 50),
  text(62, 'Owner / Insured: Orrin Lake Club'),
  text(62, 'Site: 12 Plum Row, Alder, OH 44999', { x: 230 }),
  ...item(80, '10', 'Site work'),
  ...activity(94, '101000', 'Mobilize', 'A1'),
  ...row(COSTS, 108, ['8LOW', 'Lowboy', '4.00', 'HR', '100.00', '', '400.00', '400.00']),
  ...row(COSTS, 122, ['LTEAM', 'Teamster', '4.00', 'MH', '50.00', '200.00', '', '200.00']),
  ...row(COSTS, 136, ['', 'Activity total 101000', '', '', '', '200.00', '400.00', sumOfFirst]),
  ...activity(150, '102000', 'Silt fence', 'B2'),
  ...row(COSTS, 164, ['LLAB', 'Laborer', '6.00', 'MH', '40.00', '240.00', '', '240.00']),
  ...row(COSTS, 178, ['', 'Activity total 102000', '', '', '', '240.00', '', '240.00']),
  text(192, '=====>'),
  ...row(COSTS, 192, ['', 'Item Totals: 10 - Site work', '', '', '', '440.00', '400.00', '840.00']),
  ...item(214, '20', 'Culvert'),
  ...activity(228, '201000', 'Set pipe', 'A1'),
  ...row(COSTS, 242, ['LOPER', 'Operator', '5.00', 'MH', '60.00', '300.00', '', '300.00']),
  ...row(COSTS, 256, ['', 'Activity total 201000', '', '', '', '300.00', '', '300.00']),
  ...activity(270, '202000', 'Headwall', 'C3'),
  ...row(COSTS, 284, ['4SUB', 'Mason', '1.00', 'LS', '500.00', '500.00', '', '500.00']),
  ...row(COSTS, 298, ['', 'Activity total 202000', '', '', '', '500.00', '', '500.00']),
  text(312, '=====>'),
  ...row(COSTS, 312, ['', 'Item Totals: 20 - Culvert', '', '', '', '800.00', '', '800.00']),
  text(332, '***'),
  ...row(COSTS, 332, ['', 'Report Total (direct)', '', '', '', '1,240.00', '400.00', '1,640.00']),
];

describe('activities by cost, whose sums say their numbers', () => {
  it('are sections of the items that they belong to', () => {
    const estimate = read(page(1, report('600.00')));
    expect(
      estimate.lineItems.map(({ room, section, description }) => [room, section, description]),
    ).toEqual([
      ['Site work', 'Mobilize', 'Lowboy'],
      ['Site work', 'Mobilize', 'Teamster'],
      ['Site work', 'Silt fence', 'Laborer'],
      ['Culvert', 'Set pipe', 'Operator'],
      ['Culvert', 'Headwall', 'Mason'],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('are told by their sums alone', () => {
    const { lineItems } = read(page(1, report('601.00')));
    expect(lineItems.map(({ section }) => section)).not.toContain('Mobilize');
  });
});
