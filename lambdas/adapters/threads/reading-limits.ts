import type { ThreadLimits } from './guarded-thread.ts';

/**
 * What a thread that reads documents may take. A hostile file ends its thread at the ceiling, and
 * not the service; a small young generation keeps a long document's garbage from piling up (of 500
 * pages 8 MiB peak no higher than 4 and take a sixth less time; 32 peak higher).
 */
export const READING_LIMITS: ThreadLimits = {
  maxYoungGenerationSizeMb: 8,
  maxOldGenerationSizeMb: 256,
  // The largest file, in a few copies, and the largest picture that is decoded.
  maxBuffersMb: 1024,
  maxStillSeconds: 60,
  // Before the workflow's own limit, which would start the step again beside this one.
  maxTaskSeconds: 240,
};
