/**
 * Holds every AWS call that the functions made during `npm run stack:test` against the synthesized
 * policies: the emulator enforces none. A call that is not allowed would fail on AWS; a permission
 * that nothing used is either taken away or justified below.
 */
import { readFileSync } from 'node:fs';
import {
  CloudFormationClient,
  DescribeStackResourcesCommand,
} from '@aws-sdk/client-cloudformation';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FunctionName } from '../../lambdas/config.ts';
import { type Needed, type NotedCall, neededFor } from './calls.ts';
import { allowing, type Deployed, type Statement, statementsOf } from './policies.ts';

const { CALL_LOG: callLog, STACK_TEMPLATE: templateFile, STACK_NAME: stackName } = process.env;
const skipped = !callLog || !templateFile || !stackName;
if (skipped) {
  console.warn('Skipped: no calls were noted. `npm run stack:up && npm run stack:test` does both.');
}

/** Function, permission and why it stays although no test of the stack used it. */
const JUSTIFIED: readonly [RegExp, RegExp, string][] = [
  [
    /./,
    /^s3:ListBucket /,
    'Not called: without it, S3 answers 403 instead of 404 for a file that is not there.',
  ],
  [
    /./,
    /^(xray:(PutTraceSegments|PutTelemetryRecords)|sqs:(SendMessage|GetQueueAttributes|GetQueueUrl)|dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams)) /,
    'Used by Lambda itself: tracing, dead letters, the event stream.',
  ],
  [
    /./,
    /^dynamodb:DeleteItem .*documents/,
    'A step that runs before its start was noted also clears a waiting mark.',
  ],
  [
    /^(api|downloadSigner)$/,
    /^s3:(Get|Put)Object .*(staged|documents)/,
    'Used by presigned URLs, which the client calls: uploads and downloads in test/stack.',
  ],
  [
    /^(api|readText|recognizePage)$/,
    /^s3:GetObject(Version)? .*(documents|staged)/,
    'A source is read by its pinned version where it has one, and by its key where not.',
  ],
  [
    /^api$/,
    /^(dynamodb:(Query|BatchGetItem)|s3:(DeleteObject|DeleteObjectVersion|ListBucketVersions)) /,
    'Deleting files below both prefixes, counting who waits: test/ports and test/contract.',
  ],
  [
    /^(greeter|webSocket|serverSentEvents)$/,
    /^dynamodb:(Query|BatchGetItem|GetItem) /,
    'Which of them a stream reads depends on what it asks for: test/contract/realtime.',
  ],
  [
    /^(greeter|fanOut|webSocket|serverSentEvents)$/,
    /^dynamodb:(DeleteItem|GetItem|Query|BatchWriteItem) .*sessions/,
    'Forgets a client that left without saying so.',
  ],
  [
    /^(intake|actions|trades|categories)$/,
    /^s3:GetObject .*catalogs/,
    'Read when an operator imported a catalogue of their own.',
  ],
  [
    /^(sweeper|settle)$/,
    /^(dynamodb:(GetItem|PutItem|UpdateItem|DeleteItem|Query|BatchGetItem)|s3:(DeleteObject|DeleteObjectVersion|ListBucketVersions)|states:StartExecution) /,
    'Only when claims ran out, a document was deleted on the way, or a sweep finds what a crash left: test/ports, test/unit/pipeline.',
  ],
];

/** Of the services that functions use; none of these is anybody's. */
const TOO_MUCH = [
  's3:DeleteBucket',
  'dynamodb:DeleteTable',
  'sqs:PurgeQueue',
  'xray:GetTraceSummaries',
  'states:StopExecution',
  'secretsmanager:PutSecretValue',
];

describe.skipIf(skipped)('least privilege', () => {
  let deployed: Deployed;
  let names: Map<string, FunctionName>;
  const statements = new Map<FunctionName, Statement[]>();
  const calls: { name: FunctionName; needed: Needed }[] = [];

  beforeAll(async () => {
    const client = new CloudFormationClient({});
    const { StackResources = [] } = await client.send(
      new DescribeStackResourcesCommand({ StackName: stackName }),
    );
    deployed = new Map(
      StackResources.map(({ LogicalResourceId, PhysicalResourceId, ResourceType }) => [
        LogicalResourceId ?? '',
        { type: ResourceType ?? '', physicalId: PhysicalResourceId ?? '' },
      ]),
    );
    const template = JSON.parse(readFileSync(templateFile ?? '', 'utf8')) as Parameters<
      typeof statementsOf
    >[0];
    names = new Map();
    for (const [logicalId, { Type, Properties }] of Object.entries(template.Resources)) {
      const name = /^Estimate Exchange: (\w+)$/.exec(String(Properties?.Description))?.[1];
      if (Type !== 'AWS::Lambda::Function' || !name) continue;
      names.set(deployed.get(logicalId)?.physicalId ?? '', name as FunctionName);
      statements.set(name as FunctionName, statementsOf(template, logicalId, deployed));
    }
    const lines = readFileSync(callLog ?? '', 'utf8')
      .trim()
      .split('\n');
    for (const line of lines) {
      const call = JSON.parse(line) as NotedCall;
      const name = names.get(call.function);
      if (!name) throw new Error(`No function ${call.function} in the stack.`);
      for (const needed of neededFor(call)) calls.push({ name, needed });
    }
  });

  /** Holds the noted calls against what functions are allowed. */
  const judge = (allowed: ReadonlyMap<FunctionName, readonly Statement[]>) => {
    const used = new Map([...allowed.keys()].map((name) => [name, new Set<string>()]));
    const refused = new Set<string>();
    for (const { name, needed } of calls) {
      const { action, resource } = needed;
      const own = allowed.get(name) ?? [];
      const permission =
        resource === '@connections' ? anyResource(own, action) : allowing(own, action, resource);
      if (permission) used.get(name)?.add(permission);
      else refused.add(`${name} called ${action} on ${resource}`);
    }
    const api = new Set(permissionsOf(allowed.get('api') ?? []));
    const unjustified: string[] = [];
    for (const [name, own] of allowed) {
      for (const permission of permissionsOf(own)) {
        if (used.get(name)?.has(permission)) continue;
        // The agent tools are the same application as the API, and may do exactly what it may.
        if (name === 'mcp' && api.has(permission)) continue;
        const reason = JUSTIFIED.find(([who, what]) => who.test(name) && what.test(permission));
        if (!reason) unjustified.push(`${name}: ${permission}`);
      }
    }
    return { refused: [...refused], unjustified, used };
  };

  it('allows every call that a function made', () => {
    expect(calls.length).toBeGreaterThan(100);
    expect(judge(statements).refused).toEqual([]);
  });

  it('saw every function at work', () => {
    const idle = [...judge(statements).used].filter(([, permissions]) => permissions.size === 0);
    expect(idle.map(([name]) => name)).toEqual([]);
  });

  it('allows nothing that is neither used nor justified', () => {
    expect(judge(statements).unjustified).toEqual([]);
  });

  it('justifies nothing that no policy allows any more', () => {
    const all = [...statements].flatMap(([name, own]) =>
      permissionsOf(own).map((permission) => ({ name, permission })),
    );
    for (const [who, what, why] of JUSTIFIED) {
      const found = all.some(({ name, permission }) => who.test(name) && what.test(permission));
      expect(found, why).toBe(true);
    }
  });

  it('would notice any action that is taken away from a function that uses it', () => {
    let taken = 0;
    for (const [name, permissions] of judge(statements).used) {
      for (const action of new Set([...permissions].map((text) => text.split(' ')[0] ?? ''))) {
        const without = (statements.get(name) ?? []).map((statement) => ({
          ...statement,
          actions: statement.actions.filter((candidate) => candidate !== action),
        }));
        const { refused } = judge(new Map(statements).set(name, without));
        expect(refused.join('\n'), `${name} without ${action}`).toContain(
          `${name} called ${action}`,
        );
        taken += 1;
      }
    }
    expect(taken).toBeGreaterThan(50);
  });

  it('would notice a permission that is given and not used, to any function', () => {
    for (const [name, own] of statements) {
      for (const action of TOO_MUCH) {
        const more = [...own, { actions: [action], resources: ['arn:aws:any:::any'] }];
        const { unjustified } = judge(new Map(statements).set(name, more));
        expect(unjustified).toEqual([`${name}: ${action} arn:aws:any:::any`]);
      }
    }
  });

  it('would notice a call that is not allowed', () => {
    const own = statements.get('downloadSigner') ?? [];
    expect(allowing(own, 's3:PutObject', 'arn:aws:s3:::bucket/documents/x')).toBeNull();
    const table = deployed.get([...deployed.keys()].find((id) => id.startsWith('Recordsclaims'))!);
    expect(
      allowing(
        statements.get('fanOut') ?? [],
        'dynamodb:UpdateItem',
        `arn:aws:dynamodb:us-east-1:000000000000:table/${table?.physicalId}`,
      ),
    ).toBeNull();
  });
});

const anyResource = (own: readonly Statement[], action: string): string | null => {
  const found = own.find(({ actions }) => actions.includes(action));
  return found ? `${action} ${found.resources[0]}` : null;
};

const permissionsOf = (own: readonly Statement[]): string[] =>
  own.flatMap(({ actions, resources }) =>
    actions.flatMap((action) => resources.map((resource) => `${action} ${resource}`)),
  );
