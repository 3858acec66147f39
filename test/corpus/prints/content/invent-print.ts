import type { EstimateOptions } from '../../content/estimate-options.ts';
import { makeEstimate } from '../../content/make-estimate.ts';
import type { ModelEstimate } from '../../model.ts';
import type { Random } from '../../random.ts';
import {
  exteriorPlaces,
  ownWords,
  personNotes,
  placeNames,
  rareUnits,
  roofPlaces,
} from './print-words.ts';

const plainOptions = (lines: number): EstimateOptions => ({
  lines,
  tax: true,
  overheadProfit: false,
  depreciated: 0.7,
  depreciationBase: 'rounded-percent',
  nonRecoverable: 0,
  levels: false,
  coverages: 1,
  supplement: false,
  splitPairs: 0,
  laborMinimums: false,
  sections: 0,
  notes: 0.2,
  machineNotes: 0,
  changed: 0,
  priceWords: 0,
  credits: 0,
  bidItems: 0,
  paidWhenIncurred: null,
  detachReset: 0.08,
  definitions: 0,
  bold: 0,
  zeroQuantity: 0,
  firstNumber: 1,
  levelItems: false,
});

/** An estimate that adds up, with places and remarks as prints have them. */
export const inventPrint = (
  random: Random,
  lines: number,
  own: Partial<EstimateOptions>,
): ModelEstimate => {
  const estimate = makeEstimate(random.fork('estimate'), { ...plainOptions(lines), ...own });
  rename(random.fork('places'), estimate);
  const notes = random.fork('notes');
  for (const item of estimate.items)
    if (item.note !== null && item.paidWhenIncurred === null) item.note = notes.pick(personNotes);
  const words = random.fork('words');
  for (const item of estimate.items) {
    if (item.laborMinimum || item.credit || /\d[ab]$/.test(item.number)) continue;
    if (item.unit === 'EA' && words.chance(0.06)) item.unit = words.pick(rareUnits);
    if (item.activity !== '+' || !words.chance(0.05)) continue;
    const suffix = item.bidItem ? ' (Bid Item)' : '';
    item.description = `${words.pick(ownWords)}${suffix}`;
  }
  return estimate;
};

const rename = (random: Random, estimate: ModelEstimate): void => {
  const rooms = estimate.levels.flatMap((level) => level.rooms);
  const inside = random.sample(placeNames, placeNames.length);
  const outside = random.sample(exteriorPlaces, exteriorPlaces.length);
  const roofs = random.sample(roofPlaces, roofPlaces.length);
  for (const room of rooms) {
    const { sfFloor, sfSurfaceArea } = room.dimensions;
    const names = sfFloor !== undefined ? inside : sfSurfaceArea !== undefined ? roofs : outside;
    const name = names.pop() ?? room.name;
    const path = [...room.path.slice(0, -1), name];
    room.name = name;
    room.path = path;
    for (const item of room.items) {
      item.room = name;
      item.path = path;
    }
  }
};
