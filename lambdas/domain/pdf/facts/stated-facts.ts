import { aboveGuide } from '../pages/guide-pages.ts';
import type { PageLines } from '../pages/lines.ts';
import { type EstimateFacts, readFacts } from './read-facts.ts';

/**
 * What the pages of an estimate say of it. Above a sample that explains its rows, the first page may be the only one that
 * says whose estimate it is; `content` are the pages without such guides.
 */
export const statedFacts = (
  own: readonly PageLines[],
  content: readonly PageLines[],
  guides: ReadonlySet<number>,
): EstimateFacts => {
  const stated = readFacts(content);
  const isStated = [stated.claimNumber, stated.policyNumber, stated.insuredName].some(
    (fact) => fact !== null,
  );
  return isStated || guides.size === 0
    ? stated
    : readFacts(own.map((page) => (guides.has(page.page) ? aboveGuide(page) : page)));
};
