import { darkenFaintPrint, paperGrain, removeSpecks, whitenPaper } from './clean-image.ts';
import { eraseBrokenRules } from './erase-broken-rules.ts';
import { eraseTickBoxes } from './erase-tick-boxes.ts';
import { eraseWatermarks } from './erase-watermarks.ts';
import { type GrayImage, type PixelBox, shrink, turnQuarters } from './gray-image.ts';
import { invertBands } from './invert-bands.ts';
import { isSideways, measureSkew } from './measure-skew.ts';
import { mendDroppedRows } from './mend-dropped-rows.ts';
import { removeRules } from './remove-rules.ts';
import { resample } from './resample.ts';
import { type Leader, takeLeaders } from './take-leaders.ts';

export interface PreparedImage {
  image: GrayImage;
  dpi: number;
  /** 1 where the page lay on its side. It may stand on its head then, too: only reading can tell. */
  quarterTurns: 0 | 1;
  deskewDegrees: number;
  /** Where lines through print were erased, in pixels. */
  struck: PixelBox[];
  /** Rows of dots, which were erased. */
  leaders: Leader[];
}

/** Skew is measured at about this resolution: sharp enough for 0.05 degrees, quick enough. */
const skewDpi = 120;
const leastSkewDegrees = 0.15;
/** A coarser scan is enlarged to `wantedDpi`. 250 read better than 200, 300 and 360 in measurements. */
const leastDpi = 212;
const wantedDpi = 250;
/** A finer scan is shrunk by a whole factor: it costs time and reads no better. */
const mostDpi = 400;

/**
 * Cleans a rendered page, sets it level and brings it to a resolution that reads well.
 *
 * @param turns how the page lies where that is known; else it is measured
 */
export function prepareImage(image: GrayImage, dpi: number, turns?: 0 | 1): PreparedImage {
  mendDroppedRows(image, dpi);
  const shrinkFactor = dpi > mostDpi ? Math.ceil(dpi / mostDpi) : 1;
  const sizedDpi = dpi / shrinkFactor;
  const sized = shrink(image, shrinkFactor);
  invertBands(sized, sizedDpi);
  const grain = paperGrain(sized, sizedDpi);
  const white = darkenFaintPrint(whitenPaper(sized, sizedDpi, grain));
  const whole = removeSpecks(white, sizedDpi, grain);
  const smaller = Math.max(1, Math.round(sizedDpi / skewDpi));
  const small = shrink(whole, smaller);
  eraseWatermarks(whole, small, smaller, sizedDpi);
  const quarterTurns = turns ?? (isSideways(small) ? 1 : 0);
  const clean = turnQuarters(whole, quarterTurns);
  const skew = measureSkew(turnQuarters(small, quarterTurns));
  const deskewDegrees = Math.abs(skew) < leastSkewDegrees ? 0 : -skew;
  const scale = sizedDpi < leastDpi ? wantedDpi / sizedDpi : 1;
  const preparedDpi = sizedDpi * scale;
  const struck: PixelBox[] = [];
  const unruled = removeRules(resample(clean, scale, deskewDegrees), preparedDpi, struck);
  eraseBrokenRules(unruled, preparedDpi);
  eraseTickBoxes(unruled, preparedDpi);
  return {
    image: unruled,
    struck,
    leaders: takeLeaders(unruled, preparedDpi),
    dpi: preparedDpi,
    quarterTurns,
    deskewDegrees,
  };
}
