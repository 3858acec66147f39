import type { Line } from '../pages/lines.ts';
import { isNameOfPeople } from './labels-at-edge.ts';
import { STREET, TOWN } from './towns.ts';

/** Points by which two labels of one block begin apart. */
const EDGE = 2;

/** Who pays, and where the work was done. */
export interface Billed {
  insured: string | null;
  property: string | null;
}

/**
 * `Bill Ida & Sven Quillon` right above `Job 12 Plum Row, Elmtown OH 44999`: two short labels at one edge without a colon. The
 * address behind the second proves that the first is no one's name.
 */
export const billedForJob = (pages: readonly { lines: readonly Line[] }[]): Billed => {
  for (const { lines } of pages)
    for (const [at, line] of lines.entries()) {
      const below = lines[at + 1];
      const name = /^bill(?: to)? (\p{Lu}.*)$/iu.exec(line.text)?.[1];
      const address = /^job(?: site)? (\d.*)$/i.exec(below?.text ?? '')?.[1];
      if (name === undefined || address === undefined || below === undefined) continue;
      const isBlock = Math.abs(line.box.left - below.box.left) < EDGE && isNameOfPeople(name);
      if (isBlock && STREET.test(address) && TOWN.test(address))
        return { insured: name, property: address };
    }
  return { insured: null, property: null };
};
