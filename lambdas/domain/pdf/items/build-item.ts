import type { Activity, ItemFlag, LineItem, PrintedItem } from '../../estimate/estimate.ts';
import { lineAmount, sum, toAmount } from '../../money/money.ts';
import { isDash, isWordForAmount } from '../columns/cell-costs.ts';
import { boxAround, type Line } from '../pages/lines.ts';
import type { Group } from '../rooms/groups.ts';
import { ROOM_WORDS, TRADE_WORDS } from '../rooms/names-of-places.ts';
import { isTradeName } from '../rooms/trade-names.ts';
import { gluedQuantity } from '../row-lines/glued-quantity.ts';
import { isBlankRow, type RawItem } from '../row-lines/raw-item.ts';
import { doubtsOfRow } from '../scan/doubts-of-row.ts';
import { repairScannedRow } from '../scan/repair-row.ts';
import type { ScanRepair } from '../scan/repairs.ts';
import { type ColumnKind, TOTALS_OF_ROW } from '../tables/column-kinds.ts';
import { normalizeHeading } from '../tables/heading-words.ts';
import { unitCode } from '../tokens/read-figure.ts';
import { signedValue, type Token } from '../tokens/token.ts';
import { isUncharged } from '../tokens/uncharged.ts';
import {
  activityOfCell,
  activityOfDescription,
  activityOfPrices,
  isActionOnly,
  isResetByPrice,
} from './activities.ts';
import {
  amountOf,
  baseTotal,
  depreciationIn,
  depreciationOf,
  isBelowZero,
  markupOf,
  priceByFactor,
  priceOfParts,
  totalOf,
  unitPriceOf,
  withBundles,
  withDays,
  withoutAdded,
} from './amounts-of-row.ts';
import { type LeftOut, leftOutOf } from './columns-left-out.ts';
import { withoutMarkOfTax } from './marks-of-tax.ts';
import { saysPaidWhenIncurred } from './says-incurred.ts';
import { countShareOnce } from './share-of-amount.ts';
import { LETTERS_OF_COLUMN, TWO_WORD_UNITS } from './units.ts';
import { wearOf } from './wear-below.ts';

const flagLetters = (text: string): ItemFlag[] => {
  const flags: ItemFlag[] = [];
  if (text === '[M]') return ['depreciation_capped'];
  if (text.includes('*')) flags.push('price_changed');
  if (text.includes('%')) flags.push('depreciation_by_percent');
  if (text.includes('E')) flags.push('tax_exempt');
  if (text.includes('N')) flags.push('no_overhead_profit');
  return flags;
};

const PRICE_KINDS: readonly ColumnKind[] = [
  'unitPrice',
  'removePrice',
  'replacePrice',
  'resetPrice',
];

/** The rate in the cell of the depreciation, where it makes that of what the row costs. */
const rateBeside = (
  item: RawItem,
  depreciation: number | null,
  costs: readonly (number | null)[],
): number | null => {
  const rate = item.depreciationRate?.value ?? null;
  if (rate === null || depreciation === null) return null;
  const isOf = (cost: number | null): boolean =>
    cost !== null &&
    // Rates are rounded to whole percents, tenths or hundredths.
    Math.abs((cost * rate) / 100 - depreciation) <
      0.02 +
        Math.abs(cost) *
          (Number.isInteger(rate) ? 0.005 : Number.isInteger(rate * 10) ? 0.0005 : 0.0001);
  return costs.some(isOf) ? rate : null;
};

const flagsOf = (item: RawItem, description: string): ItemFlag[] => {
  const flags = new Set<ItemFlag>();
  if (item.starred || description.endsWith('*')) flags.add('description_changed');
  for (const kind of PRICE_KINDS) if (item.cells.get(kind)?.changed) flags.add('price_changed');
  if (item.cells.get('quantity')?.changed) flags.add('price_changed');
  for (const { token, after } of item.marks) {
    if (token.kind === 'mark') for (const flag of flagLetters(token.text)) flags.add(flag);
    else if (token.text === '*')
      flags.add(
        after !== null && PRICE_KINDS.includes(after) ? 'price_changed' : 'description_changed',
      );
  }
  const rate = item.depreciationRate;
  for (const token of [...item.cells.values(), ...(rate === null ? [] : [rate])]) {
    const mark = /\[[A-Z*%]+\]|\*[A-Z]{1,2}$/.exec(token.text);
    if (mark !== null) for (const flag of flagLetters(mark[0])) flags.add(flag);
  }
  if (/\bbid\s+item\b/i.test(description) || item.codes?.sel === 'BIDITM') flags.add('bid_item');
  if (/\blabor\s+minimum\b/i.test(description)) flags.add('labor_minimum');
  if (item.lines.some((line) => line.ocr)) flags.add('ocr');
  return [...flags];
};

/** `truck-` above `mount set up`: browsers break words at their hyphens, too. */
const BROKEN_AT_HYPHEN = /(?<=\p{L}-)\n(?=(?!(?:and|or|to)\b)\p{Ll})/gu;

/** `re-` over `tension`, `post-` over `clean`: what is no word by itself, but in `pre- and post-`. */
const BROKEN_AT_PREFIX = /(?<=\b(?:re|pre|post|non|self|semi)-)\n(?=\p{Ll})(?!(?:and|or|to)\b)/giu;

/** `lauan/` over `mahogany`: one word of the lists; `w/` is one by itself. */
const BROKEN_AT_SLASH = /(?<=\p{L}{3}\/)\n(?=\p{Ll}{3})/gu;

/**
 * Joins wrapped lines. Estimating programs, whose quantities are `12.00 SF`, break them at spaces alone, and
 * have words such as `wood- step` in their lists. `3.00` below `Hours` is none of these.
 */
const joinDescription = (lines: readonly string[], { cells, model }: RawItem): string => {
  const quantity = cells.get('quantity');
  const isMeasured = quantity?.unit != null || model.columns.some(({ kind }) => kind === 'unit');
  const isOfProgram = quantity?.decimals === 2 && isMeasured;
  const whole = lines
    .map((line) => line.trim())
    .join('\n')
    .replace(BROKEN_AT_PREFIX, '')
    .replace(BROKEN_AT_SLASH, '');
  return (isOfProgram ? whole : whole.replace(BROKEN_AT_HYPHEN, '')).replace(/\s+/g, ' ').trim();
};

const tradeIn = (category: string | null): string | null =>
  category !== null &&
  /\p{L}{4}/u.test(category) &&
  !/^\p{Lu}{2,5}$/u.test(category) &&
  !isActionOnly(category)
    ? category
    : null;

/** A line item whose room is not settled yet: totals further down may name it. */
export interface BuiltItem {
  item: LineItem & { printed: PrintedItem };
  group: Group;
  /** Where the table has a column for it. */
  roomCell: string | null;
  /** `Demolition` in a column of trades, which sorts the work as a heading above it would; null for codes. */
  tradeCell: string | null;
  /** The lines that it was read from. */
  lines: Line[];
  /** Figures of a scan that the row's arithmetic settled. */
  repairs: ScanRepair[];
  /** Words in a column that no field has room for. */
  leftOut: LeftOut | null;
  /** The row of a form that has a price and was not filled in. */
  isBlank: boolean;
  /** The headings of its table, in one. */
  heads: string;
}

/** `COVERAGE A - BUILDING` above rows that name their rooms themselves. */
const COVERAGE_BAND = /^coverage\s+\p{Lu}\b/iu;

/** `PHASE 1 - PACK OUT` with a total of its own, above rows whose own column says `Kitchen`. */
const sortsRooms = (band: string | null, roomCell: string | null): boolean =>
  roomCell !== null && ROOM_WORDS.test(roomCell) && !ROOM_WORDS.test(band ?? '');

/** `FINISH CARPENTRY`, `TEMPORARY / MISC`: a title of the whole job has more words. */
const isTrade = (name: string): boolean =>
  isTradeName(name) ||
  (TRADE_WORDS.test(name) &&
    !COST_WORDS.test(name) &&
    name.split(' ').length <= MOST_WORDS_OF_TRADE);

/** `Labor and material` is the whole work. */
const COST_WORDS = /\b(?:labou?r|materials?|equipment)\b/i;

const MOST_WORDS_OF_TRADE = 3;

/**
 * Whether the bands of a document sort its rooms: `CHURCH` and `SITE` above rows whose own column says `Sacristy`,
 * `Kitchen`, `Rm 104`. That some cells are rooms by their words, and hardly a band is, tells it of all.
 */
const bandsSortRooms = (items: readonly BuiltItem[]): boolean => {
  const celled = items.filter(({ roomCell }) => roomCell !== null);
  const bands = celled.flatMap(({ group }) =>
    group.confirmed && group.room !== null ? [group.room] : [],
  );
  const rooms = celled.filter(({ roomCell }) => ROOM_WORDS.test(roomCell ?? '')).length;
  // `GARAGE LEVEL` among `UNIT 204` and others.
  const named = bands.filter((band) => ROOM_WORDS.test(band)).length;
  if (rooms > 0 && (named === 0 || rooms > named * MANY_MORE)) return true;
  // `Site Work` among `Rough Framing`, `Roofing` and others, above `Bathhouse` and `Boardwalk`, which nobody knows.
  const titles = [...new Set(celled.flatMap(({ group }) => group.room ?? []))];
  return titles.length > 1 && titles.filter(isTrade).length * 2 > titles.length;
};

/** Times as many rows say a room themselves as stand below a band that might be one. */
const MANY_MORE = 3;

/** Puts the items into their rooms, levels and groups, once all of the document is read. */
export const placeItems = (items: readonly BuiltItem[]): LineItem[] => {
  const areSorted = bandsSortRooms(items);
  const groups = new Set(items.map(({ group }) => group));
  // One title may be that of the whole job; `Labor`, `Equipment` and `Consumables & materials` sort the work.
  const areSeveral = [...groups].filter(({ room }) => room !== null).length > 1;
  const areCodes = areCodesOfTasks(items.flatMap(({ tradeCell }) => tradeCell ?? []));
  return items.map((item) =>
    placeItem(areCodes ? { ...item, tradeCell: null } : item, areSorted, areSeveral),
  );
};

/** `DIAG-RES`, `COND-PUMP`, `PERMIT` below `Task`: each row has its own, and most are no words. */
const areCodesOfTasks = (cells: readonly string[]): boolean =>
  cells.filter((cell) => CODE_OF_TASK.test(cell)).length * 2 > cells.length &&
  new Set(cells).size > cells.length * MOSTLY;

const CODE_OF_TASK = /^[A-Z\d]+(?:-[A-Z\d]+)+$/;

/** Share of the cells. */
const MOSTLY = 0.8;

const placeItem = (
  { item, group, roomCell, tradeCell }: BuiltItem,
  areRoomsSorted: boolean,
  areSeveral: boolean,
): LineItem => {
  item.section ??= tradeCell;
  const { flags } = item.printed;
  if (group.laborMinimums && !flags.includes('labor_minimum')) flags.push('labor_minimum');
  const isCoverage = COVERAGE_BAND.test(group.room ?? '');
  const isSorted = (areRoomsSorted && roomCell !== null) || sortsRooms(group.room, roomCell);
  // A column of rooms goes before a title that no total confirms to be one.
  const isRoom = group.confirmed && !isCoverage && !isSorted;
  const headed = roomCell !== null && !isRoom ? null : group.room;
  item.room = headed ?? roomCell ?? group.levels.at(-1) ?? 'General';
  const title = group.room ?? '';
  const sorts = group.confirmed
    ? isSorted
    : isTrade(title) || (areSeveral && TRADE_WORDS.test(title));
  const isSection = roomCell !== null && sorts && !isCoverage && item.section === null;
  if (isSection) item.section = group.room;
  const band = group.confirmed && !isSection ? group.room : headed;
  item.printed.path = [...group.levels, ...(band === null ? [] : [band])];
  if (item.printed.path.some(saysPaidWhenIncurred)) {
    item.isPaidWhenIncurred = true;
    item.enabled = false;
  }
  return item;
};

/** Whether all cells where the row would say what it comes to, one at least, are of a kind; `N/C   0.00` is of it. */
const hasForTotal = ({ cells }: RawItem, isKind: (cell: Token) => boolean): boolean => {
  let isAny = false;
  for (const kind of TOTALS_OF_ROW) {
    const cell = cells.get(kind);
    if (cell === undefined) continue;
    if (isKind(cell)) isAny = true;
    else if (cell.value !== 0) return false;
  }
  return isAny;
};

const hasNoTotal = ({ cells }: RawItem): boolean =>
  [...TOTALS_OF_ROW].every((kind) => !cells.has(kind));

/** Makes the line item of a row: amounts as printed, nothing corrected. */
export const buildItem = (item: RawItem): BuiltItem => {
  const scanned = item.lines.some((line) => line.ocr);
  const repaired = scanned ? repairScannedRow(item) : [];
  const glued = gluedQuantity(item);
  const descriptionAsPrinted = joinDescription(
    [item.texts.get('title') ?? '', ...(glued?.description ?? item.description)],
    item,
  );
  const description = descriptionAsPrinted.replace(scanned ? /\s*[*®°©¥]+$/ : /\s*\*+$/, '').trim();
  const quantityCell = withoutMarkOfTax(item.cells.get('quantity'), item.model.columns);
  const unitCell = item.model.pricesPer ? undefined : item.cells.get('unit');
  const removePrice = amountOf(item, 'removePrice');
  const replacePrice = amountOf(item, 'replacePrice');
  const resetPrice = amountOf(item, 'resetPrice');
  const parts = [resetPrice, removePrice, replacePrice];
  const priceNote =
    [...item.cells].find(
      ([kind, token]) =>
        // `Agreed` of others, beside the amount that the row comes to.
        !(kind === 'otherNumber' && hasForTotal(item, (cell) => cell.kind === 'amount')) &&
        (token.kind === 'priceNote' || (kind !== 'unit' && isWordForAmount(token))),
    )?.[1].text ?? null;
  const hasParts = parts.some((part) => part !== null);
  const printedPrice =
    priceByFactor(item, quantityCell) ??
    unitPriceOf(item, quantityCell) ??
    (hasParts ? sum(parts).round(6).toNumber() : null);
  const rates = priceOfParts(item, quantityCell);
  const tax = amountOf(item, 'tax');
  const deducted = amountOf(item, 'deducted');
  // Spreadsheets print nothing in the other column, or a zero.
  const isDeducted = (deducted ?? 0) !== 0 && (amountOf(item, 'total') ?? 0) === 0;
  const total = isDeducted ? -Math.abs(deducted ?? 0) : totalOf(item);
  // `12 EA   35.37   N/C`: nothing is charged, whatever it would cost.
  const isWordForTotal = hasForTotal(item, ({ kind }) => kind === 'priceNote');
  // `$ -`: so spreadsheets print nothing. `Included` and `N/C` say it; `See bid` leaves open what it is.
  const saysNothing = (cell: Token | undefined): boolean =>
    cell?.kind === 'priceNote' && isUncharged(cell.text);
  const isNothing =
    hasForTotal(item, (cell) => isDash(cell) || saysNothing(cell)) ||
    (saysNothing(item.cells.get('unitPrice')) && hasNoTotal(item));
  const isFree =
    isNothing || (priceNote !== null && isWordForTotal && !saysPaidWhenIncurred(priceNote));
  const price = isFree ? 0 : (printedPrice ?? rates ?? (priceNote === null ? null : 0));
  // What is taken off has a price below nothing, as credits have elsewhere.
  const overheadProfitPrinted = amountOf(item, 'overheadProfit');
  const isTakenOff =
    isDeducted ||
    isCreditOf(quantityCell, price, total ?? amountOf(item, 'rcv'), [tax, overheadProfitPrinted]);
  const unitPrice = isTakenOff && price !== null && price > 0 ? -price : price;
  const overheadProfit = overheadProfitPrinted ?? markupOf(item, unitPrice);
  const printedBase = amountOf(item, 'lineItemTotal');
  const onlyBase = !item.model.columns.some((column) =>
    ['rcv', 'total', 'tax', 'overheadProfit'].includes(column.kind),
  );
  const rcv =
    amountOf(item, 'rcv') ?? total ?? (onlyBase ? printedBase : null) ?? (isNothing ? 0 : null);
  const counted = glued?.quantity ?? quantityOf(quantityCell, amountOf(item, 'rcv') ?? total);
  const baseOf = () =>
    printedBase ?? (rcv === null ? null : withoutAdded(rcv, tax, overheadProfit));
  const measured = withDays(item, counted, unitPrice, baseOf);
  const quantity = withBundles(quantityCell, measured, unitPrice, baseOf);
  const depreciationCell = item.cells.get('depreciation');
  const wear = item.notes.map(({ line }) => wearOf(line.text)).find((one) => one !== null);
  const acv = amountOf(item, 'acv') ?? wear?.acv ?? null;
  const taken = depreciationIn(
    {
      depreciation: depreciationOf(depreciationCell, rcv, acv) ?? wear?.depreciation ?? null,
      lost: depreciationOf(item.cells.get('lostDepreciation'), rcv, acv),
      held: heldBackOf(item, rcv, acv),
    },
    rcv,
    acv,
  );
  const depreciation = taken.amount;
  const printedDepreciation = item.model.columns.some((column) => isOfDepreciation(column.kind));
  const machineNotes = item.notes.filter((note) => note.machine).map((note) => note.line.text);
  const ownNotes = [
    ...item.said.map(({ text }) => text),
    ...item.notes.filter((note) => !note.machine).map((note) => note.line.text),
  ];
  const noteColumn = item.texts.get('note') ?? '';
  // `--`: no brand, no remark.
  const isSaid = /[\p{L}\p{N}]/u.test(noteColumn);
  const f9 = [...(isSaid ? [noteColumn] : []), ...ownNotes].join('\n').trim();
  const isPaidWhenIncurred =
    item.isOfIncurred ||
    (item.section !== null && saysPaidWhenIncurred(item.section)) ||
    (priceNote !== null && saysPaidWhenIncurred(priceNote)) ||
    saysPaidWhenIncurred([f9, ...machineNotes].join(' ').replaceAll('\n', ' ')) ||
    saysPaidWhenIncurred(description);
  const act = item.codes?.act ?? null;
  const category = item.texts.get('category') ?? null;
  // `Task   Description`: the first of two columns of what is done says `Remove & Replace`, and may sort it, too.
  const activityCell =
    item.texts.get('activity') ??
    (category !== null && isActionOnly(category) ? category : undefined);
  const activity =
    (act === null
      ? null
      : (activityOfCell(act) ?? activityOfPrices({ removePrice, replacePrice, resetPrice }))) ??
    (activityCell === undefined ? null : activityOfCell(activityCell)) ??
    (isResetByPrice(description, { removePrice, replacePrice, resetPrice })
      ? 'R'
      : activitySaid(item, description));
  const flags = flagsOf(item, descriptionAsPrinted);
  const isCredit = ([kind, cell]: [ColumnKind, Token]): boolean =>
    // A column of its own may say how far a row lies below an earlier estimate.
    isBelowZero(cell) && !isOfDepreciation(kind) && kind !== 'otherNumber';
  if (isDeducted || [...item.cells].some(isCredit)) flags.push('credit');
  const age = item.cells.get('ageLife');
  const condition = item.cells.get('condition');
  const percent = item.cells.get('depreciationPercent');
  const [first] = item.lines;
  const page = first?.page ?? 1;
  const onPage = item.lines.filter((line) => line.page === page);
  const printed: PrintedItem = {
    lineNumber: item.number,
    descriptionAsPrinted,
    path: [],
    readAt: { page, box: boxAround(onPage) },
    confidence: Math.min(1, ...item.lines.map((line) => line.confidence)),
    ...(quantityCell?.withWaste === undefined ? {} : { quantityWithWaste: quantityCell.withWaste }),
    removePrice,
    replacePrice,
    resetPrice,
    calculation: item.texts.get('calculation') ?? null,
    ageYears: age?.ageYears ?? yearsUnder(item, age, /age|how old/i) ?? wear?.ageYears ?? null,
    lifeYears:
      age?.lifeYears ??
      item.cells.get('lifeYears')?.value ??
      yearsUnder(item, age, /life/i) ??
      wear?.lifeYears ??
      null,
    condition: condition?.text ?? wear?.condition ?? null,
    depreciationPercent:
      percent?.kind === 'percent' || percent?.kind === 'amount'
        ? percent.value
        : (rateBeside(item, depreciation, [
            rcv,
            withoutAdded(rcv ?? 0, tax, overheadProfit).toNumber(),
          ]) ??
          wear?.percent ??
          null),
    coverage: item.texts.get('coverage') ?? item.coverage,
    priceNote,
    flags,
    ...(scanned ? doubtsOfRow(item) : {}),
    machineNotes,
  };
  const built = {
    id: null,
    cat: item.codes?.cat ?? (category !== null && /^[A-Z]{3}$/.test(category) ? category : null),
    sel: item.codes?.sel ?? item.texts.get('selector') ?? null,
    description,
    quantity,
    unit:
      quantityCell?.unit ??
      glued?.unit ??
      unitOf(unitCell) ??
      item.cells.get('unitPrice')?.unit ??
      // `4   3 DAY`: pieces by days are days.
      (measured === counted ? null : item.cells.get('otherNumber')?.unit) ??
      unitOfHeading(item),
    activity,
    unitPrice,
    lineItemTotal:
      printedBase ??
      (quantityCell?.withWaste !== undefined && rcv !== null
        ? toAmount(withoutAdded(rcv, tax, overheadProfit))
        : baseTotal(quantity, unitPrice, rcv, tax, overheadProfit, f9)),
    tax,
    rcv,
    acv,
    depreciation,
    depreciationApplicable: !printedDepreciation ? null : (depreciation ?? 0) !== 0,
    depreciationRecoverable:
      taken.comesBack &&
      wear?.comesBack !== false &&
      depreciationCell?.bracket !== 'angle' &&
      !/^(?:n|false)/i.test(item.cells.get('recoverable')?.text ?? ''),
    overheadProfit,
    overheadProfitApplicable: overheadProfit === null ? null : overheadProfit !== 0,
    isPaidWhenIncurred,
    enabled: !isPaidWhenIncurred,
    room: '',
    section: item.section,
    f9Note: f9 === '' ? null : f9,
    printed,
    resolution: null,
  };
  return {
    item: countShareOnce(built),
    group: item.group,
    roomCell: roomIn(item.texts.get('room')),
    tradeCell: tradeIn(category),
    lines: item.lines,
    repairs: repaired,
    leftOut: leftOutOf(item),
    isBlank: isBlankRow(item),
    heads: headsOf(item),
  };
};

const headsOf = ({ model: { columns } }: RawItem): string =>
  columns.map(({ text }) => text).join(' | ');

/**
 * `1.00 EA   86.58   -4.14   -90.72`: a credit whose quantity and price are printed without a sign, where these come
 * to its total below nothing, with tax and markup.
 */
const isCreditOf = (
  cell: Token | undefined,
  price: number | null,
  total: number | null,
  added: readonly (number | null)[],
): boolean => {
  const quantity = cell?.value ?? null;
  if (quantity === null || cell?.negative || price === null || total === null) return false;
  if (quantity <= 0 || price <= 0 || total >= 0) return false;
  return sum(added).minus(lineAmount(quantity, price)).minus(total).abs().lt('0.01');
};

/** `-` under `Location`: work in no room. */
const roomIn = (cell: string | undefined): string | null =>
  cell === undefined || /^(?:[-–—]{1,3}|n\/a)$/i.test(cell) ? null : cell;

const isOfDepreciation = (kind: ColumnKind): boolean =>
  kind === 'depreciation' || kind === 'lostDepreciation' || kind === 'heldBack';

/** What comes back of the depreciation; nothing where its cell is left blank. */
const heldBackOf = (item: RawItem, rcv: number | null, acv: number | null): number | null => {
  const isHeaded = item.model.columns.some(({ kind }) => kind === 'heldBack');
  return depreciationOf(item.cells.get('heldBack'), rcv, acv) ?? (isHeaded ? 0 : null);
};

/** A bare number of years is what its heading says: an age, or a life. */
const yearsUnder = (item: RawItem, cell: Token | undefined, heading: RegExp): number | null => {
  const text = item.model.columns.find((column) => column.kind === 'ageLife')?.text ?? '';
  const both = /age/i.test(text) && /life/i.test(text);
  return cell?.kind === 'amount' && !both && heading.test(text) ? cell.value : null;
};

/** One where none is printed; none where only its unit is, beside amounts of nothing. */
const quantityOf = (cell: Token | undefined, rcv: number | null): number => {
  if (cell?.value != null) return signedValue(cell);
  return cell !== undefined && rcv === 0 ? 0 : 1;
};

/** A quantity below `Hours` or `Qty (SF)` needs no unit beside it. */
const unitOfHeading = (item: RawItem): string | null => {
  const heading = item.model.columns.find((column) => column.kind === 'quantity');
  if (heading === undefined || !item.cells.has('quantity')) return null;
  if (/^(?:hours|hrs)\b(?!\s*\/)/i.test(heading.text)) return 'HR';
  const [, unit = ''] = UNIT_OF_ALL.exec(heading.text) ?? [];
  return unitCode(unit) ?? TWO_WORD_UNITS.get(normalizeHeading(heading.text)) ?? null;
};

const UNIT_OF_ALL = /^(?:qty|quantity)\.? \((\p{L}+)\)$/iu;

const unitOf = (cell: Token | undefined): string | null =>
  cell === undefined
    ? null
    : (cell.unit ??
      unitCode(cell.text) ??
      LETTERS_OF_COLUMN.get(cell.text.toLowerCase()) ??
      cell.text);

/**
 * What the words of a row say is done: `Roofing` in a column of its own before `R&R shingle` says nothing of it, but
 * `Remove wet batts` before what they are made of does.
 */
const activitySaid = (item: RawItem, description: string): Activity => {
  const said = item.texts.has('title')
    ? activityOfDescription(joinDescription(item.description, item))
    : NOTHING_SAID;
  return said === NOTHING_SAID ? activityOfDescription(description) : said;
};

/** New work, where no words say that it is anything else. */
const NOTHING_SAID: Activity = '+';
