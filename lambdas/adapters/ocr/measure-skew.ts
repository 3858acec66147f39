import type { GrayImage } from './gray-image.ts';

/** Scans are fed by hand or by a feeder: beyond this a page is not a crooked page but something else. */
const mostDegrees = 6;
/** With fewer dark pixels there is nothing to measure. */
const leastInk = 200;

/**
 * Degrees by which the text lines fall to the right (clockwise skew is positive), from projection
 * profiles: at the true angle, lines and the gaps between them are sharpest. Wants about 100 to 150
 * pixels per inch. Answers 0 for a picture with too little ink to tell.
 */
export function measureSkew(image: GrayImage): number {
  const ink = inkPoints(image, darkThreshold(image), 'left ends');
  if (ink.xs.length < leastInk) return 0;
  const sharpness = (degrees: number) => profileSharpness(ink, image, degrees);
  let best = 0;
  let step = 0.5;
  let bestSharpness = sharpness(0);
  let from = -mostDegrees;
  let to = mostDegrees;
  while (step > 0.01) {
    for (let degrees = from; degrees <= to + 1e-9; degrees += step) {
      const found = sharpness(degrees);
      if (found > bestSharpness) {
        bestSharpness = found;
        best = degrees;
      }
    }
    from = best - step;
    to = best + step;
    step /= 5;
  }
  return best;
}

/** Upright pages measured 1.5 and more, pages on their side the inverse. */
const sidewaysBelow = 0.75;
/** Share of a page at each edge where copiers and telephones leave the desk, a shadow or a dark rim: a bar from top to bottom. */
const rim = 0.05;

/** Whether the text lines run from top to bottom: then the profile across the page is the sharper. */
export function isSideways(image: GrayImage): boolean {
  const upright = withoutRim(inkPoints(image, darkThreshold(image), 'all'), image);
  if (upright.xs.length < leastInk) return false;
  const { width, height } = image;
  // A quarter turn: what stood at x, y stands at height - 1 - y, x.
  const turned = { xs: upright.ys.map((y) => height - 1 - y), ys: upright.xs };
  const sharpest = (ink: InkPoints, size: { width: number; height: number }) => {
    let most = 0;
    for (let degrees = -3; degrees <= 3; degrees += 0.75) {
      most = Math.max(most, profileSharpness(ink, size, degrees));
    }
    return most;
  };
  return (
    sharpest(upright, image) < sidewaysBelow * sharpest(turned, { width: height, height: width })
  );
}

interface InkPoints {
  xs: Int32Array;
  ys: Int32Array;
}

function withoutRim(
  { xs, ys }: InkPoints,
  { width, height }: { width: number; height: number },
): InkPoints {
  const isWithin = (x: number, y: number): boolean =>
    x > width * rim && x < width * (1 - rim) && y > height * rim && y < height * (1 - rim);
  const within = xs.map((x, i) => (isWithin(x, ys[i] as number) ? 1 : 0));
  return {
    xs: xs.filter((_, i) => within[i] === 1),
    ys: ys.filter((_, i) => within[i] === 1),
  };
}

/**
 * All dark pixels, or of each dark run the left end only: for skew, thick strokes and bars say
 * nothing.
 */
function inkPoints(image: GrayImage, darkBelow: number, wanted: 'all' | 'left ends'): InkPoints {
  const { width, height, pixels } = image;
  const all = wanted === 'all';
  const xs = new Int32Array(pixels.length);
  const ys = new Int32Array(pixels.length);
  let count = 0;
  for (let y = 0, i = 0; y < height; y++) {
    let wasDark = false;
    for (let x = 0; x < width; x++, i++) {
      const isDark = (pixels[i] as number) < darkBelow;
      if (isDark && (all || !wasDark)) {
        xs[count] = x;
        ys[count++] = y;
      }
      wasDark = isDark;
    }
  }
  return { xs: xs.slice(0, count), ys: ys.slice(0, count) };
}

function profileSharpness(
  { xs, ys }: InkPoints,
  { width, height }: { width: number; height: number },
  degrees: number,
): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const margin = Math.ceil(Math.abs(slope) * width) + 2;
  const profile = new Float64Array(height + 2 * margin);
  for (let i = 0; i < xs.length; i++) {
    const position = (ys[i] as number) - slope * (xs[i] as number) + margin;
    const bin = Math.floor(position);
    const share = position - bin;
    profile[bin] = (profile[bin] as number) + 1 - share;
    profile[bin + 1] = (profile[bin + 1] as number) + share;
  }
  let sum = 0;
  for (let i = 1; i < profile.length; i++) {
    const difference = (profile[i] as number) - (profile[i - 1] as number);
    sum += difference * difference;
  }
  return sum;
}

/** Otsu's threshold: the gray that parts the picture into the two most different groups. */
export function darkThreshold(image: GrayImage): number {
  const { pixels } = image;
  const histogram = new Int32Array(256);
  for (let i = 0; i < pixels.length; i++) {
    const value = pixels[i] as number;
    histogram[value] = (histogram[value] as number) + 1;
  }
  let total = 0;
  for (let value = 0; value < 256; value++) total += value * (histogram[value] as number);
  let below = 0;
  let belowSum = 0;
  let best = 128;
  let bestVariance = -1;
  for (let value = 0; value < 256; value++) {
    below += histogram[value] as number;
    const above = image.pixels.length - below;
    if (below === 0) continue;
    if (above === 0) break;
    belowSum += value * (histogram[value] as number);
    const difference = belowSum / below - (total - belowSum) / above;
    const variance = below * above * difference * difference;
    if (variance > bestVariance) {
      bestVariance = variance;
      best = value + 1;
    }
  }
  return best;
}
