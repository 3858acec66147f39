import synonymTable from '../../../catalog/wording/synonyms.json' with { type: 'json' };
import type { Activity } from '../estimate/estimate.ts';
import { isDemolitionWording, readContractorVerb } from './activity.ts';
import { cleanText } from './wording.ts';

/**
 * The same item in the trade's words, as far as the synonyms lead. "Tear out X" may also be a
 * selector of its own that the catalogue lacks, so it names X only probably.
 */
export function contractorReading(
  description: string,
  withoutPrefix: string | null,
): { texts: string[]; activity: Activity | null; isTearOut: boolean } {
  const base = withoutPrefix ?? description;
  const verb = readContractorVerb(base);
  const texts = [base];
  if (verb?.activity === 'R') texts.push(`${verb.rest} - detach & reset`);
  if (verb !== null) texts.push(verb.rest);
  const replaced = texts.map(replaceSynonyms);
  return {
    texts: [...new Set([...texts, ...replaced])],
    activity: verb?.activity ?? null,
    isTearOut: verb?.activity === '-' && isDemolitionWording(base),
  };
}

const SYNONYMS = Object.entries(synonymTable.synonyms)
  .sort((a, b) => b[0].length - a[0].length)
  .map(([from, to]) => ({
    pattern: new RegExp(
      `(?<![a-z0-9])${from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![a-z0-9])`,
      'g',
    ),
    to,
  }));

/** Contractors' words replaced by those of the price lists. */
export function replaceSynonyms(description: string): string {
  let text = cleanText(description);
  for (const { pattern, to } of SYNONYMS) text = text.replace(pattern, to);
  return text;
}
