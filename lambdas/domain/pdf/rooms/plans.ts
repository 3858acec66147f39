import type { Box } from '../../estimate/estimate.ts';
import { boxAround, type Line, makeLine, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { headingKind } from '../tables/heading-words.ts';
import { headingsOfLine } from '../tables/headings-of-line.ts';
import { isDimensions, isOpening } from './measures.ts';
import { linesOverRows } from './names-over-sizes.ts';
import { roomLine } from './room-lines.ts';

/** Words of a plan, and how many lengths, `12' 6"`, and sizes, `12' x 9'`, are among them. */
interface Letters {
  box: Box;
  fontSize: number;
  lengths: number;
  sizes: number;
  /** `204` alone: a plan says so of an apartment, and a table of much else. */
  isNumber: boolean;
}

/** Words that stand together in a line and may be letters of a plan. */
interface Label extends Letters {
  words: readonly Word[];
}

interface LabelledLine {
  line: Line;
  labels: readonly Label[];
  /** What stands there beside the labels. */
  others: readonly Word[];
}

/**
 * The lines of a page without the letters of the plans that stand beside, above or below the headings of rooms: the
 * lengths of their walls, and the names of the room and of its neighbours around them. What stands there in the type of
 * a plan's lengths heads no rows, and is no note of the row above. `upended` are the words of the page that stand on end,
 * as half of the lengths do. Scans have steps of their own, for what is read of a drawing there is no text.
 */
export const withoutPlans = (lines: readonly Line[], upended: readonly Word[]): readonly Line[] => {
  const onEnd = upended.flatMap(({ text, box, fontSize }): Letters[] =>
    FEET.test(text) ? [{ box, fontSize, lengths: 1, sizes: 0, isNumber: false }] : [],
  );
  const lengths = lines.filter(
    ({ text }) => LENGTH_WITHIN.test(text) && LENGTH_WITHIN.test(text.replace(OF_OPENING, '')),
  );
  const along = lengths.flatMap((line) => (isRow(line) ? [] : labelled(line).labels));
  // The lengths are looked for first: few pages have any.
  const places = plansAmong([...along, ...onEnd]);
  // A page of a drawing alone is told by its letters.
  if (places.length === 0 || !lines.some((line) => isRow(line) || isDimensions(line.text)))
    return lines;
  const near = labelledLines(
    lines.filter((line) => places.some((plan) => isNear(line, plan))),
    linesOverRows(lines),
  );
  const labels = near.flatMap((line) => line.labels);
  const plans = plansAmong([...labels, ...onEnd])
    .filter((plan) => isTold(plan, labels))
    .map((plan) => withNeighbours(plan, labels));
  if (plans.length === 0) return lines;
  const byLine = new Map(near.map((one) => [one.line, one]));
  return lines.flatMap((line) => {
    const one = byLine.get(line);
    return one === undefined ? [line] : withoutLetters(one, plans);
  });
};

/** A door's or window's size, and a room's height, are no lengths of its walls. */
const OF_OPENING = /\b(?:door|window|missing\s+wall|opening|opens\s+into|height)\b.*$/i;

/** Where its letters may stand, and rows that they are no part of. */
const isNear = ({ box }: Line, plan: Letters): boolean =>
  box.bottom > plan.box.top - ROWS_ABOVE && box.top < plan.box.bottom + ROWS_ABOVE;

const ROWS_ABOVE = 120;

const FEET = /^\d{1,3}['’′]/;

const LENGTH_WITHIN = /(?:^|\s)\d{1,3}\s?['’′](?:\s|$)/;

/** Two amounts, which few other lines have. */
const isRow = ({ text }: Line): boolean =>
  /\d\.\d{2}\b.*\s[(<$]*[\d,]+\.\d{2}\b/.test(text) && !isDimensions(text);

/** `listed`: lines of a list of rooms with their sizes, which is no plan. */
const labelledLines = (lines: readonly Line[], listed: ReadonlySet<Line>): LabelledLine[] => {
  /** The line of a table that stands above, where one does. */
  let above: Line | null = null;
  return lines.map((line, at): LabelledLine => {
    const isOfTable =
      isRow(line) ||
      isHeader(line) ||
      (above !== null && goesOn(line, above)) ||
      isDescribed(line, lines[at + 1]);
    if (isOfTable) above = line;
    return isOfTable || listed.has(line)
      ? { line, labels: [], others: line.words }
      : labelled(line);
  });
};

const isHeader = (line: Line): boolean => (headingsOfLine(line)?.length ?? 0) >= FEWEST_HEADINGS;

const FEWEST_HEADINGS = 3;

/** Right below: where a description goes on, or its note, or the first row begins. */
const goesOn = (line: Line, above: Line): boolean =>
  line.box.top - above.box.bottom < above.fontSize &&
  line.box.left < (above.box.left + above.box.right) / 2;

/** `Shelving` right above nothing but the figures of its row. */
const isDescribed = (line: Line, below: Line | undefined): boolean =>
  below !== undefined &&
  isRow(below) &&
  !/\p{L}{4}/u.test(below.text) &&
  below.box.top - line.box.bottom < line.fontSize &&
  below.box.left > line.box.left + line.fontSize;

const labelled = (line: Line): LabelledLine => {
  const { words } = line;
  const segments = segmentsOf(words, 1.5);
  const labels: Label[] = [];
  const others: Word[] = [];
  for (const [at, segment] of segments.entries()) {
    // `Door      2' 6" X 6' 8"      Opens into HALL`: from here on the line is an opening's.
    if (OPENING.test(textOf(segment)) || isOpening(textOf(segments.slice(at).flat()))) {
      others.push(...segments.slice(at).flat());
      break;
    }
    const label = labelOf(segment);
    if (label === null) others.push(...segment);
    else labels.push(label);
  }
  return { line, labels, others };
};

const OPENING = /^(?:door|window|missing\s+wall|opening|opens\s+into)\b/i;

const labelOf = (words: readonly Word[]): Label | null => {
  const text = textOf(words);
  if (text.includes(':') || isDimensions(text) || words.some(({ bold }) => bold)) return null;
  const letters = words.filter((word) => !OF_LENGTH.test(word.text));
  if (letters.length > 0 && !isName(textOf(letters))) return null;
  // `N wall 22'`, `4' wide`: said in words.
  if (letters.length < words.length && SAID_OF_LENGTHS.test(text)) return null;
  const feet = words.filter((word) => FEET.test(word.text)).length;
  const sizes = words.filter((word) => BETWEEN.test(word.text)).length;
  return {
    words,
    box: boxAround(words),
    fontSize: words[0]?.fontSize ?? 0,
    lengths: feet - 2 * sizes,
    sizes,
    isNumber: NUMBER.test(text),
  };
};

/** `12'`, `6"`, `1/2"`, and what stands between two of them: `13' 2" x 11'`. */
const OF_LENGTH = /^(?:\d{1,3}['’′](?:\d{1,2}["”″])?|\d{1,2}["”″]|\d\/\d{1,2}["”″]|[x×])$/i;

const BETWEEN = /^[x×]$/i;

const SAID_OF_LENGTHS =
  /\b(?:walls?|ceilings?|floors?|long|wide|high|deep|tall|off|up|runs?|each|total)\b/i;

/** No heading of a table is, though it may stand right below a plan and in its type. */
const isName = (text: string): boolean =>
  NUMBER.test(text) || AREA.test(text) || (NAME.test(text) && headingKind(text) === null);

const NUMBER = /^\d{1,4}\p{Lu}?$/u;

/** `129 sq ft` below a room's name. */
const AREA = /^\d[\d,]*(?:\.\d+)?\s?(?:SF|sq\.?\s?ft\.?|ft²|m²)$/i;

/** `Kitchen`, `itchen`, `Closet (1)`, `Bedroom 2`, `Laundry/Mud Room`, `Unit 3B - Bath`. */
const NAME =
  /^\p{L}[\p{L}.'’/&-]*(?:,?\s(?:\p{L}[\p{L}.'’/&-]*|\(\d+\)|\d{1,3}\p{L}?|[-–&/])){0,4}$/u;

/** Points between lengths of one plan: no wall of a small drawing is longer. */
const FAR_ACROSS = 130;
const FAR_DOWN = 60;

const gapBetween = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(0, otherFrom - to, from - otherTo);

const joined = (letters: readonly Letters[]): Letters => ({
  box: boxAround(letters),
  fontSize: Math.max(...letters.map(({ fontSize }) => fontSize)),
  lengths: letters.reduce((sum, { lengths }) => sum + lengths, 0),
  sizes: letters.reduce((sum, { sizes }) => sum + sizes, 0),
  isNumber: false,
});

const plansAmong = (letters: readonly Letters[]): Letters[] => {
  let plans: Letters[] = [];
  for (const one of letters) {
    if (one.lengths + one.sizes <= 0) continue;
    const near = plans.filter(
      ({ box }) =>
        gapBetween(box.left, box.right, one.box.left, one.box.right) < FAR_ACROSS &&
        gapBetween(box.top, box.bottom, one.box.top, one.box.bottom) < FAR_DOWN,
    );
    plans = [...plans.filter((plan) => !near.includes(plan)), joined([one, ...near])];
  }
  return plans.filter(
    (plan) => plan.lengths >= 2 && (plan.lengths + plan.sizes >= FEWEST_LENGTHS || isWide(plan)),
  );
};

/** Two lengths alone tell no plan without a name beside them. */
const isTold = (plan: Letters, labels: readonly Label[]): boolean =>
  plan.lengths + plan.sizes >= FEWEST_LENGTHS ||
  labels.some((label) => label.lengths + label.sizes === 0 && isOfPlan(label, plan));

/** Two lengths that stand neither above nor beside each other: those of a small room's walls. */
const isWide = ({ box, fontSize }: Letters): boolean =>
  box.right - box.left > fontSize * 5 && box.bottom - box.top > fontSize * 3;

/** With the letters around it, beside which stand those of what lies farther off. */
const withNeighbours = (plan: Letters, labels: readonly Label[]): Letters => {
  const around = labels.filter((label) => isOfPlan(label, plan));
  return { ...plan, box: boxAround([plan, ...around]) };
};

/** Lengths that stand about a plan, at the least: two walls, and what is told once more, within or for the room. */
const FEWEST_LENGTHS = 3;

const withoutLetters = (
  { line, labels, others }: LabelledLine,
  plans: readonly Letters[],
): Line[] => {
  const isDrawn = (label: Label): boolean => plans.some((plan) => isOfPlan(label, plan));
  // A room's heading may stand there in plain type, with its height or its size, or in stronger type beside a neighbour.
  const isHeading = roomLine(line.text) !== null && roomLine(textOf(others)) === null;
  if (labels.length === 0 || isHeading) return [line];
  const drawn = labels.filter(isDrawn);
  if (drawn.length === 0) return [line];
  // `Left Elev      Front Elevation      Right Elev`: of names in a row all are the drawing's.
  if (others.length === 0 && labels.length > 1) return [];
  const rest = [...labels.filter((label) => !drawn.includes(label)), { words: others }];
  const words = rest.flatMap((one) => one.words).sort((one, two) => one.box.left - two.box.left);
  return words.length === 0 ? [] : [makeLine(line.page, words, line.ocr)];
};

/** Points by which a plan's letters stand outside of its lengths. */
const BESIDE = 90;
const ABOVE = 40;

/**
 * In the type of a plan's lengths, and among them or beside. Among them stands the room's own name or number, too, which
 * is lettered larger.
 */
const isOfPlan = ({ box, fontSize, isNumber }: Letters, plan: Letters): boolean => {
  const isAround = (by: { beside: number; above: number }): boolean =>
    box.left > plan.box.left - by.beside &&
    box.right < plan.box.right + by.beside &&
    box.top > plan.box.top - by.above &&
    box.bottom < plan.box.bottom + by.above;
  return (
    (fontSize <= plan.fontSize * OWN_NAME && isAround({ beside: 0, above: 0 })) ||
    (!isNumber &&
      fontSize <= plan.fontSize * (plan.fontSize < SMALL_TYPE ? ABOUT_SAME_TYPE : SAME_TYPE) &&
      isAround({ beside: BESIDE, above: ABOVE }))
  );
};

/** Times the size of the lengths. */
const OWN_NAME = 1.3;
const SAME_TYPE = 1.05;
/** Of type that no text is set in, names of rooms are a little larger. */
const ABOUT_SAME_TYPE = 1.2;
/** Points: rows are set in larger type. */
const SMALL_TYPE = 6.6;
