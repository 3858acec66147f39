import abbreviations from '../../../catalog/wording/abbreviations.json' with { type: 'json' };
import tokenClasses from '../../../catalog/wording/tokens.json' with { type: 'json' };

/**
 * One description as the resolver compares it: the words that carry meaning, abbreviations
 * written out, sizes, ranges, grades and negations each as one token.
 *
 * Token spellings: `#5in` a measure, `#2in*4in` a dimension, `#9sf~12sf` a range, `#<4ft` "up to",
 * `#>60in` "or more", `=high` a grade, `!felt` "without felt", `@lf` "per linear foot"; every other
 * token is a plain word in the singular.
 */
export interface Wording {
  /** In printed order. */
  tokens: string[];
  /** Words joined by a slash: index ranges into `tokens`, one list of positions per group. */
  slashGroups: number[][];
}

interface Piece {
  kind: 'word' | 'number' | 'mark';
  text: string;
  /** Unit of a number; empty where none is printed. */
  unit: string;
  /** Whether white space stands before the piece. */
  spaced: boolean;
}

const WORDS = new Map(Object.entries(abbreviations.words));
const STOP = new Set(tokenClasses.stop);
const NUMBER_WORDS = new Map(Object.entries(tokenClasses.numberWords));
const NUMBER_UNITS = new Map(Object.entries(tokenClasses.numberUnits));
const PER_UNITS = new Map(Object.entries(tokenClasses.perUnits));
const NEGATIONS = new Set(tokenClasses.negations);
const SOFT = new Set(tokenClasses.soft);
const DIMENSION_WORDS = new Set(tokenClasses.dimensionWords);
const GRADES = new Set(['high', 'standard', 'premium', 'deluxe', 'average', 'economy', 'custom']);

interface Phrase {
  from: string[];
  to: string[];
}

const PHRASES = indexPhrases(abbreviations.phrases);

function indexPhrases(table: Record<string, string>): Map<string, Phrase[]> {
  const byFirstWord = new Map<string, Phrase[]>();
  for (const [from, to] of Object.entries(table)) {
    const words = from.split(' ');
    const first = words[0] ?? '';
    const list = byFirstWord.get(first) ?? [];
    list.push({ from: words, to: to.split(' ') });
    byFirstWord.set(first, list);
  }
  for (const list of byFirstWord.values()) list.sort((a, b) => b.from.length - a.from.length);
  return byFirstWord;
}

/** Words that only mean something together with others: `detach` and `reset`, `coats`, `grade`. */
export const PHRASE_WORDS: readonly string[] = [
  ...new Set([
    ...Object.keys(abbreviations.phrases).flatMap((phrase) => phrase.split(' ')),
    ...NUMBER_UNITS.keys(),
    ...NUMBER_WORDS.keys(),
    ...GRADES,
    'grade',
  ]),
].filter((word) => /^[a-z]{4,}$/.test(word));

/** Words that the tables shorten or replace. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(WORDS.keys());

/** Tokens that stand for several words, and those words: `detachreset`. */
export const COMPOUNDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(abbreviations.phrases).flatMap(([from, to]): [string, string[]][] => {
    const words = from.split(' ').filter((word) => word.length >= 4);
    return /^[a-z]+$/.test(to) && from.includes(' ') && words.length > 0 ? [[to, words]] : [];
  }),
);

/**
 * Changes whenever the same text could yield other tokens: an index built under another is rebuilt.
 * The tables change it by themselves; after a change of the code below, raise `rules` by hand.
 */
export const WORDING_VERSION = wordingVersion();

function wordingVersion(): string {
  const text = JSON.stringify([
    abbreviations.words,
    abbreviations.phrases,
    tokenClasses,
    'rules 1',
  ]);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const VULGAR_FRACTIONS = /(\d?)([¼½¾⅓⅔⅛⅜⅝⅞⅙⅚⅕⅖⅗⅘])/g;
const PIECE =
  /\{v\}|r-?\d{1,2}\b|\d+(?:\s+|-)\d+\/\d+(?!\d)|\d+\/\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+|(?<![a-z])\.\d+|\d+|[a-z]+(?:'[a-z]+)?\d*[a-z]*|["'#&/()+\-,:;%@$<>=~]/g;

/** Lower case, plain quotes and dashes, no change mark (`*`), no line number before the text. */
export function cleanText(text: string): string {
  const spelled = text.replace(
    VULGAR_FRACTIONS,
    (_, digit: string, fraction: string) =>
      `${digit === '' ? '' : `${digit} `}${fraction.normalize('NFKC')}`,
  );
  // Before decomposition, which takes accents standing alone apart, and after it, which makes marks.
  const decomposed = plainMarks(spelled)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');
  return plainMarks(decomposed)
    .toLowerCase()
    .replace(/\[\s*[*a-z%]{1,3}\s*\]/g, ' ')
    .replace(/^\s*[*#>\-•]*\s*\d{1,4}[a-z]?\.\s+/, '')
    .replace(/[*]+/g, ' ')
    .replace(/\b([0158])([a-z]{4,})/g, misreadDigit)
    .replace(/(?<![a-z0-9])[l|](?=\/\d)/g, '1')
    .replace(/\s+/g, ' ')
    .trim();
}

const plainMarks = (text: string): string =>
  text
    .replace(/\u2044/g, '/')
    .replace(/[\u2018\u2019\u2032\u02b9`\u00b4]/g, "'")
    .replace(/[\u201c\u201d\u2033\u201e\u02ba]|''/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00d7\u2715]/g, 'x')
    .replace(/[\u00ae\u2122\u00a9]/g, '');

const MISREAD_DIGITS: Record<string, string> = { '0': 'o', '1': 'l', '5': 's', '8': 'b' };

/** `5iding`: a scanner's digit for a letter; `5gallon` is none. */
function misreadDigit(whole: string, digit: string, rest: string): string {
  const isMeasure = NUMBER_UNITS.has(rest) || rest === 'angle';
  return isMeasure ? whole : `${MISREAD_DIGITS[digit] ?? digit}${rest}`;
}

/** Reads a description into comparable tokens. Pure; any text is accepted. */
export function readWording(text: string): Wording {
  return composeTokens(replacePhrases(splitPieces(cleanText(text))));
}

function splitPieces(text: string): Piece[] {
  const spread = text
    .replace(/(["'\d])\s*to\s*(?=[\d.])/g, '$1 to ')
    .replace(/(\d["']?)\s*x\s*(?=[\d.])/g, '$1 x ');
  const pieces: Piece[] = [];
  PIECE.lastIndex = 0;
  let end = 0;
  for (let match = PIECE.exec(spread); match !== null; match = PIECE.exec(spread)) {
    const text = match[0];
    const spaced = match.index > end || match.index === 0;
    end = match.index + text.length;
    const first = text.charCodeAt(0);
    if ((first >= 48 && first <= 57) || (first === 46 && text.length > 1)) {
      pieces.push({ kind: 'number', text: numberValue(text), unit: '', spaced });
    } else if (text === '{v}') {
      pieces.push({ kind: 'word', text, unit: '', spaced });
    } else if (first >= 97 && first <= 122) {
      const word = /^r-?\d/.test(text) ? text.replace('-', '') : text.replace(/'s$|'/g, '');
      pieces.push({ kind: 'word', text: WORDS.get(word) ?? word, unit: '', spaced });
    } else if (text === '&') {
      pieces.push({ kind: 'word', text: 'and', unit: '', spaced });
    } else {
      pieces.push({ kind: 'mark', text, unit: '', spaced });
    }
  }
  return pieces;
}

/** The decimal value of a printed number; a pitch (`7/12`) and a wire size (`2/0`) stay as they are. */
function numberValue(text: string): string {
  const mixed = /^(?:(\d+)(?:\s+|-))?(\d+)\/(\d+)$/.exec(text);
  if (mixed === null) return String(Number(text.replaceAll(',', '')));
  const [, whole, top, bottom] = mixed;
  const denominator = Number(bottom);
  if (whole === undefined && (denominator === 12 || denominator === 0)) return `${top}/${bottom}`;
  const value = Number(whole ?? 0) + Number(top) / denominator;
  return String(Math.round(value * 1e5) / 1e5);
}

function replacePhrases(pieces: Piece[]): Piece[] {
  const out: Piece[] = [];
  let index = 0;
  while (index < pieces.length) {
    const piece = pieces[index] as Piece;
    const phrase = piece.kind === 'mark' ? null : matchPhrase(pieces, index);
    if (phrase === null) {
      out.push(piece);
      index += 1;
      continue;
    }
    for (const [position, word] of phrase.to.entries()) {
      const kind = /^\d/.test(word) ? 'number' : 'word';
      out.push({ kind, text: word, unit: '', spaced: position === 0 ? piece.spaced : true });
    }
    index = phrase.end;
  }
  return out;
}

function matchPhrase(pieces: Piece[], start: number): { to: string[]; end: number } | null {
  const candidates = PHRASES.get((pieces[start] as Piece).text);
  if (candidates === undefined) return null;
  for (const phrase of candidates) {
    let position = start;
    let matched = 0;
    while (matched < phrase.from.length && position < pieces.length) {
      const piece = pieces[position] as Piece;
      if (piece.kind === 'mark' && piece.text === '-' && matched > 0) {
        position += 1;
        continue;
      }
      if (piece.text !== phrase.from[matched]) break;
      matched += 1;
      position += 1;
    }
    if (matched === phrase.from.length) return { to: phrase.to, end: position };
  }
  return null;
}

const JOINERS = new Set(['-', 'to', '~', 'and', 'or', 'through']);

/** Binds units to numbers, then numbers to dimensions and ranges, then words to tokens. */
function composeTokens(pieces: Piece[]): Wording {
  const bound = bindNumbers(pieces);
  const tokens: string[] = [];
  const seen = new Map<string, number>();
  const slashGroups: number[][] = [];
  let slashPending = false;
  let lastPosition = -1;
  let negate = false;
  let per = false;

  const push = (token: string): void => {
    let position = seen.get(token);
    if (position !== undefined && !isDiscriminator(token) && !token.endsWith('+')) {
      // Said twice: `Post & Beam construction - Beams` is not `- Posts`.
      push(`${token}+`);
      return;
    }
    if (position === undefined) {
      position = tokens.length;
      tokens.push(token);
      seen.set(token, position);
    }
    if (slashPending && lastPosition >= 0 && lastPosition !== position) {
      const group = slashGroups.at(-1);
      if (group !== undefined && group.at(-1) === lastPosition) group.push(position);
      else slashGroups.push([lastPosition, position]);
    }
    slashPending = false;
    lastPosition = position;
  };

  for (let index = 0; index < bound.length; index += 1) {
    const piece = bound[index] as Piece;
    if (piece.kind === 'mark') {
      if (piece.text === '/') slashPending = lastPosition >= 0;
      else if (piece.text === '(' || piece.text === ')' || piece.text === ',') {
        negate = false;
        per = false;
      } else if (piece.text === '@') per = true;
      continue;
    }
    if (piece.kind === 'number') {
      const token = `#${piece.text}${piece.unit}`;
      if (per && piece.unit !== '') push(`@${piece.text}${piece.unit}`);
      else push(token);
      negate = false;
      per = false;
      continue;
    }
    const word = piece.text;
    if (word === 'per') {
      per = true;
      continue;
    }
    if (per) {
      per = false;
      const unit = PER_UNITS.get(word) ?? PER_UNITS.get(singular(word));
      if (unit !== undefined) {
        push(`@${unit}`);
        continue;
      }
    }
    if (NEGATIONS.has(word)) {
      negate = true;
      continue;
    }
    const next = bound[index + 1];
    if (GRADES.has(word) && next?.kind === 'word' && next.text === 'grade') {
      push(`=${word}`);
      index += 1;
      negate = false;
      continue;
    }
    if (STOP.has(word)) continue;
    const token = word.startsWith('=') || word === '{v}' ? word : singular(word);
    push(negate && !word.startsWith('=') ? `!${token}` : token);
    negate = false;
  }
  return { tokens, slashGroups };
}

function bindNumbers(pieces: Piece[]): Piece[] {
  const measured: Piece[] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index] as Piece;
    if (piece.kind === 'mark' && piece.text === '#' && pieces[index + 1]?.kind === 'number') {
      const number = pieces[index + 1] as Piece;
      measured.push({ ...number, text: `no${number.text}`, spaced: piece.spaced });
      index += 1;
      continue;
    }
    const spelled = piece.kind === 'word' ? NUMBER_WORDS.get(piece.text) : undefined;
    if (piece.kind !== 'number' && spelled === undefined) {
      measured.push(piece);
      continue;
    }
    const unit = unitAfter(pieces, index);
    if (spelled !== undefined && unit === null) {
      measured.push(piece);
      continue;
    }
    measured.push({
      kind: 'number',
      text: spelled ?? piece.text,
      unit: unit?.unit ?? '',
      spaced: piece.spaced,
    });
    index = unit?.end ?? index;
  }
  return bindBounds(bindSpans(measured));
}

function unitAfter(pieces: Piece[], index: number): { unit: string; end: number } | null {
  const next = pieces[index + 1];
  if (next === undefined) return null;
  if (next.kind === 'mark') {
    if (!next.spaced && next.text === '"') return { unit: 'in', end: index + 1 };
    if (!next.spaced && next.text === "'") {
      return pieces[index + 2]?.text === "'"
        ? { unit: 'in', end: index + 2 }
        : { unit: 'ft', end: index + 1 };
    }
    if (next.text === '"') return { unit: 'in', end: index + 1 };
    if (!next.spaced && next.text === '#') return { unit: 'lb', end: index + 1 };
    if (!next.spaced && next.text === '%') return { unit: '%', end: index + 1 };
    const word = pieces[index + 2];
    if (next.text === '-' && !next.spaced && word?.kind === 'word' && !word.spaced) {
      const unit = NUMBER_UNITS.get(word.text);
      if (unit !== undefined) return { unit, end: index + 2 };
    }
    return null;
  }
  if (next.kind === 'word') {
    const unit = NUMBER_UNITS.get(next.text);
    if (unit === undefined) return null;
    return { unit, end: index + 1 };
  }
  return null;
}

/** `2" x 4"`, `12 - 23 sf`, `3' to 4'`, `5-0`: several numbers that mean one size. */
function bindSpans(pieces: Piece[]): Piece[] {
  const out: Piece[] = [];
  let index = 0;
  while (index < pieces.length) {
    const piece = pieces[index] as Piece;
    if (piece.kind !== 'number') {
      out.push(piece);
      index += 1;
      continue;
    }
    const span = spanAt(pieces, index);
    if (span === null) {
      out.push(piece);
      index += 1;
    } else {
      out.push({ kind: 'number', text: span.text, unit: '', spaced: piece.spaced });
      index = span.end;
    }
  }
  return out;
}

function spanAt(pieces: Piece[], start: number): { text: string; end: number } | null {
  const parts = [pieces[start] as Piece];
  let position = start + 1;
  while (pieces[position]?.text === 'x' && pieces[position + 1]?.kind === 'number') {
    parts.push(pieces[position + 1] as Piece);
    position += 2;
  }
  if (parts.length > 1) {
    return { text: parts.map((part) => `${part.text}${part.unit}`).join('*'), end: position };
  }
  const joiner = pieces[start + 1];
  const second = pieces[start + 2];
  const first = parts[0] as Piece;
  if (joiner === undefined || second?.kind !== 'number' || !JOINERS.has(joiner.text)) return null;
  if (joiner.text === 'and' || joiner.text === 'or' || joiner.text === 'through') return null;
  const low = Number(first.text);
  const high = Number(second.text);
  if (Number.isNaN(low) || Number.isNaN(high)) return null;
  const unitsAgree = first.unit === second.unit || first.unit === '';
  if (joiner.text === '-' && (!unitsAgree || (joiner.spaced && second.unit === ''))) return null;
  if (first.unit === '' && second.unit === '' && joiner.text === '-') {
    return { text: `${first.text}-${second.text}`, end: start + 3 };
  }
  const lowUnit = first.unit === '' ? second.unit : first.unit;
  const highUnit = second.unit === '' ? first.unit : second.unit;
  return { text: `${first.text}${lowUnit}~${second.text}${highUnit}`, end: start + 3 };
}

const AT_MOST = new Set(['less', 'smaller', 'under', 'maximum']);
const AT_LEAST = new Set([
  'more',
  'greater',
  'larger',
  'wider',
  'over',
  'up',
  'above',
  'higher',
  'taller',
  'longer',
]);

/** `up to 4'`, `over 180 SF`, `60" or wider`, `40'+`: a size as a bound. */
function bindBounds(pieces: Piece[]): Piece[] {
  const out: Piece[] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index] as Piece;
    const words = (offset: number): string => pieces[index + offset]?.text ?? '';
    if (piece.text === 'up' && words(1) === 'to' && pieces[index + 2]?.kind === 'number') {
      const number = pieces[index + 2] as Piece;
      out.push({ ...number, text: `<${number.text}`, spaced: piece.spaced });
      index += 2;
      continue;
    }
    const bounded = piece.kind === 'word' && pieces[index + 1]?.kind === 'number';
    if (bounded && (piece.text === 'over' || piece.text === 'under')) {
      const number = pieces[index + 1] as Piece;
      const sign = piece.text === 'over' ? '>' : '<';
      if (number.unit !== '' || /~/.test(number.text)) {
        out.push({ ...number, text: `${sign}${number.text}`, spaced: piece.spaced });
        index += 1;
        continue;
      }
    }
    if (piece.kind === 'number') {
      if (pieces[index + 1]?.kind === 'mark' && words(1) === '+' && piece.unit !== '') {
        out.push({ ...piece, text: `>${piece.text}` });
        index += 1;
        continue;
      }
      const linked = words(1) === 'or' || words(1) === 'and';
      if (linked && (AT_MOST.has(words(2)) || AT_LEAST.has(words(2)))) {
        out.push({ ...piece, text: `${AT_MOST.has(words(2)) ? '<' : '>'}${piece.text}` });
        index += 2;
        continue;
      }
    }
    out.push(piece);
  }
  return out;
}

const IRREGULAR = new Map([
  ['shelves', 'shelf'],
  ['halves', 'half'],
  ['leaves', 'leaf'],
  ['knives', 'knife'],
  ['feet', 'foot'],
  ['gas', 'gas'],
  ['glasses', 'glass'],
  ['lens', 'lens'],
  ['lenses', 'lens'],
]);

/** The singular of a trade noun; verbs and adjectives pass unchanged. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return IRREGULAR.get(word) ?? word;
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:sses|shes|ches|xes|zes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The comparison key: the tokens without order. */
export function wordingKey(tokens: readonly string[]): string {
  return [...tokens].sort().join(' ');
}

/**
 * Sizes, grades, negations and pricing units: a difference in one of them is a difference in the
 * item, however alike the rest reads.
 */
export function isDiscriminator(token: string): boolean {
  const first = token.charCodeAt(0);
  return first === 35 || first === 61 || first === 33 || first === 64;
}

/**
 * Words that may be missing on one side without speaking against a match: "type", "unit", and beside
 * a size the word for its direction ("4' tall").
 */
export function isSoft(token: string, hasSize: boolean): boolean {
  return SOFT.has(token) || (hasSize && DIMENSION_WORDS.has(token));
}

/** A measure without its unit marks: `#2in*4in` and `#2*4` share `#2*4`. */
export function bareMeasure(token: string): string {
  return token.replace(/(\d)[a-z%]+/g, '$1');
}

/**
 * The token lists that a description with slashes stands for: all alternatives together first, then
 * each alone. `Gutter / downspout - aluminum` prints as either.
 */
export function slashReadings(wording: Wording): string[][] {
  const readings: string[][] = [wording.tokens];
  let dropped: Set<number>[] = [new Set()];
  for (const group of wording.slashGroups.slice(0, 3)) {
    const next: Set<number>[] = [];
    for (const base of dropped) {
      next.push(base);
      for (const kept of group) {
        const without = new Set(base);
        for (const position of group) if (position !== kept) without.add(position);
        next.push(without);
      }
    }
    dropped = next;
  }
  for (const without of dropped) {
    if (without.size === 0) continue;
    readings.push(wording.tokens.filter((_, position) => !without.has(position)));
  }
  return readings;
}
