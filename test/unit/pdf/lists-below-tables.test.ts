import { describe, expect, it } from 'vitest';
import { drawn, type PlacedText, page, read } from './draw.ts';

const money = (text: string, y: number): PlacedText => ({ text, x: 550, y, align: 'right' });

/** A list of equipment by model, then phases of work whose text begins below the headings of its codes. */
const proposal = (foot: readonly (readonly [string, string])[]): PlacedText[] => {
  const equipment = [
    ['2', 'KX4042', 'Condenser, 3.5 ton', '$2,486.00'],
    ['1', 'KM42CU', 'Air handler with valve', '$1,875.00'],
    ['1', 'KT8321', 'Thermostat', '$238.00'],
  ] as const;
  const phases: readonly (readonly [string, boolean, string])[] = [
    ['Phase 1 - Removal', true, '$905.00'],
    ['Recover the gas, tag out, disconnect and remove the flooded condenser', false, '$685.00'],
    ['Cut back wet duct board at the plenum and bag it', false, '$220.00'],
    ['Phase 2 - Installation', true, '$1,925.00'],
    ['Set new air handler in the closet on a raised platform with a new pan', false, '$1,290.00'],
    ['New line set through the attic, the old one is too small for this unit', false, '$635.00'],
    ['Phase 3 - Ducts', true, '$1,205.00'],
    ['Clean and fog the supply ducts, nine runs, mastic at boots', false, '$945.00'],
    ['Startup, balance, fill out the warranty cards', false, '$260.00'],
  ];
  return [
    { text: 'Equipment', x: 60, y: 80, size: 12, bold: true },
    { text: 'Qty', x: 60, y: 100, bold: true },
    { text: 'Model', x: 96, y: 100, bold: true },
    { text: 'Description', x: 190, y: 100, bold: true },
    { ...money('Price', 100), bold: true },
    ...equipment.flatMap(([quantity, model, text, price], at): PlacedText[] => [
      { text: quantity, x: 60, y: 116 + at * 14 },
      { text: model, x: 96, y: 116 + at * 14 },
      { text, x: 190, y: 116 + at * 14 },
      money(price, 116 + at * 14),
    ]),
    { text: 'Equipment total', x: 380, y: 160 },
    money('$4,599.00', 160),
    { text: 'Scope of work', x: 60, y: 190, size: 12, bold: true },
    ...phases.flatMap(([text, bold, price], at): PlacedText[] => [
      { text, x: bold ? 60 : 78, y: 208 + at * 15, bold },
      { ...money(price, 208 + at * 15), bold },
    ]),
    ...foot.flatMap(([text, price], at): PlacedText[] => [
      { text, x: 380, y: 360 + at * 16 },
      money(price, 360 + at * 16),
    ]),
    { text: 'Options not in the price above (check to add)', x: 60, y: 430, size: 12, bold: true },
    { text: '[ ]', x: 60, y: 448 },
    { text: 'UV light in the air handler', x: 96, y: 448 },
    money('add $585.00', 448),
    { text: '[ ]', x: 60, y: 464 },
    { text: 'Dehumidifier, tied in', x: 96, y: 464 },
    money('add $2,940.00', 464),
  ];
};

describe('lists below a table', () => {
  const foot = [
    ['Equipment and work', '$8,634.00'],
    ['Utility rebate', '-$200.00'],
    ['We propose to do it for', '$8,434.00'],
  ] as const;

  it('keep the words that stand below the headings of codes', () => {
    const { lineItems } = read(page(1, proposal(foot)));
    expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Condenser, 3.5 ton', 2486],
      ['Air handler with valve', 1875],
      ['Thermostat', 238],
      ['Recover the gas, tag out, disconnect and remove the flooded condenser', 685],
      ['Cut back wet duct board at the plenum and bag it', 220],
      ['Set new air handler in the closet on a raised platform with a new pan', 1290],
      ['New line set through the attic, the old one is too small for this unit', 635],
      ['Clean and fog the supply ducts, nine runs, mastic at boots', 945],
      ['Startup, balance, fill out the warranty cards', 260],
    ]);
  });

  it('end in the sum of all, though its first word names a group, and in what is taken off it', () => {
    const { printed } = read(page(1, proposal(foot)));
    expect(printed?.totals.find(({ kind }) => kind === 'grand')).toMatchObject({
      amounts: { rcv: 8434 },
      adjustments: -200,
    });
  });

  it('have no options among them that are not in the price above', () => {
    const { lineItems } = read(page(1, proposal([])));
    expect(lineItems).toHaveLength(9);
  });

  it('may have a head of their own, of numbers, words and amounts', () => {
    const lumps = [
      ['1', 'Remove the base and wall cabinets and the hutch, save hardware', '$780.00'],
      ['2', 'Install new cabinets, crown, light rail, scribe and fillers', '$3,150.00'],
      ['3', 'Hardware, 34 pulls, from board B', '$289.00'],
    ] as const;
    const { lineItems } = read(
      page(1, [
        ...['Code', 'Description', 'Size'].map((text, at) => ({
          text,
          x: [68, 115, 316][at] ?? 0,
          y: 80,
          bold: true,
        })),
        { text: 'Qty', x: 401, y: 80, bold: true },
        { text: 'Price', x: 456, y: 80, bold: true },
        { ...money('Amount', 80), bold: true },
        ...[
          ['SB36', 'Sink base, 2 doors', '36 x 34.5 x 24', '1', '$548.00', '$548.00'],
          ['BDW3', 'Return panel, finished', '3 x 34.5 x 24', '2', '$118.50', '$237.00'],
          ['TK8', 'Toe kick, 8 ft', '96 x 4.5', '3', '$27.60', '$82.80'],
        ].flatMap(([code, text, size, quantity, price, amount], at): PlacedText[] => [
          { text: code ?? '', x: 68, y: 96 + at * 14 },
          { text: text ?? '', x: 115, y: 96 + at * 14 },
          { text: size ?? '', x: 316, y: 96 + at * 14 },
          { text: quantity ?? '', x: 403, y: 96 + at * 14 },
          { text: price ?? '', x: 482, y: 96 + at * 14, align: 'right' },
          money(amount ?? '', 96 + at * 14),
        ]),
        { text: 'Installation and other work', x: 54, y: 170, size: 12, bold: true },
        { text: '#', x: 64, y: 190, bold: true },
        { text: 'Description', x: 90, y: 190, bold: true },
        { ...money('Amount', 190), bold: true },
        ...lumps.flatMap(([number, text, amount], at): PlacedText[] => [
          { text: number, x: 64, y: 206 + at * 14 },
          { text, x: 90, y: 206 + at * 14 },
          money(amount, 206 + at * 14),
        ]),
      ]),
    );
    expect(lineItems.slice(3).map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Remove the base and wall cabinets and the hutch, save hardware', 780],
      ['Install new cabinets, crown, light rail, scribe and fillers', 3150],
      ['Hardware, 34 pulls, from board B', 289],
    ]);
  });
});

describe('empty rows of a workbook', () => {
  it('are no rows and no notes', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
Item                              Qty    Unit    Unit Cost       Amount
Ridge vent, 4 ft sections          11     PC        $16.20      $178.20
Coil nails and plastic caps         1     LOT      $186.40      $186.40
                                                   $    -       $    -
                                                   $    -       $    -
                                                   Total        $364.60
`),
      ),
    );
    expect(lineItems.map(({ rcv, f9Note }) => [rcv, f9Note])).toEqual([
      [178.2, null],
      [186.4, null],
    ]);
  });
});
