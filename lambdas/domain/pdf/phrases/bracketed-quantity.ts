import type { Line } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { unitCode } from '../tokens/read-figure.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { FigurePhrase } from './said-cells.ts';

/** Most lines have nothing like it. */
const BRACKETED =
  /\((\d[\d,]*(?:\.\d+)?)\s*([A-Za-z][A-Za-z .]{0,12})\)\s*[-–—:=.]*\s*\$?[\d,]+\.\d{2}$/;

/** `Line Item 3:`, as letters number what they list. */
const NUMBERED = /^(?:line\s+)?item\s+(?:#|no\.?\s*)?\d{1,3}\s*[:.]/i;

/** `Line Item 1: Tear off shingles (28.33 SQ) - $1,416.50`: how much, and what it comes to. */
export const bracketedPhrase = (line: Line): FigurePhrase | null => {
  const [, , unit = ''] = BRACKETED.exec(line.text) ?? [];
  if (unit === '' || unitCode(unit.trim()) === null) return null;
  const last = tokensOf(line.words).at(-1) as Token;
  const opened = line.words.findLastIndex(({ text }) => text.startsWith('('));
  const closed = line.words.findIndex(({ text }, at) => at >= opened && /\)[-–—:=.]*$/.test(text));
  if (opened < 0 || closed < opened) return null;
  const quantity = line.words
    .slice(opened, closed + 1)
    .map((word) => ({ ...word, text: word.text.replace(/^\(|\)[-–—:=.]*$/g, '') }));
  const words = line.words.slice(0, opened);
  const numbered = NUMBERED.exec(line.text)?.[0].trim() ?? '';
  const lead = numbered === '' ? 0 : numbered.split(/\s+/).length;
  const number = words[lead - 1];
  const cells = new Map<ColumnKind, readonly Word[]>([
    ['quantity', quantity],
    ['total', last.words],
  ]);
  if (number !== undefined)
    cells.set('itemNumber', [{ ...number, text: number.text.replace(/\D/g, '') }]);
  return { cells, text: words.slice(lead) };
};
