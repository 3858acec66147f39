import type { Journey } from '../journey.ts';
import { reprinted } from './write-pages.ts';

/** Symbol fonts are said to hold private codes: a character's own code and 0xF000. */
const privately = (character: string): string =>
  character.length === 1 && character > ' ' && character <= '~'
    ? String.fromCharCode(0xf000 + character.charCodeAt(0))
    : character;

const ligatureCodes: Record<string, string> = {
  ffi: '\ufb03',
  ff: '\ufb00',
  fi: '\ufb01',
  fl: '\ufb02',
};

const wide = (character: string): string => String.fromCharCode(character.charCodeAt(0) + 0xfee0);

/** What a cut-down face says of its glyphs where its table is that of another. */
const shifted = (character: string): string =>
  character > ' ' && character <= '~'
    ? String.fromCharCode(((character.charCodeAt(0) - 33 + 29) % 94) + 33)
    : character;

/** Pages printed again by other programs, all in one face: what only bold type tells is lost. */
export const reprintJourneys: readonly Journey[] = [
  { name: 'reprinted as it was', travel: reprinted({ runs: 'string', font: 'type1' }) },
  {
    name: 'reprinted glyph by glyph',
    travel: reprinted({ runs: 'glyph', font: 'composite' }),
  },
  { name: 'reprinted word by word', travel: reprinted({ runs: 'word', font: 'composite' }) },
  {
    name: 'reprinted in a Type 3 face',
    travel: reprinted({ runs: 'word', font: 'type3' }),
  },
  {
    name: 'reprinted with negative sizes',
    travel: reprinted({ runs: 'string', font: 'type1', negative: true }),
  },
  {
    name: 'reprinted in forms within forms',
    travel: reprinted({ runs: 'string', font: 'type1', nested: 3 }),
  },
  {
    name: 'reprinted with digits in private codes',
    travel: reprinted({
      runs: 'string',
      font: 'type1',
      said: (one) => (/[\d.,]/.test(one) ? privately(one) : one),
    }),
  },
  {
    name: 'reprinted all in private codes',
    travel: reprinted({ runs: 'string', font: 'composite', said: privately }),
  },
  {
    name: 'reprinted with ligatures and hard spaces',
    travel: reprinted({
      runs: 'string',
      font: 'composite',
      ligatures: ['ffi', 'ff', 'fi', 'fl'],
      said: (one) => ligatureCodes[one] ?? (one === ' ' ? '\u00a0' : one),
    }),
  },
  {
    name: 'reprinted with other dashes and spaces',
    travel: reprinted({
      runs: 'string',
      font: 'composite',
      said: (one) => ({ '-': '\u2010', ' ': '\u2009' })[one] ?? one,
    }),
  },
  {
    name: 'reprinted twice over for bold',
    travel: reprinted({ runs: 'word', font: 'type1', twice: true }),
  },
  {
    name: 'reprinted with ActualText',
    travel: reprinted({ runs: 'word', font: 'type1', actualText: true }),
  },
  {
    name: 'reprinted with dot leaders',
    travel: reprinted({ runs: 'string', font: 'type1', leaders: true }),
  },
  {
    name: 'reprinted with text along the margin',
    travel: reprinted({
      runs: 'string',
      font: 'type1',
      margin: 'Form 4471-B (rev. 3/21) - 12.00 SF of this page are reserved',
    }),
  },
  {
    name: 'reprinted with minus signs and full-width figures',
    travel: reprinted({
      runs: 'string',
      font: 'composite',
      said: (one) => (one === '-' ? '\u2212' : /[\d.,]/.test(one) ? wide(one) : one),
    }),
  },
  {
    name: 'reprinted with letters set apart, with spaces',
    travel: reprinted({ runs: 'string', font: 'type1', tracked: true }),
  },
  {
    name: 'reprinted with letters set apart, word by word',
    travel: reprinted({ runs: 'word', font: 'composite', tracked: true }),
  },
  {
    name: 'reprinted glyph by glyph in any order',
    travel: reprinted({ runs: 'glyph', font: 'composite', shuffled: true }),
  },
  {
    name: 'reprinted word by word in any order',
    travel: reprinted({ runs: 'word', font: 'type1', shuffled: true }),
  },
  {
    name: 'reprinted with each string in a transparency group',
    travel: reprinted({ runs: 'string', font: 'type1', grouped: true }),
  },
  {
    name: 'reprinted with each word in a group, in a Type 3 face',
    travel: reprinted({ runs: 'word', font: 'type3', grouped: true }),
  },
  {
    // Pages go to OCR.
    name: 'reprinted with a wrong map of the face of figures',
    short: true,
    travel: reprinted({ runs: 'string', font: 'type1', figuresSaid: shifted }),
  },
];
