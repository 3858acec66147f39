import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import { isCarrier } from './carriers.ts';
import { isNameOfPeople } from './labels-at-edge.ts';
import { COMPANY } from './owners-blocks.ts';
import { PHONE } from './people.ts';
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

/** Font sizes between the cells of a line. */
const CELL_GAP = 2;

/** Lines above an address that may be its own letterhead. */
const LETTERHEAD = 3;

/**
 * `12 Plum Row, Elmtown, OH 44999` right above `Prepared for Ida & Sven Quillon`, at one edge: where the work is, and who
 * asked for it. An address below the name of a firm or its telephone is the firm's.
 */
export const preparedAtJob = (pages: readonly { lines: readonly Line[] }[]): Billed => {
  for (const { lines } of pages)
    for (const [at, line] of lines.entries()) {
      if (!/^prepared for /i.test(line.text)) continue;
      const left = line.box.left;
      const name = (cellAt(left, line) ?? '').replace(/^prepared for /i, '');
      if (!isNameOfPeople(name) || COMPANY.test(name) || isCarrier(name)) continue;
      const [address = '', ...above] = lines
        .slice(Math.max(0, at - LETTERHEAD - 1), at)
        .toReversed()
        .flatMap((other) => cellAt(left, other) ?? []);
      const isPlace = STREET.test(address) && TOWN.test(address) && !above.some(isOfFirm);
      return { insured: name, property: isPlace ? address : null };
    }
  return { insured: null, property: null };
};

const cellAt = (left: number, { words }: Line): string | null => {
  const cell = segmentsOf(words, CELL_GAP).find(
    ([first]) => Math.abs((first?.box.left ?? 0) - left) < EDGE,
  );
  return cell === undefined ? null : textOf(cell);
};

const isOfFirm = (text: string): boolean =>
  COMPANY.test(text) || isCarrier(text) || PHONE.test(text) || text.includes('@');
