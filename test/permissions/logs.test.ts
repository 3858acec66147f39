/** What the functions and the state machine wrote to their logs while the stack was tested. */
import { describe, expect, it } from 'vitest';
import { METRICS, type MetricName } from '../../lambdas/metrics.ts';
import { PERSONAL } from '../stack/personal.ts';

const endpoint = process.env.CALL_LOG ? process.env.AWS_ENDPOINT_URL : undefined;

/** One call of CloudWatch Logs; the emulator checks no signature. */
const logs = async <T>(operation: string, input: object): Promise<T> => {
  const response = await fetch(endpoint ?? '', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `Logs_20140328.${operation}`,
      authorization:
        'AWS4-HMAC-SHA256 Credential=test/20310101/us-east-1/logs/aws4_request, SignedHeaders=host, Signature=none',
    },
    body: JSON.stringify(input),
  });
  return (await response.json()) as T;
};

const linesOf = async (logGroupName: string): Promise<string[]> => {
  const lines: string[] = [];
  let nextToken: string | undefined;
  do {
    const page = await logs<{ events: { message: string }[]; nextToken?: string }>(
      'FilterLogEvents',
      { logGroupName, ...(nextToken && { nextToken }) },
    );
    lines.push(...page.events.map(({ message }) => message));
    nextToken = page.nextToken;
  } while (nextToken);
  return lines;
};

const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  'an API key': /ek_(test|live)_[0-9A-Za-z]+_[0-9A-Za-z]{16}/,
  'a signed URL': /X-Amz-Signature=[0-9a-f]/i,
  'a realtime token': /\brt1\.[A-Za-z0-9_-]{8,}/,
  ...Object.fromEntries(
    Object.entries(PERSONAL).map(([field, value]) => [field, new RegExp(value)]),
  ),
};

describe.skipIf(!endpoint)('the logs of the stack', () => {
  it('hold no key, no signed URL, no token, and nothing that is in a document', async () => {
    const { logGroups } = await logs<{ logGroups: { logGroupName: string }[] }>(
      'DescribeLogGroups',
      {},
    );
    const found: string[] = [];
    let lineCount = 0;
    for (const { logGroupName } of logGroups) {
      for (const line of await linesOf(logGroupName)) {
        lineCount += 1;
        for (const [what, pattern] of Object.entries(FORBIDDEN)) {
          if (pattern.test(line)) found.push(`${what} in ${logGroupName}: ${line.slice(0, 200)}`);
        }
      }
    }
    expect(found).toEqual([]);
    expect(lineCount).toBeGreaterThan(100);
  });

  it('hold the measurements that the dashboard shows, by dimensions of few values', async () => {
    const { logGroups } = await logs<{ logGroups: { logGroupName: string }[] }>(
      'DescribeLogGroups',
      {},
    );
    const valuesOf = new Map<string, Set<string>>();
    for (const { logGroupName } of logGroups) {
      for (const line of await linesOf(logGroupName)) {
        if (!line.startsWith('{"_aws"')) continue;
        const { _aws, ...members } = JSON.parse(line) as Record<string, unknown>;
        const { CloudWatchMetrics } = _aws as {
          CloudWatchMetrics: { Metrics: { Name: MetricName }[] }[];
        };
        const name = CloudWatchMetrics[0]?.Metrics[0]?.Name as MetricName;
        const { dimension } = METRICS[name];
        expect(Object.keys(members).sort()).toEqual(
          [name, ...(dimension ? [dimension] : [])].sort(),
        );
        const values = valuesOf.get(name) ?? new Set();
        valuesOf.set(name, values.add(dimension ? String(members[dimension]) : ''));
      }
    }
    expect([...valuesOf.keys()]).toEqual(
      expect.arrayContaining([
        'Uploads',
        'StepLatency',
        'DocumentsFailed',
        'ClaimsCharged',
        'Sweeps',
      ]),
    );
    expect(valuesOf.get('Uploads')).toEqual(new Set(['PDF', 'JSON', 'CSV']));
    expect(valuesOf.get('StepLatency')?.size).toBeGreaterThan(5);
    for (const values of valuesOf.values()) {
      expect(values.size).toBeLessThanOrEqual(20);
      for (const value of values) expect(value).toMatch(/^[A-Za-z_]*$/);
    }
  });
});
