import type { Problem } from './problem.ts';

/** Deeper than any estimate; shallow enough that no walk over the value can overflow the stack. */
const DEEPEST = 32;

export type ParsedJson = { ok: true; value: unknown } | { ok: false; problem: Problem };

/**
 * Reads UTF-8 JSON. What cannot be read is one problem at `loc` that says where and why: bytes that
 * are not UTF-8, a syntax error, nesting beyond {@link DEEPEST}.
 */
export const parseJson = (bytes: Uint8Array, loc: (string | number)[]): ParsedJson => {
  const refuse = (error: string, position?: number): ParsedJson => ({
    ok: false,
    problem: {
      loc: position === undefined ? loc : [...loc, position],
      msg: `JSON decode error: ${error}`,
      type: 'json_invalid',
      ctx: { error },
    },
  });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('the bytes are not UTF-8');
  }
  if (text.trim() === '') return refuse('the text is empty');
  const tooDeep = positionBeyond(text, DEEPEST);
  if (tooDeep !== null) return refuse(`nested deeper than ${DEEPEST} levels`, tooDeep);
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const position = / at position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    return position === undefined
      ? refuse('the text ends too early or is not JSON')
      : refuse(`unexpected text at position ${position}`, Number(position));
  }
};

/** Where a text opens its first bracket beyond a depth, or null. Strings are skipped. */
const positionBeyond = (text: string, deepest: number): number | null => {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') index = endOfString(text, index);
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > deepest) return index;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return null;
};

/** Jumps from quote to quote, because a string may hold a whole PDF in base64. */
const endOfString = (text: string, start: number): number => {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
};
