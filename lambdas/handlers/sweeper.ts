import { DynamoClaimStore } from '../adapters/aws/dynamo-claim-store.ts';
import { DynamoEventLog } from '../adapters/aws/dynamo-event-log.ts';
import { createLog } from '../adapters/aws/log.ts';
import { once } from '../adapters/aws/once.ts';
import { readConfig } from '../config.ts';
import { sweep } from '../pipeline/sweep.ts';
import { dynamo, stepDependenciesOf, workflowOf } from './aws-adapters.ts';

const log = createLog('sweeper');

const dependencies = once(async () => {
  const config = readConfig('sweeper');
  const tables = {
    claims: config.CLAIMS_TABLE,
    documents: config.DOCUMENTS_TABLE,
    events: config.EVENTS_TABLE,
  };
  return {
    ...stepDependenciesOf(config),
    claims: new DynamoClaimStore(dynamo(), tables),
    events: new DynamoEventLog(dynamo(), tables),
    workflow: workflowOf(config),
  };
});

/** Runs on a schedule. */
export const handler = async (): Promise<void> => {
  log('info', 'Swept.', { ...(await sweep(await dependencies())) });
};
