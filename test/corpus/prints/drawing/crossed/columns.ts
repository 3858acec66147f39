import { sum, toAmount } from '../../../../../lambdas/domain/money/money.ts';
import { money } from '../../../layouts/format.ts';
import type { Amounts, ModelItem, TruthItem } from '../../../model.ts';
import type { Random } from '../../../random.ts';
import { lostText, shareText, wordsOf } from '../scope-body.ts';
import type { PrintColumn, PrintTable } from '../table.ts';
import type { Choices } from './choices.ts';

type Head = readonly string[];

/** What estimators and carriers have renamed the platform's columns to. */
const heads: Readonly<Record<string, readonly Head[]>> = {
  number: [['#'], ['NO.'], ['LINE'], ['ITEM']],
  description: [['DESCRIPTION'], ['DESCRIPTION'], ['ITEM DESCRIPTION'], ['LINE ITEM']],
  quantity: [['QTY'], ['QUANTITY'], ['QUANTITY'], ['QUANT.'], ['QTY.']],
  unit: [['UNIT'], ['UOM'], ['U/M'], ['UM']],
  unitPrice: [['UNIT PRICE'], ['UNIT', 'PRICE'], ['UNIT COST'], ['PRICE'], ['UNIT', 'COST']],
  remove: [['REMOVE']],
  replace: [['REPLACE']],
  reset: [['RESET']],
  tax: [['TAX'], ['TAX'], ['SALES', 'TAX'], ['TAXES']],
  profit: [['O&P'], ['O&P'], ['GCO&P'], ['O & P'], ['OVERHEAD', '& PROFIT']],
  rcv: [
    ['RCV'],
    ['TOTAL'],
    ['REPL. COST'],
    ['REPLACEMENT', 'COST'],
    ['REPL.', 'COST', 'TOTAL'],
    ['REPLACEMENT', 'COST VALUE'],
  ],
  age: [['AGE/LIFE'], ['AGE/LIFE'], ['AGE / LIFE'], ['AGE/', 'LIFE']],
  ageOnly: [['AGE']],
  lifeOnly: [['LIFE']],
  condition: [['COND.'], ['CONDITION'], ['COND']],
  percent: [['DEP %'], ['DEP.', '%'], ['% DEP'], ['DEP%']],
  amount: [['DEPREC.'], ['DEPREC.'], ['DEPRECIATION'], ['LESS', 'DEPREC.'], ['DEPR.']],
  acv: [['ACV'], ['ACV'], ['ACTUAL', 'CASH VALUE'], ['ACTUAL', 'CASH', 'VALUE'], ['ACTUAL CASH']],
  coverage: [['COVERAGE'], ['COV.']],
  cat: [['CAT']],
  sel: [['SEL']],
  act: [['ACT']],
};

const kept = new Set(['RCV', 'ACV', 'O&P', 'GCO&P', 'UOM', 'U/M', 'UM', '#', '%']);

const titled = (text: string): string =>
  text
    .split(' ')
    .map((word) =>
      kept.has(word)
        ? word
        : word
            .toLowerCase()
            .replace(/(^|\/)([a-z])/g, (_, before, letter) => before + letter.toUpperCase()),
    )
    .join(' ');

/** A row that wears, and whose age and depreciation are therefore printed. */
export const wears = (item: ModelItem, choices: Choices): boolean =>
  item.priceNote === null && (choices.undepreciated === 'printed' || item.depreciation !== 0);

const lifeText = (item: ModelItem): string =>
  item.lifeYears === null ? 'NA' : String(item.lifeYears);

export const numberText = (item: ModelItem, choices: Choices): string =>
  choices.number === 'none'
    ? ''
    : choices.number === 'own-bare' && choices.rows === 'beside'
      ? item.number
      : `${item.number}.`;

/** `12.  R&R Drip edge`, where the number has no column of its own. */
export const described = (item: ModelItem, choices: Choices): string =>
  choices.number === 'point' ? `${numberText(item, choices)}  ${wordsOf(item)}` : wordsOf(item);

/** The columns of one combination, in the order of its print, and what they say of a row. */
export const crossedTable = (
  random: Random,
  choices: Choices,
): { table: PrintTable; printed: (keyof TruthItem)[] } => {
  const head = (key: string): Head => {
    const words = random.pick(heads[key] ?? [[key]]);
    return choices.headCase === 'title' ? words.map(titled) : words;
  };
  const printed: (keyof TruthItem)[] = ['rcv'];
  const blank = (value: number): string =>
    value === 0 && choices.zeros === 'blank' ? '' : money(value);
  const right = (
    key: string,
    text: (item: ModelItem) => string,
    total?: (amounts: Amounts) => string,
  ): PrintColumn => ({
    key,
    head: head(key),
    align: 'right',
    text,
    ...(total === undefined ? {} : { total }),
  });
  const left = (key: string, text: (item: ModelItem) => string): PrintColumn => ({
    key,
    head: head(key),
    align: 'left',
    text,
  });
  const priced =
    (text: (item: ModelItem) => string) =>
    (item: ModelItem): string =>
      item.priceNote === null ? text(item) : '';

  const codes: PrintColumn[] = [];
  if (choices.codes !== 'none') {
    codes.push(
      left('cat', (item) => item.cat),
      left('sel', (item) => item.sel),
    );
    printed.push('cat', 'sel');
    if (choices.codes === 'cat-sel-act') codes.push(left('act', (item) => item.activity));
  }
  const numbers: PrintColumn[] = choices.number.startsWith('own')
    ? [left('number', (item) => numberText(item, choices))]
    : [];
  const amount =
    choices.unit === 'two'
      ? [right('quantity', (item) => money(item.quantity)), left('unit', (item) => item.unit)]
      : [
          right(
            'quantity',
            (item) => `${money(item.quantity)}${choices.unit === 'fused' ? '' : ' '}${item.unit}`,
          ),
        ];
  const rates: PrintColumn[] = [];
  if (choices.rates === 'unit') {
    rates.push(
      right(
        'unitPrice',
        priced((item) => money(item.unitPrice)),
      ),
    );
    printed.push('unitPrice');
  } else {
    const reset = right(
      'reset',
      priced((item) => blank(item.resetRate)),
    );
    const merged = choices.rates === 'split';
    if (!merged) rates.push(reset);
    rates.push(
      right(
        'remove',
        priced((item) => blank(item.removeRate)),
      ),
      right(
        'replace',
        priced((item) =>
          blank(merged ? toAmount(sum([item.replaceRate, item.resetRate])) : item.replaceRate),
        ),
      ),
    );
    // The rates' sum is what one unit costs.
    printed.push('unitPrice', 'removePrice', 'replacePrice');
    if (!merged) printed.push('resetPrice');
  }
  const added: PrintColumn[] = [];
  if (choices.tax === 'line') {
    added.push(
      right(
        'tax',
        priced((item) => blank(item.tax)),
        (sums) => money(sums.tax),
      ),
    );
    printed.push('tax');
  }
  if (choices.profit === 'line') {
    const column = right(
      'profit',
      priced((item) => blank(item.overheadProfit)),
      (sums) => money(sums.overheadProfit),
    );
    if (choices.profitFirst) added.unshift(column);
    else added.push(column);
    printed.push('overheadProfit');
  }
  const whole = right(
    'rcv',
    (item) => item.priceNote ?? money(item.rcv),
    (sums) => money(sums.rcv),
  );
  const coverage: PrintColumn[] =
    choices.coverageColumn === 'none' || choices.coverages === 1
      ? []
      : [left('coverage', (item) => item.coverage)];
  const worn = depreciationColumns(choices, head, printed);
  const description: PrintColumn = {
    key: 'description',
    head: head('description'),
    align: 'left',
    text: (item) => described(item, choices),
    wrap: 1,
  };
  const beside = choices.rows === 'beside';
  const columns = [
    ...(beside ? [...numbers, ...codes] : []),
    ...(choices.quantityFirst ? amount : []),
    ...(beside ? [description] : []),
    ...(choices.coverageColumn === 'after-description' ? coverage : []),
    ...(choices.quantityFirst ? [] : amount),
    ...rates,
    ...added,
    whole,
    ...worn,
    ...(choices.coverageColumn === 'last' ? coverage : []),
  ];
  const above = (item: ModelItem): string =>
    [
      numberText(item, choices),
      ...(choices.codes === 'none' ? [] : [`${item.cat} ${item.sel}`]),
      ...(choices.codes === 'cat-sel-act' ? [item.activity] : []),
      wordsOf(item),
    ]
      .filter((text) => text !== '')
      .join('  ');
  return {
    printed,
    table: {
      columns,
      ...(beside ? {} : { above, indent: random.pick([0.04, 0.1, 0.16]) }),
      head: choices.headLook,
      // Rules between columns would run through words that stand above the figures.
      rows: choices.rowLook === 'grid' && !beside ? 'rules' : choices.rowLook,
      valign: beside ? choices.valign : 'top',
      gap: random.pick([9, 12, 16]),
    },
  };
};

/** Age, condition, share and amount; stacked ones share a column over two lines. */
const depreciationColumns = (
  choices: Choices,
  head: (key: string) => Head,
  printed: (keyof TruthItem)[],
): PrintColumn[] => {
  if (choices.depreciation.length === 0) return [];
  const of =
    (text: (item: ModelItem) => string) =>
    (item: ModelItem): string =>
      wears(item, choices) ? text(item) : '';
  const percent = of((item) => shareText(item, 'always'));
  const condition = of((item) => item.condition);
  const lost = of((item) => lostText(item, choices.zeroDepreciation));
  const age = of((item) => choices.ageText(item.ageYears, lifeText(item)));
  const acv: PrintColumn = {
    key: 'acv',
    head: head('acv'),
    align: 'right',
    text: (item) => (item.priceNote === null ? money(item.acv) : ''),
    total: (sums) => money(sums.acv),
  };
  const total = (sums: Amounts): string => `(${money(sums.depreciation)})`;
  printed.push('depreciation', 'depreciationRecoverable', 'acv');
  const keys = choices.depreciation;
  if (keys.includes('age')) printed.push('ageYears', 'lifeYears');
  if (keys.includes('condition')) printed.push('condition');
  if (keys.includes('percent')) printed.push('depreciationPercent');
  if (choices.rows === 'stacked' && keys.includes('condition') && keys.includes('percent')) {
    const second =
      (first: (item: ModelItem) => string, other: (item: ModelItem) => string) =>
      (item: ModelItem): readonly string[] => [first(item), other(item)];
    return [
      {
        key: 'age',
        head: [head('age').join(' '), head('condition').join(' ')],
        align: 'right',
        text: second(age, condition),
      },
      {
        key: 'amount',
        head: [head('amount').join(' '), head('percent').join(' ')],
        align: 'right',
        text: second(lost, percent),
        total,
      },
      { ...acv, head: [...acv.head, ''] },
    ];
  }
  return [
    ...keys.flatMap((key): PrintColumn[] => {
      const column = (name: string, text: (item: ModelItem) => string): PrintColumn => ({
        key: name,
        head: head(name),
        align: 'right',
        text,
      });
      if (key === 'age')
        return choices.ageAndLife === 'two'
          ? [
              column(
                'ageOnly',
                of((item) => String(item.ageYears)),
              ),
              column('lifeOnly', of(lifeText)),
            ]
          : [column('age', age)];
      if (key === 'condition') return [column('condition', condition)];
      if (key === 'percent') return [column('percent', percent)];
      return [{ ...column('amount', lost), total }];
    }),
    acv,
  ];
};
