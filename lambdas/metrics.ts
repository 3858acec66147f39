/**
 * What the service measures of itself, beyond what its infrastructure already does. The dashboard
 * and the alarms (lib/constructs/operations.ts) are built from this table, and code can record
 * nothing that is not in it.
 *
 * Every value of a dimension is a metric that is paid for: dimensions take few values, and never an
 * organization, a document or anything that a caller sent.
 */
export const METRICS = {
  /** Documents made, by what they were made from. */
  Uploads: { unit: 'Count', dimension: 'SourceType' },
  /** Live uploads that were refused because too many documents wait for claims (402). */
  UploadsRefused: { unit: 'Count', dimension: null },
  /** One run of a workflow step that ended well. */
  StepLatency: { unit: 'Milliseconds', dimension: 'Step' },
  /** Documents that ended as failed, by the stable code of docs/errors.md. */
  DocumentsFailed: { unit: 'Count', dimension: 'Code' },
  /** Claims taken at settlement. */
  ClaimsCharged: { unit: 'Count', dimension: null },
  /** Documents that found no claim and wait for one. */
  DocumentsAwaitingClaims: { unit: 'Count', dimension: null },
  /** Pages at OCR: recognized, unreadable, or deferred because their organization's share was used. */
  OcrPages: { unit: 'Count', dimension: 'Outcome' },
  OcrPageLatency: { unit: 'Milliseconds', dimension: null },
  /** Documents that the sweeper took up: started (never started) or restarted (died on the way). */
  DocumentsRescued: { unit: 'Count', dimension: 'Rescue' },
  /** Runs of the sweeper that ended well. */
  Sweeps: { unit: 'Count', dimension: null },
} as const satisfies Record<string, MetricDefinition>;

interface MetricDefinition {
  unit: 'Count' | 'Milliseconds';
  dimension: string | null;
}

export type MetricName = keyof typeof METRICS;

/** Takes measurements. It never fails and never waits: what is measured comes first. */
export interface Metrics {
  /** @param dimension the value of the metric's dimension; null where it has none. */
  record(name: MetricName, value: number, dimension: string | null): void;
}

/** For where nobody collects measurements: one process, the command, tests. */
export const noMetrics: Metrics = { record: () => undefined };
