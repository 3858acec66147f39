import type { ModelItem, TruthItem } from '../../model.ts';
import type { Style } from '../../style.ts';
import type { TextLayer } from '../layer/text-layer.ts';
import { truthOfPrinted } from '../truth.ts';

/** How prints that are not the common platform's say what is done to a thing. */
export type Wording = 'short' | 'verbs';

const verbs: Record<ModelItem['activity'], string> = {
  '&': 'Remove and Replace ',
  '-': 'Remove ',
  '+': '',
  R: 'Detach and Reset ',
  I: 'Install ',
  M: '',
};

export const worded = (item: ModelItem, wording: Wording): string => {
  if (wording === 'short' || item.prefix === '') return `${item.prefix}${item.description}`;
  return `${verbs[item.activity]}${item.description}`;
};

/** What is to be read of a row outside the common platform, where paths and sections are open. */
export const truthOfForeign = (
  item: ModelItem,
  page: number,
  print: {
    printed: readonly (keyof TruthItem)[];
    style: Style;
    layer: TextLayer | null;
    wording: Wording;
    numbered: boolean;
  },
  own: Partial<TruthItem> = {},
): TruthItem => {
  const text = worded(item, print.wording);
  const truth = truthOfPrinted(
    item,
    page,
    { ...print, layout: 7 },
    {
      descriptionAsPrinted: text,
      flags: item.bidItem ? ['bid_item'] : [],
      ...(print.numbered ? {} : { lineNumber: null }),
      // A material alone is named by no verb here.
      ...(item.activity === 'M' && print.wording === 'verbs' ? { activity: ['M', '+'] } : {}),
      ...own,
    },
  );
  return {
    ...truth,
    alsoRight: {
      ...truth.alsoRight,
      description: [...(truth.alsoRight?.description ?? []), text],
      room: [...(truth.alsoRight?.room ?? []), item.room.toUpperCase()],
    },
    unjudged: [
      ...(truth.unjudged ?? []),
      'path',
      'section',
      'recoverable',
      'flags',
      ...(print.numbered ? [] : ['lineNumber']),
    ],
  };
};
