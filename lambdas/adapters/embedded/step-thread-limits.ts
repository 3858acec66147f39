/**
 * What a thread that computes steps may take. A hostile file ends its thread at the ceiling, and
 * not the service; a small young generation keeps a long document's garbage from piling up.
 */
export const STEP_THREAD_LIMITS = {
  maxYoungGenerationSizeMb: 4,
  maxOldGenerationSizeMb: 256,
};
