import { describe, expect, it } from 'vitest';
import { priceLine } from '../../../lambdas/domain/esx/price-line.ts';
import { lineItem, printedItem } from './sample-estimate.ts';

const priced = (fields: Parameters<typeof lineItem>[0]) => priceLine(lineItem(fields), 0);
const codes = (fields: Parameters<typeof lineItem>[0]) =>
  priced(fields).contradictions.map(({ code }) => code);

describe('a line without a price', () => {
  it('is priced 0.00 and says that it has no price', () => {
    const { line, contradictions } = priced({ quantity: 12 });
    expect(line).toMatchObject({
      priceSource: 'none',
      unitPrice: 0,
      lineItemTotal: 0,
      tax: 0,
      overheadProfit: 0,
      rcv: 0,
      depreciation: 0,
      acv: 0,
    });
    expect(contradictions).toEqual([]);
  });

  it('with a price of zero that was given keeps it as given', () => {
    expect(priced({ unitPrice: 0 }).line).toMatchObject({ priceSource: 'supplied', unitPrice: 0 });
  });

  it('takes the unit price from a given line total, with as many decimals as it takes', () => {
    expect(priced({ quantity: 3, lineItemTotal: 100 }).line).toMatchObject({
      priceSource: 'line_total',
      unitPrice: 33.333,
      lineItemTotal: 100,
    });
    expect(priced({ quantity: 1000, lineItemTotal: 333.33 }).line.unitPrice).toBe(0.33333);
  });

  it('takes the line total from a given RCV less tax and O&P', () => {
    const { line, contradictions } = priced({ quantity: 4, rcv: 121, tax: 11, overheadProfit: 10 });
    expect(line).toMatchObject({ priceSource: 'rcv', lineItemTotal: 100, unitPrice: 25, rcv: 121 });
    expect(contradictions).toEqual([]);
  });

  it('takes the RCV from a given ACV and depreciation together', () => {
    expect(priced({ acv: 80, depreciation: 20 }).line).toMatchObject({
      rcv: 100,
      lineItemTotal: 100,
    });
  });
});

describe('missing amounts', () => {
  it('line total is quantity x unit price, half up', () => {
    expect(priced({ quantity: 3.9, unitPrice: 7.15 }).line.lineItemTotal).toBe(27.89);
    expect(priced({ quantity: 1.15, unitPrice: 1 }).line.lineItemTotal).toBe(1.15);
  });

  it('RCV is line total + tax + O&P', () => {
    expect(priced({ unitPrice: 100, tax: 8.25, overheadProfit: 20 }).line.rcv).toBe(128.25);
  });

  it('ACV is RCV - depreciation, and depreciation RCV - ACV', () => {
    expect(priced({ unitPrice: 100, depreciation: 33.33 }).line.acv).toBe(66.67);
    expect(priced({ unitPrice: 100, acv: 66.67 }).line.depreciation).toBe(33.33);
  });

  it('tax is what RCV leaves where O&P is known, and O&P where tax is known', () => {
    expect(priced({ unitPrice: 100, rcv: 108, overheadProfit: 0 }).line.tax).toBe(8);
    expect(priced({ unitPrice: 100, rcv: 128, tax: 8 }).line.overheadProfit).toBe(20);
    expect(priced({ unitPrice: 100, rcv: 108, overheadProfitApplicable: false }).line.tax).toBe(8);
  });

  it('are never guessed where two are missing: what cannot be told apart is reported', () => {
    const { line, contradictions } = priced({ unitPrice: 100, rcv: 128 });
    expect(line).toMatchObject({ tax: 0, overheadProfit: 0, rcv: 128 });
    expect(contradictions.map(({ code }) => code)).toEqual(['rcv_not_itemized']);
  });
});

describe('supplied amounts', () => {
  it('are never changed, whatever they contradict', () => {
    const supplied = {
      quantity: 2,
      unitPrice: 10,
      lineItemTotal: 21,
      tax: 3,
      overheadProfit: 4,
      rcv: 50,
      depreciation: 7,
      acv: 11,
    };
    expect(priced(supplied).line).toMatchObject({
      unitPrice: 10,
      lineItemTotal: 21,
      tax: 3,
      overheadProfit: 4,
      rcv: 50,
      depreciation: 7,
      acv: 11,
      derived: [],
    });
  });

  it.each([
    ['line_total_contradicts_price', { quantity: 2, unitPrice: 10, lineItemTotal: 21 }],
    ['rcv_contradicts_parts', { unitPrice: 10, tax: 1, overheadProfit: 1, rcv: 10 }],
    ['rcv_contradicts_parts', { unitPrice: 10, rcv: 9 }],
    ['acv_contradicts_depreciation', { unitPrice: 10, depreciation: 1, acv: 8 }],
    ['depreciation_exceeds_rcv', { unitPrice: 10, depreciation: 11 }],
    [
      'depreciation_marked_not_applicable',
      { unitPrice: 10, depreciation: 1, depreciationApplicable: false },
    ],
    [
      'overhead_profit_marked_not_applicable',
      { unitPrice: 10, overheadProfit: 1, overheadProfitApplicable: false },
    ],
    ['overhead_profit_amount_missing', { unitPrice: 10, overheadProfitApplicable: true }],
  ])('in contradiction are reported as %s', (code, fields) => {
    expect(codes(fields)).toContain(code);
  });

  it('that agree are not reported', () => {
    expect(
      codes({
        quantity: 2,
        unitPrice: 10,
        lineItemTotal: 20,
        tax: 1,
        overheadProfit: 4,
        rcv: 25,
        depreciation: 5,
        acv: 20,
      }),
    ).toEqual([]);
  });
});

describe('printed unit rates', () => {
  it('make the unit price together, and stay apart as remove and replace', () => {
    const { line } = priced({
      quantity: 2,
      activity: '&',
      printed: printedItem({ removePrice: 7.05, replacePrice: 60.97 }),
    });
    expect(line).toMatchObject({
      unitPrice: 68.02,
      removePrice: 7.05,
      replacePrice: 60.97,
      lineItemTotal: 136.04,
      priceSource: 'supplied',
    });
  });

  it('may be rounded one by one: both orders of rounding are accepted', () => {
    const rates = printedItem({ removePrice: 0.5, replacePrice: 0.5 });
    expect(codes({ quantity: 0.01, lineItemTotal: 0.01, printed: rates })).toEqual([]);
    expect(codes({ quantity: 0.01, lineItemTotal: 0.02, printed: rates })).toEqual([]);
    expect(codes({ quantity: 0.01, lineItemTotal: 0.03, printed: rates })).toEqual([
      'line_total_contradicts_price',
    ]);
  });

  it('that contradict the unit price leave it as it is', () => {
    const { line, contradictions } = priced({
      unitPrice: 10,
      printed: printedItem({ removePrice: 1, replacePrice: 2 }),
    });
    expect(line).toMatchObject({ unitPrice: 10, removePrice: 0, replacePrice: 10 });
    expect(contradictions.map(({ code }) => code)).toEqual(['unit_price_contradicts_rates']);
  });

  it('without rates, a removal is a remove price and everything else a replace price', () => {
    expect(priced({ activity: '-', unitPrice: 3 }).line).toMatchObject({
      removePrice: 3,
      replacePrice: 0,
    });
    expect(priced({ activity: '&', unitPrice: 3 }).line).toMatchObject({
      removePrice: 0,
      replacePrice: 3,
    });
  });
});

describe('a credit', () => {
  it('is a line below zero like any other', () => {
    const { line, contradictions } = priced({ quantity: 2, unitPrice: -10.5, tax: -1 });
    expect(line).toMatchObject({ lineItemTotal: -21, rcv: -22, acv: -22, depreciation: 0 });
    expect(contradictions).toEqual([]);
  });

  it('without a price takes it from its RCV', () => {
    expect(priced({ quantity: 2, rcv: -22, tax: -2 }).line).toMatchObject({
      priceSource: 'rcv',
      lineItemTotal: -20,
      unitPrice: -10,
    });
  });
});

describe('a printed row that is paid only when incurred', () => {
  const row = {
    unitPrice: 50,
    quantity: 2,
    tax: 8,
    rcv: 0,
    acv: 0,
    depreciation: 0,
    isPaidWhenIncurred: true,
    enabled: false,
  };

  it('is worth what its price says: its 0.00 means that nothing is payable yet', () => {
    const { line, contradictions } = priced({ ...row, printed: printedItem() });
    expect(line).toMatchObject({ lineItemTotal: 100, tax: 8, rcv: 108, state: 'incurred_later' });
    expect(contradictions).toEqual([]);
  });

  it('from JSON or CSV keeps its 0.00: it was supplied', () => {
    const { line, contradictions } = priced(row);
    expect(line.rcv).toBe(0);
    expect(contradictions.map(({ code }) => code)).toEqual(['rcv_contradicts_parts']);
  });
});
