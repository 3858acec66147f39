import {
  ApiGatewayManagementApiClient,
  GoneException,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { DynamoClaimStore } from '../../../lambdas/adapters/aws/dynamo-claim-store.ts';
import { createDynamo } from '../../../lambdas/adapters/aws/dynamo-client.ts';
import { DynamoDocumentStore } from '../../../lambdas/adapters/aws/dynamo-document-store.ts';
import { GatewayConnectionSender } from '../../../lambdas/adapters/aws/gateway-connection-sender.ts';
import { LambdaDownloadSigner } from '../../../lambdas/adapters/aws/lambda-download-signer.ts';
import { createS3, S3FileStore } from '../../../lambdas/adapters/aws/s3-file-store.ts';
import {
  executionName,
  StepFunctionsWorkflow,
} from '../../../lambdas/adapters/aws/step-functions-workflow.ts';
import { complete } from '../../../lambdas/domain/documents/document.ts';
import { at, bucketFor, idempotencyFor, newDocument } from '../../ports/samples.ts';

const TABLES = {
  documents: 'documents',
  events: 'events',
  claims: 'claims',
  access: 'access',
  sessions: 'sessions',
};
const CREDENTIALS = {
  region: 'us-east-1',
  credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
};

const canceled = (...reasons: { Code: string; Item?: Record<string, unknown> }[]) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: reasons.map(({ Code, Item }) => ({
      Code,
      ...(Item && { Item: marshall(Item) }),
    })),
  });

describe('DynamoDB faults', () => {
  const dynamo = mockClient(DynamoDBDocumentClient);
  const waits: number[] = [];
  const backoff = {
    maxAttempts: 5,
    wait: async (attempt: number) => {
      waits.push(attempt);
    },
  };
  const client = createDynamo(CREDENTIALS);
  const documents = new DynamoDocumentStore(client, TABLES, backoff);
  const claims = new DynamoClaimStore(client, TABLES, backoff);
  beforeEach(() => {
    dynamo.reset();
    waits.length = 0;
  });

  it('retries a transaction conflict, and then says saved', async () => {
    const { document } = newDocument();
    const change = complete(document, { state: 'not_charged', claimsCharged: 0 }, at(1));
    dynamo
      .on(TransactWriteCommand)
      .rejectsOnce(canceled({ Code: 'TransactionConflict' }, { Code: 'None' }))
      .rejectsOnce(canceled({ Code: 'None' }, { Code: 'ThrottlingError' }))
      .resolves({});
    expect(await documents.save(change)).toBe('saved');
    expect(waits).toEqual([1, 2]);
  });

  it('takes a failed condition beside a conflict for what it is: lost', async () => {
    const { document } = newDocument();
    const change = complete(document, { state: 'not_charged', claimsCharged: 0 }, at(1));
    dynamo
      .on(TransactWriteCommand)
      .rejects(canceled({ Code: 'ConditionalCheckFailed' }, { Code: 'TransactionConflict' }));
    expect(await documents.save(change)).toBe('lost');
    expect(waits).toEqual([]);
  });

  it('gives up on endless conflicts with an error that says that nothing was written', async () => {
    const { document } = newDocument();
    const change = complete(document, { state: 'not_charged', claimsCharged: 0 }, at(1));
    dynamo.on(TransactWriteCommand).rejects(canceled({ Code: 'TransactionConflict' }));
    await expect(documents.save(change)).rejects.toThrow(/Nothing was written/);
    expect(waits).toHaveLength(5);
  });

  it('passes on a cancellation that is neither a condition nor contention', async () => {
    const { document } = newDocument();
    const change = complete(document, { state: 'not_charged', claimsCharged: 0 }, at(1));
    dynamo.on(TransactWriteCommand).rejects(canceled({ Code: 'ValidationError' }));
    await expect(documents.save(change)).rejects.toBeInstanceOf(TransactionCanceledException);
  });

  it('reads the known idempotency record out of the marshalled item of the refusal', async () => {
    const change = newDocument();
    const record = idempotencyFor(change.document);
    const item = { pk: 'x', sk: 'y', record: JSON.stringify(record) };
    dynamo
      .on(TransactWriteCommand)
      .rejects(
        canceled(
          { Code: 'None' },
          { Code: 'None' },
          { Code: 'ConditionalCheckFailed', Item: item },
        ),
      );
    expect(await documents.create(change, record)).toEqual({ kind: 'known', record });
  });

  it('never takes a conflict for an empty balance', async () => {
    const { document } = newDocument();
    dynamo
      .on(QueryCommand)
      .resolves({ Items: [{ sk: 'BUCKET#b', ...bucketFor(document.organizationId, 3) }] });
    dynamo.on(TransactWriteCommand).rejects(canceled({ Code: 'TransactionConflict' }));
    const change = complete(document, { state: 'charged', claimsCharged: 1 }, at(1));
    await expect(claims.charge(change, at(1))).rejects.toThrow(/was not charged/);
  });

  it('tries the next bucket when another writer took the last claim of the first', async () => {
    const { document } = newDocument();
    const soon = bucketFor(document.organizationId, 1, { expiresAt: at(10) });
    const late = bucketFor(document.organizationId, 1, { expiresAt: at(20) });
    dynamo
      .on(QueryCommand)
      .resolvesOnce({ Items: [soon, late] })
      .resolves({ Items: [{ ...soon, claimsRemaining: 0 }, late] });
    dynamo
      .on(TransactWriteCommand)
      .rejectsOnce(canceled({ Code: 'ConditionalCheckFailed' }, { Code: 'None' }))
      .resolves({});
    const change = complete(document, { state: 'charged', claimsCharged: 1 }, at(1));
    expect(await claims.charge(change, at(1))).toBe('charged');
    const spent = dynamo
      .commandCalls(TransactWriteCommand)
      .map((call) => call.args[0].input.TransactItems?.[0]?.Update?.Key?.sk);
    expect(spent).toEqual([`BUCKET#${soon.bucketId}`, `BUCKET#${late.bucketId}`]);
  });

  it('asks again for the keys that a batch left unprocessed', async () => {
    const { document } = newDocument();
    const row = { record: JSON.stringify(document) };
    const position = `${document.createdAt}#${document.documentId}`;
    dynamo.on(QueryCommand).resolves({ Items: [{ position }], Count: 1 });
    dynamo
      .on(BatchGetCommand)
      .resolvesOnce({ UnprocessedKeys: { documents: { Keys: [{ pk: 'a', sk: 'b' }] } } })
      .resolves({ Responses: { documents: [row] } });
    const page = await documents.list(document.organizationId, {
      order: 'desc',
      limit: 10,
      after: null,
    });
    expect(page.documents).toEqual([document]);
    expect(waits).toEqual([2]);
  });

  it('reads on when a filter empties a page, and counts over all pages', async () => {
    const { document } = newDocument();
    const position = `${document.createdAt}#${document.documentId}`;
    const more = { pk: 'a', sk: 'b' };
    dynamo
      .on(QueryCommand)
      .resolvesOnce({ Count: 0, LastEvaluatedKey: more })
      .resolvesOnce({ Items: [], LastEvaluatedKey: more })
      .resolves({ Items: [{ position }], Count: 1 });
    dynamo.on(BatchGetCommand).resolves({
      Responses: { documents: [{ record: JSON.stringify(document) }] },
    });
    const page = await documents.list(document.organizationId, {
      order: 'asc',
      limit: 1,
      after: null,
      status: 'processing',
    });
    expect(page).toEqual({ documents: [document], total: 1, next: null });
  });
});

describe('presigned URLs', () => {
  const files = new S3FileStore(createS3(CREDENTIALS), 'bucket');

  it('sign type and length of a PUT, and hold no checksum of an empty body', async () => {
    const { url } = await files.signPut({
      key: 'staged/org/1/roof plan.pdf',
      contentType: 'application/pdf',
      sizeBytes: 1234,
      expiresInSeconds: 900,
    });
    const { searchParams } = new URL(url);
    expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    expect(searchParams.get('X-Amz-Expires')).toBe('900');
    expect(url).not.toMatch(/checksum|crc32/i);
  });

  it('name the download in the signed part of a GET', async () => {
    const url = await files.signGet({
      key: 'exports/a.esx',
      downloadName: 'roof-carrier.esx',
      expiresInSeconds: 900,
    });
    expect(new URL(url).searchParams.get('response-content-disposition')).toBe(
      `attachment; filename="roof-carrier.esx"; filename*=UTF-8''roof-carrier.esx`,
    );
  });
});

describe('Step Functions', () => {
  const sfn = mockClient(SFNClient);
  const ids = { handle: () => 'token', randomBytes: (count: number) => new Uint8Array(count) };
  const workflow = new StepFunctionsWorkflow(new SFNClient(CREDENTIALS), 'arn:machine', ids);
  beforeEach(() => sfn.reset());

  it('names the execution from document and attempt', async () => {
    sfn.on(StartExecutionCommand).resolves({});
    expect(await workflow.start({ documentId: 'doc1', attempt: 2 })).toBe('started');
    expect(sfn.commandCalls(StartExecutionCommand)[0]?.args[0].input).toEqual({
      stateMachineArn: 'arn:machine',
      name: 'doc1-2',
      input: JSON.stringify({ documentId: 'doc1', attempt: 2, startToken: 'token' }),
    });
  });

  it('keeps the name within 80 allowed characters, different for every document and attempt', () => {
    const long = 'd'.repeat(200);
    const names = [
      executionName({ documentId: long, attempt: 1 }),
      executionName({ documentId: long, attempt: 2 }),
      executionName({ documentId: `${long}x`, attempt: 1 }),
      executionName({ documentId: 'a/b', attempt: 1 }),
    ];
    for (const name of names) expect(name).toMatch(/^[A-Za-z0-9_-]{1,80}$/);
    expect(new Set(names).size).toBe(names.length);
  });

  it('takes an existing execution for a start that happened', async () => {
    sfn
      .on(StartExecutionCommand)
      .rejects(new ExecutionAlreadyExists({ message: 'exists', $metadata: {} }));
    expect(await workflow.start({ documentId: 'doc1', attempt: 1 })).toBe('already_started');
  });

  it('passes on any other fault, so that the sweeper starts the document later', async () => {
    sfn.on(StartExecutionCommand).rejects(new Error('throttled'));
    await expect(workflow.start({ documentId: 'doc1', attempt: 1 })).rejects.toThrow('throttled');
  });
});

describe('API Gateway connections', () => {
  const gateway = mockClient(ApiGatewayManagementApiClient);
  const sender = new GatewayConnectionSender(new ApiGatewayManagementApiClient(CREDENTIALS));
  beforeEach(() => gateway.reset());

  it('tells a client that left from one that could not be reached', async () => {
    gateway
      .onAnyCommand()
      .rejectsOnce(new GoneException({ message: '', $metadata: {} }))
      .rejectsOnce(new Error('LimitExceeded'))
      .resolves({});
    expect(await sender.send('c', 'm')).toBe('gone');
    await expect(sender.send('c', 'm')).rejects.toThrow('LimitExceeded');
    expect(await sender.send('c', 'm')).toBe('sent');
  });
});

describe('the signing function', () => {
  const lambda = mockClient(LambdaClient);
  const signer = new LambdaDownloadSigner(new LambdaClient(CREDENTIALS), 'signer');
  const request = { apiKey: 'ek_live_a_b', documentId: 'doc1', profile: 'carrier' } as const;
  const answering = (payload: string, FunctionError?: string) =>
    lambda.on(InvokeCommand).resolves({
      Payload: Object.assign(new TextEncoder().encode(payload), {
        transformToString: () => payload,
      }),
      ...(FunctionError && { FunctionError }),
    });
  beforeEach(() => lambda.reset());

  it('hands on what the function decided', async () => {
    answering(JSON.stringify({ kind: 'not_ready' }));
    expect(await signer.signDownload(request)).toEqual({ kind: 'not_ready' });
    const sent = lambda.commandCalls(InvokeCommand)[0]?.args[0].input;
    expect(JSON.parse(new TextDecoder().decode(sent?.Payload as Uint8Array))).toEqual(request);
  });

  it('does not repeat what a failed function said: it may hold the key', async () => {
    answering(JSON.stringify({ errorMessage: 'ek_live_a_b' }), 'Unhandled');
    const failed = signer.signDownload(request);
    await expect(failed).rejects.toThrow(/signing function failed \(Unhandled\)/);
    await expect(failed).rejects.not.toThrow(/ek_live/);
  });

  it('refuses an answer of another shape', async () => {
    answering(JSON.stringify({ kind: 'signed', url: 'not a url' }));
    await expect(signer.signDownload(request)).rejects.toThrow();
  });
});
