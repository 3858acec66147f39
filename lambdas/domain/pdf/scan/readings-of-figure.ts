import type { Token } from '../tokens/token.ts';
import { misreadingCost } from './likeness.ts';
import { valuesSeen } from './values-seen.ts';

/** What was seen in the print, if not taken for it, explains a row better than any likeness. */
export const SEEN = 0.1;

/** From here on a figure may have digits misread that look much alike, and from there on none. */
export const CLEAR = 0.9;
const CERTAIN = 0.91;

/** Of the figure: how surely the unit beside it was read says nothing of its digits. */
export const confidenceOf = ({ words }: Token): number =>
  Math.min(1, ...words.flatMap(({ text, confidence }) => (/\d/.test(text) ? [confidence] : [])));

/** How much may have been misread, by how sure the reading was. */
const mostCost = (token: Token): number => {
  const confidence = confidenceOf(token);
  if (confidence >= 1) return -1;
  // An amount without its point was misread for certain; where its digits are sure, the point alone.
  if (token.decimals !== 2) return confidence >= CERTAIN ? 0 : 2.6;
  if (confidence >= CERTAIN) return -1;
  return confidence >= CLEAR ? 0.5 : confidence >= 0.75 ? 1.1 : 2.1;
};

/** What it costs to take the token for another value; null where its print cannot have that. */
export const changeCost = (token: Token, value: number): number | null => {
  if (valuesSeen(token).includes(value)) return SEEN;
  const cost = digitCost(token, value);
  return cost <= mostCost(token) ? cost : null;
};

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** What it takes to misread a value's digits as those of the token, or as those also seen in it. */
export const digitCost = (token: Token, value: number): number => {
  // A figure without two decimals may be print of `24.2` or `2.0`.
  const isShort = token.decimals !== 2 && Number(value.toFixed(1)) === value;
  const texts = [value.toFixed(2), ...(isShort ? [value.toFixed(1)] : [])];
  const costOf = (reading: string): number =>
    Math.min(...texts.map((text) => misreadingCost(digitsOf(reading), digitsOf(text))));
  const readings = [figurePart(token.raw), figurePart(token.text)];
  const seen = token.words.flatMap(({ alternatives = [] }) => alternatives);
  return Math.min(...readings.map(costOf), ...seen.map((text) => SEEN + costOf(text)));
};

/** The figure of a cell that its unit or `yrs` follows. */
const figurePart = (text: string): string => text.split(' ')[0] ?? '';
