import file from '../../../../catalog/categories.json' with { type: 'json' };
import { normalizeName } from '../../estimate/normalize-name.ts';

const categories: readonly { name: string; recap?: string }[] = Object.values(file.categories);

const NAMES: ReadonlySet<string> = new Set(
  categories.flatMap(({ name, recap = name }) => [normalizeName(name), normalizeName(recap)]),
);

/** Whether a line is the platform's name of a trade and nothing else, as estimates head its rows. */
export const isTradeName = (text: string): boolean => NAMES.has(normalizeName(text));
