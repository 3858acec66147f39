import { isPlaceName } from '../rooms/names-of-places.ts';
import type { BuiltItem } from './build-item.ts';

/** Fewer rows may have such a remark each. */
const ENOUGH = 6;
/** Of the rows, those with a place below them; one may be done everywhere. */
const MOSTLY = 0.85;
/** Rows to each name, at least: where every row has one of its own, these are remarks. */
const ROWS_TO_NAME = 1.5;
/** Words of a place's name. */
const MOST_WORDS = 5;

/**
 * Reports by trade print below each row where it is done, `Main Roof` below `Drip edge` below `Roofing`: that is its
 * room, as a column of rooms would have it, and no remark.
 */
export const withPlacesBelow = (items: readonly BuiltItem[]): BuiltItem[] => {
  if (items.length < ENOUGH || items.some(({ roomCell }) => roomCell !== null)) return [...items];
  const places = new Map(
    items.flatMap((row): [BuiltItem, string][] => {
      const place = placeOf(row);
      return place === null ? [] : [[row, place]];
    }),
  );
  const names = [...places.values()];
  const isColumn =
    names.length >= items.length * MOSTLY &&
    new Set(names).size * ROWS_TO_NAME <= names.length &&
    names.filter(isPlaceName).length * 2 > names.length;
  if (!isColumn) return [...items];
  return items.map((row) => {
    const place = places.get(row);
    if (place === undefined) return row;
    const rest = (row.item.f9Note ?? '').split('\n').slice(1).join('\n');
    return { ...row, roomCell: place, item: { ...row.item, f9Note: rest === '' ? null : rest } };
  });
};

/** The first line below a row, where it may be a name: few words and no sentence. */
const placeOf = ({ item }: BuiltItem): string | null => {
  const [first = ''] = (item.f9Note ?? '').split('\n');
  const isName = /^\p{Lu}/u.test(first) && !/[.:;!?]$/.test(first) && !/\d\.\d/.test(first);
  return isName && first.split(' ').length <= MOST_WORDS ? first : null;
};
