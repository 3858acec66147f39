import { METRICS, type Metrics } from '../../metrics.ts';
import type { Clock } from '../../ports.ts';

/**
 * Measurements as lines of CloudWatch's embedded metric format: CloudWatch makes metrics of them as
 * they arrive in the log, so no call is made and no permission is needed.
 */
export const emfMetrics = (
  namespace: string,
  clock: Clock,
  write: (line: string) => void = (line) => process.stdout.write(line),
): Metrics => ({
  record: (name, value, dimensionValue) => {
    const { unit, dimension } = METRICS[name];
    const dimensions = dimension === null ? {} : { [dimension]: dimensionValue ?? 'none' };
    write(
      `${JSON.stringify({
        _aws: {
          Timestamp: clock.now().getTime(),
          CloudWatchMetrics: [
            {
              Namespace: namespace,
              Dimensions: [Object.keys(dimensions)],
              Metrics: [{ Name: name, Unit: unit }],
            },
          ],
        },
        ...dimensions,
        [name]: value,
      })}\n`,
    );
  },
});
