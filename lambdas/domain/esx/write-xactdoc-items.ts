import { formatExact } from '../money/money.ts';
import { categoryName } from './category-names.ts';
import { type ExportedCode, exportedCode } from './exported-code.ts';
import type { Group, GroupKind } from './group-tree.ts';
import type { AmountField, PricedLine } from './price-line.ts';
import { coverageId, exact, flag, type XactdocInput } from './xactdoc-format.ts';
import type { XmlAttributes, XmlWriter } from './xml-writer.ts';

interface Definition {
  id: string;
  code: ExportedCode;
  line: PricedLine;
}

/** One definition for each distinct item, and which one each line uses. */
export interface Definitions {
  all: Definition[];
  ofLine: Map<number, Definition>;
}

export const defineItems = (lines: PricedLine[]): Definitions => {
  const all: Definition[] = [];
  const ofLine = new Map<number, Definition>();
  const known = new Map<string, Definition>();
  for (const line of lines) {
    const code = exportedCode(line.item);
    const key = `${code.cat}\n${code.sel}\n${line.item.activity}\n${line.item.unit}\n${line.removePrice}\n${line.replacePrice}\n${line.priceSource === 'none'}\n${code.description}`;
    let definition = known.get(key);
    if (definition === undefined) {
      definition = { id: `SUM${all.length + 1}`, code, line };
      known.set(key, definition);
      all.push(definition);
    }
    ofLine.set(line.index, definition);
  }
  return { all, ofLine };
};

export const writePriceList = (xml: XmlWriter, definitions: Definitions, lines: PricedLine[]) => {
  xml.open('EMBEDDED_PL', { culture: 'EN-US' });
  xml.open('SUMITEMS');
  for (const { id, code, line } of definitions.all) {
    xml.open('SUMITEM', {
      id,
      cat: code.cat,
      sel: code.sel,
      act: line.item.activity,
      desc: code.description,
      unit: line.item.unit,
      'ee:custom': code.custom || line.priceSource === 'none' ? '1' : null,
    });
    xml.open('SUM_ACTIVITIES');
    // The input gives no split into labor, material and equipment: the price stands whole.
    if (line.item.activity === '&') {
      xml.leaf('SUM_ACTIVITY', { act: '-', mkt: exact(line.removePrice) });
      xml.leaf('SUM_ACTIVITY', { act: '+', mkt: exact(line.replacePrice) });
    } else {
      xml.leaf('SUM_ACTIVITY', { act: line.item.activity, mkt: exact(line.unitPrice) });
    }
    xml.close().close();
  }
  xml.close();
  const codes = new Set<string>();
  for (const line of lines) {
    const { cat } = exportedCode(line.item);
    if (cat !== null) codes.add(cat);
  }
  if (codes.size > 0) {
    xml.open('CATEGORIES');
    for (const code of [...codes].sort()) xml.leaf('CATEGORY', { code, desc: categoryName(code) });
    xml.close();
  }
  xml.close();
};

const NATIVE_GROUP_TYPES: Record<GroupKind, { type: string | null; isRoom: string | null }> = {
  root: { type: null, isRoom: null },
  level: { type: 'Non_Room', isRoom: '0' },
  room: { type: 'Room', isRoom: '1' },
  subroom: { type: 'Room', isRoom: '1' },
  section: { type: 'Non_Room', isRoom: '0' },
};

export const writeTree = (xml: XmlWriter, input: XactdocInput, definitions: Definitions) => {
  const { view } = input;
  let groups = 0;
  let items = 0;
  const itemId = () => {
    items += 1;
    return `ITM${items}`;
  };

  const writeNote = (text: string, machine: boolean) => {
    xml.open('ITEM', {
      id: itemId(),
      type: 'N',
      attached: '1',
      'ee:machine': machine ? '1' : null,
    });
    xml.open('ITEM_NOTE').text('NOTE', {}, text).close();
    xml.close();
  };
  const writeGroup = (group: Group) => {
    groups += 1;
    xml.open('GROUP', {
      id: `GRP${groups}`,
      desc: group.name,
      ...NATIVE_GROUP_TYPES[group.kind],
      source: 'List',
      'ee:kind': group.kind,
      'ee:height': group.room?.height,
      'ee:lineItemTotal': exact(group.sums.lineItemTotal),
      'ee:tax': exact(group.sums.tax),
      'ee:overheadProfit': exact(group.sums.overheadProfit),
      'ee:rcv': exact(group.sums.rcv),
      'ee:depreciation': view.depreciation ? exact(group.sums.depreciation) : null,
      'ee:acv': view.depreciation ? exact(group.sums.acv) : null,
    });
    const dimensions = group.room?.dimensions ?? {};
    if (Object.keys(dimensions).length > 0) {
      xml.open('DIM');
      xml.leaf('DIM_VARS_SUM', {
        F: exact(dimensions.sfFloor ?? null),
        C: exact(dimensions.sfCeiling ?? null),
        SY: exact(dimensions.syFlooring ?? null),
        PF: exact(dimensions.lfFloorPerimeter ?? null),
        PC: exact(dimensions.lfCeilingPerimeter ?? null),
        W: exact(dimensions.sfWalls ?? null),
        WC: exact(dimensions.sfWallsCeiling ?? null),
        'ee:longWall': exact(dimensions.sfLongWall ?? null),
        'ee:shortWall': exact(dimensions.sfShortWall ?? null),
        'ee:surfaceArea': exact(dimensions.sfSurfaceArea ?? null),
        'ee:squares': exact(dimensions.numberOfSquares ?? null),
        'ee:totalPerimeter': exact(dimensions.lfTotalPerimeter ?? null),
        'ee:totalRidge': exact(dimensions.lfTotalRidge ?? null),
        'ee:totalHip': exact(dimensions.lfTotalHip ?? null),
      });
      xml.close();
    }
    if (group.lines.length > 0) {
      xml.open('ITEMS');
      for (const { line, number } of group.lines) {
        writeUse(xml, input, line, definitions, itemId(), number);
        if (line.item.f9Note) writeNote(line.item.f9Note, false);
        const machine = line.item.printed?.machineNotes ?? [];
        if (machine.length > 0) writeNote(machine.join('\n'), true);
      }
      xml.close();
    }
    for (const child of group.children) writeGroup(child);
    xml.close();
  };
  writeGroup(input.tree);
};

/** The wire names of the amounts, as `ee:derived` lists them. */
export const AMOUNT_NAMES: Record<AmountField, string> = {
  unitPrice: 'unit_price',
  lineItemTotal: 'line_item_total',
  tax: 'tax',
  overheadProfit: 'overhead_profit',
  rcv: 'rcv',
  depreciation: 'depreciation',
  acv: 'acv',
};

const writeUse = (
  xml: XmlWriter,
  { view, priced }: XactdocInput,
  line: PricedLine,
  definitions: Definitions,
  id: string,
  number: string,
) => {
  const { item } = line;
  const { printed } = item;
  const definition = definitions.ofLine.get(line.index);
  if (definition === undefined) throw new Error(`line ${line.index} has no definition`);
  const { code } = definition;

  const derived: string[] = [];
  for (const field of line.derived)
    if (view.depreciation || (field !== 'depreciation' && field !== 'acv'))
      derived.push(AMOUNT_NAMES[field]);
  if (!item.description) derived.push('description');
  if (!item.cat && code.cat !== null) derived.push('cat');
  if (!item.sel && code.sel !== null) derived.push('sel');

  const path = printed && printed.path.length > 0 ? printed.path : [item.room];
  const attributes: XmlAttributes = {
    sumRef: definition.id,
    calc: printed?.calculation ?? formatExact(item.quantity),
    qty: formatExact(item.quantity),
    depType: view.depreciation ? 'P' : null,
    recoverable: view.depreciation ? flag(item.depreciationRecoverable) : null,
    lineNum: number,
    'ee:index': String(line.index),
    'ee:id': item.id,
    'ee:unitPrice': exact(line.unitPrice),
    'ee:lineItemTotal': exact(line.lineItemTotal),
    'ee:tax': exact(line.tax),
    'ee:overheadProfit': exact(line.overheadProfit),
    'ee:rcv': exact(line.rcv),
    'ee:depreciation': view.depreciation ? exact(line.depreciation) : null,
    'ee:acv': view.depreciation ? exact(line.acv) : null,
    'ee:derived': derived.join(' '),
    'ee:depreciationApplicable': view.depreciation ? flag(item.depreciationApplicable) : null,
    'ee:overheadProfitApplicable': flag(item.overheadProfitApplicable),
    'ee:paidWhenIncurred': item.isPaidWhenIncurred ? '1' : null,
    'ee:enabled': item.enabled ? null : '0',
    'ee:cat': item.cat !== code.cat ? item.cat : null,
    'ee:sel': item.sel !== code.sel ? item.sel : null,
    'ee:room': path.at(-1) === item.room ? null : item.room,
    'ee:method': item.resolution?.method,
    'ee:confidence': item.resolution ? formatExact(item.resolution.confidence) : null,
    'ee:priceNote': printed?.priceNote,
    'ee:flags': printed?.flags.join(' '),
    'ee:age': view.depreciation ? exact(printed?.ageYears ?? null) : null,
    'ee:life': view.depreciation ? exact(printed?.lifeYears ?? null) : null,
    'ee:condition': view.depreciation ? printed?.condition : null,
    'ee:depreciationPercent': view.depreciation
      ? exact(printed?.depreciationPercent ?? null)
      : null,
    'ee:coverage':
      view.coverages && priced.coverages.length > 1
        ? coverageId(priced.coverageOfLine[line.index] ?? 0)
        : null,
  };
  xml.open('ITEM', { id, type: 'S' });
  xml.leaf('SUMMARY_REF', attributes);
  xml.close();
};
