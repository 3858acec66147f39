/** What is known of one item; null where nothing is. */
export interface DescribedItem {
  description: string | null;
  unit: string | null;
  room: string | null;
  section: string | null;
  /** A symbol or a name (`Remove and Replace`). */
  activity: string | null;
  cat: string | null;
  sel: string | null;
}

/** What the rest of the document says about an item. */
export interface ItemContext {
  /** How strongly a category is expected, 1 for "as any"; absent categories count 1. */
  categoryWeights: ReadonlyMap<string, number>;
  /**
   * Only these categories can be meant: those of the print's category recap, or the one that makes
   * its sums come out; null where nothing says.
   */
  possibleCategories: ReadonlySet<string> | null;
}
