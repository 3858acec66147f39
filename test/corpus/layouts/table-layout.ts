import type { Amounts, Layout, ModelItem, TruthItem } from '../model.ts';
import type { Style } from '../style.ts';
import { depreciationText, money } from './format.ts';

/** Which of the optional columns a document prints. */
export interface Columns {
  tax: boolean;
  overheadProfit: 'O&P' | 'GCO&P' | null;
  depreciation: boolean;
  reset: boolean;
}

export interface TableColumn {
  key: string;
  /** One text per line of the table's head. */
  head: readonly string[];
  align: 'right' | 'center' | 'left';
  total?: keyof Amounts;
}

/** One of the platform's item tables. */
export interface TableLayout {
  layout: Layout;
  columns: readonly TableColumn[];
  /** Beside the figures, or on a line of its own above them. */
  description: 'beside' | 'above';
  descriptionHead: string | null;
  /** The figures of an item, line by line, by column key. */
  figures(item: ModelItem): Record<string, string>[];
  /** The fields of an item that this layout prints, as the truth names them. */
  printed: ReadonlySet<keyof TruthItem>;
}

type Printed = keyof TruthItem;

const quantityText = (item: ModelItem, style: Style): string => {
  const text = money(item.quantity);
  const cut = style.cutQuantities && item.quantity >= 10_000 && Number.isInteger(item.quantity);
  return `${cut ? text.slice(0, -2) : text}${style.fusedUnit ? '' : ' '}${item.unit}`;
};

/** What stands in the amount cells of a paid-when-incurred row that adds nothing. */
const amount = (item: ModelItem, value: number, style: Style): string => {
  if (item.priceNote !== null) return '';
  if (item.paidWhenIncurred === null || item.paidWhenIncurred === 'struck') return money(value);
  if (style.paidWhenIncurredAmounts === 'full') return money(value);
  return style.paidWhenIncurredAmounts === 'zero' ? '0.00' : '';
};

const priceText = (item: ModelItem, value: number, style: Style): string =>
  item.priceNote !== null
    ? ''
    : `${money(value)}${item.priceChanged ? (style.changeMarkGap ? ' *' : '*') : ''}`;

const depreciated = (item: ModelItem, style: Style): string => {
  if (item.priceNote !== null) return '';
  if (item.paidWhenIncurred !== null)
    return amount(item, 0, style) === '' ? '' : style.zeroDepreciation;
  return depreciationText(item, style.zeroDepreciation);
};

const ageLife = (item: ModelItem): string =>
  item.priceNote !== null
    ? ''
    : item.lifeYears === null
      ? `${item.ageYears}/NA`
      : `${item.ageYears}/${item.lifeYears} yrs`;

const percentText = (item: ModelItem, style: Style): string => {
  if (item.priceNote !== null) return '';
  if (item.depreciationPercent === null) return 'NA';
  const mark = item.depreciationMark === null ? '' : ` [${item.depreciationMark}]`;
  const percent = item.depreciationPercent;
  return `${style.shortPercent && Number.isInteger(percent) ? percent : percent.toFixed(2)}%${mark}`;
};

/** A word takes the place of the row's total. */
const withWord = (
  item: ModelItem,
  cells: Record<string, string>,
  key: string,
): Record<string, string> =>
  item.priceNote === null ? cells : { ...cells, [key]: item.priceNote };

const taxColumn: TableColumn = { key: 'tax', head: ['TAX'], align: 'right', total: 'tax' };
const profitColumn = (head: string): TableColumn => ({
  key: 'overheadProfit',
  head: [head],
  align: 'right',
  total: 'overheadProfit',
});

const optional = (columns: Columns): TableColumn[] => [
  ...(columns.tax ? [taxColumn] : []),
  ...(columns.overheadProfit === null ? [] : [profitColumn(columns.overheadProfit)]),
];

const optionalPrinted = (columns: Columns): Printed[] => [
  ...(columns.tax ? (['tax'] as const) : []),
  ...(columns.overheadProfit === null ? [] : (['overheadProfit'] as const)),
];

const common: Printed[] = ['unitPrice', 'rcv'];
const depreciationFields: Printed[] = ['depreciation', 'depreciationRecoverable', 'acv'];
const ageFields: Printed[] = ['ageYears', 'lifeYears', 'condition', 'depreciationPercent'];

const oneLine = (columns: Columns, style: Style): TableLayout => ({
  layout: 1,
  description: 'beside',
  descriptionHead: 'DESCRIPTION',
  columns: [
    { key: 'quantity', head: ['QUANTITY'], align: 'right' },
    { key: 'unitPrice', head: ['UNIT PRICE'], align: 'right' },
    ...optional(columns),
    { key: 'rcv', head: ['RCV'], align: 'right', total: 'rcv' },
    ...(columns.depreciation
      ? ([
          { key: 'depreciation', head: ['DEPREC.'], align: 'right', total: 'depreciation' },
          { key: 'acv', head: ['ACV'], align: 'right', total: 'acv' },
        ] as const)
      : []),
  ],
  figures: (item) => [
    withWord(
      item,
      {
        quantity: quantityText(item, style),
        unitPrice: priceText(item, item.unitPrice, style),
        tax: amount(item, item.tax, style),
        overheadProfit: amount(item, item.overheadProfit, style),
        rcv: amount(item, item.rcv, style),
        depreciation: depreciated(item, style),
        acv: amount(item, item.acv, style),
      },
      'rcv',
    ),
  ],
  printed: new Set([
    ...common,
    ...optionalPrinted(columns),
    ...(columns.depreciation ? depreciationFields : []),
  ]),
});

const ageLifeOneLine = (columns: Columns, style: Style): TableLayout => ({
  layout: 2,
  description: 'beside',
  descriptionHead: 'DESCRIPTION',
  columns: [
    { key: 'quantity', head: ['QUANTITY'], align: 'right' },
    // With tax beside it the price has its full name.
    { key: 'unitPrice', head: [columns.tax ? 'UNIT PRICE' : 'UNIT'], align: 'right' },
    ...optional(columns),
    { key: 'rcv', head: ['RCV'], align: 'right', total: 'rcv' },
    { key: 'ageLife', head: ['AGE/LIFE'], align: 'center' },
    { key: 'condition', head: ['COND.'], align: 'center' },
    { key: 'percent', head: ['DEP %'], align: 'right' },
    { key: 'depreciation', head: ['DEPREC.'], align: 'right', total: 'depreciation' },
    { key: 'acv', head: ['ACV'], align: 'right', total: 'acv' },
  ],
  figures: (item) => [
    withWord(
      item,
      {
        quantity: quantityText(item, style),
        unitPrice: priceText(item, item.unitPrice, style),
        tax: amount(item, item.tax, style),
        overheadProfit: amount(item, item.overheadProfit, style),
        rcv: amount(item, item.rcv, style),
        ageLife: ageLife(item),
        condition: item.priceNote === null ? item.condition : '',
        percent: percentText(item, style),
        depreciation: depreciated(item, style),
        acv: amount(item, item.acv, style),
      },
      'rcv',
    ),
  ],
  printed: new Set([...common, ...optionalPrinted(columns), ...depreciationFields, ...ageFields]),
});

const twoLines = (columns: Columns, style: Style): TableLayout => ({
  ...ageLifeOneLine(columns, style),
  layout: 3,
  description: 'above',
  descriptionHead: null,
  columns: [
    { key: 'quantity', head: ['QUANTITY'], align: 'right' },
    { key: 'unitPrice', head: ['UNIT'], align: 'right' },
    ...optional(columns),
    { key: 'rcv', head: ['RCV'], align: 'right', total: 'rcv' },
    { key: 'ageLife', head: ['AGE/LIFE'], align: 'center' },
    { key: 'condition', head: ['COND.'], align: 'center' },
    { key: 'percent', head: ['DEP %'], align: 'right' },
    { key: 'depreciation', head: ['DEPREC.'], align: 'right', total: 'depreciation' },
    { key: 'acv', head: ['ACV'], align: 'right', total: 'acv' },
  ],
  figures: (item) => {
    const [row = {}] = ageLifeOneLine(columns, style).figures(item);
    return [
      {
        ...row,
        tax: amount(item, item.tax, style),
        overheadProfit: amount(item, item.overheadProfit, style),
      },
    ];
  },
  printed: new Set([...common, ...optionalPrinted(columns), ...depreciationFields, ...ageFields]),
});

/** Not depreciated at all: such a row prints neither age nor depreciation. */
const undepreciated = (item: ModelItem): boolean => item.depreciation === 0;

const threeLines = (columns: Columns, style: Style): TableLayout => ({
  layout: 4,
  description: 'above',
  descriptionHead: null,
  columns: [
    { key: 'quantity', head: ['QUANTITY', ''], align: 'right' },
    { key: 'unitPrice', head: ['UNIT PRICE', ''], align: 'right' },
    ...optional(columns).map((column) => ({ ...column, head: [...column.head, ''] })),
    { key: 'rcv', head: ['RCV', ''], align: 'right', total: 'rcv' },
    { key: 'ageLife', head: ['AGE/LIFE', 'CONDITION'], align: 'right' },
    { key: 'depreciation', head: ['DEPREC.', 'DEP %'], align: 'right', total: 'depreciation' },
    { key: 'acv', head: ['ACV', ''], align: 'right', total: 'acv' },
  ],
  figures: (item) => {
    const first = withWord(
      item,
      {
        quantity: quantityText(item, style),
        unitPrice: priceText(item, item.unitPrice, style),
        tax: amount(item, item.tax, style),
        overheadProfit: amount(item, item.overheadProfit, style),
        rcv: amount(item, item.rcv, style),
      },
      'rcv',
    );
    if (item.priceNote !== null) return [first];
    if (undepreciated(item)) return [{ ...first, acv: amount(item, item.acv, style) }];
    const aged = {
      ageLife: ageLife(item),
      depreciation: depreciated(item, style),
      acv: amount(item, item.acv, style),
    };
    const below = { ageLife: item.condition, depreciation: percentText(item, style) };
    // A crowded row sends its depreciated part to a line of its own.
    const crowded = (first.rcv ?? '').length + quantityText(item, style).length > 17;
    return crowded ? [first, aged, below] : [{ ...first, ...aged }, below];
  },
  printed: new Set([...common, ...optionalPrinted(columns), ...depreciationFields, ...ageFields]),
});

const rates = (columns: Columns): TableColumn[] => [
  ...(columns.reset ? [{ key: 'reset', head: ['RESET'], align: 'right' } as const] : []),
  { key: 'remove', head: ['REMOVE'], align: 'right' },
  { key: 'replace', head: ['REPLACE'], align: 'right' },
];

/** Without a RESET column, what is reset stands under REPLACE. */
const replaceRate = (item: ModelItem, columns: Columns): number =>
  columns.reset ? item.replaceRate : item.replaceRate + item.resetRate;

const ratesPrinted = (columns: Columns): Printed[] => [
  'unitPrice',
  'removePrice',
  'replacePrice',
  ...(columns.reset ? (['resetPrice'] as const) : []),
  'rcv',
  ...optionalPrinted(columns),
];

const contractor = (columns: Columns, style: Style): TableLayout => ({
  layout: 5,
  description: 'beside',
  descriptionHead: 'DESCRIPTION',
  columns: [
    { key: 'quantity', head: ['QTY'], align: 'right' },
    ...rates(columns),
    ...optional(columns),
    { key: 'rcv', head: ['TOTAL'], align: 'right', total: 'rcv' },
  ],
  figures: (item) => [
    withWord(
      item,
      {
        quantity: quantityText(item, style),
        reset: item.priceNote === null ? money(item.resetRate) : '',
        remove: item.priceNote === null ? money(item.removeRate) : '',
        replace: priceText(item, replaceRate(item, columns), style),
        tax: amount(item, item.tax, style),
        overheadProfit: amount(item, item.overheadProfit, style),
        rcv: amount(item, item.rcv, style),
      },
      'rcv',
    ),
  ],
  printed: new Set(ratesPrinted(columns)),
});

const roughDraft = (columns: Columns, style: Style): TableLayout => ({
  layout: 6,
  description: 'above',
  descriptionHead: null,
  columns: [
    { key: 'calculation', head: ['CALC'], align: 'left' },
    { key: 'quantity', head: ['QTY'], align: 'right' },
    { key: 'flag', head: [''], align: 'left' },
    ...rates(columns),
    ...optional(columns),
    { key: 'rcv', head: ['TOTAL'], align: 'right', total: 'rcv' },
  ],
  figures: (item) => {
    const priced = item.priceNote === null;
    return [
      withWord(
        item,
        {
          calculation: item.calculation,
          quantity: `${money(item.quantity)}${item.unit}`,
          flag: item.roughDraftFlag === null ? '' : `[${item.roughDraftFlag}]`,
          reset: priced ? `${money(item.resetRate)}+` : '',
          remove: priced ? `${money(item.removeRate)}+` : '',
          replace: priced ? `${money(replaceRate(item, columns))} =` : '',
          tax: amount(item, item.tax, style),
          overheadProfit: amount(item, item.overheadProfit, style),
          rcv: amount(item, item.rcv, style),
        },
        'rcv',
      ),
    ];
  },
  printed: new Set<Printed>([...ratesPrinted(columns), 'cat', 'sel', 'calculation']),
});

/** The table of a layout from 1 to 6 with the given optional columns. */
export const tableLayout = (layout: Layout, columns: Columns, style: Style): TableLayout => {
  const table = standardTable(layout, columns, style);
  const said = (word: string): string => style.headWords[word] ?? word;
  // Without depreciation the last column is often just called a total.
  const total = layout === 1 && !columns.depreciation && style.headAlign === 'center';
  return {
    ...table,
    descriptionHead: table.descriptionHead === null ? null : said(table.descriptionHead),
    columns: table.columns.map((column) => ({
      ...column,
      head: column.head.map((word) => (total && word === 'RCV' ? 'TOTAL' : said(word))),
    })),
  };
};

const standardTable = (layout: Layout, columns: Columns, style: Style): TableLayout => {
  switch (layout) {
    case 1:
      return oneLine(columns, style);
    case 2:
      return ageLifeOneLine(columns, style);
    case 3:
      return twoLines(columns, style);
    case 4:
      return threeLines(columns, style);
    case 5:
      return contractor(columns, style);
    case 6:
      return roughDraft(columns, style);
    case 7:
      throw new Error('Layout 7 is drawn by drawPlainTable.');
  }
};

/** The amounts that a row shows where its figures may be blank or zero. */
export const shownAmount = (item: ModelItem, value: number, style: Style): number | null => {
  const text = amount(item, value, style);
  return text === '' ? null : text === '0.00' ? 0 : value;
};

/** Whether the row prints an age and a depreciation at all. */
export const showsDepreciation = (layout: Layout, item: ModelItem): boolean =>
  item.priceNote === null && !(layout === 4 && undepreciated(item));
