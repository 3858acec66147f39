import { describe, expect, test } from 'vitest';
import { splitAtSpaces } from '../../../lambdas/adapters/ocr/split-at-spaces.ts';
import { drawn, row, textOf, word } from './drawn-line.ts';

/** Glyphs as boxes; a dash is low and level. */
const glyph = (x: number): [number, number, number, number] => [x, 38, x + 10, 60];
const dash = (x: number): [number, number, number, number] => [x, 50, x + 8, 53];

describe('splitAtSpaces', () => {
  test('a dash with space around it is a word of its own', () => {
    const line = row(word('11-25', { x0: 10, y0: 38, x1: 90, y1: 60 }));
    splitAtSpaces([line], drawn(glyph(10), glyph(22), dash(42), glyph(60), glyph(72)));
    expect(textOf(line)).toBe('11 - 25');
    expect(line.words.map(({ box }) => box.x0)).toEqual([10, 42, 60]);
  });

  test('a dash between letters that are close stays in its word', () => {
    const line = row(word('11-25', { x0: 10, y0: 38, x1: 70, y1: 60 }));
    splitAtSpaces([line], drawn(glyph(10), glyph(22), dash(34), glyph(44), glyph(56)));
    expect(textOf(line)).toBe('11-25');
  });

  test('a slash that the box of the word before reaches into is no letter of that word', () => {
    const box = (x0: number, x1: number) => ({ x0, y0: 38, x1, y1: 60 });
    const line = row(
      word('Gutter', box(10, 94)),
      word('/', box(90, 96)),
      word('spout', box(110, 150)),
    );
    // Both t's touch; with the slash there are as many glyphs as letters.
    splitAtSpaces(
      [line],
      drawn(glyph(10), glyph(22), [34, 38, 50, 60], glyph(52), glyph(64), [86, 36, 96, 62]),
    );
    expect(textOf(line)).toBe('Gutter / spout');
  });

  test('a row of cells has the spaces of its page, not the gaps between its columns', () => {
    const box = (x0: number, x1: number) => ({ x0, y0: 38, x1, y1: 60 });
    const text = row(...[0, 1, 2, 3, 4].map((at) => word('to', box(10 + at * 30, 32 + at * 30))));
    const cells = row(
      word('2', box(10, 20)),
      word('up-12', box(60, 128)),
      word('EA', box(168, 190)),
    );
    splitAtSpaces([text, cells], drawn(glyph(60), glyph(72), dash(90), glyph(106), glyph(118)));
    expect(textOf(cells)).toBe('2 up - 12 EA');
  });

  test('the dash is found where letters touch', () => {
    const line = row(word('LF-up', { x0: 10, y0: 38, x1: 90, y1: 60 }));
    splitAtSpaces([line], drawn([10, 38, 32, 60], dash(42), [60, 38, 82, 60]));
    expect(textOf(line)).toBe('LF - up');
  });

  test('whole and fraction of a mixed number part', () => {
    const line = row(word('35/8"', { x0: 10, y0: 38, x1: 80, y1: 60 }));
    splitAtSpaces(
      [line],
      drawn(glyph(10), glyph(30), [42, 36, 46, 62], glyph(48), [60, 38, 62, 46], [64, 38, 66, 46]),
    );
    expect(textOf(line)).toBe('3 5/8"');
  });

  test('an age stays whole, however far apart its digits stand', () => {
    const line = row(word('11/30', { x0: 10, y0: 38, x1: 90, y1: 60 }));
    const slash: [number, number, number, number] = [42, 36, 46, 62];
    splitAtSpaces([line], drawn(glyph(10), glyph(30), slash, glyph(48), glyph(60)));
    expect(textOf(line)).toBe('11/30');
  });

  test('a word behind feet is one of its own', () => {
    const line = row(word("2'to", { x0: 10, y0: 38, x1: 60, y1: 60 }));
    splitAtSpaces([line], drawn(glyph(10), [22, 38, 24, 46], [34, 38, 38, 60], glyph(41)));
    expect(textOf(line)).toBe("2' to");
  });

  test('amounts stay whole', () => {
    const line = row(word('-1.25', { x0: 10, y0: 38, x1: 90, y1: 60 }));
    splitAtSpaces([line], drawn(dash(10), glyph(30), [42, 57, 45, 60], glyph(50), glyph(62)));
    expect(textOf(line)).toBe('-1.25');
  });

  test('a dash between digits with space on one side only stays in its word', () => {
    const line = row(word('9-12', { x0: 10, y0: 38, x1: 90, y1: 60 }));
    splitAtSpaces([line], drawn(glyph(10), dash(23), glyph(42), glyph(54)));
    expect(textOf(line)).toBe('9-12');
  });

  test('a number of several groups stays whole, however far apart its dashes stand', () => {
    const label = word('Claim', { x0: 10, y0: 38, x1: 60, y1: 60 });
    const number = word('4-8-2', { x0: 80, y0: 38, x1: 160, y1: 60 });
    const line = row(label, number);
    splitAtSpaces([line], drawn(glyph(80), dash(98), glyph(114), dash(132), glyph(148)));
    expect(textOf(line)).toBe('Claim 4-8-2');
    const wide = row(label, word('4-8-2', { x0: 80, y0: 38, x1: 176, y1: 60 }));
    splitAtSpaces([wide], drawn(glyph(80), dash(102), glyph(122), dash(144), glyph(164)));
    expect(textOf(wide)).toBe('Claim 4-8-2');
  });

  test('a number sign behind a measure begins a word', () => {
    const line = row(word("20'#2", { x0: 10, y0: 38, x1: 80, y1: 60 }));
    splitAtSpaces(
      [line],
      drawn(glyph(10), glyph(22), [34, 38, 36, 46], [46, 38, 56, 60], glyph(58)),
    );
    expect(textOf(line)).toBe("20' #2");
  });

  /** Words whose glyphs stand 10 apart, as in typewriter faces, and 20 from each other. */
  const typewritten = (text: string, glyphs: [number, number, number, number][]) => {
    const last = glyphs.at(-1)?.[2] ?? 0;
    const line = row(
      word('one', { x0: last + 20, y0: 38, x1: last + 50, y1: 60 }),
      word('coat', { x0: last + 70, y0: 38, x1: last + 100, y1: 60 }),
    );
    line.words.unshift(word(text, { x0: glyphs[0]?.[0] ?? 0, y0: 38, x1: last, y1: 60 }));
    splitAtSpaces([line], drawn(...glyphs));
    return textOf(line);
  };

  test('a hyphen in widely spaced type stays in its word', () => {
    expect(typewritten('an-ti', [glyph(10), glyph(30), dash(50), glyph(68), glyph(88)])).toBe(
      'an-ti one coat',
    );
  });

  test('two words that were read as one are parted where the line’s own space stands', () => {
    expect(typewritten('upto', [glyph(10), glyph(22), glyph(52), glyph(64)])).toBe(
      'up to one coat',
    );
    expect(typewritten('12yr', [glyph(10), glyph(22), glyph(52), glyph(64)])).toBe(
      '12 yr one coat',
    );
    expect(typewritten('trim', [glyph(10), glyph(22), glyph(36), glyph(48)])).toBe('trim one coat');
  });

  test('the dashes around a sub-head stay together', () => {
    const dashes = [dash(10), dash(30), dash(50)];
    const read = typewritten('---Ha', [...dashes, glyph(70), glyph(90)]);
    expect(read.startsWith('---')).toBe(true);
  });

  test('digits far apart are one figure', () => {
    expect(typewritten('1114', [glyph(10), glyph(22), glyph(52), glyph(64)])).toBe('1114 one coat');
  });
});
