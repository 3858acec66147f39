import { PLATFORM_UNITS } from '../items/units.ts';
import type { Word } from '../pages/page-text.ts';
import { figureBehind, unitBehind } from '../scan/ocr-text.ts';
import { AGE_LIFE, FUSED_QUANTITY, readFigure } from './read-figure.ts';
import type { ReadWord } from './token.ts';

/** A scanned word with punctuation and letters of a figure or unit put right. */
export const asPrinted = (word: Word, before: Word | undefined): ReadWord => {
  const { text } = word;
  if (/^PW[!l1|]$/.test(text)) return { ...word, text: 'PWI', raw: text };
  if (readFigure(text) !== null || AGE_LIFE.test(text) || /%$/.test(text)) return word;
  const fused = FUSED_QUANTITY.exec(text);
  if (fused?.groups !== undefined) {
    const unit = unitBehind(fused.groups.unit ?? '');
    return PLATFORM_UNITS.has(unit)
      ? { ...word, text: `${fused.groups.number}${unit}`, raw: text }
      : word;
  }
  const figure = figureBehind(text);
  if (figure !== null && readFigure(figure) !== null && /\d[.,:;]?\d/.test(text))
    return { ...word, text: figure, raw: text };
  const afterFigure = before !== undefined && /\d[.,:;]?\d*$/.test(before.text);
  const unit = afterFigure && text.length <= 4 ? unitBehind(text) : text;
  // `24 in. of`, `30 yr.`: what is no code of a unit stays as it is read.
  return unit !== text && PLATFORM_UNITS.has(unit) ? { ...word, text: unit, raw: text } : word;
};
