/**
 * A real DynamoDB endpoint for the adapter suites: the emulator whose address stands in
 * PORTS_AWS_ENDPOINT (`npm run stack:test` sets it), or dynoxide, a native binary that npm
 * installs where it exists.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import {
  CreateTableCommand,
  DynamoDBClient,
  type DynamoDBClientConfig,
} from '@aws-sdk/client-dynamodb';
import {
  TABLES,
  type TableDefinition,
  type TableName,
  type TableNames,
} from '../../lambdas/adapters/aws/tables.ts';
import { uniqueId } from './samples.ts';

export const awsEndpoint = process.env.PORTS_AWS_ENDPOINT;

const TEST_CREDENTIALS = { accessKeyId: 'test', secretAccessKey: 'test' };

export const clientOptions = (endpoint: string) => ({
  endpoint,
  region: 'us-east-1',
  credentials: TEST_CREDENTIALS,
});

const dynoxidePath = (): string | null => {
  try {
    const manifest = createRequire(import.meta.url).resolve('@dynoxide/linux-x64/package.json');
    const binary = join(dirname(manifest), 'dynoxide');
    return existsSync(binary) ? binary : null;
  } catch {
    return null;
  }
};

/** Why the DynamoDB suites cannot run here, or null where they can. */
export const whyNoDynamo =
  awsEndpoint || dynoxidePath()
    ? null
    : 'no DynamoDB endpoint: @dynoxide/linux-x64 is not installed (it exists for Linux on x64 only), and PORTS_AWS_ENDPOINT is not set. `npm run stack:up && npm run stack:test` runs these suites anywhere.';

export interface DynamoEmulator {
  options: DynamoDBClientConfig;
  tables: TableNames;
  stop(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
};

const startDynoxide = async (): Promise<{ endpoint: string; process: ChildProcess }> => {
  const path = dynoxidePath();
  if (!path) throw new Error(whyNoDynamo ?? 'dynoxide is missing');
  const port = await freePort();
  const child = spawn(path, ['--host', '127.0.0.1', '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        lines.push(chunk.toString());
        if (lines.join('').includes('listening on')) resolve();
      });
    }
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`dynoxide ended: ${lines.join('')}`)));
  });
  return { endpoint: `http://127.0.0.1:${port}`, process: child };
};

/** Starts (or joins) an emulator and makes the five tables under names of their own. */
export const openDynamo = async (): Promise<DynamoEmulator> => {
  const own = awsEndpoint ? null : await startDynoxide();
  const options = clientOptions(own?.endpoint ?? awsEndpoint ?? '');
  const client = new DynamoDBClient(options);
  const prefix = uniqueId('ports-');
  const names = {} as TableNames;
  for (const name of Object.keys(TABLES) as TableName[]) {
    names[name] = `${prefix}-${name}`;
    await client.send(new CreateTableCommand(createTable(names[name], TABLES[name])));
  }
  client.destroy();
  return {
    options,
    tables: names,
    stop: async () => {
      if (!own) return;
      own.process.kill();
      await once(own.process, 'exit');
    },
  };
};

/** The table as CDK would make it, for an emulator that has no CloudFormation. */
const createTable = (tableName: string, definition: TableDefinition) => {
  const indexes = Object.entries(definition.indexes);
  const types = new Map<string, 'S' | 'N'>([
    [definition.partitionKey.name, definition.partitionKey.type],
    [definition.sortKey.name, definition.sortKey.type],
    ...indexes.flatMap(([, { partitionKey, sortKey }]): [string, 'S'][] => [
      [partitionKey, 'S'],
      [sortKey, 'S'],
    ]),
  ]);
  const schema = (partitionKey: string, sortKey: string) => [
    { AttributeName: partitionKey, KeyType: 'HASH' as const },
    { AttributeName: sortKey, KeyType: 'RANGE' as const },
  ];
  return {
    TableName: tableName,
    BillingMode: 'PAY_PER_REQUEST' as const,
    AttributeDefinitions: [...types].map(([AttributeName, AttributeType]) => ({
      AttributeName,
      AttributeType,
    })),
    KeySchema: schema(definition.partitionKey.name, definition.sortKey.name),
    ...(indexes.length > 0 && {
      GlobalSecondaryIndexes: indexes.map(([IndexName, index]) => ({
        IndexName,
        KeySchema: schema(index.partitionKey, index.sortKey),
        Projection:
          typeof index.projection === 'string'
            ? { ProjectionType: index.projection }
            : {
                ProjectionType: 'INCLUDE' as const,
                NonKeyAttributes: [...index.projection],
              },
      })),
    }),
  };
};
