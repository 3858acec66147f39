import { readFileSync, writeFileSync } from 'node:fs';
import { TWO_WORD_UNITS, UNITS } from '../../lambdas/domain/pdf/items/units.ts';
import { ROOM_WORDS } from '../../lambdas/domain/pdf/rooms/names-of-places.ts';

/**
 * `node test/corpus/add-readings.ts A.truth.json ...`: writes under `alsoRight` of each item of an
 * author's truth what the house rules read as well: the platform's code of a unit, the words of an
 * activity before a description or none of them, a trade as the room where there is no other. What
 * removing and replacing cost together is judged by what they cost each.
 */

interface AuthoredItem {
  description: string;
  unitPrice?: number | null;
  removePrice?: number | null;
  replacePrice?: number | null;
  unjudged?: string[];
  unit?: string | null;
  room?: string;
  section?: string | null;
  alsoRight?: Record<string, string[]>;
}

const ACTIVITIES = [
  'R&R',
  'Remove and Replace',
  'Detach and Reset',
  'Remove',
  'Detach & Reset',
  'Detach & reset',
  'Install',
  'Replace',
];

const readingsOfDescription = (text: string): string[] => {
  const bare = ACTIVITIES.flatMap((activity) =>
    text.startsWith(`${activity} `) ? [text.slice(activity.length + 1)] : [],
  );
  return [...bare, ...ACTIVITIES.map((activity) => `${activity} ${text}`)];
};

const readingsOfUnit = (unit: string): string[] => {
  const plain = unit.toLowerCase().replace(/\.$/, '');
  const code = UNITS.get(unit.toLowerCase()) ?? UNITS.get(plain) ?? TWO_WORD_UNITS.get(plain);
  return [...(code === undefined ? [] : [code]), unit.toUpperCase(), plain.toUpperCase()];
};

const readingsOf = ({
  description,
  unit,
  room,
  section,
}: AuthoredItem): Record<string, string[]> => {
  const readings: Record<string, string[]> = { description: readingsOfDescription(description) };
  if (unit) readings.unit = readingsOfUnit(unit);
  const isTrade = room !== undefined && room !== 'General' && !ROOM_WORDS.test(room);
  if (room === 'General' && section)
    [readings.room, readings.section] = [[section], ['null', section.toUpperCase()]];
  else if (isTrade && !section) [readings.room, readings.section] = [['General'], [room]];
  return readings;
};

const hasOwnPrices = ({ unitPrice = null, removePrice, replacePrice }: AuthoredItem): boolean =>
  unitPrice === null && (removePrice != null || replacePrice != null);

for (const path of process.argv.slice(2)) {
  const truth = JSON.parse(readFileSync(path, 'utf8')) as { items: AuthoredItem[] };
  for (const item of truth.items) {
    if (hasOwnPrices(item)) item.unjudged = [...new Set([...(item.unjudged ?? []), 'unitPrice'])];
    const before = item.alsoRight ?? {};
    const readings = readingsOf(item);
    item.alsoRight = Object.fromEntries(
      Object.keys({ ...before, ...readings }).map((field) => [
        field,
        [...new Set([...(before[field] ?? []), ...(readings[field] ?? [])])],
      ]),
    );
  }
  writeFileSync(path, `${JSON.stringify(truth, null, 1)}\n`);
}
