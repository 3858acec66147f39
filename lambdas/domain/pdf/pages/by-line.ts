import type { Line } from './lines.ts';

/** A question about a line alone, answered once: lines never change, and every step asks of the same ones. */
export const byLine = <Answer>(ask: (line: Line) => Answer): ((line: Line) => Answer) => {
  const known = new WeakMap<Line, Answer>();
  return (line) => {
    const before = known.get(line);
    if (before !== undefined) return before;
    const answer = ask(line);
    known.set(line, answer);
    return answer;
  };
};
