import abbreviations from '../../catalog/wording/abbreviations.json' with { type: 'json' };
import { randomStream } from './random.ts';

export const PERTURBATIONS = ['typo', 'ocr', 'truncated', 'abbreviated', 'case'] as const;
export type Perturbation = (typeof PERTURBATIONS)[number];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const OCR_CONFUSIONS: [RegExp, string][] = [
  [/l/, '1'],
  [/o/, '0'],
  [/rn/, 'm'],
  [/m/, 'rn'],
  [/i/, 'l'],
  [/e/, 'c'],
  [/cl/, 'd'],
  [/g/, 'q'],
  [/t/, 'f'],
  [/S/, '5'],
  [/B/, '8'],
];

/** Ways to shorten a word: what the tables know, and what a person types. */
const SHORT_FORMS = new Map<string, string[]>();
for (const [short, long] of Object.entries(abbreviations.words)) {
  const forms = SHORT_FORMS.get(long) ?? [];
  forms.push(`${short}.`);
  SHORT_FORMS.set(long, forms);
}

/**
 * A printed line as a bad typist, a scanner, a narrow column or a hurried person would leave it.
 * Sizes and grades are never changed: that would make it another item.
 */
export const perturb = (text: string, kind: Perturbation, seed: number): string => {
  const random = randomStream(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  if (kind === 'case') {
    const loud = random() < 0.5 ? text.toUpperCase() : text.toLowerCase();
    return loud
      .replace(/ - /g, () => pick([', ', ' ', ' -', '- ']))
      .replace(/"/g, pick(['"', ' in', ' inch', '”']));
  }
  if (kind === 'truncated') return text.slice(0, Math.max(18, Math.floor(text.length * 0.75)));
  const words = text.split(' ');
  const long = words.flatMap((word, index) => (/^[A-Za-z]{5,}[,.]?$/.test(word) ? [index] : []));
  if (long.length === 0) return text;
  const changes = kind === 'abbreviated' ? Math.min(2, long.length) : long.length > 4 ? 2 : 1;
  for (let change = 0; change < changes; change += 1) {
    const at = pick(long);
    const word = words[at] ?? '';
    if (kind === 'typo') words[at] = misspell(word, random);
    else if (kind === 'ocr') words[at] = misread(word, random);
    else words[at] = shorten(word, random);
  }
  return words.join(' ');
};

const misspell = (word: string, random: () => number): string => {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = LETTERS[Math.floor(random() * 26)] ?? 'e';
  const choice = Math.floor(random() * 4);
  if (choice === 0) return word.slice(0, at) + word.slice(at + 1);
  if (choice === 1) return word.slice(0, at) + letter + word.slice(at);
  if (choice === 2) return word.slice(0, at) + letter + word.slice(at + 1);
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
};

const misread = (word: string, random: () => number): string => {
  const start = Math.floor(random() * OCR_CONFUSIONS.length);
  for (let step = 0; step < OCR_CONFUSIONS.length; step += 1) {
    const [from, to] = OCR_CONFUSIONS[(start + step) % OCR_CONFUSIONS.length] ?? [/$^/, ''];
    if (from.test(word)) return word.replace(from, to);
  }
  return word;
};

const shorten = (word: string, random: () => number): string => {
  const forms = SHORT_FORMS.get(word.toLowerCase());
  if (forms !== undefined && random() < 0.6) {
    return forms[Math.floor(random() * forms.length)] ?? word;
  }
  const kept = Math.max(3, Math.ceil(word.length * (0.5 + random() * 0.2)));
  return kept >= word.length ? word : `${word.slice(0, kept)}.`;
};
