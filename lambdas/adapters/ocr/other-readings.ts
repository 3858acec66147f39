import type { TesseractSymbol } from './tesseract.ts';

/** A figure whose every glyph may be something else is no figure. */
const mostReadings = 6;

/**
 * What a figure or unit as it was read (`text`, set right or not) may be as well: one glyph of it
 * replaced by another of its kind that the network saw in the same print, likeliest first; a digit
 * in the place of a comma that it lacks.
 */
export function otherReadings(text: string, symbols: readonly TesseractSymbol[]): string[] {
  const readings: { text: string; confidence: number }[] = [];
  for (const kind of [digit, capital]) {
    const read = symbols.filter((symbol) => kind.test(symbol.text));
    const places = [...text].flatMap((glyph, place) => (kind.test(glyph) ? [place] : []));
    // What was set right has other digits than its symbols where the print says so.
    if (read.map((symbol) => symbol.text).join('') !== places.map((at) => text[at]).join(''))
      continue;
    for (const [index, { others = [] }] of read.entries()) {
      const place = places[index] ?? 0;
      for (const other of others)
        if (kind.test(other.text))
          readings.push({
            text: text.slice(0, place) + other.text + text.slice(place + 1),
            confidence: other.confidence,
          });
    }
  }
  return readings
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, mostReadings)
    .map((reading) => reading.text)
    .concat(groupedReading(text) ?? []);
}

/** `214341.75` may be 21,341.75, whose comma was read as a digit. */
function groupedReading(text: string): string | null {
  const [, thousands, rest] = /^([($<]*\d{1,3})\d(\d{3}\.\d\d[)>]?)$/.exec(text) ?? [];
  return thousands === undefined ? null : `${thousands},${rest}`;
}

const digit = /^\d$/;
const capital = /^[A-Z]$/;
