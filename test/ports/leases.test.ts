import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDynamo } from '../../lambdas/adapters/aws/dynamo-client.ts';
import { DynamoLeases } from '../../lambdas/adapters/aws/dynamo-leases.ts';
import { type DynamoEmulator, openDynamo, whyNoDynamo } from './dynamo-emulator.ts';
import { at, uniqueId } from './samples.ts';

describe.skipIf(whyNoDynamo !== null)('leases: DynamoDB', () => {
  let emulator: DynamoEmulator;
  let dynamo: ReturnType<typeof createDynamo>;
  let leases: DynamoLeases;
  let now = at();
  beforeAll(async () => {
    emulator = await openDynamo();
    dynamo = createDynamo(emulator.options);
    leases = new DynamoLeases(dynamo, emulator.tables, {
      clock: { now: () => new Date(now) },
      ids: { handle: () => uniqueId('lease'), randomBytes: (count) => new Uint8Array(count) },
    });
  });
  afterAll(async () => {
    dynamo.destroy();
    await emulator.stop();
  });

  it('gives as many as the limit, and one more for each that is given back', async () => {
    const subject = uniqueId('org');
    const first = await leases.take(subject, 2, 60);
    expect(await leases.take(subject, 2, 60)).not.toBeNull();
    expect(await leases.take(subject, 2, 60)).toBeNull();
    expect(await leases.take(uniqueId('org'), 2, 60)).not.toBeNull();
    await leases.release(subject, first ?? '');
    await leases.release(subject, first ?? '');
    expect(await leases.take(subject, 2, 60)).not.toBeNull();
    expect(await leases.take(subject, 2, 60)).toBeNull();
  });

  it('gives exactly the limit when thirty come at once', async () => {
    const subject = uniqueId('org');
    const taken = await Promise.all(Array.from({ length: 30 }, () => leases.take(subject, 8, 60)));
    expect(taken.filter((lease) => lease !== null)).toHaveLength(8);
  });

  it('takes back what a killed function never gave back', async () => {
    const subject = uniqueId('org');
    await leases.take(subject, 1, 60);
    now = new Date(Date.parse(at()) + 59_999).toISOString();
    expect(await leases.take(subject, 1, 60)).toBeNull();
    now = at(1);
    expect(await leases.take(subject, 1, 60)).not.toBeNull();
    now = at();
  });
});
