import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { drawn, page, read } from './draw.ts';

const readPage = (text: string): Estimate => read(page(1, drawn(text)));

const figuresOf = ({ lineItems }: Estimate) =>
  lineItems.map(({ description, quantity, unit, unitPrice, rcv }) => [
    description,
    quantity,
    unit,
    unitPrice,
    rcv,
  ]);

describe('quotations in metres', () => {
  const estimate = readPage(`
~Description                                         Quantity    Unit Price   Disc.%   Taxes        Amount
~Kitchen
[ST-4] Take up laminate floor of 7 mm                16.40 m²         7.90     0.00    20% S     £ 129.56
[DR-1] Dryer hire                                   14.00 Day        29.50     0.00    20% S     £ 413.00
[JO-4] Worktop 38 mm, black                            4.20 m       118.00     0.00    20% S     £ 495.60
[FL-7] Vinyl floor of 3 mm                           20.00 m²        30.00     5.00    20% S     £ 570.00
`);

  it('print metres behind the quantity, and a code of the tax behind its rate', () => {
    expect(figuresOf(estimate)).toEqual([
      ['[ST-4] Take up laminate floor of 7 mm', 16.4, 'm²', 7.9, 129.56],
      ['[DR-1] Dryer hire', 14, 'DA', 29.5, 413],
      ['[JO-4] Worktop 38 mm, black', 4.2, 'm', 118, 495.6],
      ['[FL-7] Vinyl floor of 3 mm', 20, 'm²', 28.5, 570],
    ]);
  });

  it('keep sizes in metres that are words of a description', () => {
    const { lineItems } = readPage(`
~Description                                         Quantity    Unit Price        Amount
Hack off plaster to 1.2 m and skim                   10.00 m²        46.00        £ 460.00
Skirting in lengths of 2.4 m                           3.00 m        12.00         £ 36.00
`);
    expect(lineItems.map(({ description, quantity }) => [description, quantity])).toEqual([
      ['Hack off plaster to 1.2 m and skim', 10],
      ['Skirting in lengths of 2.4 m', 3],
    ]);
  });

  it('name their currency in a heading, set a sign of percent close, and take a discount off before tax', () => {
    const { lineItems } = readPage(`
~#   Item No.   Description                 Quantity  UoM     Price   Disc.%      GST   Total AUD
1   RF-11      Roof sheets, remove            64.000  m2      19.50            124.80    1,372.80
2   EL-20      Solar panel, replace            3.000  Each   318.00     5.00    90.63      996.93
3   RF-13      Ridge capping                  14.500  m       38.20             55.39      609.29
`);
    expect(
      lineItems.map(({ quantity, unit, unitPrice, tax, rcv }) => [
        quantity,
        unit,
        unitPrice,
        tax,
        rcv,
      ]),
    ).toEqual([
      [64, 'm2', 19.5, 124.8, 1372.8],
      [3, 'EA', 302.1, 90.63, 996.93],
      [14.5, 'm', 38.2, 55.39, 609.29],
    ]);
    expect(lineItems.map(({ printed }) => printed?.lineNumber)).toEqual(['1', '2', '3']);
  });
});

describe('reports from a book of prices', () => {
  it('print its codes as long numbers, and units of hundreds with points', () => {
    const { lineItems } = readPage(`
~Quantity   LineNumber       Description                        Unit      Material    Labor     Total    Ext. Total
~Division 01 General Requirements
 12.00     015423702250     Scaffolding, tubular, for          C.S.F.       $0.00   $240.50  $240.50     $2,886.00
                            face of walls
  6.40     017413200050     Cleanup of floor area              M.S.F.       $2.94    $85.18   $88.12       $563.97
210.00     024119232120     Saw cutting, wood framing          L.F.         $0.18     $3.78    $3.96       $831.60
`);
    expect(lineItems.map(({ sel, description, unit }) => [sel, description, unit])).toEqual([
      ['015423702250', 'Scaffolding, tubular, for face of walls', 'CSF'],
      ['017413200050', 'Cleanup of floor area', 'MSF'],
      ['024119232120', 'Saw cutting, wood framing', 'LF'],
    ]);
  });
});
