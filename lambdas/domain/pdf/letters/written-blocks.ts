import { styleOf } from '../between-rows/wrapped-text.ts';
import { leavesNoRoom } from '../cells/hanging-lines.ts';
import { type Line, median, type PageLines, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isBullet, isLead, onOneLevel } from '../phrases/sentence-lines.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';

/** Lines of a letter that say one thing: a paragraph, a point of a list, a name, an amount alone. */
export interface Block {
  lines: readonly Line[];
  /** All words on one level, without brackets around amounts and marks behind them. */
  words: readonly Word[];
  /** As each of them is printed. */
  printed: ReadonlyMap<Word, string>;
  tokens: readonly Token[];
}

/** Font sizes between the lines of a text, at most, and how much wider than usual they may be apart. */
const LOOSEST = 2;
const APART = 1.2;
/** Points by which what begins together is apart. */
const SAME_EDGE = 3;
/** Font sizes from one cell of a line to the next. */
const CELL_GAP = 1.2;
/** Font sizes by which the first line of a paragraph is set in, at most. */
const DEEPEST = 5;

/** `[X]`, `[ ]`, `☐`: a box before what may be chosen. */
const BOX = /^(?:\[[xX✓]?\]?|[☐☑☒□■✓✔])$/u;

const UNCHARGED =
  /(?:^|[\p{L}\d)"”.,:–—→-] )(\(?(?:no (?:charge|cost)|n\/c|free|by others)\)?\.?)$/iu;

/** `no charge`, `(n/c)`, `by others`, with which a text may end where others have their amount; null where none does. */
export const unchargedIn = (text: string): string | null => UNCHARGED.exec(text)?.[1] ?? null;

/** The text of a block as it is printed, its lines joined. */
export const printedText = ({ lines }: Pick<Block, 'lines'>): string =>
  lines.map((line) => line.text).join(' ');

/** `–`, `-->`, `..`, `=`, `lump`: what stands between work and what it costs. */
export const leadsToPrice = (text: string): boolean => LEADS_TO_PRICE.test(text);

const LEADS_TO_PRICE = /^(?:[-–—=→:]|-{2,}|-{1,2}>|=>|\.{2,}|lump)$/i;

/** `[6/2/26, 9:16 AM] Dee:` before each message of a telephone. */
export const STAMP = /^\[\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?\] /i;

/** The blocks of each page; the lines of a table are blocks of their own. */
export const blocksOf = (
  pages: readonly PageLines[],
  table: ReadonlySet<Line> = new Set(),
): Block[][] => {
  const usual = usualPitch(pages);
  const edges = edgesOf(pages);
  const margin = Math.max(...edges.values());
  const inSmall = writesInSmall(pages);
  return pages.map(({ lines }) => {
    const blocks: Line[][] = [];
    for (const line of lines) {
      const open = blocks.at(-1);
      if (
        open !== undefined &&
        !open.concat(line).some((one) => table.has(one)) &&
        (saysParts(open, line, usual) ||
          (goesOn(open, line, { usual, inSmall }) &&
            isFull(open, line, { edges, margin, inSmall })))
      )
        open.push(line);
      else blocks.push([line]);
    }
    return blocks.map(blockOf);
  });
};

const blockOf = (lines: readonly Line[]): Block => {
  const all = lines.flatMap((line) => line.words);
  const words = onOneLevel(
    lines.flatMap((line, row) => line.words.map((word, at, own) => plain(word, { at, own, row }))),
  );
  return {
    lines,
    words,
    printed: new Map(words.map((word, at) => [word, all[at]?.text ?? word.text])),
    tokens: tokensOf(words),
  };
};

/** `[$3,865]`, `($485.00).`, `$230.00,`: brackets in a text and the marks of its sentences are none of the amount. */
const plain = (
  word: Word,
  { at, own, row }: { at: number; own: readonly Word[]; row: number },
): Word => {
  if (!/\d/.test(word.text)) return word;
  // `$560.-`
  const whole = word.text.replace(/(?<=\d)\.[-–—]+$/, '.00').replace(/[.,;:]+$/, '');
  // `(940 sf @ $1.35 = $1,269.00)`
  const bare = /[([]/.test(whole) ? whole : whole.replace(/[)\]]+[.,;:]*$/, '');
  const inside = /^\[(\$?[\d,]+(?:\.\d{2})?)\]$/.exec(bare)?.[1];
  if (inside !== undefined) return { ...word, text: inside };
  const before = own[at - 1];
  // In a cell of its own, or behind a typed leader, round brackets say that an amount is taken off.
  const isSaid =
    before === undefined
      ? row > 0
      : gapOf(before, word) < CELL_GAP && !/^[._]{2,}$/.test(before.text);
  const round = isSaid ? /^\((\$[\d,]+(?:\.\d{2})?)\)$/.exec(bare)?.[1] : undefined;
  if (round !== undefined) return { ...word, text: round };
  const isLed = before !== undefined && leadsToPrice(before.text) && /^\d[\d,]*$/.test(bare);
  const isMoney = isLed || /^\$[\d,]*\d(?:\.\d+)?$|^[\d,]*\d\.\d{2}$/.test(bare);
  return isMoney && bare !== word.text ? { ...word, text: bare } : word;
};

/** In font sizes. */
const gapOf = (before: Word, word: Word): number =>
  (word.box.left - before.box.right) / word.fontSize;

/** How far lines of text are usually apart, in font sizes. */
const usualPitch = (pages: readonly PageLines[]): number => {
  const pitches = pages.flatMap(({ lines }) =>
    lines.flatMap((line, at) => {
      const pitch = pitchOf(lines[at - 1], line);
      return pitch !== null && pitch < LOOSEST ? [pitch] : [];
    }),
  );
  return pitches.length === 0 ? LOOSEST : median(pitches);
};

const pitchOf = (above: Line | undefined, line: Line): number | null => {
  if (above === undefined) return null;
  const pitch = (line.box.bottom - above.box.bottom) / above.fontSize;
  return pitch > 0.5 ? pitch : null;
};

/** Of rows in small letters, so many one below the other say that these begin rows. */
const LEAST_SMALL = 3;

/** `tape and finish 96 sf @ $1.90 - $182.40` right below such a row, again and again: small letters begin rows, too. */
const writesInSmall = (pages: readonly PageLines[]): boolean =>
  pages.flatMap(({ lines }) =>
    lines.filter(({ text }, at) => {
      const above = lines[at - 1];
      const areRows =
        above !== undefined && [above.text, text].every((one) => ENDS_IN_AMOUNT.test(one));
      return areRows && /^\p{Ll}/u.test(text);
    }),
  ).length >= LEAST_SMALL;

const goesOn = (
  open: readonly Line[],
  line: Line,
  { usual, inSmall }: { usual: number; inSmall: boolean },
): boolean => {
  const [first] = open;
  const above = open.at(-1);
  if (first === undefined || above === undefined) return false;
  const pitch = pitchOf(above, line);
  if (pitch === null || pitch > LOOSEST || pitch > usual * APART) return false;
  if (endsInCell(line) && open.some(endsInCell)) return false;
  if (leavesNoRoom(above, line))
    return !beginsWithBullet(first) && !endsEntry(above, line, inSmall);
  const [mine, next] = [styleOf(above.words), styleOf(line.words)];
  return (
    Math.abs(mine.fontSize - next.fontSize) < 0.6 &&
    (open.length > 1 || mine.bold === next.bold || /^\(\$/.test(line.text)) &&
    !isLead(line.words[0]) &&
    !SAYS_PRICE.test(line.text) &&
    !BOX.test(line.words[0]?.text ?? '') &&
    !STAMP.test(line.text) &&
    !endsEntry(above, line, inSmall) &&
    beginsWith(open, first, line)
  );
};

/** `Labor $736.00 + material $214.50 = $950.50` below a numbered point, in a line of its own: what the point costs. */
const saysParts = (open: readonly Line[], line: Line, usual: number): boolean => {
  const pitch = pitchOf(open.at(-1), line);
  return (
    pitch !== null && pitch < usual * APART && isLead(open[0]?.words[0]) && PARTS.test(line.text)
  );
};

const PARTS = /^(?:labou?r|materials?|parts)\b.*\$.*\s\+\s.*\$.*\s=\s\$[\d,]+(?:\.\d{2})?\.?$/i;

/** `Price for framing   $2,210.00` goes on with no text. */
const SAYS_PRICE =
  /^(?:price|cost|(?:sub)?total|labou?r|materials?)\b.*\s\$?[\d,]*\d(?:\.\d{2})?$/i;

const beginsWithBullet = ({ words: [word] }: Line): boolean => word !== undefined && isBullet(word);

/** What ends in an amount is said, unless its sentence goes on in small letters. */
const endsEntry = (above: Line, line: Line, inSmall: boolean): boolean => {
  if (unchargedIn(above.text) !== null) return inSmall || !/^[\p{Ll}(]/u.test(line.text);
  if (BEHIND_ARROW.test(above.text)) return true;
  if (!ENDS_IN_AMOUNT.test(above.text)) return false;
  const isCell = endsInCell(above);
  if (isCell && !inSmall && goesOnBeside(above, line)) return false;
  // `290 sq ft at $9.85` over what that comes to, alone
  if (inSmall && ENDS_IN_AMOUNT.test(line.text)) return true;
  return isCell || !(/^[\p{Ll}(]/u.test(line.text) || leavesNoRoom(above, line));
};

/** Whether an amount stands in a cell of its own behind the words of a line. */
export const endsInCell = ({ words, text }: Pick<Line, 'words' | 'text'>): boolean => {
  const [before, amount] = words.slice(-2);
  const isApart = before !== undefined && amount !== undefined && gapOf(before, amount) > CELL_GAP;
  return isApart && ENDS_IN_AMOUNT.test(text);
};

/** `board, screwed, and 12 x 24     $1,178.00` over `porcelain, one third offset`, at the same edge. */
const goesOnBeside = (above: Line, line: Line): boolean =>
  /^\p{Ll}/u.test(line.text) &&
  !/\d\.\d{2}\b/.test(line.text) &&
  Math.abs(above.box.left - line.box.left) < SAME_EDGE &&
  !endsSentence(above.words.at(-2)?.text ?? '');

const endsSentence = (word: string): boolean => /[.:;]$/.test(word) && !isShortened(word);

/** `8 lb.`, `ft.`: no sentence ends there. */
export const isShortened = (text: string): boolean => SHORTENED.test(text);

const SHORTENED =
  /^(?:ft|in|sq|st|no|mr|mrs|ms|dr|hrs?|yds?|lbs?|gal|lbs?|oz|approx|incl?|ga|dia)\.$/i;

/** `→ 368`, `--> lump 150`, `.. 6.40`: nothing goes on behind it. */
const BEHIND_ARROW = /\s(?:→|-{1,2}>|=>|\.{2,})\s(?:lump\s)?\$?\d[\d,]*(?:\.\d{2}|\.[-–—]+)?$/i;

const ENDS_IN_AMOUNT =
  /(?:^|\s)[[(]?(?:\$[\d,]*\d|[\d,]*\d\.\d{2})(?:\.\d{2})?[\])]?\.?$|\$\d[\d,]*\.[-–—]+$|\s(?:→|-{1,2}>|--|=|\.{2,}|lump)\s\d[\d,]*$|\s[-–—]\s\d[\d,]+$/i;

/** At the edge of the lines above, or where the words behind a number or a price begin. */
const beginsWith = (open: readonly Line[], first: Line, line: Line): boolean => {
  const above = open.at(-1) ?? first;
  const isAt = (left: number): boolean => Math.abs(left - line.box.left) < SAME_EDGE;
  if (isAt(above.box.left)) return true;
  if (open.length > 1) return false;
  const starts = segmentsOf(first.words, CELL_GAP).flatMap(([word]) => word ?? []);
  const text = first.words.find((word) => !isLead(word) && !BOX.test(word.text));
  if ([...starts, ...(text === undefined ? [] : [text])].some(({ box }) => isAt(box.left)))
    return true;
  // The first line of a paragraph is set in, or all others hang.
  return Math.abs(first.box.left - line.box.left) < first.fontSize * DEEPEST;
};

/** How far to the right text without an amount reaches that begins at a place. */
const edgesOf = (pages: readonly PageLines[]): ReadonlyMap<number, number> => {
  const edges = new Map<number, number>();
  for (const { lines } of pages)
    for (const { box, words, text } of lines) {
      if (/\d\.\d{2}\)?$/.test(text) || segmentsOf(words, CELL_GAP).length > 1) continue;
      const key = Math.round(box.left / SAME_EDGE);
      edges.set(key, Math.max(edges.get(key) ?? 0, box.right));
    }
  return edges;
};

/** What no sentence ends in. */
const DANGLING = /(?:\s[@x×=&–-]|,|\b(?:at|for|and|of|the|to|with|in|or|on|by|per|an?))$/i;

/** A line that ends so close to the text's right margin is full, whatever word comes next. */
const NEARLY = 0.85;

/** Text goes on below where its next word finds no room. */
const isFull = (
  open: readonly Line[],
  line: Line,
  {
    edges,
    margin,
    inSmall,
  }: { edges: ReadonlyMap<number, number>; margin: number; inSmall: boolean },
): boolean => {
  const above = open.at(-1);
  const [word] = line.words;
  if (above === undefined || word === undefined) return false;
  if (leavesNoRoom(above, line)) return true;
  const edge = edges.get(Math.round(above.box.left / SAME_EDGE)) ?? above.box.right;
  const reach = above.box.right + word.box.right - word.box.left + above.fontSize * 1.5;
  const isFilled = reach > edge || above.box.right > margin * NEARLY || DANGLING.test(above.text);
  // Small letters go on at the same edge, wherever a typist breaks the line.
  const isHung = line.box.left > above.box.left + SAME_EDGE && !isLead(open[0]?.words[0]);
  const goesOnSmall = /^\(/.test(line.text) || (!inSmall && !isHung && /^\p{Ll}/u.test(line.text));
  return isFilled || (goesOnSmall && !/[.:;]$/.test(above.text));
};
