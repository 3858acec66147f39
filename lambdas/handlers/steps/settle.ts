import { DynamoClaimStore } from '../../adapters/aws/dynamo-claim-store.ts';
import { settle } from '../../pipeline/settle.ts';
import { dynamo, stepDependenciesOf } from '../aws-adapters.ts';
import { stepHandler } from '../step-handler.ts';

export const handler = stepHandler(
  'settle',
  (config) => ({
    ...stepDependenciesOf(config),
    claims: new DynamoClaimStore(dynamo(), {
      claims: config.CLAIMS_TABLE,
      documents: config.DOCUMENTS_TABLE,
      events: config.EVENTS_TABLE,
    }),
  }),
  settle,
);
