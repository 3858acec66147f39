/** Makes the adapters that a function needs from its configuration; each function takes its own. */
import { SFNClient } from '@aws-sdk/client-sfn';
import { CLIENT_LIMITS, createDynamo } from '../adapters/aws/dynamo-client.ts';
import { DynamoDocumentStore } from '../adapters/aws/dynamo-document-store.ts';
import { emfMetrics } from '../adapters/aws/emf-metrics.ts';
import { createS3, S3FileStore } from '../adapters/aws/s3-file-store.ts';
import { StepFunctionsWorkflow } from '../adapters/aws/step-functions-workflow.ts';
import { systemClock, systemIds } from '../adapters/aws/system.ts';
import type { Clock, Metrics } from '../ports.ts';

type Dynamo = ReturnType<typeof createDynamo>;

let sharedDynamo: Dynamo | undefined;

/** One client, and its connections, for all adapters of the process. */
export const dynamo = (): Dynamo => {
  sharedDynamo ??= createDynamo();
  return sharedDynamo;
};

export const documentsOf = (config: {
  DOCUMENTS_TABLE: string;
  EVENTS_TABLE: string;
}): DynamoDocumentStore =>
  new DynamoDocumentStore(dynamo(), {
    documents: config.DOCUMENTS_TABLE,
    events: config.EVENTS_TABLE,
  });

export const filesOf = (config: { FILES_BUCKET: string }): S3FileStore =>
  new S3FileStore(createS3(), config.FILES_BUCKET);

export const workflowOf = (config: { STATE_MACHINE_ARN: string }): StepFunctionsWorkflow =>
  new StepFunctionsWorkflow(
    new SFNClient({ ...CLIENT_LIMITS }),
    config.STATE_MACHINE_ARN,
    systemIds,
  );

export const metricsOf = (config: { METRICS_NAMESPACE: string }): Metrics =>
  emfMetrics(config.METRICS_NAMESPACE, systemClock);

/** What every step works with: the document, its files, the time, and what it measures. */
export const stepDependenciesOf = (config: {
  DOCUMENTS_TABLE: string;
  EVENTS_TABLE: string;
  FILES_BUCKET: string;
  METRICS_NAMESPACE: string;
}): { documents: DynamoDocumentStore; files: S3FileStore; clock: Clock; metrics: Metrics } => ({
  documents: documentsOf(config),
  files: filesOf(config),
  clock: systemClock,
  metrics: metricsOf(config),
});
