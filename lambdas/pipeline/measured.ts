import type { Clock, Metrics } from '../ports.ts';
import type { StepName } from './steps.ts';

/** Runs a step, and tells how long it took where it ended well; errors are counted elsewhere. */
export const measured = async <T>(
  { clock, metrics }: { clock: Clock; metrics: Metrics },
  step: StepName,
  work: () => Promise<T>,
): Promise<T> => {
  const began = clock.now().getTime();
  const result = await work();
  metrics.record('StepLatency', clock.now().getTime() - began, step);
  return result;
};
