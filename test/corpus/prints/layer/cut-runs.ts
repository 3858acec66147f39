import type { Sheet, TextMark } from '../../drawing/sheet.ts';
import { type FamilyName, type Slant, widthOf as widthOfPlain } from '../../drawing/typeface.ts';
import { charactersOf, plainOf, type TextLayer } from './text-layer.ts';

const kernedWidth = (family: FamilyName, text: string, size: number, slant: Slant): number =>
  widthOfPlain(family, plainOf(text), size, slant);

/** What a viewer advances over a string, which it does not kern. */
const widthOf = (family: FamilyName, text: string, size: number, slant: Slant): number =>
  [...text].reduce((sum, one) => sum + kernedWidth(family, one, size, slant), 0);

/** One string of the content stream. */
export interface Run extends TextMark {
  /** Gaps after its characters where the string is kerned, in points. */
  kerned?: readonly { text: string; gap: number }[];
}

/** Cuts the texts of a page as the producer would, and puts them in its order. */
export const cutRuns = (sheet: Sheet, family: FamilyName, layer: TextLayer): Run[] => {
  const texts = sheet.marks.flatMap((mark) =>
    mark.kind === 'text'
      ? drawnTimes({ ...mark, text: charactersOf(mark.text, layer) }, layer)
      : [],
  );
  const runs = ordered(texts, layer.order);
  return runs.flatMap((mark) => (mark.angle === 0 ? cut(family, mark, runs, layer.runs) : [mark]));
};

/** Bold may be the regular face drawn twice, a little apart. */
const drawnTimes = (mark: TextMark, layer: TextLayer): TextMark[] => {
  if (!mark.bold || layer.bold !== 'twice') return [mark];
  const plain = { ...mark, bold: false };
  return [plain, { ...plain, x: plain.x + mark.size * 0.03, row: plain.row + 0.5 }];
};

const cut = (
  family: FamilyName,
  mark: TextMark,
  all: readonly TextMark[],
  runs: TextLayer['runs'],
): Run[] => {
  switch (runs) {
    case 'cell':
      return [mark];
    case 'word':
      return pieces(family, mark, mark.text.split(/(?<=[ \u00a0])/)).map(trimmed);
    case 'glyph':
      return pieces(family, mark, [...mark.text]);
    case 'kerned':
      return [{ ...mark, kerned: kerned(family, mark) }];
    case 'gaps':
      return [{ ...mark, kerned: gaps(family, mark) }];
    case 'spaced-line':
      return spacedLine(family, mark, all);
  }
};

const ordered = (texts: readonly TextMark[], order: TextLayer['order']): TextMark[] => {
  switch (order) {
    case 'reading':
      return [...texts];
    case 'reversed':
      return [...texts].reverse();
    case 'columns':
      return [...texts].sort((a, b) => a.column - b.column || a.row - b.row);
    case 'tables-last': {
      // A row of several cells is a table's: its cells come after all running text.
      const counts = new Map<number, number>();
      for (const { row } of texts) counts.set(row, (counts.get(row) ?? 0) + 1);
      const table = (mark: TextMark): number => ((counts.get(mark.row) ?? 0) > 3 ? 1 : 0);
      return [...texts].sort((a, b) => table(a) - table(b));
    }
  }
};

const trimmed = (run: Run): Run => ({ ...run, text: run.text.trimEnd() });

const pieces = (family: FamilyName, mark: TextMark, cuts: readonly string[]): Run[] => {
  let done = '';
  return cuts
    .map((text) => {
      const run = { ...mark, text, x: mark.x + widthOf(family, done, mark.size, mark) };
      done += text;
      return run;
    })
    .filter((run) => run.text.trim() !== '');
};

/** Glyph by glyph where the face kerns, as typesetters write their strings. */
const kerned = (family: FamilyName, mark: TextMark): { text: string; gap: number }[] => {
  const parts: { text: string; gap: number }[] = [];
  let part = '';
  for (let at = 0; at < mark.text.length; at++) {
    const pair = mark.text.slice(at, at + 2);
    part += pair[0];
    const apart = [...pair].reduce((sum, one) => sum + widthOf(family, one, mark.size, mark), 0);
    const gap = kernedWidth(family, pair, mark.size, mark) - apart;
    if (Math.abs(gap) > 0.005 || part.length > 7) {
      parts.push({ text: part, gap });
      part = '';
    }
  }
  if (part !== '') parts.push({ text: part, gap: 0 });
  return parts;
};

/** Words without a space between them: what sets them apart is the gap. */
const gaps = (family: FamilyName, mark: TextMark): { text: string; gap: number }[] => {
  const space = widthOf(family, ' ', mark.size, mark);
  return mark.text.split(/ +/).map((text) => ({ text, gap: space }));
};

/** The whole line as one string that starts at its first cell; other cells follow behind spaces. */
const spacedLine = (family: FamilyName, mark: TextMark, all: readonly TextMark[]): Run[] => {
  const same = all
    .filter(
      (other) =>
        other.angle === 0 &&
        other.row === mark.row &&
        other.bold === mark.bold &&
        other.italic === mark.italic &&
        other.size === mark.size &&
        other.gray === mark.gray,
    )
    .sort((a, b) => a.x - b.x);
  if (same[0] !== mark) return [];
  const space = widthOf(family, ' ', mark.size, mark);
  let text = '';
  for (const cell of same) {
    const at = mark.x + widthOf(family, text, mark.size, mark);
    const count = text === '' ? 0 : Math.max(1, Math.round((cell.x - at) / space));
    text += `${' '.repeat(count)}${cell.text}`;
  }
  return [{ ...mark, text }];
};
