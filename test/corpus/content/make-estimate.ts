import type { ModelEstimate, ModelItem, ModelLevel, ModelRoom } from '../model.ts';
import type { Random } from '../random.ts';
import { amountsOf } from './add-amounts.ts';
import type { EstimateOptions } from './estimate-options.ts';
import * as invented from './invented.ts';
import { coverageOf } from './make-coverage.ts';
import { factsOf } from './make-facts.ts';
import { makeItem, price } from './make-item.ts';
import { measuresOf, openingsOf } from './make-measures.ts';
import { numberItems } from './number-items.ts';
import { tradeDescriptions } from './trade-descriptions.ts';

const placeNames = (random: Random, count: number): string[] => {
  const names = [
    ...random.sample(invented.roofNames, Math.min(2, Math.max(0, Math.round(count * 0.25)))),
    ...random.sample(invented.exteriorNames, Math.round(count * 0.2)),
  ];
  return [...names, ...random.sample(invented.roomNames, count - names.length)];
};

const minimumNames = [
  'Siding',
  'Roofing',
  'Drywall',
  'Painting',
  'Plumbing',
  'Carpet',
  'Heat, vent, & air cond.',
  'Window',
  'Finish carpentry',
  'Electrical',
];

/** An estimate whose every figure adds up. */
export const makeEstimate = (random: Random, options: EstimateOptions): ModelEstimate => {
  const facts = factsOf(random.fork('facts'));
  const taxRatePercent = random.pick([5.5, 6, 6.25, 7, 7.5, 8.25, 8.875]);
  const coverageNames = ['Dwelling', 'Other Structures', 'Contents'].slice(0, options.coverages);
  const roomCount = Math.max(1, Math.min(20, Math.round(options.lines / random.between(5, 16))));
  const names = placeNames(random, roomCount);
  const levelNames = options.levels
    ? random.sample(invented.levelNames, random.int(1, Math.min(3, roomCount)))
    : [];
  const levels: ModelLevel[] = [];
  let left = options.lines;
  names.forEach((name, index) => {
    const roomsLeft = names.length - index;
    const share =
      roomsLeft === 1
        ? left
        : Math.max(
            1,
            Math.min(
              left - roomsLeft + 1,
              Math.round((left / roomsLeft) * random.between(0.5, 1.5)),
            ),
          );
    left -= share;
    const levelName =
      levelNames.length === 0
        ? null
        : (levelNames[Math.floor((index * levelNames.length) / names.length)] ?? null);
    let level = levels.find((candidate) => candidate.name === levelName);
    if (level === undefined) {
      const place = levelName !== null && options.levelItems && left > roomsLeft + 4;
      const own = place
        ? makeRoom(
            random.fork(`level${index}`),
            levelName,
            null,
            random.int(1, 3),
            { ...options, sections: 0 },
            coverageNames,
            taxRatePercent,
          )
        : null;
      level = { own, name: levelName, rooms: [], totals: amountsOf([]) };
      levels.push(level);
    }
    level.rooms.push(
      makeRoom(
        random.fork(`room${index}`),
        name,
        levelName,
        share,
        options,
        coverageNames,
        taxRatePercent,
      ),
    );
  });
  const minimums = options.laborMinimums
    ? makeMinimums(random.fork('minimums'), options, coverageNames[0] as string)
    : null;
  const items = [...levels.flatMap(itemsOfLevel), ...(minimums?.items ?? [])];
  numberItems(random.fork('numbers'), items, options);
  for (const level of levels) {
    for (const room of roomsOfLevel(level)) room.totals = amountsOf(room.items);
    level.totals = amountsOf(itemsOfLevel(level));
  }
  if (minimums !== null) minimums.totals = amountsOf(minimums.items);
  return {
    facts,
    levels,
    laborMinimums: minimums,
    items,
    totals: amountsOf(items),
    charges: { tax: 0, overhead: 0, profit: 0 },
    coverages: coverageNames
      .map((name, index) => coverageOf(random.fork(`coverage${index}`), name, items))
      .filter((coverage, index) => index === 0 || coverage.totals.rcv !== 0),
    taxRatePercent,
  };
};

const roomsOfLevel = (level: ModelLevel): ModelRoom[] =>
  level.own === null ? level.rooms : [level.own, ...level.rooms];

const itemsOfLevel = (level: ModelLevel): ModelItem[] =>
  roomsOfLevel(level).flatMap((room) => room.items);

const makeRoom = (
  random: Random,
  name: string,
  level: string | null,
  lines: number,
  options: EstimateOptions,
  coverages: readonly string[],
  taxRatePercent: number,
): ModelRoom => {
  const roof = (invented.roofNames as readonly string[]).includes(name);
  const inside = (invented.roomNames as readonly string[]).includes(name);
  const path = level === null ? [name] : [level, name];
  const coverage = random.chance(0.7) ? (coverages[0] as string) : random.pick(coverages);
  const items: ModelItem[] = [];
  const sectionCount =
    random.chance(options.sections) && lines > 2 ? random.int(1, Math.min(3, lines - 1)) : 0;
  const sectionNames = random.sample(invented.sectionNames, sectionCount);
  const starts = new Map(
    sectionNames.map((section, index) => [
      Math.floor(((index + (random.chance(0.5) ? 0.3 : 0)) * lines) / sectionCount),
      section,
    ]),
  );
  let section: string | null = null;
  while (items.length < lines) {
    section = starts.get(items.length) ?? section;
    const place = { room: name, path, section, coverage };
    const entry = random.pick(tradeDescriptions);
    const item = makeItem(random, entry, options, place, taxRatePercent);
    const pair =
      entry[4] === '&' &&
      item.priceNote === null &&
      !item.credit &&
      !item.bidItem &&
      items.length + 1 < lines &&
      !starts.has(items.length + 1) &&
      random.chance(options.splitPairs);
    if (pair) {
      const replaced: ModelItem = {
        ...item,
        activity: '+',
        prefix: '',
        removeRate: 0,
        resetRate: 0,
        replaceRate: Math.max(item.replaceRate, item.removeRate, item.resetRate),
        note: null,
        machineNotes: [],
      };
      Object.assign(item, {
        activity: '-',
        prefix: 'Remove ',
        removeRate: Math.max(0.25, item.removeRate),
        replaceRate: 0,
        resetRate: 0,
        depreciation: 0,
        depreciationMark: null,
        tax: 0,
        overhead: 0,
        profit: 0,
        overheadProfit: 0,
        roughDraftFlag: null,
      });
      for (const half of [item, replaced]) {
        half.roughDraftFlag = null;
        half.depreciation = 0;
        half.depreciationMark = null;
        half.tax = 0;
        half.overhead = 0;
        half.profit = 0;
        half.overheadProfit = 0;
        price(random, half, options, taxRatePercent);
      }
      items.push(item, replaced);
    } else items.push(item);
  }
  markPaidWhenIncurred(random, items, options);
  return {
    ...measuresOf(random, name, roof),
    ...(inside || roof ? {} : { height: null, dimensions: {} }),
    path,
    subrooms:
      inside && random.chance(0.15)
        ? [
            measuresOf(
              random,
              random.pick(['Closet (1)', 'Closet (2)', 'Nook (1)', 'Offset (1)']),
              false,
            ),
          ]
        : [],
    openings: inside && random.chance(0.4) ? openingsOf(random) : [],
    items,
    totals: amountsOf(items),
  };
};

const incurredNotes = [
  'This item will be paid when incurred.',
  'Payable when incurred upon receipt of the final invoice.',
  'PWI',
  'Amount available if incurred.',
];

const markPaidWhenIncurred = (
  random: Random,
  items: ModelItem[],
  options: EstimateOptions,
): void => {
  if (options.paidWhenIncurred === null || items.length < 3 || !random.chance(0.5)) return;
  const candidates = items
    .slice(-random.int(1, 2))
    .filter((item) => item.priceNote === null && !item.credit && !/\d[ab]$/.test(item.number));
  for (const item of candidates) {
    item.paidWhenIncurred = options.paidWhenIncurred;
    item.recoverable = true;
    item.depreciation = 0;
    item.depreciationMark = null;
    item.depreciationPercent = null;
    item.acv = item.rcv;
    item.machineNotes = [];
    item.definition = null;
    item.note = options.paidWhenIncurred === 'section' ? item.note : random.pick(incurredNotes);
    if (options.paidWhenIncurred === 'section') item.section = 'Paid When Incurred';
  }
};

const makeMinimums = (random: Random, options: EstimateOptions, coverage: string): ModelRoom => {
  const name = 'Labor Minimums Applied';
  const items = random.sample(minimumNames, random.int(1, 4)).map((trade): ModelItem => {
    const place = { room: name, path: [name], section: null, coverage };
    const plain = {
      ...options,
      notes: 0,
      definitions: 0,
      zeroQuantity: 0,
      machineNotes: 0,
      priceWords: 0,
      credits: 0,
      bidItems: 0,
      changed: 0,
      depreciated: 0,
      tax: false,
    };
    const item = makeItem(
      random,
      ['LAB', 'MN', `${trade} labor minimum`, 'EA', '+'],
      plain,
      place,
      0,
    );
    item.laborMinimum = true;
    item.quantity = 1;
    item.calculation = '1';
    item.overhead = 0;
    item.profit = 0;
    item.overheadProfit = 0;
    price(random, item, plain, 0);
    return item;
  });
  return {
    name,
    height: null,
    dimensions: {},
    path: [name],
    subrooms: [],
    openings: [],
    items,
    totals: amountsOf(items),
  };
};
