import { activityOfDescription } from '../items/activities.ts';
import { type Line, makeLine, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ScanRepair } from './repairs.ts';

/** Font sizes between a selector and its description in which a sign has its column. */
const LEAST_GAP = 2.5;

/**
 * `12. WDA MULL      Additional charge`: a rough draft's row has its activity's sign between the
 * selector and the description. A thin one is lost easily, and the description says which it was.
 */
export const withActivitySign = (line: Line, repairs: ScanRepair[]): Line => {
  const at = line.words.findIndex(({ text }) => /^\d{1,4}[a-z]?\.$/.test(text));
  const [cat, sel, next] = line.words.slice(at + 1, at + 4);
  if (at < 0 || at > 1 || cat === undefined || sel === undefined || next === undefined) return line;
  if (!/^[A-Z]{3}$/.test(cat.text) || !/^[A-Z\d<>+./-]{2,9}$/.test(sel.text)) return line;
  const gap = next.box.left - sel.box.right;
  if (gap < LEAST_GAP * next.fontSize || !/^\p{Lu}[\p{Ll}&]/u.test(next.text)) return line;
  const text = activityOfDescription(textOf(line.words.slice(at + 3)));
  const box = { ...next.box, left: next.box.left - 2 * next.fontSize };
  const sign: Word = { ...next, text, box: { ...box, right: box.left + next.fontSize } };
  repairs.push({ page: line.page, box: sign.box, read: '', settled: text });
  return makeLine(line.page, line.words.toSpliced(at + 3, 0, sign), true);
};
