import type { TextRun } from './text-run.ts';

/** Runs that agree before a face is taken for a typewriter's. */
const LEAST_RUNS = 3;

/** By so large a share may widths differ that are the same. */
const SAME = 0.005;

/** Width of a character in font sizes, on average. */
const pitchOf = ({ str, width, transform: [a = 0, b = 0] }: TextRun): number =>
  width / str.length / (Math.hypot(a, b) || 1);

/**
 * Whether all characters of a face are of one width: as many words fill each of its runs, whatever
 * their letters. Faces are looked at when they are asked for, and others are told by their second run.
 */
export const typewriterFaces = (runs: readonly TextRun[]): ((fontName: string) => boolean) => {
  const known = new Map<string, boolean>();
  return (fontName) => {
    const told = known.get(fontName);
    if (told !== undefined) return told;
    const isTyped = hasOnePitch(runs, fontName);
    known.set(fontName, isTyped);
    return isTyped;
  };
};

const hasOnePitch = (runs: readonly TextRun[], fontName: string): boolean => {
  let pitch: number | null = null;
  let count = 0;
  for (const run of runs) {
    if (run.fontName !== fontName || run.str.trim().length < 2) continue;
    const own = pitchOf(run);
    pitch ??= own;
    if (Math.abs(own - pitch) > pitch * SAME) return false;
    count += 1;
  }
  return count >= LEAST_RUNS;
};
