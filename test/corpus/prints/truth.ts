import type { TableLayout } from '../layouts/table-layout.ts';
import { truthOfItem } from '../layouts/truth-of-item.ts';
import type { Layout, ModelItem, TruthFacts, TruthItem } from '../model.ts';
import type { Style } from '../style.ts';
import { charactersOf, type TextLayer } from './layer/text-layer.ts';

/** What a reader should find in a row of a print, given which of its fields the print shows. */
export const truthOfPrinted = (
  item: ModelItem,
  page: number,
  print: {
    layout: Layout;
    printed: readonly (keyof TruthItem)[];
    style: Style;
    layer: TextLayer | null;
    reset?: boolean;
  },
  own: Partial<TruthItem> = {},
): TruthItem => {
  const table: Pick<TableLayout, 'layout' | 'printed'> = {
    layout: print.layout,
    printed: new Set<keyof TruthItem>(print.printed),
  };
  const truth = {
    ...truthOfItem(item, table as TableLayout, print.style, { reset: print.reset ?? false }, page),
    ...own,
  };
  const held = print.layer === null ? [] : asHeld(truth, print.layer);
  const alsoRight = { ...Object.fromEntries(held), ...own.alsoRight };
  return {
    ...truth,
    ...(Object.keys(alsoRight).length === 0 ? {} : { alsoRight }),
    unjudged: [...(truth.unjudged ?? [])],
  };
};

/** Texts may be kept as the file holds them, typographic marks and all, or written plainly. */
const asHeld = (truth: TruthItem, layer: TextLayer): [string, string[]][] => {
  const plain = { ...layer, ligatures: false };
  const both = (text: string): string[] => [
    ...new Set([
      charactersOf(text, { ...plain, spaces: 'plain' }),
      charactersOf(text, { ...plain, spaces: 'plain', hyphens: 'plain' }),
      charactersOf(text, { ...plain, spaces: 'plain', quotes: 'straight' }),
    ]),
  ];
  const fields: [string, string | null][] = [
    ['description', truth.description],
    ['descriptionAsPrinted', truth.descriptionAsPrinted],
    ['f9Note', truth.f9Note],
    ['machineNotes', truth.machineNotes.join(' ')],
    ['section', truth.section],
    ['room', truth.room[0] ?? null],
    ['path', truth.path.join(' > ')],
  ];
  const kept = truth.descriptionAsPrinted.replace(/\*$/, '');
  return fields.flatMap(([field, text]): [string, string[]][] => {
    if (text === null || text === '') return [];
    const others = both(text).filter((one) => one !== text);
    // The activity's prefix may stay on.
    if (field === 'description') others.push(...both(kept).filter((one) => one !== kept));
    return others.length === 0 ? [] : [[field, others]];
  });
};

export const noFacts: TruthFacts = {
  estimateName: null,
  claimNumber: null,
  policyNumber: null,
  insuredName: null,
  propertyAddress: null,
  dateOfLoss: null,
  carrierName: null,
  priceList: null,
};
