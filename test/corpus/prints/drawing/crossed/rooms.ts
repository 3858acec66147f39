import type { Flow } from '../../../drawing/flow.ts';
import { measureLines, money } from '../../../layouts/format.ts';
import type { Random } from '../../../random.ts';
import type { Place } from '../../content/scope.ts';
import { drawMeasures } from '../scope-body.ts';
import { sketchedRoom } from '../sketched-room.ts';
import type { Choices } from './choices.ts';

const underline = (flow: Flow, text: string, x: number, size: number): void =>
  flow.rule(x, x + flow.width(text, { bold: true }, size), 0.6, flow.y - size * 0.12);

const band = (flow: Flow, size: number, gray: number | null): void => {
  flow.sheet.marks.push({
    kind: 'box',
    x: flow.left - 3,
    y: flow.y - 1,
    width: flow.right - flow.left + 6,
    height: size * 1.35,
    gray,
  });
};

/** The name of a level or a building above its rooms, larger than theirs. */
export const drawArea = (flow: Flow, choices: Choices, name: string, depth: number): void => {
  const size = flow.style.size + (choices.levels === 'two' && depth === 0 ? 6 : 3);
  const middle = (flow.left + flow.right) / 2;
  flow.space(0.9);
  if (choices.levelHead === 'boxed') band(flow, size, null);
  if (choices.levelHead === 'centered')
    flow.line([{ text: name, x: middle, align: 'center', bold: true, size }]);
  else flow.line([{ text: name, x: flow.left, bold: true, size }]);
  if (choices.levelHead === 'underlined') underline(flow, name, flow.left, size);
  flow.space(0.5);
};

const subroomNames = ['Closet', 'Pantry', 'Offset', 'Linen', 'Bay'] as const;

const roomNote: readonly string[] = [
  'Scope of this room was agreed with the owner on site. Contents were moved before the visit.',
  'NO DAMAGE FOUND TO THE WINDOWS OR THEIR TRIM. Moisture readings of 8% to 11% at all walls.',
  'The amounts below follow the inspection of 4/2/2026 at 2:30 PM; 3 photos were taken.',
];

/** A room's name and whatever of its plan the options print. */
export const drawRoom = (flow: Flow, choices: Choices, place: Place, random: Random): void => {
  const { left, right } = flow;
  const size = flow.style.size + 1;
  const middle = (left + right) / 2;
  const { name } = place;
  const height = choices.height === 'absent' || place.height === null ? null : place.height;
  if (choices.roomHead === 'sketched' && place.height !== null) {
    sketchedRoom(flow, place, random);
  } else {
    flow.space(0.9);
    if (choices.roomHead === 'boxed') band(flow, size, null);
    if (choices.roomHead === 'banner') band(flow, size, 0.85);
    const prefixed = choices.roomHead === 'prefixed';
    const text = prefixed ? `Room: ${name}` : name;
    const measured = prefixed && height !== null;
    const high = measured
      ? `LxWxH ${random.int(8, 21)}' ${random.int(1, 11)}" x ${random.int(6, 15)}' x ${height}`
      : height === null
        ? ''
        : `Height: ${height}`;
    if (choices.roomHead === 'centered') {
      const beside = choices.height === 'beside' && high !== '' ? `   ${high}` : '';
      flow.line([{ text: `${text}${beside}`, x: middle, align: 'center', bold: true, size }]);
      if (beside === '' && high !== '') flow.line([{ text: high, x: middle, align: 'center' }]);
    } else {
      const end = left + flow.width(text, { bold: true }, size);
      const cell = { text, x: left, bold: true, size };
      if (high === '' || choices.height === 'own-line') flow.line([cell]);
      else if (choices.height === 'right')
        flow.line([cell, { text: high, x: right, align: 'right' }]);
      else flow.line([cell, { text: high, x: end + 26 }]);
      if (choices.roomHead === 'underlined') underline(flow, text, left, size);
      if (choices.height === 'own-line' && high !== '') {
        flow.y += 2;
        flow.line([{ text: high, x: left + 14 }]);
      }
    }
    flow.y += choices.roomHead === 'boxed' || choices.roomHead === 'banner' ? 4 : 2;
    if (choices.measures === 'below')
      drawMeasures(flow, place, left + 60, left + (right - left) * 0.5);
    if (choices.measures === 'indented')
      for (const [first, second] of measureLines(place.dimensions))
        flow.line([
          { text: first, x: left + (right - left) * 0.22 },
          { text: second, x: left + (right - left) * 0.6 },
        ]);
    if (choices.measures === 'one-line') {
      const d = place.dimensions;
      const words = [
        d.sfWalls === undefined ? '' : `${money(d.sfWalls)} SF Walls`,
        d.sfCeiling === undefined ? '' : `${money(d.sfCeiling)} SF Ceiling`,
        d.sfFloor === undefined ? '' : `${money(d.sfFloor)} SF Floor`,
        d.sfSurfaceArea === undefined ? '' : `${money(d.sfSurfaceArea)} Surface Area`,
        d.numberOfSquares === undefined ? '' : `${money(d.numberOfSquares)} Number of Squares`,
      ].filter((one) => one !== '');
      if (words.length > 0) flow.paragraph(words.join('   '), { x: left + 8 });
    }
    for (const opening of place.openings) flow.line([{ text: opening, x: left + 24 }]);
  }
  if (choices.subrooms && place.trade === 'inside' && random.chance(0.4)) {
    const own = random.pick(subroomNames);
    const [long, wide] = [random.int(2, 7), random.int(2, 4)];
    flow.space(0.3);
    flow.line([
      { text: `Subroom: ${own} (1)`, x: left + 24, bold: true },
      { text: `Height: ${place.height ?? "8'"}`, x: right, align: 'right' },
    ]);
    for (const [first, second] of [
      [`${money(2 * (long + wide) * 8)}  SF Walls`, `${money(long * wide)}  SF Ceiling`],
      [`${money(2 * (long + wide))}  LF Floor Perimeter`, `${money(long * wide)}  SF Floor`],
    ])
      flow.line([
        { text: first ?? '', x: left + (right - left) * 0.22 },
        { text: second ?? '', x: left + (right - left) * 0.6 },
      ]);
  }
  if (choices.roomNotes && random.chance(0.5)) {
    flow.space(0.3);
    flow.paragraph(random.pick(roomNote), { italic: choices.noteItalic });
  }
  flow.space(0.5);
};

/** A head within a room. */
export const drawSection = (flow: Flow, choices: Choices, name: string): void => {
  const text = {
    stars3: `*** ${name} ***`,
    stars2: `**${name}**`,
    dashes: `------${name}-------`,
    bold: name,
    'bold-italic': name,
    underlined: name,
    none: name,
  }[choices.section];
  flow.need(flow.leading * 3.5);
  flow.space(0.3);
  flow.line([
    {
      text,
      x: flow.left,
      bold: ['bold', 'bold-italic', 'underlined'].includes(choices.section),
      italic: choices.section === 'bold-italic',
    },
  ]);
  if (choices.section === 'underlined') underline(flow, text, flow.left, flow.style.size);
  flow.space(0.3);
};
