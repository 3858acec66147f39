/** Texts kept per question; a page has about a hundred lines. */
const MOST_TEXTS = 2048;

/**
 * A question about a text alone, answered once: every step of the reader asks the same of the same
 * lines, and pages repeat their heads. What is known is forgotten when it is many, so that a long
 * document fills no memory. Answers are shared, and must not be changed.
 */
export const byText = <Answer>(ask: (text: string) => Answer): ((text: string) => Answer) => {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = ask(text);
    if (known.size >= MOST_TEXTS) known.clear();
    known.set(text, answer);
    return answer;
  };
};
