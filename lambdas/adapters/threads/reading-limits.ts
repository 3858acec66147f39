import type { ThreadLimits } from './guarded-thread.ts';

/**
 * What a thread that reads documents may take. A hostile file ends its thread at the ceiling, and
 * not the service; a small young generation keeps a long document's garbage from piling up
 * (with 8 MiB, 500 pages take a tenth less time and peak up to 20 MiB higher).
 */
export const READING_LIMITS: ThreadLimits = {
  maxYoungGenerationSizeMb: 4,
  maxOldGenerationSizeMb: 256,
  // The largest file, in a few copies, and the largest picture that is decoded.
  maxBuffersMb: 1024,
  maxStillSeconds: 60,
  // Before the workflow's own limit, which would start the step again beside this one.
  maxTaskSeconds: 240,
};
