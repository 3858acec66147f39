import { describe } from 'vitest';
import { DynamoAccessStore } from '../../lambdas/adapters/aws/dynamo-access-store.ts';
import { DynamoClaimStore } from '../../lambdas/adapters/aws/dynamo-claim-store.ts';
import { createDynamo } from '../../lambdas/adapters/aws/dynamo-client.ts';
import { DynamoConnectionStore } from '../../lambdas/adapters/aws/dynamo-connection-store.ts';
import { DynamoDocumentStore } from '../../lambdas/adapters/aws/dynamo-document-store.ts';
import { DynamoEventLog } from '../../lambdas/adapters/aws/dynamo-event-log.ts';
import { DynamoRateLimiter } from '../../lambdas/adapters/aws/dynamo-rate-limiter.ts';
import { accessStoreSuite } from './access-store.suite.ts';
import { claimStoreSuite } from './claim-store.suite.ts';
import { connectionStoreSuite } from './connection-store.suite.ts';
import { documentStoreSuite } from './document-store.suite.ts';
import { openDynamo, whyNoDynamo } from './dynamo-emulator.ts';
import { eventLogSuite } from './event-log.suite.ts';
import { rateLimiterSuite } from './rate-limiter.suite.ts';
import type { Records } from './stores.ts';

if (whyNoDynamo) console.warn(`Skipped: ${whyNoDynamo}`);

const openRecords = async (): Promise<Records> => {
  const emulator = await openDynamo();
  const dynamo = createDynamo(emulator.options);
  return {
    documents: new DynamoDocumentStore(dynamo, emulator.tables),
    claims: new DynamoClaimStore(dynamo, emulator.tables),
    events: new DynamoEventLog(dynamo, emulator.tables),
    access: new DynamoAccessStore(dynamo, emulator.tables),
    rateLimiter: new DynamoRateLimiter(dynamo, emulator.tables),
    prunesByItself: true,
    close: async () => {
      dynamo.destroy();
      await emulator.stop();
    },
  };
};

describe.skipIf(whyNoDynamo !== null)('DynamoDB', () => {
  documentStoreSuite('DynamoDB', openRecords);
  claimStoreSuite('DynamoDB', openRecords);
  eventLogSuite('DynamoDB', openRecords);
  accessStoreSuite('DynamoDB', openRecords);
  rateLimiterSuite('DynamoDB', openRecords);
  connectionStoreSuite('DynamoDB', async (clock) => {
    const emulator = await openDynamo();
    const dynamo = createDynamo(emulator.options);
    return {
      connections: new DynamoConnectionStore(dynamo, emulator.tables, clock),
      close: async () => {
        dynamo.destroy();
        await emulator.stop();
      },
    };
  });
});
