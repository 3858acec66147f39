import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { beginsWithMeasure } from './measures.ts';

/**
 * `Primary Bedroom          Ceiling: 187.50 SF | Walls: 440.00 SF`: the words of the name, null where no
 * measures stand at the other end of the line.
 */
export const nameFarFromMeasures = ({ words }: Line): Word[] | null => {
  const [first = [], ...rest] = segmentsOf(words, FAR);
  return rest.length > 0 && beginsWithMeasure(textOf(rest.flat())) ? first : null;
};

/** Font sizes. */
const FAR = 8;
