import Big from 'big.js';
import type { Activity } from '../../../lambdas/domain/estimate/estimate.ts';
import { lineAmount, roundCents, sum, toAmount } from '../../../lambdas/domain/money/money.ts';
import type {
  Amounts,
  Measures,
  ModelCoverage,
  ModelEstimate,
  ModelFacts,
  ModelItem,
  ModelLevel,
  ModelRoom,
} from '../model.ts';
import type { Random } from '../random.ts';
import * as invented from './invented.ts';
import { type TradeDescription, tradeDescriptions } from './trade-descriptions.ts';

/** What an invented estimate is made of. Shares are 0 to 1, of the lines that could have it. */
export interface EstimateOptions {
  lines: number;
  tax: boolean;
  overheadProfit: boolean;
  /** Share of depreciated lines; 0 prints zeros. */
  depreciated: number;
  /** Whether the percentage is rounded to two decimals before it is applied. */
  depreciationBase: 'rounded-percent' | 'exact-ratio';
  nonRecoverable: number;
  levels: boolean;
  coverages: number;
  /** Line numbers that jump back and forth, as in a supplement. */
  supplement: boolean;
  splitPairs: number;
  laborMinimums: boolean;
  sections: number;
  notes: number;
  machineNotes: number;
  changed: number;
  priceWords: number;
  credits: number;
  bidItems: number;
  paidWhenIncurred: 'section' | 'note' | 'struck' | null;
  detachReset: number;
  definitions: number;
  bold: number;
  zeroQuantity: number;
  /** The first line number. */
  firstNumber: number;
  /** Items on the levels themselves. */
  levelItems: boolean;
}

const amountsOf = (items: readonly ModelItem[]): Amounts => {
  const counted = items.filter((item) => item.paidWhenIncurred === null);
  const total = (field: keyof Amounts): number => toAmount(sum(counted.map((item) => item[field])));
  return {
    lineItemTotal: total('lineItemTotal'),
    tax: total('tax'),
    overheadProfit: total('overheadProfit'),
    rcv: total('rcv'),
    depreciation: total('depreciation'),
    acv: total('acv'),
  };
};

const rateRanges: Record<string, readonly [number, number]> = {
  SF: [0.28, 24],
  LF: [0.9, 68],
  SQ: [21, 640],
  EA: [7, 1900],
  HR: [46, 148],
  DA: [32, 480],
  WK: [90, 700],
  MO: [110, 950],
  BF: [1.2, 6],
  SY: [18, 70],
  CY: [20, 90],
};

const quantityRanges: Record<string, readonly [number, number]> = {
  SF: [4, 2400],
  LF: [3, 320],
  SQ: [0.33, 64],
  EA: [1, 14],
  HR: [0.5, 40],
  DA: [1, 12],
  WK: [1, 4],
  MO: [1, 6],
  BF: [8, 200],
  SY: [2, 80],
  CY: [1, 30],
};

const cents = (random: Random, from: number, to: number): number =>
  // Low figures are the common ones: the square pulls towards `from`.
  toAmount((from + (to - from) * random.next() ** 2).toFixed(4));

const quantityOf = (random: Random, unit: string): number => {
  const [from, to] = quantityRanges[unit] ?? [1, 20];
  const whole = unit === 'EA' || unit === 'DA' || unit === 'WK' || unit === 'MO';
  // Large buildings: five digits before the point.
  if (unit === 'SF' && random.chance(0.01)) return random.int(10_000, 24_000);
  return whole ? random.int(from, to) : cents(random, from, to);
};

const makeItem = (
  random: Random,
  entry: TradeDescription,
  options: EstimateOptions,
  place: { room: string; path: string[]; section: string | null; coverage: string },
  taxRatePercent: number,
): ModelItem => {
  const [cat, sel, text, unit, sides] = entry;
  let activity: Activity = sides === '&' ? random.pick(['&', '&', '+', '+', '-']) : sides;
  if (sides === '&' && random.chance(options.detachReset))
    activity = random.pick(['R', 'R', 'R', 'I', 'M']);
  const quantity = quantityOf(random, unit);
  const [from, to] = rateRanges[unit] ?? [5, 300];
  const main = cents(random, from, to);
  const bidItem = random.chance(options.bidItems);
  const item: ModelItem = {
    number: '',
    numberChanged: random.chance(options.changed / 2),
    cat,
    sel,
    activity,
    prefix: '',
    description: bidItem ? `${text} (Bid Item)` : text,
    descriptionChanged: random.chance(options.changed),
    quantity: bidItem ? 1 : quantity,
    unit: bidItem ? 'EA' : unit,
    removeRate: 0,
    replaceRate: 0,
    resetRate: 0,
    unitPrice: 0,
    priceChanged: random.chance(options.changed / 2),
    lineItemTotal: 0,
    tax: 0,
    overhead: 0,
    profit: 0,
    overheadProfit: 0,
    rcv: 0,
    depreciation: 0,
    recoverable: !random.chance(options.nonRecoverable),
    depreciationMark: null,
    acv: 0,
    ageYears: 0,
    lifeYears: null,
    condition: 'Avg.',
    depreciationPercent: null,
    priceNote: null,
    paidWhenIncurred: null,
    section: place.section,
    note: random.chance(options.notes) ? random.pick(invented.notes) : null,
    machineNotes: random.chance(options.machineNotes)
      ? random.sample(invented.machineNotes, random.int(1, 2))
      : [],
    definition: random.chance(options.definitions) ? random.pick(invented.definitions) : null,
    bold: random.chance(options.bold),
    credit: false,
    bidItem,
    laborMinimum: false,
    calculation: '',
    roughDraftFlag: null,
    coverage: place.coverage,
    room: place.room,
    path: place.path,
  };
  if (activity === '&') {
    item.removeRate = toAmount((main * random.between(0.04, 0.3)).toFixed(4));
    item.replaceRate = main;
  } else if (activity === '-') item.removeRate = main;
  else if (activity === 'R') item.resetRate = main;
  else item.replaceRate = main;
  item.calculation = calculationOf(random, item);
  if (item.activity === '-' && sides === '&' && random.chance(0.1)) item.numberChanged = true;
  const zeroed = !bidItem && random.chance(options.priceWords);
  if (zeroed) {
    item.priceNote = random.pick(invented.priceWords);
    item.roughDraftFlag = random.pick([null, 'NC', 'CI', 'N']);
  } else if (item.activity !== '-' && random.chance(options.credits)) {
    item.credit = true;
    item.description = `Credit - ${item.description}`;
    item.replaceRate = -Math.abs(item.replaceRate);
    item.removeRate = 0;
    item.resetRate = 0;
    item.activity = '+';
  }
  item.prefix = prefixOf(random, item.activity, sides);
  if (!bidItem && !item.credit && !zeroed && random.chance(options.zeroQuantity)) {
    item.quantity = 0;
    item.calculation = '0';
  }
  price(random, item, options, taxRatePercent);
  return item;
};

const prefixOf = (random: Random, activity: Activity, sides: TradeDescription[4]): string => {
  switch (activity) {
    case '&':
      return 'R&R ';
    case '-':
      // What is demolition by nature prints no prefix, except on older prints.
      return sides === '&' || random.chance(0.15) ? 'Remove ' : '';
    case 'R':
      return 'Detach & Reset ';
    case 'I':
      return 'Install ';
    case 'M':
      return 'Material Only ';
    case '+':
      return '';
  }
};

const calculationOf = (random: Random, item: ModelItem): string => {
  if (Number.isInteger(item.quantity) && item.quantity < 20) return String(item.quantity);
  const room = item.unit === 'SF' ? ['W', 'C', 'F', 'WC', 'F+PF'] : ['PF', 'PC', 'PF-3'];
  return random.chance(0.5) ? random.pick(room) : `${item.quantity}`;
};

/** Line amounts by the measured rules: decimal, half up to cents, line by line. */
const price = (
  random: Random,
  item: ModelItem,
  options: EstimateOptions,
  taxRatePercent: number,
): void => {
  item.unitPrice = toAmount(sum([item.removeRate, item.replaceRate, item.resetRate]));
  if (item.priceNote !== null) {
    item.unitPrice = 0;
    item.removeRate = 0;
    item.replaceRate = 0;
    item.resetRate = 0;
    item.lifeYears = null;
    return;
  }
  item.lineItemTotal = lineAmount(item.quantity, item.unitPrice).toNumber();
  const materialRate = toAmount((item.replaceRate * random.between(0, 0.7)).toFixed(4));
  const material = lineAmount(item.quantity, materialRate);
  if (options.tax && item.activity !== '-') {
    item.tax = toAmount(material.times(new Big(taxRatePercent).div(100)));
  }
  const withProfit = options.overheadProfit && !item.bidItem && !random.chance(0.08);
  if (withProfit) {
    item.overhead = toAmount(new Big(item.lineItemTotal).times('0.1'));
    item.profit = item.overhead;
    item.overheadProfit = toAmount(sum([item.overhead, item.profit]));
  } else if (options.overheadProfit) item.roughDraftFlag = 'N';
  if (item.roughDraftFlag === 'N' && random.chance(0.2)) item.roughDraftFlag = 'EN';
  if (item.priceChanged) item.roughDraftFlag = `*${item.roughDraftFlag ?? ''}`;
  item.rcv = toAmount(sum([item.lineItemTotal, item.tax, item.overheadProfit]));
  depreciate(random, item, options);
  item.acv = toAmount(sum([item.rcv, -item.depreciation]));
};

const depreciate = (random: Random, item: ModelItem, options: EstimateOptions): void => {
  const lasting = item.activity === '-' || item.credit || item.rcv <= 0;
  item.ageYears = random.int(0, 22);
  item.lifeYears = random.chance(0.12) ? null : random.pick([7, 10, 15, 20, 25, 30, 50, 100, 150]);
  item.condition = random.pick(['Avg.', 'Avg.', 'Avg.', 'New', 'Above Avg.', 'Below Avg.']);
  if (lasting || item.lifeYears === null || !random.chance(options.depreciated)) {
    if (lasting) {
      item.ageYears = 0;
      item.lifeYears = null;
    }
    if (options.depreciated > 0 && item.lifeYears !== null) item.ageYears = 0;
    item.depreciationPercent = item.lifeYears === null ? null : 0;
    item.recoverable = true;
    return;
  }
  if (item.ageYears === 0) item.ageYears = random.int(1, 12);
  const capped = item.ageYears / item.lifeYears > 0.8;
  const ratio = capped ? new Big('0.8') : new Big(item.ageYears).div(item.lifeYears);
  const rounded = ratio.times(100).round(2, 1);
  item.depreciationPercent = rounded.toNumber();
  if (capped) item.depreciationMark = 'M';
  else if (random.chance(0.05)) item.depreciationMark = '%';
  const used = options.depreciationBase === 'rounded-percent' ? rounded.div(100) : ratio;
  item.depreciation = roundCents(used.times(item.rcv)).toNumber();
};

const feetAndInches = (feet: number): string => {
  const inches = Math.round(feet * 12);
  return inches % 12 === 0 ? `${inches / 12}'` : `${Math.floor(inches / 12)}' ${inches % 12}"`;
};

const measuresOf = (random: Random, name: string, roof: boolean): Measures => {
  if (roof) {
    const squares = toAmount(random.between(4, 60).toFixed(2));
    return {
      name,
      height: null,
      dimensions: {
        sfSurfaceArea: toAmount((squares * 100).toFixed(2)),
        numberOfSquares: squares,
        lfTotalPerimeter: toAmount(random.between(60, 400).toFixed(2)),
        ...(random.chance(0.8)
          ? { lfTotalRidge: toAmount(random.between(10, 120).toFixed(2)) }
          : {}),
        ...(random.chance(0.4) ? { lfTotalHip: toAmount(random.between(10, 90).toFixed(2)) } : {}),
      },
    };
  }
  const inches = (from: number, to: number): number => random.int(from * 12, to * 12) / 12;
  const [length, width, height] = [inches(4, 24), inches(4, 18), random.pick([8, 8, 9, 10, 7.5])];
  const perimeter = 2 * (length + width);
  const floor = length * width;
  const walls = perimeter * height;
  const figure = (value: number): number => toAmount(value.toFixed(4));
  return {
    name,
    height: random.chance(0.08) ? random.pick(['Sloped', 'Peaked']) : feetAndInches(height),
    dimensions: {
      sfWalls: figure(walls),
      sfCeiling: figure(floor),
      sfWallsCeiling: figure(walls + floor),
      sfFloor: figure(floor),
      syFlooring: figure(floor / 9),
      lfFloorPerimeter: figure(perimeter),
      lfCeilingPerimeter: figure(perimeter),
    },
  };
};

const openingsOf = (random: Random): string[] => {
  const door = `Door  ${feetAndInches(random.pick([2.5, 3, 5]))} X ${feetAndInches(random.pick([6.6666667, 7]))}  Opens into ${random.pick(['HALLWAY', 'Exterior', 'KITCHEN', 'LIVING_ROOM'])}`;
  const wall = `${random.pick(['Missing Wall', 'Missing Wall - Goes to Floor', 'Missing Wall - Goes to neither Floor/Ceiling'])}  ${feetAndInches(random.int(4, 14))} X ${feetAndInches(8)}  Opens into ${random.pick(['DINING_ROOM', 'ENTRY'])}`;
  return random.sample(
    [door, wall, `Window  ${feetAndInches(3)} X ${feetAndInches(4)}  Opens into Exterior`],
    random.int(1, 2),
  );
};

const isoDate = (random: Random): string => {
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `202${random.int(4, 6)}-${pad(random.int(1, 12))}-${pad(random.int(1, 28))}`;
};

const factsOf = (random: Random): ModelFacts => {
  const last = random.pick(invented.lastNames);
  const number = (digits: number): string =>
    Array.from({ length: digits }, () => random.int(0, 9)).join('');
  return {
    estimateName: random.pick([
      `${last.toUpperCase()}_${number(4)}`,
      `${last.toUpperCase()}`,
      `2026-${number(2)}-${number(2)}-${number(4)}`,
      `${number(3)}_${random.pick(['LARKMOOR', 'QUARRY', 'JUNIPER'])}_RD`,
    ]),
    insuredName: `${random.pick(invented.firstNames)} ${last}`,
    propertyStreet: `${random.int(10, 9899)} ${random.pick(invented.streets)}`,
    propertyTown: random.pick(invented.towns),
    claimNumber: random.pick([
      `${number(2)}-${number(4)}-${number(3)}`,
      `${number(9)}`,
      `CLM${number(7)}`,
      `${number(4)}${random.pick(['A', 'K', 'X'])}${number(4)}`,
    ]),
    policyNumber: random.pick([
      `${number(10)}`,
      `HO-${number(7)}`,
      `${number(3)} ${number(3)} ${number(3)}`,
    ]),
    typeOfLoss: random.pick(invented.lossTypes),
    dateOfLoss: isoDate(random),
    dateInspected: isoDate(random),
    dateReceived: isoDate(random),
    dateEntered: isoDate(random),
    priceList: `${random.pick(['TXDF', 'COBO', 'OKTU', 'GAAT', 'OHCL', 'FLTA', 'NCCH'])}${random.pick(['8X', '28', '8F'])}_${random.pick(['MAR26', 'NOV25', 'JUL26', '02MAY26'])}`,
    carrierName: random.pick(invented.carriers),
    companyName: random.pick(invented.contractors),
    companyStreet: `${random.int(10, 9899)} ${random.pick(invented.streets)}`,
    companyTown: random.pick(invented.towns),
    estimator: `${random.pick(invented.firstNames)} ${random.pick(invented.lastNames)}`,
    claimRepresentative: `${random.pick(invented.firstNames)} ${random.pick(invented.lastNames)}`,
    phone: `(555) 555-01${number(2)}`,
  };
};

const placeNames = (random: Random, count: number): string[] => {
  const names = [
    ...random.sample(invented.roofNames, Math.min(2, Math.max(0, Math.round(count * 0.25)))),
    ...random.sample(invented.exteriorNames, Math.round(count * 0.2)),
  ];
  return [...names, ...random.sample(invented.roomNames, count - names.length)];
};

/**
 * Gives the lines their numbers: 1, 2, 3, or in a supplement runs that start anew at any number.
 * A removed line followed by the same thing replaced becomes a pair, `10a` and `10b`.
 */
const numberItems = (random: Random, items: ModelItem[], options: EstimateOptions): void => {
  let number = options.firstNumber - 1;
  const used = new Set<number>();
  const following = (): number => {
    number += 1;
    while (used.has(number)) number += 1;
    used.add(number);
    return number;
  };
  for (let index = 0; index < items.length; index++) {
    const item = items[index] as ModelItem;
    if (item.laborMinimum || (options.supplement && random.chance(0.25))) {
      number = random.int(0, Math.max(60, items.length * 2));
    }
    const own = printedNumber(following());
    const next = items[index + 1];
    if (
      item.activity === '-' &&
      next?.activity === '+' &&
      next.sel === item.sel &&
      next.cat === item.cat &&
      next.room === item.room
    ) {
      item.number = `${own}a`;
      next.number = `${own}b`;
      index++;
    } else item.number = String(own);
  }
};

/** `1,000` from a thousand on. */
const printedNumber = (number: number): string => number.toLocaleString('en-US');

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

const coverageOf = (random: Random, name: string, all: readonly ModelItem[]): ModelCoverage => {
  const items = all.filter((item) => item.coverage === name);
  const counted = items.filter((item) => item.paidWhenIncurred === null);
  const totals = amountsOf(items);
  const of = (pick: (item: ModelItem) => number): number => toAmount(sum(counted.map(pick)));
  const deductible = random.pick([0, 500, 1000, 1500, 2500, 3712]);
  const applied = Math.max(0, Math.min(deductible, totals.acv));
  return {
    name,
    deductible: applied,
    policyLimit: random.chance(0.8) ? random.int(20, 900) * 1000 : null,
    totals,
    overhead: of((item) => item.overhead),
    profit: of((item) => item.profit),
    nonRecoverable: of((item) => (item.recoverable ? 0 : item.depreciation)),
    paidWhenIncurred: toAmount(
      sum(items.filter((item) => item.paidWhenIncurred !== null).map((item) => item.rcv)),
    ),
    materialTax: of((item) => (item.cat === 'CLN' ? 0 : item.tax)),
    cleaningTax: of((item) => (item.cat === 'CLN' ? item.tax : 0)),
    netClaim: toAmount(sum([totals.acv, -applied])),
  };
};

/**
 * Charges tax, or overhead and profit, on the summary alone, where the table has no column for
 * them: then the lines add up to the line item total and not to the replacement cost.
 */
export const chargeOnSummary = (
  random: Random,
  estimate: ModelEstimate,
  tax: boolean,
  overheadProfit: boolean,
): void => {
  for (const coverage of estimate.coverages) {
    const { totals } = coverage;
    if (tax) {
      coverage.materialTax = lineAmount(
        totals.lineItemTotal,
        toAmount((random.between(1, 4) / 100).toFixed(4)),
      ).toNumber();
    }
    if (overheadProfit) {
      coverage.overhead = lineAmount(
        sum([totals.lineItemTotal, coverage.materialTax]),
        0.1,
      ).toNumber();
      coverage.profit = coverage.overhead;
    }
    const charged = sum([
      tax ? coverage.materialTax : 0,
      overheadProfit ? coverage.overhead : 0,
      overheadProfit ? coverage.profit : 0,
    ]);
    totals.rcv = toAmount(charged.plus(totals.rcv));
    totals.acv = toAmount(charged.plus(totals.acv));
    coverage.netClaim = toAmount(sum([totals.acv, -coverage.deductible]));
  }
  const total = (pick: (coverage: ModelCoverage) => number): number =>
    toAmount(sum(estimate.coverages.map(pick)));
  estimate.charges = {
    tax: tax ? total((coverage) => coverage.materialTax) : 0,
    overhead: overheadProfit ? total((coverage) => coverage.overhead) : 0,
    profit: overheadProfit ? total((coverage) => coverage.profit) : 0,
  };
};
