import { readFileSync } from 'node:fs';
import { Match } from 'aws-cdk-lib/assertions';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { describe, expect, it } from 'vitest';
import { TABLES, TTL_ATTRIBUTE } from '../../lambdas/adapters/aws/tables.ts';
import { methodsOf } from '../../lambdas/api/http/path-match.ts';
import { ROUTES } from '../../lambdas/api/routes.ts';
import { FUNCTION_VARIABLES, type FunctionName, readConfig } from '../../lambdas/config.ts';
import { MCP_PATH } from '../../lambdas/mcp/mcp-app.ts';
import { METRICS, type MetricName } from '../../lambdas/metrics.ts';
import { stepsByState, WORKFLOW } from '../../lambdas/pipeline/workflow.ts';
import { checkConfig, configOf } from '../../lib/config.ts';
import { gatewayPath } from '../../lib/http-routes.ts';
import { OUTPUTS } from '../../lib/outputs.ts';
import { resourcesOf, synthesize } from './synthesize.ts';

const { template, json } = synthesize('production');
const emulator = synthesize('emulator');

const functions = resourcesOf(json, 'AWS::Lambda::Function');
const functionNamed = (name: FunctionName): Record<string, unknown> => {
  const found = functions.find(
    ([, { Description }]) => Description === `Estimate Exchange: ${name}`,
  );
  if (!found) throw new Error(`No function ${name}`);
  return found[1];
};

describe('synthesis', () => {
  it('is deterministic', () => {
    expect(synthesize('production').json).toEqual(json);
  });

  it('passes cdk-nag in every configuration, and would fail on a finding', () => {
    expect(() =>
      synthesize('production', (stack) => {
        new Bucket(stack, 'Careless');
      }),
    ).toThrow(/AwsSolutions-S10/);
  });

  it('refuses a wrong setting with a sentence that names it', () => {
    const production = configOf('production');
    expect(() => checkConfig({ ...production, documentRetentionDays: 0 })).toThrow(
      /documentRetentionDays/,
    );
    expect(() =>
      checkConfig({ ...production, edge: { ...production.edge, domainName: 'a.example' } }),
    ).toThrow(/certificate/);
    expect(() => configOf('prodction')).toThrow(/production, emulator/);
  });

  it('states every output that administration reads', () => {
    expect(Object.keys(json.Outputs).sort()).toEqual(Object.keys(OUTPUTS).sort());
    const { EdgeUrl: _, ...withoutEdge } = OUTPUTS;
    expect(Object.keys(emulator.json.Outputs).sort()).toEqual(Object.keys(withoutEdge).sort());
  });
});

describe('limits of the contract', () => {
  it('reach the application as the operator set them', () => {
    const production = configOf('production');
    const limits = { documentsAwaitingClaims: 7, uploadUrlsPerMinute: 3 };
    synthesize({ ...production, limits }).template.hasResourceProperties('AWS::Lambda::Function', {
      Description: 'Estimate Exchange: api',
      Environment: {
        Variables: Match.objectLike({
          DOCUMENTS_AWAITING_CLAIMS: '7',
          UPLOAD_URLS_PER_MINUTE: '3',
        }),
      },
    });
  });
});

describe('HTTP routes', () => {
  const keys = resourcesOf(json, 'AWS::ApiGatewayV2::Route').map(([, { RouteKey }]) =>
    String(RouteKey),
  );

  it('has one for every operation of the application', () => {
    for (const { method, path } of ROUTES) {
      expect(keys).toContain(`${method.toUpperCase()} ${gatewayPath(path)}`);
    }
    expect(keys).toContain(`ANY ${MCP_PATH}`);
  });

  it.each([
    'POST /upload',
    'POST /upload/json',
    'POST /upload/csv',
    'POST /upload-url',
    'GET /status/{document_id}',
    'GET /documents',
    'GET /{document_id_esx}',
    'GET /claims',
    'GET /credits',
    'POST /ws/token',
  ])('has the contract’s %s', (key) => {
    expect(keys).toContain(key);
  });

  it('sends everything else to the application, preflights included', () => {
    expect(keys.filter((key) => key === '$default')).toHaveLength(2);
    for (const [, properties] of resourcesOf(json, 'AWS::ApiGatewayV2::Api')) {
      expect(properties.CorsConfiguration).toBeUndefined();
    }
    expect(methodsOf(ROUTES, '/upload')).toContain('OPTIONS');
  });

  it('has the WebSocket’s three', () => {
    expect(keys).toEqual(expect.arrayContaining(['$connect', '$disconnect', '$default']));
  });

  it('can be deployed to a fresh account: the stage of WebSockets waits for the role of its log', () => {
    const [[account]] = resourcesOf(json, 'AWS::ApiGateway::Account') as [[string, unknown]];
    const stage = Object.values(json.Resources).find(
      ({ Type, Properties }) =>
        Type === 'AWS::ApiGatewayV2::Stage' && Properties.StageName !== '$default',
    ) as { DependsOn?: string[] } | undefined;
    expect([stage?.DependsOn].flat()).toContain(account);
    expect(json.Resources[account]?.DeletionPolicy).toBe('Retain');
  });

  it('throttles, and logs neither queries nor paths, which hold tokens and ids', () => {
    const stages = resourcesOf(json, 'AWS::ApiGatewayV2::Stage');
    expect(stages).toHaveLength(2);
    for (const [, stage] of stages) {
      expect(stage.DefaultRouteSettings).toMatchObject({
        ThrottlingRateLimit: 200,
        ThrottlingBurstLimit: 400,
      });
      const { Format } = stage.AccessLogSettings as { Format: string };
      expect(Format).toContain('$context.requestId');
      expect(Format).not.toMatch(/querystring|context\.path|protocol|authorizer/i);
    }
  });
});

describe('functions', () => {
  it('exist for every entry of the configuration, and no other', () => {
    const described = functions.map(([, { Description }]) => String(Description));
    expect(described.filter((text) => text.startsWith('Estimate Exchange: ')).sort()).toEqual(
      Object.keys(FUNCTION_VARIABLES)
        .map((name) => `Estimate Exchange: ${name}`)
        .sort(),
    );
  });

  it.each(Object.keys(FUNCTION_VARIABLES) as FunctionName[])(
    'gives %s exactly the variables that its code and its C library read',
    (name) => {
      const { MALLOC_ARENA_MAX: arenas, ...Variables } = (
        functionNamed(name).Environment as { Variables: Record<string, unknown> }
      ).Variables;
      expect(arenas).toBe('1');
      expect(Object.keys(Variables).sort()).toEqual([...FUNCTION_VARIABLES[name]].sort());
      const resolved = Object.fromEntries(
        Object.entries(Variables).map(([variable, value]) => [
          variable,
          typeof value === 'string' ? value : 'https://resolved.example',
        ]),
      );
      expect(() => readConfig(name, resolved)).not.toThrow();
      expect(() => readConfig(name, {})).toThrow(FUNCTION_VARIABLES[name][0]);
    },
  );

  it('run Node 24 on the configured processors, traced, with a log group that forgets', () => {
    for (const name of Object.keys(FUNCTION_VARIABLES) as FunctionName[]) {
      const properties = functionNamed(name);
      expect(properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: [name === 'recognizePage' ? 'x86_64' : 'arm64'],
        TracingConfig: { Mode: 'Active' },
      });
      expect(properties.LoggingConfig).toHaveProperty('LogGroup');
    }
    for (const [, group] of resourcesOf(json, 'AWS::Logs::LogGroup')) {
      expect(group.RetentionInDays).toBe(90);
    }
  });

  it('reserves no concurrency by default: a fresh account, which has none to give, takes the stack', () => {
    for (const [id, properties] of functions) {
      expect(properties.ReservedConcurrentExecutions, id).toBeUndefined();
      // Nor does a fresh account run a function of more memory than this.
      expect(Number(properties.MemorySize ?? 128), id).toBeLessThanOrEqual(3008);
    }
  });

  it('bounds OCR and event streams as configured', () => {
    const production = configOf('production');
    const bounded = synthesize({
      ...production,
      ocr: { ...production.ocr, reservedConcurrency: 20 },
      streamConcurrency: 200,
    });
    const reserved = resourcesOf(bounded.json, 'AWS::Lambda::Function').flatMap(
      ([, { Description, ReservedConcurrentExecutions }]) =>
        ReservedConcurrentExecutions === undefined
          ? []
          : [[Description, ReservedConcurrentExecutions]],
    );
    expect(reserved).toEqual([
      ['Estimate Exchange: recognizePage', 20],
      ['Estimate Exchange: serverSentEvents', 200],
    ]);
  });

  it('stops before its caller does', () => {
    const seconds = (name: FunctionName): number => Number(functionNamed(name).Timeout);
    expect(seconds('api')).toBeLessThan(30);
    const timeouts = (states: Record<string, object>): [string, number][] =>
      Object.entries(states).flatMap(([name, state]) => {
        const { TimeoutSeconds, Branches, ItemProcessor } = state as {
          TimeoutSeconds?: number;
          Branches?: { States: Record<string, object> }[];
          ItemProcessor?: { States: Record<string, object> };
        };
        return [
          ...(TimeoutSeconds === undefined ? [] : [[name, TimeoutSeconds] as [string, number]]),
          ...(Branches ?? []).flatMap((branch) => timeouts(branch.States)),
          ...(ItemProcessor ? timeouts(ItemProcessor.States) : []),
        ];
      });
    const steps = stepsByState(WORKFLOW);
    const limits = timeouts(WORKFLOW.States).filter(([name]) => steps[name]);
    expect(limits.length).toBe(Object.keys(steps).length);
    for (const [state, limit] of limits) expect(seconds(steps[state]!), state).toBeLessThan(limit);
    expect(seconds('serverSentEvents')).toBeGreaterThan(configOf('production').streamSeconds);
  });
});

describe('permissions', () => {
  const statements = Object.values(json.Resources)
    .filter(({ Type }) => Type === 'AWS::IAM::Policy' || Type === 'AWS::IAM::Role')
    .flatMap(({ Properties }) => {
      const documents = [
        Properties.PolicyDocument,
        ...((Properties.Policies as { PolicyDocument: unknown }[] | undefined) ?? []).map(
          ({ PolicyDocument }) => PolicyDocument,
        ),
      ];
      return documents.flatMap(
        (document) =>
          (
            document as
              | { Statement: { Action: string | string[]; Resource: unknown; Effect: string }[] }
              | undefined
          )?.Statement ?? [],
      );
    });

  it('never allow every action of a service', () => {
    expect(statements.length).toBeGreaterThan(20);
    for (const { Action } of statements) {
      for (const action of [Action].flat()) expect(action).not.toMatch(/\*/);
    }
  });

  it('name their resources; only tracing and log delivery, which take none, are for all', () => {
    const unbound = statements
      .filter(({ Resource }) => [Resource].flat().includes('*'))
      .flatMap(({ Action }) => Action)
      .filter((action) => !/^(xray|logs):/.test(action));
    // Stream mappings list streams: the action takes no resource.
    expect(unbound.filter((action) => action !== 'dynamodb:ListStreams')).toEqual([]);
  });

  it.each([
    ['charge', 'dynamodb:UpdateItem', ['settle', 'sweeper']],
    ['start the workflow', 'states:StartExecution', ['api', 'mcp', 'sweeper']],
    ['send to clients', 'execute-api:ManageConnections', ['fanOut', 'greeter', 'webSocket']],
    [
      'read the signing secret',
      'secretsmanager:GetSecretValue',
      ['api', 'mcp', 'serverSentEvents', 'webSocket'],
    ],
    ['delete files', 's3:DeleteObjectVersion', ['api', 'mcp', 'settle', 'sweeper']],
    ['call other functions', 'lambda:InvokeFunction', ['Workflow', 'api', 'mcp', 'webSocket']],
  ])('let nobody but these %s (%s)', (_, action, allowed) => {
    const names = resourcesOf(json, 'AWS::IAM::Policy')
      .filter(([, { PolicyDocument }]) => JSON.stringify(PolicyDocument).includes(`"${action}"`))
      .map(([id]) => /^(?:Functions)?(Workflow|[a-z][A-Za-z]*?)Role/.exec(id)?.[1]);
    expect(names.sort()).toEqual(allowed);
  });
});

describe('Textract', () => {
  it('is allowed to the OCR function alone, and only where it is chosen', () => {
    const production = configOf('production');
    const chosen = synthesize({ ...production, ocr: { ...production.ocr, engine: 'textract' } });
    const allowed = (of: typeof json): string[] =>
      resourcesOf(of, 'AWS::IAM::Policy')
        .filter(([, policy]) => JSON.stringify(policy).includes('textract:'))
        .map(([id]) => id);
    expect(allowed(json)).toEqual([]);
    expect(allowed(chosen.json)).toHaveLength(1);
    expect(allowed(chosen.json)[0]).toMatch(/^FunctionsrecognizePage/);
  });
});

describe('records', () => {
  const tables = resourcesOf(json, 'AWS::DynamoDB::Table');

  it('have the keys, indexes and TTL attribute that the adapters use', () => {
    expect(tables).toHaveLength(Object.keys(TABLES).length);
    for (const [name, definition] of Object.entries(TABLES)) {
      const [, table] = tables.find(([id]) => id.startsWith(`Records${name}`)) ?? [];
      expect(table, name).toMatchObject({
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: [
          { AttributeName: definition.partitionKey.name, KeyType: 'HASH' },
          { AttributeName: definition.sortKey.name, KeyType: 'RANGE' },
        ],
      });
      const indexes = (table?.GlobalSecondaryIndexes ?? []) as { IndexName: string }[];
      expect(indexes.map(({ IndexName }) => IndexName).sort()).toEqual(
        Object.keys(definition.indexes).sort(),
      );
      expect(table?.TimeToLiveSpecification).toEqual(
        definition.expires ? { AttributeName: TTL_ATTRIBUTE, Enabled: true } : undefined,
      );
      expect(table?.StreamSpecification).toEqual(
        definition.streams ? { StreamViewType: 'NEW_IMAGE' } : undefined,
      );
    }
  });

  it('can be restored to any second, are encrypted, and outlive the stack', () => {
    for (const [id, table] of tables) {
      expect(table).toMatchObject({
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        SSESpecification: { SSEEnabled: true },
        DeletionProtectionEnabled: true,
      });
      expect(json.Resources[id]?.DeletionPolicy).toBe('Retain');
    }
    for (const [id, { DeletionProtectionEnabled }] of resourcesOf(
      emulator.json,
      'AWS::DynamoDB::Table',
    )) {
      expect(DeletionProtectionEnabled).toBe(false);
      expect(emulator.json.Resources[id]?.DeletionPolicy).toBe('Delete');
    }
  });
});

describe('files', () => {
  it('are private, encrypted and reachable by TLS only', () => {
    const buckets = resourcesOf(json, 'AWS::S3::Bucket');
    expect(buckets).toHaveLength(2);
    for (const [, bucket] of buckets) {
      expect(bucket.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
      expect(bucket).toHaveProperty('BucketEncryption');
    }
    const policies = resourcesOf(json, 'AWS::S3::BucketPolicy');
    expect(policies).toHaveLength(2);
    for (const [, policy] of policies) {
      expect(JSON.stringify(policy)).toContain('"aws:SecureTransport":"false"');
    }
  });

  it('take uploads from the configured pages alone, of the type that is signed', () => {
    const production = configOf('production');
    const { json: limited } = synthesize({
      ...production,
      allowedOrigins: ['https://app.example'],
    });
    const cors = resourcesOf(limited, 'AWS::S3::Bucket').flatMap(
      ([, { CorsConfiguration }]) =>
        (CorsConfiguration as { CorsRules: unknown[] } | undefined)?.CorsRules ?? [],
    );
    expect(cors).toEqual([
      {
        AllowedHeaders: ['content-type'],
        AllowedMethods: ['PUT', 'GET'],
        AllowedOrigins: ['https://app.example'],
        MaxAge: 3600,
      },
    ]);
  });

  it('outlive the stack, as the signing secret and the logs do, unless it is a stack to be thrown away', () => {
    for (const type of ['AWS::S3::Bucket', 'AWS::SecretsManager::Secret', 'AWS::Logs::LogGroup']) {
      expect(resourcesOf(json, type).length, type).toBeGreaterThan(0);
      for (const [id] of resourcesOf(json, type)) {
        expect(json.Resources[id]?.DeletionPolicy, id).toBe('Retain');
      }
      for (const [id] of resourcesOf(emulator.json, type)) {
        expect(emulator.json.Resources[id]?.DeletionPolicy, id).toBe('Delete');
      }
    }
  });

  it('keep versions, and forget staged uploads, old documents and broken uploads', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      VersioningConfiguration: { Status: 'Enabled' },
      LifecycleConfiguration: {
        Rules: Match.arrayWith([
          Match.objectLike({
            Prefix: 'staged/',
            ExpirationInDays: 7,
            NoncurrentVersionExpiration: { NoncurrentDays: 1 },
            Status: 'Enabled',
          }),
          Match.objectLike({
            Prefix: 'documents/',
            ExpirationInDays: 395,
            NoncurrentVersionExpiration: { NoncurrentDays: 7 },
            Status: 'Enabled',
          }),
          Match.objectLike({ AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }),
        ]),
      },
    });
  });
});

describe('work that fails', () => {
  it('goes to a queue with an alarm', () => {
    const queues = resourcesOf(json, 'AWS::SQS::Queue');
    expect(queues).toHaveLength(3);
    const alarms = JSON.stringify(resourcesOf(json, 'AWS::CloudWatch::Alarm'));
    for (const [id] of queues) expect(alarms).toContain(id);
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 5,
      DestinationConfig: { OnFailure: { Destination: Match.anyValue() } },
    });
    for (const name of ['greeter', 'sweeper'] as const) {
      expect(functionNamed(name)).toHaveProperty('DeadLetterConfig.TargetArn');
    }
  });

  it('travels by TLS only, and lies encrypted', () => {
    for (const [type, policy] of [
      ['AWS::SQS::Queue', 'AWS::SQS::QueuePolicy'],
      ['AWS::SNS::Topic', 'AWS::SNS::TopicPolicy'],
    ] as const) {
      const guards = resourcesOf(json, policy).map(([, properties]) => JSON.stringify(properties));
      for (const [id] of resourcesOf(json, type)) {
        const own = guards.filter((guard) => guard.includes(`"${id}"`));
        expect(own.join(), id).toContain('"aws:SecureTransport":"false"');
      }
    }
    for (const [, queue] of resourcesOf(json, 'AWS::SQS::Queue')) {
      expect(queue).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 1209600 });
    }
  });

  it('rings somebody: every alarm has an action, and a runbook', () => {
    const runbooks = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    const anchors = [...runbooks.matchAll(/^### (.+)$/gm)].map(([, heading]) =>
      heading?.toLowerCase().replaceAll(' ', '-'),
    );
    const alarms = resourcesOf(json, 'AWS::CloudWatch::Alarm');
    expect(alarms.length).toBeGreaterThan(20);
    for (const [id, alarm] of alarms) {
      expect(alarm.AlarmActions).toHaveLength(1);
      const anchor = /docs\/operations\.md#([a-z0-9-]+)$/.exec(String(alarm.AlarmDescription))?.[1];
      expect(anchors).toContain(anchor);
      const silent = /^OperationsSweeperSilent/.test(id);
      expect(alarm.TreatMissingData).toBe(silent ? 'breaching' : 'notBreaching');
    }
    // CloudWatch may use a key only if the key's own policy says so.
    template.hasResourceProperties('AWS::KMS::Key', {
      KeyPolicy: Match.objectLike({
        Statement: Match.arrayWith([
          Match.objectLike({
            Principal: { Service: 'cloudwatch.amazonaws.com' },
            Action: ['kms:Decrypt', 'kms:GenerateDataKey'],
          }),
        ]),
      }),
    });
    template.hasResourceProperties('AWS::SNS::Topic', { KmsMasterKeyId: Match.anyValue() });
  });
});

describe('the service’s own metrics', () => {
  const { stackName } = configOf('production');
  const [[, dashboard]] = resourcesOf(json, 'AWS::CloudWatch::Dashboard') as [
    [string, { DashboardBody: { 'Fn::Join': [string, unknown[]] } }],
  ];
  const body = JSON.parse(
    dashboard.DashboardBody['Fn::Join'][1]
      .map((part) => (typeof part === 'string' ? part : 'resolved'))
      .join(''),
  ) as { widgets: { properties: { metrics: unknown[][] } }[] };
  /** Name and dimension of every metric of ours that is shown, whether named or searched for. */
  const shown = body.widgets.flatMap(({ properties }) =>
    properties.metrics.flatMap((metric): [string, string | null][] => {
      const [first, name, ...rest] = metric;
      const { expression } = first as { expression?: string };
      const found = /^SEARCH\('\{(\w+),(\w+)\} MetricName="(\w+)"'/.exec(expression ?? '');
      if (found) return found[1] === stackName ? [[String(found[3]), String(found[2])]] : [];
      return first === stackName
        ? [[String(name), typeof rest[0] === 'string' ? rest[0] : null]]
        : [];
    }),
  );
  const alarmed = resourcesOf(json, 'AWS::CloudWatch::Alarm')
    .filter(([, { Namespace }]) => Namespace === stackName)
    .map(([, { MetricName: name, Dimensions }]): [string, string | null] => [
      String(name),
      (Dimensions as { Name: string }[] | undefined)?.map(({ Name }) => Name).join() ?? null,
    ]);

  it('are exactly those that the code records: all on the dashboard, none invented', () => {
    const recorded = Object.entries(METRICS).map(([name, { dimension }]) => [name, dimension]);
    expect(shown.sort()).toEqual(recorded.sort());
    expect(alarmed.length).toBeGreaterThan(0);
    for (const [name, dimension] of alarmed) {
      expect(METRICS[name as MetricName]?.dimension, name).toBe(dimension);
    }
  });

  it('go to the namespace that dashboard and alarms read', () => {
    const recording = functions.filter(([, { Environment }]) =>
      JSON.stringify(Environment ?? {}).includes('METRICS_NAMESPACE'),
    );
    expect(recording.length).toBeGreaterThan(10);
    for (const [, { Environment }] of recording) {
      expect(Environment).toMatchObject({ Variables: { METRICS_NAMESPACE: stackName } });
    }
  });
});
