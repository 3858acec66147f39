import { boxAround, type Line, makeLine, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ScanRepair } from './repairs.ts';
import { respell } from './respell.ts';

/** A sub-head between rows of dashes, asterisks or waves, with the marks around it whole. */
export const withDividers = (line: Line, repairs: ScanRepair[]): Line =>
  withoutBracket(withMarks(joinDashes(line), repairs), repairs);

/** `**Pump House]**`: a bracket before the asterisks that nothing opens is a stroke through the space. */
const withoutBracket = (line: Line, repairs: ScanRepair[]): Line =>
  /^\*{2,}[^[\]*]+\]\*{2,}$/.test(line.text)
    ? respell(line, repairs, ({ text }) => text.replace(/\](?=\*+$)/, ''))
    : line;

/** Dashes of which a sub-head has so many on both sides at least. */
const LEAST_DASHES = 3;

/** `- - - -Cabinets - - - -`: the dashes around a sub-head are one mark on each side. */
const joinDashes = (line: Line): Line => {
  const [, before = '', name = '', after = ''] =
    /^([- ]+)(.*?\p{L})([- ]+)$/u.exec(line.text) ?? [];
  const count = (text: string): number => text.replaceAll(' ', '').length;
  if (count(before) < LEAST_DASHES || count(after) < LEAST_DASHES) return line;
  const named = line.words.filter((word) => /[^-]/.test(word.text));
  const [first] = named;
  const dashes = '-'.repeat(LEAST_DASHES + 1);
  if (first === undefined || textOf(named).replace(/^-+|-+$/g, '') !== name) return line;
  const mark = (text: string, left: number, right: number): Word => ({
    ...first,
    text,
    box: { ...first.box, left, right },
  });
  const inner = named.map((word) => ({ ...word, text: word.text.replace(/^-+|-+$/g, '') }));
  const { left, right } = boxAround(named);
  return makeLine(
    line.page,
    [mark(dashes, line.box.left, left), ...inner, mark(dashes, right, line.box.right)],
    true,
  );
};

/** Words of a sub-head, at the most. */
const MOST_WORDS = 5;

/** `~~~ Demo ~~~~~i`, `seseskeskskeskok Walls siesfestesiesk`: waves, and asterisks taken for letters. */
const withMarks = (line: Line, repairs: ScanRepair[]): Line => {
  const [first] = line.words;
  const last = line.words.at(-1);
  if (first === undefined || last === undefined || !isRowOfMarks(first)) return line;
  const name = line.words.slice(1, isRowOfMarks(last) ? -1 : undefined);
  if (name.length === 0 || name.length > MOST_WORDS || /\d\.\d\d/.test(line.text)) return line;
  if (!/^\p{Lu}\p{L}+/u.test(name[0]?.text ?? '')) return line;
  // Marks that were read as marks are not told of.
  const told = line.words.some((word) => !name.includes(word) && /\p{L}/u.test(word.text));
  return respell(line, told ? repairs : [], (word) => (name.includes(word) ? null : MARKS));
};

const MARKS = '****';

/** What asterisks are read as, without any confidence. */
const ASTERISKS = /^[seikotfxSEIKOTFX*#"'°]{6,}$/;
const HARDLY_READ = 0.2;

const isRowOfMarks = ({ text, confidence }: Word): boolean =>
  /^(?:[~*]{3,}|[=#]{4,})[^\p{Lu}]?$/u.test(text) ||
  (confidence < HARDLY_READ && ASTERISKS.test(text));
