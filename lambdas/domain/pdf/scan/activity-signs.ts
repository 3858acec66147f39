import { activityOfDescription } from '../items/activities.ts';
import { type Line, makeLine, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ScanRepair } from './repairs.ts';

/** Font sizes between a selector and its description in which a sign has its column. */
const LEAST_GAP = 2.5;

/** `12.`: the number of a row. */
const NUMBER = /^\d{1,4}[a-z]?\.$/;

/** `4` for `4.`: what is counted may stand before capitals as well, so the description must say what is done. */
const WITHOUT_POINT = /^\d{1,4}$/;

/** `WDA`, and `15.LIT` where the number nearly touches it. */
const CATEGORY = /^(?:\d{1,4}[a-z]?\.)?[A-Z]{3}$/;

/**
 * `12. WDA MULL      Additional charge`: a rough draft's row has its activity's sign between the
 * selector and the description. A thin one is lost easily, and the description says which it was.
 */
export const withActivitySign = (line: Line, repairs: ScanRepair[]): Line => {
  const at = line.words.slice(0, 3).findIndex(({ text }) => CATEGORY.test(text));
  const [cat, sel, next] = at < 0 ? [] : line.words.slice(at, at + 3);
  if (cat === undefined || sel === undefined || next === undefined) return line;
  const text = activityOfDescription(textOf(line.words.slice(at + 2)));
  const number = line.words[at - 1]?.text ?? '';
  const isNumbered =
    /^\d/.test(cat.text) || NUMBER.test(number) || (WITHOUT_POINT.test(number) && text !== '+');
  if (!isNumbered || !/^[A-Z\d<>+./-]{2,9}$/.test(sel.text)) return line;
  const gap = next.box.left - sel.box.right;
  if (gap < LEAST_GAP * next.fontSize || !/^\p{Lu}[\p{Ll}&]/u.test(next.text)) return line;
  const box = { ...next.box, left: next.box.left - 2 * next.fontSize };
  const sign: Word = { ...next, text, box: { ...box, right: box.left + next.fontSize } };
  repairs.push({ page: line.page, box: sign.box, read: '', settled: text });
  return makeLine(line.page, line.words.toSpliced(at + 2, 0, sign), true);
};
