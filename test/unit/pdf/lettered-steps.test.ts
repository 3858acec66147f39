import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

describe('steps of a scope that letters count', () => {
  it('have no letters in their words, nor the name of the scope', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
Our scope is by zone, the letters are the steps.
1.  Pump and well head
    a) Pull the pump and 140 ft of pipe by hand                       540.00
    b) New pump, two wire, with splice kit                          1,186.00
    c) New drop pipe at the pitless, 40 ft at 4.60                    184.00
                                                         Scope 1:  $1,910.00
2.  Controller and wire
    a) Remove burned controller and its box                            45.00
    b) New controller, 12 station                                     498.00
    c) Wire to the first valve box, 165 ft at 3.90                    643.50
    d) Rain sensor, wireless                                           88.00
                                                         Scope 2:  $1,274.50
Scopes 1 and 2                                                     $3,184.50
`),
      ),
    );
    expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Pull the pump and 140 ft of pipe by hand', 540],
      ['New pump, two wire, with splice kit', 1186],
      ['New drop pipe at the pitless', 184],
      ['Remove burned controller and its box', 45],
      ['New controller, 12 station', 498],
      ['Wire to the first valve box', 643.5],
      ['Rain sensor, wireless', 88],
    ]);
  });
});
