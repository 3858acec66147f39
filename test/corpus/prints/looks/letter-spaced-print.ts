import type { Mark, TextMark } from '../../drawing/sheet.ts';
import { type FamilyName, widthOf } from '../../drawing/typeface.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { additionalChargesContractor } from './additional-charges-contractor.ts';
import { flaggedRevisionCarrier } from './flagged-revision-carrier.ts';
import { tradeCapitalsAdjuster } from './trade-capitals-adjuster.ts';

/** Figures end where they ended, words begin where they began. */
const endsRight = (text: string): boolean =>
  /^[(<$-]*[\d,]+(\.\d+)?[)>%]*( [A-Z]{2}| yrs)?$|^\d+\/(\d+ yrs|NA)$/.test(text);

/** One mark for each glyph, each set apart by a little more than the face asks for. */
const tracked = (family: FamilyName, mark: TextMark, apart: number): TextMark[] => {
  const glyphs = [...mark.text];
  let x = mark.x - (endsRight(mark.text) ? apart * (glyphs.length - 1) : 0);
  return glyphs.flatMap((text) => {
    const at = x;
    x += widthOf(family, text, mark.size, mark) + apart;
    return text === ' ' ? [] : [{ ...mark, text, x: at }];
  });
};

/**
 * Prints of the common platform as a driver writes them that sets every glyph by itself, a little
 * apart from the one before, so that the gaps within words come near to those between them.
 */
export const letterSpacedPrint: Print = {
  name: 'letter-spaced-print',
  open: false,
  lines: [5, 18, 34, 62, 120],
  draw: (random, lines) => {
    const own = random.fork('own');
    const look = own.pick([
      tradeCapitalsAdjuster,
      flaggedRevisionCarrier,
      additionalChargesContractor,
    ]);
    const drawn = look.draw(random.fork('look'), lines);
    const { family, size } = drawn.flow.style;
    // A twentieth of the type's size; a space is a quarter of it.
    const apart = size * own.between(0.025, 0.05);
    for (const sheet of drawn.flow.sheets)
      sheet.marks = sheet.marks.flatMap((mark): Mark[] =>
        mark.kind === 'text' && mark.angle === 0 ? tracked(family, mark, apart) : [mark],
      );
    return {
      ...drawn,
      layer: { ...plainLayer, sizeIn: own.pick(['font', 'matrix'] as const) },
    };
  },
};
