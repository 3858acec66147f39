import { segmentsOf, textOf } from '../pages/lines.ts';
import type { Fact } from './fact.ts';
import { besideNumber } from './insurer-beside-claim.ts';
import { isPerson } from './owners-blocks.ts';

/** Font sizes between the cells of a line. */
const CELL_GAP = 1.5;

/**
 * `Owner: Ida Quillon   Amica claim 77-1204   Loss 5/9/2026`: cells too close to each other to be told from a gap within a
 * value. Whose claim it is ends where the next cell names his insurer with the claim's number; null where it does not.
 */
export const insurerInNextCell = (fact: Fact): readonly Fact[] | null => {
  if (fact.key !== 'insured' || !/\b(?:claim|clm|policy)\b/i.test(fact.line.text)) return null;
  const behind = fact.line.words.filter(({ box }) => box.left >= fact.left);
  const [name = '', next = ''] = segmentsOf(behind, CELL_GAP).map(textOf);
  const insurer = besideNumber(next);
  if (insurer === null || !isPerson(name)) return null;
  return fact.value.startsWith(`${name} `)
    ? [
        { ...fact, value: name },
        { ...fact, key: 'carrier', value: insurer },
      ]
    : null;
};
