import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row, text } from './draw.ts';

/** What a landlord has done, apartment by apartment: `Unit` heads which one, `per` what is counted. */
const FLAT = columns(
  ['Unit', 36, 'left'],
  ['Turn item', 90, 'left'],
  ['Vendor', 260, 'left'],
  ['Qty', 360],
  ['per', 370, 'left'],
  ['Rate', 440],
  ['Cost', 510],
);

/** Of a board: which apartment once, at its first row, and its sum below. */
const BOARD = columns(
  ['Unit', 36, 'left'],
  ['Owner', 76, 'left'],
  ['Damage / repair', 130, 'left'],
  ['Qty', 360],
  ['Unit price', 440],
  ['Cost', 510],
);

/** Of a country place: its buildings, each in a merged cell, in the middle of its rows. */
const PLACE = columns(
  ['Building', 36, 'left'],
  ['What needs done', 120, 'left'],
  ['Size / how many', 290, 'left'],
  ['Each', 440],
  ['Cost', 510],
);

describe('apartments under `Unit` in front of all columns', () => {
  it('name the rows beside them, each on its own', () => {
    const { lineItems } = read(
      page(1, [
        ...header(FLAT, 80),
        ...row(FLAT, 94, ['208', 'Demo cabinets, haul', 'Bayou Crew', '', '', '', '900.00']),
        ...row(FLAT, 108, ['208', 'Base cabinets', 'Home Store', '10', 'lf', '90.00', '900.00']),
        ...row(FLAT, 122, ['210', 'Blinds', 'Home Store', '4', 'ea', '20.00', '80.00']),
        ...row(FLAT, 136, ['Stairs', 'Power wash', 'In house', '3', 'hr', '30.00', '90.00']),
      ]),
    );
    expect(lineItems.map(({ room, quantity, unit, rcv }) => [room, quantity, unit, rcv])).toEqual([
      ['208', 1, null, 900],
      ['208', 10, 'LF', 900],
      ['210', 4, 'EA', 80],
      ['Stairs', 3, 'HR', 90],
    ]);
  });

  it('name the rows down to the next one', () => {
    const { lineItems } = read(
      page(1, [
        ...header(BOARD, 80),
        ...row(BOARD, 94, ['301', 'Okafor', 'Ceiling board', '100 sf', '3.00', '300.00']),
        ...row(BOARD, 108, ['', '', 'Paint', '200 sf', '1.00', '200.00']),
        ...row(BOARD, 122, ['', '', 'Oak floor', '40 sf', '9.00', '360.00']),
        ...row(BOARD, 134, ['', '', 'Unit 301 total', '', '', '860.00'], { bold: true }),
        ...row(BOARD, 148, ['Lobby', 'Common', 'Carpet tile', '10 sy', '40.00', '400.00']),
        ...row(BOARD, 161, ['', '', 'Wall vinyl', '50 sf', '3.00', '150.00']),
        ...row(BOARD, 174, ['', '', 'Call panel', '1 ea', '210.00', '210.00']),
        ...row(BOARD, 187, ['', '', 'Lobby total', '', '', '760.00'], { bold: true }),
        ...row(BOARD, 204, ['305', 'Reyes', 'Closet shelf', '2 ea', '60.00', '120.00']),
        ...row(BOARD, 218, ['', '', 'Unit 305 total', '', '', '120.00'], { bold: true }),
      ]),
    );
    expect(lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
      ['301', 300],
      ['301', 200],
      ['301', 360],
      ['Lobby', 400],
      ['Lobby', 150],
      ['Lobby', 210],
      ['305', 120],
    ]);
  });

  it('are no measures, which stand there in other prints', () => {
    const table = columns(
      ['Unit', 36, 'left'],
      ['Description', 90, 'left'],
      ['Qty', 360],
      ['Rate', 440],
      ['Cost', 510],
    );
    const { lineItems } = read(
      page(1, [
        ...header(table, 80),
        ...row(table, 94, ['SF', 'Ceiling board', '100', '3.00', '300.00']),
        ...row(table, 108, ['LF', 'Crown', '20', '5.00', '100.00']),
        ...row(table, 122, ['EA', 'Door', '1', '150.00', '150.00']),
      ]),
    );
    expect(lineItems.map(({ unit }) => unit)).toEqual(['SF', 'LF', 'EA']);
  });
});

describe('buildings in merged cells', () => {
  it('head their rows down to a total, whole dollars as well as cents', () => {
    const name = (y: number, words: string) =>
      text(y, words, { bold: true, x: 78 - words.length * 2.25 });
    const { lineItems } = read(
      page(1, [
        ...header(PLACE, 80),
        ...row(PLACE, 94, ['', 'Roof tin, south', '20 sheets', '$50.00', '1,000.00']),
        ...row(PLACE, 108, ['', 'Ridge', '', '', '$150']),
        name(115, 'Hay barn'),
        ...row(PLACE, 122, ['', 'Sliding door', '1', '', '640']),
        ...row(PLACE, 136, ['', 'Walk door', '1', '', '310']),
        ...row(PLACE, 150, ['', '', '', 'Total', '$2,100.00'], { bold: true }),
        ...row(PLACE, 178, ['', 'Boards', '100 ft', '2.00', '200']),
        name(192, 'Smoke house'),
        ...row(PLACE, 192, ['', 'Hinges', '4', '10', '$40']),
        ...row(PLACE, 206, ['', 'Shingles', '2 squares', '400', '800']),
        ...row(PLACE, 220, ['', '', '', 'Total', '$1,040.00'], { bold: true }),
        ...row(PLACE, 250, ['', 'Total for place', '', '', '$3,140.00'], { bold: true }),
      ]),
    );
    expect(lineItems.map(({ room, description, rcv }) => [room, description, rcv])).toEqual([
      ['Hay barn', 'Roof tin, south', 1000],
      ['Hay barn', 'Ridge', 150],
      ['Hay barn', 'Sliding door', 640],
      ['Hay barn', 'Walk door', 310],
      ['Smoke house', 'Boards', 200],
      ['Smoke house', 'Hinges', 40],
      ['Smoke house', 'Shingles', 800],
    ]);
  });
});
