import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { drawn, page, read } from './draw.ts';

const readPage = (text: string): Estimate => read(page(1, drawn(text)));

describe('sheets of fabricators', () => {
  it('count the pieces of each room in a column that nobody knows', () => {
    const { lineItems } = readPage(`
~Pc   What                              L (in)    W (in)      Qty    U/M       Rate          Ext
~KITCHEN
K1    Sink run left of range            74 1/2    25 1/2    13.19    sf      $94.00    $1,239.86
K2    Sink run, corner to sink              61    25 1/2    10.80    sf      $94.00    $1,015.20
K3    Return to range                   48 3/4    25 1/2     8.63    sf      $94.00      $811.22
      Undermount sink cutout                                    1    ea     $275.00      $275.00
~POWDER BATH
P1    Vanity top                            37    22 1/2     5.78    sf      $61.50      $355.47
P2    Back and side splash                  59         4     1.64    sf      $61.50      $100.86
      Oval sink cutout                                          1    ea     $150.00      $150.00
`);
    expect(lineItems.map(({ printed, description }) => [printed?.lineNumber, description])).toEqual(
      [
        ['K1', 'Sink run left of range'],
        ['K2', 'Sink run, corner to sink'],
        ['K3', 'Return to range'],
        [null, 'Undermount sink cutout'],
        ['P1', 'Vanity top'],
        ['P2', 'Back and side splash'],
        [null, 'Oval sink cutout'],
      ],
    );
  });

  it('remark on a row close behind its amount, left of the heading of remarks', () => {
    const { lineItems } = readPage(`
~What                                        Qty    U/M       Rate           Ext        Remarks
Undermount sink cutout                         1    ea     $275.00       $275.00
Cooktop cutout                                 1    ea     $225.00       $225.00  template from unit
Faucet and soap holes                          4    ea      $35.00       $140.00
Reuse sink, clip and silicone                  1    ea       $0.00         $0.00  no charge if not chipped
Tear out existing granite                   81.5    sf       $9.75       $794.63  cabinets protected
Digital template                               1    ea     $325.00       $325.00
`);
    expect(lineItems.map(({ rcv, f9Note }) => [rcv, f9Note])).toEqual([
      [275, null],
      [225, 'template from unit'],
      [140, null],
      [0, 'no charge if not chipped'],
      [794.63, 'cabinets protected'],
      [325, null],
    ]);
  });
});
