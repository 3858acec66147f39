import { describe, expect, it } from 'vitest';
import { drawn, type PlacedText, page, read, warningsOf } from './draw.ts';

describe('alternates of a bid', () => {
  it('are rows where they are accepted, and are left out where the contract sum does not count them', () => {
    const estimate = read(
      page(
        1,
        drawn(`
#BID FOR THE ROOF OF A SCHOOL

~Base Bid
~Item   Scope                                               Measure         Price
1      Tear off gravel surfaced roof to the deck             90 SQ     18,000.00
2      Insulation, two layers, staggered                     90 SQ     27,000.00
3      Membrane, fully adhered                               90 SQ     45,000.00
4      Permit and inspection                                    LS      1,000.00
~Base Bid, Items 1 thru 4                                               91,000.00

~Alternates Accepted by Owner 3/12/2025
~No.      Description                                   Type            Price
Alt 1    Cricket behind the stair house, where the      ADD         4,000.00
         water stands
Alt 3    Leave the walkway pads away                 DEDUCT        -1,500.00
Alt 4    New ladder at the gymnasium                    ADD         2,500.00
~Accepted alternates, net                                            5,000.00
~Base bid plus accepted alternates                                  96,000.00
~Less 2% discount                                                   -1,920.00
~CONTRACT SUM                                                      $94,080.00

~Alternates Not Accepted (price held to 6/1/2025, not in Contract Sum)
Alt 2    Thicker membrane, all areas                    ADD         9,900.00
Alt 5    Work at night only                             ADD        12,000.00
~Unit Prices for Hidden Conditions (only if found, not in Contract Sum)
Deck, replace                                                    $9.80 / SF
Nailer, treated                                                  $6.10 / LF
~Payment
60% at dry-in                                                      56,448.00
40% at completion                                                  37,632.00
`),
      ),
    );
    expect(estimate.lineItems.map(({ description, rcv }) => [description, rcv]).slice(3)).toEqual([
      ['Permit and inspection', 1000],
      ['Cricket behind the stair house, where the water stands', 4000],
      ['Leave the walkway pads away', -1500],
      ['New ladder at the gymnasium', 2500],
    ]);
    expect(warningsOf(estimate).map(({ code }) => code)).toContain('offers_left_out');
  });
});

describe('descriptions that begin with a few words in bold type', () => {
  const columns = [
    [36, 'left'],
    [70, 'left'],
    [430, 'right'],
    [540, 'right'],
  ] as const;
  const cells = (y: number, texts: readonly string[], bold = false): PlacedText[] =>
    texts.flatMap((text, at) => {
      const [x, align] = columns[at] ?? [36, 'left'];
      return text === '' ? [] : [{ text, x, y, align, bold }];
    });
  const begun = (y: number, number: string, lead: string, rest: string, figures: string[]) => [
    ...cells(y, [number]),
    { text: lead, x: 70, y, bold: true },
    { text: rest, x: 70 + (lead.length + 1) * 4.5, y },
    ...cells(y, ['', '', ...figures]),
  ];

  it('go on below in the type of the words behind these', () => {
    const { lineItems } = read(
      page(1, [
        { text: 'ROOF BID', x: 36, y: 40, size: 14 },
        ...cells(70, ['Item', 'Scope', 'Measure', 'Price'], true),
        ...begun(86, '1', 'Tear-off.', 'Remove the gravel and both of the felts down to the old', [
          '90 SQ',
          '18,000.00',
        ]),
        { text: 'steel deck, and haul it away', x: 70, y: 97 },
        ...begun(120, '2', 'Manufacturer inspection and twenty year warranty.', 'Fee is for', [
          'LS',
          '1,900.00',
        ]),
        { text: '9,000 SF and a wind rider', x: 70, y: 131 },
        ...begun(154, '3', 'Membrane.', 'Fully adhered, white, at the walls up to the coping', [
          '90 SQ',
          '45,000.00',
        ]),
        ...cells(180, ['', 'Total', '', '64,900.00'], true),
      ]),
    );
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Tear-off. Remove the gravel and both of the felts down to the old steel deck, and haul it away',
      'Manufacturer inspection and twenty year warranty. Fee is for 9,000 SF and a wind rider',
      'Membrane. Fully adhered, white, at the walls up to the coping',
    ]);
  });
});
