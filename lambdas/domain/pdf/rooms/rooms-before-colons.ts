import { normalizeName } from '../../estimate/normalize-name.ts';
import { activityOfDescription } from '../items/activities.ts';
import type { BuiltItem } from '../items/build-item.ts';
import { isPlaceName } from './names-of-places.ts';
import type { Headed } from './sections-as-rooms.ts';

/** `Hall Bath: Demo tile`: a short name in capitals, and what is done there. */
const NAME_BEFORE = /^(\p{Lu}[\p{L}\d'’&/. -]{1,28}?)\s*:\s+(\S.*)$/u;

/** Fewer rows may begin so by chance. */
const FEWEST = 4;

const MOST_WORDS = 4;

/**
 * Small trades say on each row where it is: `Hall Bath: Bullnose edge`, `Mud Room: Set quarry tile`. Where all rows begin so,
 * several with the same name, and most names are those of places, they are the rooms of an estimate that heads none.
 */
export const withRoomsBeforeColons = (headed: Headed): Headed => ({
  ...headed,
  items: roomsBeforeColons(headed.items),
});

const roomsBeforeColons = (items: readonly BuiltItem[]): readonly BuiltItem[] => {
  const isHeaded = items.some(
    ({ group, roomCell }) => group.room !== null || group.levels.length > 0 || roomCell !== null,
  );
  if (isHeaded || items.length < FEWEST) return items;
  const said = items.map(({ item }) => NAME_BEFORE.exec(item.description ?? ''));
  const names = new Map<string, string>();
  for (const [, name] of said.flatMap((one) => (one === null ? [] : [one]))) {
    if (name === undefined || name.split(' ').length > MOST_WORDS) return items;
    names.set(normalizeName(name), name);
  }
  const places = [...names.values()].filter(isPlaceName).length;
  if (said.includes(null) || names.size * 2 > items.length || places * 2 <= names.size)
    return items;
  return items.map((row, at): BuiltItem => {
    const [, name, description] = said[at] ?? [];
    if (name === undefined || description === undefined) return row;
    const { item } = row;
    const isOfWords = item.activity === activityOfDescription(item.description ?? '');
    const activity = isOfWords ? activityOfDescription(description) : item.activity;
    return { ...row, roomCell: name, item: { ...item, description, activity } };
  });
};
