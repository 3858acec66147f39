import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Backoff } from './backoff.ts';

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Why one item of a transaction was refused, with the row that stood in its way where asked for. */
export interface Refusal {
  /** Index of the item in the transaction. */
  index: number;
  /** The stored row, unmarshalled: the SDK's document client leaves it marshalled in errors. */
  item: Record<string, unknown> | null;
}

export type TransactOutcome =
  | { kind: 'written' }
  /** At least one condition did not hold; nothing was written. */
  | { kind: 'refused'; refusals: Refusal[] }
  /** Another transaction was at work on the same rows; nothing was written, and nothing is known. */
  | { kind: 'conflict' };

const TRANSIENT = new Set([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
]);

/**
 * Runs one transaction once. A failed condition is an answer; a conflict is another answer, and is
 * never mistaken for the first: a conflict says nothing about any condition.
 */
export const transactOnce = async (
  dynamo: DynamoDBDocumentClient,
  items: TransactItem[],
): Promise<TransactOutcome> => {
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: items }));
    return { kind: 'written' };
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) {
      if (error instanceof Error && error.name === 'TransactionInProgressException') {
        return { kind: 'conflict' };
      }
      throw error;
    }
    const reasons = error.CancellationReasons ?? [];
    const refusals = reasons.flatMap((reason, index) =>
      reason.Code === 'ConditionalCheckFailed'
        ? [{ index, item: reason.Item ? unmarshall(reason.Item) : null }]
        : [],
    );
    if (refusals.length > 0) return { kind: 'refused', refusals };
    if (reasons.some((reason) => TRANSIENT.has(reason.Code ?? ''))) return { kind: 'conflict' };
    throw error;
  }
};

/** Runs a transaction, retrying conflicts with jitter; what is left is written or refused. */
export const transact = async (
  dynamo: DynamoDBDocumentClient,
  items: TransactItem[],
  backoff: Backoff,
): Promise<Exclude<TransactOutcome, { kind: 'conflict' }>> => {
  for (let attempt = 1; attempt <= backoff.maxAttempts; attempt += 1) {
    const outcome = await transactOnce(dynamo, items);
    if (outcome.kind !== 'conflict') return outcome;
    await backoff.wait(attempt);
  }
  throw new Error(
    `The database was busy: a transaction met others on the same rows ${backoff.maxAttempts} times. Nothing was written; try again.`,
  );
};
