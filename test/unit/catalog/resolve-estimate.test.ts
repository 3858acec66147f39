import { describe, expect, it } from 'vitest';
import { readStarterCatalog } from '../../../catalog/starter.ts';
import { loadCatalog } from '../../../lambdas/domain/catalog/catalog.ts';
import {
  assignActivities,
  assignTrades,
  resolveItems,
} from '../../../lambdas/domain/catalog/resolve-estimate.ts';
import type {
  Estimate,
  LineItem,
  PrintedEstimate,
  PrintedItem,
} from '../../../lambdas/domain/estimate/estimate.ts';

const catalog = loadCatalog(readStarterCatalog().bytes);
const readAt = { page: 1, box: { left: 0, top: 0, right: 1, bottom: 1 } };

const item = (description: string | null, more: Partial<LineItem> = {}): LineItem => ({
  id: null,
  cat: null,
  sel: null,
  description,
  quantity: 1,
  unit: null,
  activity: '+',
  unitPrice: null,
  lineItemTotal: null,
  tax: null,
  rcv: null,
  acv: null,
  depreciation: null,
  depreciationApplicable: null,
  depreciationRecoverable: true,
  overheadProfit: null,
  overheadProfitApplicable: null,
  isPaidWhenIncurred: false,
  enabled: true,
  room: 'General',
  section: null,
  f9Note: null,
  printed: null,
  resolution: null,
  ...more,
});

const printedItem = (more: Partial<PrintedItem> = {}): PrintedItem => ({
  lineNumber: '1',
  descriptionAsPrinted: '',
  path: [],
  readAt,
  confidence: 1,
  removePrice: null,
  replacePrice: null,
  resetPrice: null,
  calculation: null,
  ageYears: null,
  lifeYears: null,
  condition: null,
  depreciationPercent: null,
  coverage: null,
  priceNote: null,
  flags: [],
  machineNotes: [],
  ...more,
});

const estimate = (lineItems: LineItem[], recap: [string, number][] = []): Estimate => ({
  fileName: 'e.pdf',
  estimateName: null,
  claimNumber: null,
  policyNumber: null,
  insuredName: null,
  propertyAddress: null,
  dateOfLoss: null,
  carrierName: null,
  priceList: null,
  lineItems,
  printed:
    recap.length === 0
      ? null
      : ({
          recapByCategory: recap.map(([name, amount]) => ({
            name,
            amount,
            percent: null,
            overheadProfitItems: null,
            readAt,
          })),
        } as unknown as PrintedEstimate),
});

const codes = (resolved: Estimate) =>
  resolved.lineItems.map(({ resolution }) =>
    resolution?.sel == null ? null : `${resolution.cat} ${resolution.sel}`,
  );

describe('assignActivities', () => {
  it('reads printed prefixes, demolition wording and the column that has the rate', () => {
    const print = (text: string, more: Partial<PrintedItem> = {}) =>
      item(text, { printed: printedItem({ descriptionAsPrinted: text, ...more }) });
    const assigned = assignActivities(
      estimate([
        print('R&R Toilet'),
        print('Remove Carpet'),
        print('Detach & Reset Toilet'),
        print('Tear out wet drywall, no bagging'),
        print('Carpet', { removePrice: 1.2 }),
        print('Carpet', { removePrice: 1.2, replacePrice: 3 }),
        print('Carpet', { replacePrice: 3 }),
      ]),
    );
    expect(assigned.lineItems.map(({ activity }) => activity)).toEqual([
      '&',
      '-',
      'R',
      '-',
      '-',
      '&',
      '+',
    ]);
  });

  it('keeps the activity that a structured document gives', () => {
    const assigned = assignActivities(estimate([item('R&R Toilet', { activity: 'I' })]));
    expect(assigned.lineItems[0]?.activity).toBe('I');
  });
});

describe('resolveItems', () => {
  it('settles a shared wording by the trade of the lines around it', () => {
    const around = [item('Tile floor covering'), item('Regrout tile floor'), item('Tile base')];
    const resolved = resolveItems(estimate([...around, item('1/2" Cement board')]), catalog);
    expect(resolved.lineItems[3]?.resolution).toMatchObject({
      method: 'context',
      cat: 'FCT',
      sel: 'BCEM1/2',
    });
    expect(codes(resolveItems(estimate([item('1/2" Cement board')]), catalog))).toEqual([null]);
  });

  it('does not let another room speak for the lines of this one', () => {
    const tiles = ['Tile floor covering', 'Regrout tile floor', 'Tile base'];
    const other = tiles.map((text) => item(text, { room: 'Hall' }));
    const resolved = resolveItems(
      estimate([...other, item('1/2" Cement board', { room: 'Bath' })]),
      catalog,
    );
    expect(resolved.lineItems[3]?.resolution?.sel).toBeNull();
  });

  it('settles a shared wording by the sums of the category recap', () => {
    const lines = [
      item('Toilet', { rcv: 300 }),
      item('Tile/stone sealer', { rcv: 40 }),
      item('Ceramic tile base', { rcv: 60 }),
    ];
    const recap: [string, number][] = [
      ['PLUMBING', 300],
      ['TILE', 60],
      ['FLOOR COVERING - STONE', 40],
    ];
    const resolved = resolveItems(estimate(lines, recap), catalog);
    expect(codes(resolved)).toEqual(['PLM TLT', 'FCS SEAL', 'TIL B']);
  });

  it('claims nothing where the recap fits in two ways', () => {
    const lines = [
      item('Tile/stone sealer', { rcv: 40 }),
      item('Tile/stone sealer', { rcv: 40, room: 'Hall' }),
    ];
    const recap: [string, number][] = [
      ['TILE', 40],
      ['FLOOR COVERING - STONE', 40],
    ];
    expect(codes(resolveItems(estimate(lines, recap), catalog))).toEqual([null, null]);
  });

  it('claims the trade of the lines around for an item that the list lacks', () => {
    const roof = ['Drip edge', 'Step flashing', 'Roofing felt - 15 lb.', 'Valley metal'];
    const lines = [...roof, 'Chimney flashing - large (32" x 60")'];
    const resolved = resolveItems(estimate(lines.map((text) => item(text))), catalog);
    expect(resolved.lineItems[4]?.resolution).toMatchObject({
      method: 'category',
      cat: 'RFG',
      sel: null,
    });
  });

  it('keeps given pairs and the order and number of the items', () => {
    const lines = [
      item('anything', { cat: 'RFG', sel: '300S' }),
      item(null, { cat: 'ZZZ', sel: '1' }),
      item('Toilet'),
    ];
    const resolved = resolveItems(estimate(lines), catalog);
    expect(resolved.lineItems.map(({ resolution }) => resolution?.method)).toEqual([
      'exact_pair',
      'unverified_pair',
      'exact_description',
    ]);
    expect(resolved.lineItems.map(({ description }) => description)).toEqual(
      lines.map(({ description }) => description),
    );
  });

  it('makes a removal of an item that can only be removed, and leaves other activities', () => {
    const resolved = resolveItems(
      estimate([
        item('Tear out wet drywall, no bagging'),
        item('Toilet', { activity: 'R' }),
        item('Toilet'),
      ]),
      catalog,
    );
    expect(resolved.lineItems.map(({ resolution }) => resolution?.activity)).toEqual([
      '-',
      'R',
      '+',
    ]);
  });
});

describe('assignTrades', () => {
  it('names the trade of what it knows and no selector', () => {
    const assigned = assignTrades(estimate([item('Toilet'), item('xyzzy plugh')]), catalog);
    expect(assigned.lineItems.map(({ resolution }) => [resolution?.cat, resolution?.sel])).toEqual([
      ['PLM', null],
      [null, null],
    ]);
  });
});
