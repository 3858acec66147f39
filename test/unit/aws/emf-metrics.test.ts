import { describe, expect, it } from 'vitest';
import { emfMetrics } from '../../../lambdas/adapters/aws/emf-metrics.ts';
import { METRICS, type MetricName } from '../../../lambdas/metrics.ts';

const clock = { now: () => new Date('2026-03-02T15:00:00.000Z') };

describe('measurements in the log', () => {
  it.each(Object.keys(METRICS) as MetricName[])(
    '%s is one line of embedded metric format, which names what it holds',
    (name) => {
      const lines: string[] = [];
      const { dimension, unit } = METRICS[name];
      emfMetrics('Stack', clock, (line) => lines.push(line)).record(name, 7, dimension && 'x');
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(/^[^\n]+\n$/);
      const { _aws, ...members } = JSON.parse(lines[0]!);
      // https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
      expect(_aws).toEqual({
        Timestamp: 1772463600000,
        CloudWatchMetrics: [
          {
            Namespace: 'Stack',
            Dimensions: [dimension === null ? [] : [dimension]],
            Metrics: [{ Name: name, Unit: unit }],
          },
        ],
      });
      expect(members).toEqual({ [name]: 7, ...(dimension !== null && { [dimension]: 'x' }) });
    },
  );
});
