import type { Word } from '../pages/page-text.ts';

/** A word that is not printed, where another stands and in its type. */
export const said = (text: string, beside: Word | undefined): Word => ({
  ...(beside as Word),
  text,
});

/** `** Demo & Prep **`: as other prints mark what is a part of a room. */
export const inMarks = (name: readonly Word[]): Word[] => [
  said('**', name[0]),
  ...name,
  said('**', name.at(-1)),
];
