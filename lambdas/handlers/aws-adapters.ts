/** Makes the adapters that a function needs from its configuration; each function takes its own. */
import { SFNClient } from '@aws-sdk/client-sfn';
import { CLIENT_LIMITS, createDynamo } from '../adapters/aws/dynamo-client.ts';
import { DynamoDocumentStore } from '../adapters/aws/dynamo-document-store.ts';
import { createS3, S3FileStore } from '../adapters/aws/s3-file-store.ts';
import { StepFunctionsWorkflow } from '../adapters/aws/step-functions-workflow.ts';
import { systemClock, systemIds } from '../adapters/aws/system.ts';
import type { Clock } from '../ports.ts';

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

/** What every step works with: the document, its files, the time. */
export const stepDependenciesOf = (config: {
  DOCUMENTS_TABLE: string;
  EVENTS_TABLE: string;
  FILES_BUCKET: string;
}): { documents: DynamoDocumentStore; files: S3FileStore; clock: Clock } => ({
  documents: documentsOf(config),
  files: filesOf(config),
  clock: systemClock,
});
