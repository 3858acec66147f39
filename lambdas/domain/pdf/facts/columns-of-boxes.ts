import { boxAround, type Line, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { Fact, FactKey } from './fact.ts';
import { formLabel, plain } from './fact-labels.ts';
import { isoDate } from './iso-date.ts';
import { isNameOfPeople } from './labels-at-edge.ts';
import { PHONE } from './people.ts';
import { toldIn } from './told-in-cells.ts';
import { COUNTRY, countTownLabels, STREET, saysNoPlace, TOWN, townOf } from './towns.ts';

/** Font sizes between the boxes of a form. */
const BOXES_APART = 1.5;
/** Points by which what fills a box may begin beside its label. */
const EDGE = 4;
/** Of labels, in parts of the size of what is filled in below them. */
const SMALL_TYPE = 0.9;
/** Font sizes from line to line of what fills a box, and from the labels to the first of them. */
const PITCH = 1.6;
const FIRST_PITCH = 2.2;
/** Lines in a box. */
const MOST_LINES = 6;
/** Lines of an address. */
const MOST_PARTS = 4;
/** Font sizes. */
const SPACE = 0.25;

/** A line of a box. */
interface Cell {
  text: string;
  words: readonly Word[];
  line: Line;
}

/** A box's label, and what stands below it. */
interface Box {
  key: FactKey | null;
  label: readonly Word[];
  cells: Cell[];
}

/**
 * `CLIENT   PROJECT ADDRESS   INSURANCE` in small or bold type over columns of some lines each, as web apps set what an
 * estimate is about: whom it is for, over `Verlin & Joanne` and `Stroup`, where the name does not fit; the street
 * over the town; `Policy FP` over its number below the insurer's name.
 */
export const factsInColumns = (lines: readonly Line[]): Fact[] =>
  lines.flatMap((line, at) => boxesAt(lines, at, line)).flatMap(factsOfBox);

/**
 * `Insurance   Report` over what fills these boxes: the label of the next box is no value of the one before it, whose
 * own stands below.
 */
export const withoutLabelsAsValues = (facts: readonly Fact[], lines: readonly Line[]): Fact[] =>
  facts.map((fact) => {
    const mayBe = fact.value !== '' && (fact.key === 'carrier' || fact.key === 'property');
    const at = mayBe ? lines.indexOf(fact.line) : -1;
    const boxes = at < 0 ? [] : boxesBelow(lines, at, fact.line);
    // Among labels in bold type over what is not, one may be unknown; of a grid's labels and values only some are bold.
    const areLabels = lines[at + 1]?.bold === false && fact.line.words.every(({ bold }) => bold);
    const mayBeUnknown = areLabels && !fact.line.text.includes(':');
    const isLabel = boxes.some(
      ({ key, label }) => textOf(label) === fact.value && (mayBeUnknown || key !== null),
    );
    if (!isLabel) return fact;
    const own = boxes.find(({ label }) => label[0]?.box.left === fact.labelLeft);
    const [cell] = own?.cells ?? [];
    return cell === undefined
      ? { ...fact, value: '' }
      : { ...fact, value: cell.text, left: cell.words[0]?.box.left ?? fact.left, line: cell.line };
  });

const boxesAt = (lines: readonly Line[], at: number, line: Line): Box[] =>
  line.text.includes(':') ? [] : boxesBelow(lines, at, line);

/** The boxes that the cells of a line head, whether or not colons end these. */
const boxesBelow = (lines: readonly Line[], at: number, line: Line): Box[] => {
  const below = lines[at + 1];
  if (below === undefined || below.page !== line.page) return [];
  const labels = segmentsOf(line.words, BOXES_APART);
  if (labels.length < 2 || labels.some((label) => /:./.test(textOf(label)))) return [];
  const boxes = labels.map((label): Box => ({ key: keyOf(label), label, cells: [] }));
  const told = boxes.filter(({ key }) => key !== null && TOLD.has(key));
  const isSet = line.fontSize < below.fontSize * SMALL_TYPE || (line.bold && !below.bold);
  if (told.length < (isSet ? 1 : 2)) return [];
  const isFilled = segmentsOf(below.words, BOXES_APART).every(
    (cell) => boxOf(boxes, cell) !== undefined,
  );
  if (!isFilled) return [];
  const closed = new Set<Box>();
  let bottom = line;
  for (const next of lines.slice(at + 1, at + 1 + MOST_LINES * 2)) {
    const pitch = bottom === line ? FIRST_PITCH : PITCH;
    if (next.page !== line.page || next.box.top - bottom.box.top > below.fontSize * pitch) break;
    for (const words of segmentsOf(next.words, BOXES_APART)) {
      const box = boxOf(boxes, words);
      if (box === undefined || closed.has(box)) continue;
      const isLabel = formLabel(words) !== null || isSmall(words, below);
      if (isLabel || box.cells.length === MOST_LINES) closed.add(box);
      else box.cells.push({ text: textOf(words), words, line: next });
    }
    bottom = next;
  }
  // `CITY`, `STATE` and `ZIP` beside the box of a street.
  for (const [index, box] of boxes.entries()) {
    const behind = boxes.slice(index + 1);
    const beside = behind.slice(0, countTownLabels(behind.map(({ label }) => textOf(label))));
    const [cell] = beside.flatMap(({ cells }) => cells);
    if (cell === undefined || box.cells.length !== 1) continue;
    const texts = beside.map(({ cells }) => cells[0]?.text ?? '');
    box.cells.push(...townOf(texts).map((text) => ({ ...cell, text })));
  }
  return boxes;
};

/** What these tell, one in type of its own or two; the others are read where they stand by themselves. */
const TOLD: ReadonlySet<FactKey> = new Set<FactKey>([
  'insured',
  'property',
  'carrier',
  'claim',
  'dateOfLoss',
]);

const keyOf = (label: readonly Word[]): FactKey | null =>
  formLabel(label) ?? (/^to$/i.test(textOf(label)) ? 'insured' : null);

const boxOf = (boxes: readonly Box[], [first]: readonly Word[]): Box | undefined =>
  boxes.find(
    ({ label: [word] }) => Math.abs((word?.box.left ?? 0) - (first?.box.left ?? 0)) < EDGE,
  );

const isSmall = (words: readonly Word[], { fontSize }: Line): boolean =>
  words.every((word) => word.fontSize < fontSize * SMALL_TYPE);

const factsOfBox = (box: Box): Fact[] => {
  const { key, cells } = box;
  const [first] = cells;
  if (first === undefined) return [];
  const told = cells.flatMap((cell, at) => toldOf(box, cell, at));
  if (key === 'insured') {
    const name = nameIn(box);
    const home = addressIn(box);
    return [
      ...(name === null ? [] : [factOf(box, key, name)]),
      ...(home === null ? [] : [factOf(box, 'insuredAddress', home)]),
      ...told,
    ];
  }
  if (key === 'property') {
    const at = addressIn(box);
    return at === null ? told : [factOf(box, key, at), ...told];
  }
  if (key === 'carrier') {
    // `Claim # 26-1` may stand above the insurer's name.
    const name = cells.find(({ text }) => toldIn(text) === null && /\p{L}{3}/u.test(text));
    return name === undefined || name === first
      ? told
      : [factOf(box, 'carrier', { text: name.text, cells: [name] }), ...told];
  }
  const day = key === 'dateOfLoss' ? cells.find(({ text }) => isoDate(text) !== null) : undefined;
  return day === undefined
    ? told
    : [factOf(box, 'dateOfLoss', { text: day.text, cells: [day] }), ...told];
};

/** What is said in so many cells of a box. */
interface Said {
  text: string;
  cells: readonly Cell[];
}

const factOf = ({ label }: Box, key: FactKey, { text, cells }: Said): Fact => {
  const last = cells.at(-1) as Cell;
  return {
    key,
    label: plain(textOf(label)),
    labelLeft: label[0]?.box.left ?? last.line.box.left,
    labelRight: label.at(-1)?.box.right ?? last.line.box.right,
    value: text,
    left: last.words[0]?.box.left ?? last.line.box.left,
    line: last.line,
  };
};

/** Whether a cell went to the next line for want of room, which the widest of the box shows. */
const goesOn = ({ cells }: Box, at: number): boolean => {
  const [cell, next] = [cells[at], cells[at + 1]];
  const [word] = next?.words ?? [];
  if (cell === undefined || word === undefined) return false;
  const widest = Math.max(...cells.map(({ words }) => widthOf(words)));
  return widthOf(cell.words) + widthOf([word]) + word.fontSize * SPACE > widest + 1;
};

const widthOf = (words: readonly Word[]): number => {
  const { left, right } = boxAround(words);
  return right - left;
};

const nameIn = (box: Box): Said | null => {
  const [first, second] = box.cells;
  if (first === undefined || /\d/.test(first.text)) return null;
  const isWhole = second === undefined || !LAST_NAME.test(second.text) || !goesOn(box, 0);
  const cells = isWhole ? [first] : [first, second];
  const text = cells.map((cell) => cell.text).join(' ');
  return isNameOfPeople(text) ? { text, cells } : null;
};

const LAST_NAME = /^\p{Lu}[\p{L}'’-]+$/u;

const addressIn = (box: Box): Said | null => {
  const from = box.cells.findIndex(({ text }) => STREET.test(text));
  if (from < 0 || from > 2) return null;
  const parts: string[] = [];
  const cells: Cell[] = [];
  for (const [index, cell] of box.cells.slice(from).entries()) {
    const { text } = cell;
    if (PHONE.test(text) || /[@:]/.test(text) || parts.length === MOST_PARTS) break;
    if (index > 0 && saysNoPlace(text)) break;
    // `18440 County Road` over `210`
    const isCut = /^\d{1,4}$/.test(text) && goesOn(box, from + index - 1);
    const joined = isCut ? `${parts.pop()} ${text}` : text.replace(/,$/, '');
    parts.push(joined);
    cells.push(cell);
    if (TOWN.test(text)) break;
  }
  return { text: parts.join(', ').replace(COUNTRY, ''), cells };
};

/** `Policy FP` over `3318820`, `DOL` over `04/28/2026`, `claim NC 0098-4471`: a number or a date with its label. */
const toldOf = (box: Box, cell: Cell, at: number): Fact[] => {
  const next = box.cells[at + 1];
  const both = next !== undefined && goesOn(box, at) ? `${cell.text} ${next.text}` : '';
  const found = toldIn(both) ?? toldIn(cell.text);
  return found === null ? [] : [factOf(box, found.key, { text: found.value, cells: [cell] })];
};
