import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

describe('what one of something is', () => {
  it('is no quantity, and keeps its words', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
Invoice
Water extraction, first                                                            $450.00
200 sq ft or part of it, up to 4 rooms
Apply antimicrobial                                                                 $90.00
Each 200 sq ft or part of it
Emergency call, after hours                                                        $175.00
Content moving per room                                                            $135.00
250 sq ft rooms and less
Total                                                                              $850.00
`),
      ),
    );
    expect(
      lineItems.map(({ description, quantity, unit, rcv, f9Note }) => [
        description,
        quantity,
        unit,
        rcv,
        f9Note,
      ]),
    ).toEqual([
      ['Water extraction, first', 1, null, 450, '200 sq ft or part of it, up to 4 rooms'],
      ['Apply antimicrobial', 1, null, 90, 'Each 200 sq ft or part of it'],
      ['Emergency call, after hours', 1, null, 175, null],
      ['Content moving per room', 1, null, 135, '250 sq ft rooms and less'],
    ]);
  });
});
