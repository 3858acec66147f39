import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const LETTER = `
Hello Odalys, this is what we said, with each room added up behind its name.

Mud room | $1,340
     Wash the walls twice [$240]
     Sand the bench and three coats of enamel [$1,100]

Stair hall | $905
     Patch where the rail was bolted [$85]
     Two coats, walls and ceiling, with a ladder over the steps [$640]
     Spindles, one coat [$180]

All of it: $2,245
A third color would be $150 more.`;

const rowsOf = (text: string): (string | number | null)[][] =>
  read(page(1, drawn(text))).lineItems.map(({ room, description, rcv }) => [
    room,
    description,
    rcv,
  ]);

describe('a letter whose names of rooms say what the rows below them come to', () => {
  it('reads the rows below their rooms, and the sums as sums of these', () => {
    expect(rowsOf(LETTER)).toEqual([
      ['Mud room', 'Wash the walls twice', 240],
      ['Mud room', 'Sand the bench and three coats of enamel', 1100],
      ['Stair hall', 'Patch where the rail was bolted', 85],
      ['Stair hall', 'Two coats, walls and ceiling, with a ladder over the steps', 640],
      ['Stair hall', 'Spindles, one coat', 180],
    ]);
    const { printed } = read(page(1, drawn(LETTER)));
    expect(printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([1340, 905, 2245]);
  });

  it('reads none where a name says another sum', () => {
    expect(() => rowsOf(LETTER.replace('$905', '$925'))).toThrow('holds a table of line items');
  });
});
