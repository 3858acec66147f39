import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { amount, columns, drawn, header, type PlacedText, page, read, row, text } from './draw.ts';

const cells = columns(
  ['Item No.', 40, 'left'],
  ['Unit', 104, 'left'],
  ['Quantity', 178],
  ['Description', 190, 'left'],
  ['Tax', 450, 'left'],
  ['Unit Price', 510],
  ['Amount', 572],
);

/** Rows and heads stand at the full pitch of the form, and the rest of a description closer. */
const FORM: readonly (readonly string[])[] = [
  ['', '', '', 'Roofing - front slope and rear porch'],
  ['TEAR-OFF', 'Sq', '10', 'Strip shingles', 'H', '80.00', '800.00'],
  ['SH-LAM', 'Sq', '11.5', 'Laminate shingles, slate', 'H', '140.00', '1,610.00'],
  ['NAIL', 'Box', '3', 'Coil nails', 'H', '60.00', '180.00'],
  ['', '', '', 'Siding - gable end'],
  ['SID-V', 'Box', '6', 'Vinyl siding, colour Sand, 2 sq per box', 'H', '240.00', '1,440.00'],
  ['', '', '', '< less returns'],
  ['LAB-S', 'Hour', '12', 'Siding labour', 'H', '50.00', '600.00'],
  ['', '', '', 'Other'],
  ['LIFT', 'Day', '2', 'Boom lift rental', 'H', '400.00', '800.00'],
  ['TRVL', 'Km', '80', 'Travel', 'H', '0.60', '48.00'],
];

const runsOf = (form: typeof FORM, from: number): PlacedText[] => {
  let y = from;
  return form.flatMap((line) => {
    const isRest = line.some((cell) => cell.startsWith('< '));
    y += isRest ? 10.5 : 13;
    return row(
      cells,
      y,
      line.map((cell) => cell.replace('< ', '')),
    );
  });
};

describe('a form that prints the short names of what is in stock', () => {
  const estimate = read(
    page(1, [
      ...header(cells, 200),
      ...runsOf(FORM, 202),
      text(400, 'Subtotal:', { x: 190 }),
      amount(400, '5,478.00'),
    ]),
  );

  it('reads them as codes, and no tax from the letters below `Tax`', () => {
    expect(
      estimate.lineItems.map(({ sel, description, quantity, unit, tax, rcv }) => [
        sel,
        description,
        quantity,
        unit,
        tax,
        rcv,
      ]),
    ).toEqual([
      ['TEAR-OFF', 'Strip shingles', 10, 'SQ', null, 800],
      ['SH-LAM', 'Laminate shingles, slate', 11.5, 'SQ', null, 1610],
      ['NAIL', 'Coil nails', 3, 'BX', null, 180],
      ['SID-V', 'Vinyl siding, colour Sand, 2 sq per box less returns', 6, 'BX', null, 1440],
      ['LAB-S', 'Siding labour', 12, 'HR', null, 600],
      ['LIFT', 'Boom lift rental', 2, 'DA', null, 800],
      ['TRVL', 'Travel', 80, 'Km', null, 48],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('heads the rows with what stands at their pitch, where descriptions go on closer', () => {
    expect(estimate.lineItems.map(({ room }) => room)).toEqual([
      ...Array(3).fill('Roofing - front slope and rear porch'),
      ...Array(2).fill('Siding - gable end'),
      ...Array(2).fill('Other'),
    ]);
  });

  it('takes no remark for a name where nothing stands closer', () => {
    const { lineItems } = read(
      page(1, [
        ...header(cells, 200),
        ...runsOf(
          FORM.slice(1).map((line) => line.map((cell) => cell.replace('< ', ''))),
          202,
        ),
      ]),
    );
    expect(new Set(lineItems.map(({ room }) => room))).toEqual(new Set(['General']));
  });

  it('may stand close before words whose heading is in the middle of their column', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
~Task code              Task                Count       Price
WH-204-A  50-gal gas water heater              1         2,146.50
EXP-11-A  Thermal expansion tank 2 gal         1           268.20
PRV-34-A  Pressure reducing valve              1           550.80
LOC-02-A  Slab leak locate, electronic         2           945.00
~TOTAL                                                3,910.50`),
      ),
    );
    expect(lineItems.map(({ description }) => description)).toEqual([
      '50-gal gas water heater',
      'Thermal expansion tank 2 gal',
      'Pressure reducing valve',
      'Slab leak locate, electronic',
    ]);
  });
});

describe('how a list of items calls each, before what it is', () => {
  const itemsOf = (...names: string[]) =>
    read(
      page(
        1,
        drawn(`
~Item           Description                            Qty  U/M     Rate       Amount
${names[0]?.padEnd(16)}Open wall at tub, cap the old lines      1  ea    185.00       185.00
${names[1]?.padEnd(16)}Flexible tubing, red and blue, 1/2"     64  ft      2.50       160.00
${names[2]?.padEnd(16)}Reset toilet with new ring and bolts     1  ea    165.00       165.00
${names[3]?.padEnd(16)}Master plumber, two days on site        11  hr    100.00     1,100.00
~Total                                                                        1,610.00
`),
      ),
    ).lineItems.map(({ sel, description }) => [sel, description]);

  it('is a code where it is one word, and often none of the language', () => {
    expect(itemsOf('Demo-P', 'TUB1/2', 'Toilet', 'Labor-M')).toEqual([
      ['Demo-P', 'Open wall at tub, cap the old lines'],
      ['TUB1/2', 'Flexible tubing, red and blue, 1/2"'],
      ['Toilet', 'Reset toilet with new ring and bolts'],
      ['Labor-M', 'Master plumber, two days on site'],
    ]);
  });

  it('names the work where it is words', () => {
    for (const names of [
      ['Demolition', 'Tubing', 'Toilet', 'Labor'],
      ['Demo-P', 'TUB1/2', 'Toilet reset', 'Labor-M'],
    ])
      expect(itemsOf(...names).map(([sel]) => sel)).toEqual([null, null, null, null]);
  });

  const listOf = (...names: string[]) =>
    read(
      page(
        1,
        drawn(
          [
            '~Item           Description                            Qty  U/M     Rate       Amount',
            ...names.map(
              (name, at) =>
                `${name.padEnd(16)}${`Take out and set number ${at + 1} again`.padEnd(37)}  1  ea    185.00       185.00`,
            ),
          ].join('\n'),
        ),
      ),
    ).lineItems.map(({ sel }) => sel);

  it('is a code where many rows have a short one each', () => {
    const names = ['Recovery', 'Refrig Disp', 'Pad', 'LineSet', 'Drier', 'Comb', 'Guard', 'Flue 5'];
    expect(listOf(...names)).toEqual(names);
    // What stands between two words is none.
    const roof = ['Tear Off', 'Starter', 'Ridge', 'I & W', 'Drip Edge', 'Vent', 'Vent', 'Screen'];
    expect(listOf(...roof)).toEqual(roof);
  });

  it('names the trade where most are trades', () => {
    const names = ['Drywall', 'Painting', 'Tile', 'Plumbing', 'Pad', 'Cleaning', 'Comb', 'Guard'];
    expect(listOf(...names).every((sel) => sel === null)).toBe(true);
  });
});
