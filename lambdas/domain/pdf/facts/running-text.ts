import type { Line } from '../pages/lines.ts';
import { isLead } from '../phrases/sentence-lines.ts';

/** Points by which lines of a paragraph begin apart. */
const SAME_EDGE = 3;
/** Font sizes between the lines of a paragraph. */
const PITCH = 0.8;

/** Characters of a line that runs on to the next; labels and values are shorter. */
const LEAST_OF_PROSE = 60;

/** The text of lines, each followed by what it says together with the line it runs on to. */
export function* runningText(lines: readonly Line[]): Generator<string> {
  for (const [at, line] of lines.entries()) {
    yield line.text;
    const below = lines[at + 1];
    if (below === undefined || line.text.length < LEAST_OF_PROSE) continue;
    if (!edgesOf(line).some((left) => Math.abs(below.box.left - left) <= SAME_EDGE)) continue;
    if (below.box.top - line.box.bottom > line.fontSize * PITCH) continue;
    yield `${line.text} ${below.text}`;
  }
}

/** Where a line begins, and where its words do behind a number: `1.1   Insurance: ...`. */
const edgesOf = ({ box, words: [lead, word] }: Line): readonly number[] =>
  word !== undefined && isLead(lead) ? [box.left, word.box.left] : [box.left];
