import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { eventOfRow } from '../adapters/aws/document-rows.ts';
import { once } from '../adapters/aws/once.ts';
import { readConfig } from '../config.ts';
import { type FanOutRecord, type FanOutResult, fanOut } from '../realtime/cloud/fan-out.ts';
import { DEFAULT_LIMITS } from '../realtime/limits.ts';
import { connectionsOf, senderOf } from './realtime-dependencies.ts';

const dependencies = once(async () => {
  const config = readConfig('fanOut');
  return {
    connections: connectionsOf(config),
    sender: senderOf(config),
    limits: DEFAULT_LIMITS,
    baseUrl: config.BASE_URL,
  };
});

/** A record of the event table's stream; deletions by TTL tell of nothing. */
const recordOf = ({
  eventName,
  dynamodb,
}: DynamoDBStreamEvent['Records'][number]): FanOutRecord => {
  const image = eventName === 'INSERT' ? dynamodb?.NewImage : undefined;
  return {
    sequenceNumber: dynamodb?.SequenceNumber ?? '',
    event: image ? eventOfRow(unmarshall(image as Parameters<typeof unmarshall>[0])) : null,
  };
};

/** Called with batches of committed events. */
export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<FanOutResult> =>
  fanOut(await dependencies(), Records.map(recordOf));
