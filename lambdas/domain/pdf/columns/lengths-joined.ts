import { near, ONE_SPACE, type Token } from '../tokens/token.ts';
import type { Column } from './column-model.ts';

const FEET = /^\d{1,3}['’′]$/;
const INCHES = /^\d{1,2}["”″]$/;

/**
 * `18' 6"` below `L`: feet and inches with a space between them are one length, where a column stands for what no field
 * holds. In descriptions they stay words as all others.
 */
export const withLengthsJoined = (
  tokens: readonly Token[],
  columns: readonly Column[],
): readonly Token[] => {
  const measured = columns.filter(({ kind }) => kind === 'otherNumber');
  if (measured.length === 0 || !tokens.some(({ text }) => FEET.test(text))) return tokens;
  const from = Math.min(...measured.map(({ left }) => left)) - BEFORE_HEADING;
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (token.left < from) return [token];
    if (before !== undefined && before.left >= from && isLength(before, token)) return [];
    return next !== undefined && isLength(token, next) ? [joined(token, next)] : [token];
  });
};

/** Points by which a cell may begin before the heading that it is centred below. */
const BEFORE_HEADING = 30;

const isLength = (feet: Token, inches: Token): boolean =>
  FEET.test(feet.text) &&
  INCHES.test(inches.text) &&
  near(feet.words.at(-1), inches.words[0], ONE_SPACE);

const joined = (feet: Token, inches: Token): Token => ({
  ...feet,
  kind: 'text',
  text: `${feet.text} ${inches.text}`,
  raw: `${feet.raw} ${inches.raw}`,
  words: [...feet.words, ...inches.words],
  right: inches.right,
  figureRight: inches.figureRight,
});
