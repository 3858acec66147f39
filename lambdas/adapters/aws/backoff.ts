import { setTimeout as delay } from 'node:timers/promises';

/** Waiting before another try; given in, so that tests neither wait nor depend on chance. */
export interface Backoff {
  /** Waits before try number `attempt` (from 1). */
  wait(attempt: number): Promise<void>;
  maxAttempts: number;
}

const BASE_MILLISECONDS = 10;
const CAP_MILLISECONDS = 400;

/** Exponential with full jitter: writers that collided once do not collide again in step. */
export const jitteredBackoff: Backoff = {
  maxAttempts: 60,
  wait: async (attempt) => {
    const ceiling = Math.min(CAP_MILLISECONDS, BASE_MILLISECONDS * 2 ** Math.min(attempt, 10));
    await delay(Math.random() * ceiling);
  },
};
