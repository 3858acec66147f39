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
import { type NotedCall, neededFor } from './calls.ts';
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
    /^(xray:|sqs:|dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams))/,
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
    /^(dynamodb:|s3:Delete|s3:ListBucketVersions|states:)/,
    'Only when claims ran out, or a sweep finds what a crash left: test/ports, test/e2e.',
  ],
];

describe.skipIf(skipped)('least privilege', () => {
  let deployed: Deployed;
  let names: Map<string, FunctionName>;
  const statements = new Map<FunctionName, Statement[]>();
  const used = new Map<FunctionName, Set<string>>();
  const refused: string[] = [];

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
      used.set(name as FunctionName, new Set());
    }
    const lines = readFileSync(callLog ?? '', 'utf8')
      .trim()
      .split('\n');
    for (const line of lines) {
      const call = JSON.parse(line) as NotedCall;
      const name = names.get(call.function);
      if (!name) throw new Error(`No function ${call.function} in the stack.`);
      for (const { action, resource } of neededFor(call)) {
        const own = statements.get(name) ?? [];
        const permission =
          resource === '@connections' ? anyResource(own, action) : allowing(own, action, resource);
        if (permission) used.get(name)?.add(permission);
        else refused.push(`${name} called ${action} on ${resource}`);
      }
    }
  });

  it('allows every call that a function made', () => {
    expect([...new Set(refused)]).toEqual([]);
  });

  it('saw every function at work', () => {
    const idle = [...used].filter(([, permissions]) => permissions.size === 0);
    expect(idle.map(([name]) => name)).toEqual([]);
  });

  it('allows nothing that is neither used nor justified', () => {
    const unused: string[] = [];
    for (const [name, own] of statements) {
      for (const { actions, resources } of own) {
        for (const permission of actions.flatMap((action) =>
          resources.map((resource) => `${action} ${resource}`),
        )) {
          if (used.get(name)?.has(permission)) continue;
          // The agent tools are the same application as the API, and may do exactly what it may.
          if (name === 'mcp' && isAllowedTo('api', permission)) continue;
          const reason = JUSTIFIED.find(([who, what]) => who.test(name) && what.test(permission));
          if (!reason) unused.push(`${name}: ${permission}`);
        }
      }
    }
    expect(unused).toEqual([]);
  });

  it('justifies nothing that no policy allows any more', () => {
    const all = [...statements].flatMap(([name, own]) =>
      own.flatMap(({ actions, resources }) =>
        actions.flatMap((action) =>
          resources.map((resource) => ({ name, permission: `${action} ${resource}` })),
        ),
      ),
    );
    for (const [who, what, why] of JUSTIFIED) {
      const found = all.some(({ name, permission }) => who.test(name) && what.test(permission));
      expect(found, why).toBe(true);
    }
  });

  const isAllowedTo = (name: FunctionName, permission: string): boolean =>
    (statements.get(name) ?? []).some(({ actions, resources }) =>
      actions.some((action) =>
        resources.some((resource) => `${action} ${resource}` === permission),
      ),
    );

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
