import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { HttpCodeTarget } from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { METRICS, type MetricName } from '../../lambdas/metrics.ts';
import type { StackConfig } from '../config.ts';
import type { HttpEntrance } from './http-api.ts';
import type { LargeBodyIngress } from './large-body-ingress.ts';
import type { ServiceFunction } from './service-function.ts';
import type { Workflow } from './workflow.ts';

export interface OperationsProps {
  config: StackConfig;
  http: HttpEntrance;
  workflow: Workflow;
  functions: Readonly<Record<string, ServiceFunction>>;
  deadLetters: Readonly<Record<string, Queue>>;
}

const FIVE_MINUTES = Duration.minutes(5);

/** Alarms that a person must act on, each with its runbook, and one dashboard. */
export class Operations extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, props: OperationsProps) {
    super(scope, id);
    const { config, http, workflow, functions, deadLetters } = props;
    // Of our own: CloudWatch may not use the key that AWS manages for SNS, and its alarms would be
    // lost without a word.
    const key = new Key(this, 'Key', {
      description: 'Estimate Exchange: alarms',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    key.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
        resources: ['*'],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    this.topic = new Topic(this, 'Alarms', {
      displayName: 'Estimate Exchange alarms',
      masterKey: key,
      enforceSSL: true,
    });
    this.topic.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com'));
    if (config.alarmEmail) {
      this.topic.addSubscription(new EmailSubscription(config.alarmEmail));
    }

    for (const [name, queue] of Object.entries(deadLetters)) {
      this.#alarm(
        `DeadLetters-${name}`,
        queue.metricApproximateNumberOfMessagesVisible({ period: FIVE_MINUTES }),
        1,
        `Work of "${name}" failed for good and waits in a queue. Runbook: docs/operations.md#dead-letters`,
      );
    }
    this.#alarm(
      'Http5xx',
      http.api.metricServerError({ period: FIVE_MINUTES, statistic: Stats.SUM }),
      5,
      'Callers get 5xx answers. Runbook: docs/operations.md#http-5xx',
    );
    const { stateMachine } = workflow;
    // A crash of a step is caught and recorded, so its execution succeeds: this tells of it.
    this.#alarm(
      'DocumentsCrashed',
      own(config, 'DocumentsFailed', { dimension: 'processing_error' }),
      1,
      'A document failed because of an error of ours. Runbook: docs/operations.md#documents-that-crash',
    );
    this.#alarm(
      'SweeperSilent',
      own(config, 'Sweeps', { period: Duration.minutes(Math.max(5, config.sweepEveryMinutes)) }),
      0,
      'No sweep has ended well: what a crash leaves stays as it is. Runbook: docs/operations.md#sweeper-silent',
      {
        comparisonOperator: ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD,
        evaluationPeriods: 3,
        // Silence is the very thing.
        treatMissingData: TreatMissingData.BREACHING,
      },
    );
    this.#alarm(
      'EventsLate',
      requireFunction(functions, 'fanOut').metric('IteratorAge', {
        period: FIVE_MINUTES,
        statistic: Stats.MAXIMUM,
      }),
      60_000,
      'Events reach WebSockets a minute late or later. Runbook: docs/operations.md#events-arrive-late',
    );
    // The HTTP functions' errors are 5xx answers, the steps' are documents that crash, and the rest
    // has dead letters; these two have nobody else to tell.
    for (const name of ['webSocket', 'serverSentEvents']) {
      this.#alarm(
        `Errors-${name}`,
        requireFunction(functions, name).metricErrors({ period: FIVE_MINUTES }),
        5,
        `The function "${name}" fails. Runbook: docs/operations.md#function-errors`,
      );
    }
    for (const [name, metric] of Object.entries({
      WorkflowFailed: stateMachine.metricFailed({ period: FIVE_MINUTES }),
      WorkflowTimedOut: stateMachine.metricTimedOut({ period: FIVE_MINUTES }),
    })) {
      this.#alarm(
        name,
        metric,
        1,
        'An execution ended without recording why; the sweeper takes its document up. Runbook: docs/operations.md#workflow-failed',
      );
    }
    for (const [name, { lambda }] of Object.entries(functions)) {
      this.#alarm(
        `Throttles-${name}`,
        lambda.metricThrottles({ period: FIVE_MINUTES }),
        name === 'recognizePage' ? 1000 : 10,
        `The function "${name}" is throttled. Runbook: docs/operations.md#throttles`,
      );
    }

    const line = (title: string, ...left: IMetric[]): GraphWidget =>
      new GraphWidget({ title, left, width: 12 });
    const functionNames = Object.keys(functions);
    const metricsOf = (metric: (name: string) => Metric | undefined): IMetric[] =>
      functionNames.flatMap((name) => metric(name) ?? []);
    new Dashboard(this, 'Dashboard', {
      dashboardName: config.stackName,
      widgets: [
        [
          line('Uploads', every(config, 'Uploads'), own(config, 'UploadsRefused')),
          line('Stage latency, p95', every(config, 'StepLatency', 'p95')),
        ],
        [
          line('Failed documents, by code', every(config, 'DocumentsFailed')),
          line(
            'Claims: charged, documents that wait',
            own(config, 'ClaimsCharged'),
            own(config, 'DocumentsAwaitingClaims'),
          ),
        ],
        [
          line('Requests', http.api.metricCount({ period: FIVE_MINUTES })),
          line(
            'Errors to callers',
            http.api.metricClientError({ period: FIVE_MINUTES }),
            http.api.metricServerError({ period: FIVE_MINUTES }),
          ),
        ],
        [
          line('Request latency, p95', http.api.metricLatency({ statistic: 'p95' })),
          line(
            'Documents: started, done, failed executions',
            stateMachine.metricStarted(),
            stateMachine.metricSucceeded(),
            stateMachine.metricFailed(),
          ),
        ],
        [
          line(
            'Function duration, p95',
            ...metricsOf((name) => functions[name]?.lambda.metricDuration({ statistic: 'p95' })),
          ),
          line(
            'Function errors',
            ...metricsOf((name) => functions[name]?.lambda.metricErrors({ period: FIVE_MINUTES })),
          ),
        ],
        [
          line('OCR pages', every(config, 'OcrPages')),
          line('OCR, a page, p95', own(config, 'OcrPageLatency', { statistic: 'p95' })),
        ],
        [
          line(
            'Sweeper: runs, documents taken up',
            own(config, 'Sweeps'),
            every(config, 'DocumentsRescued'),
          ),
          line(
            'Dead letters',
            ...Object.values(deadLetters).map((queue) =>
              queue.metricApproximateNumberOfMessagesVisible(),
            ),
          ),
        ],
      ],
    });
  }

  /** Alarms of the container service for long inline bodies. */
  watchLargeBodies({ targets, service }: LargeBodyIngress): void {
    this.#alarm(
      'LargeBodies5xx',
      targets.metrics.httpCodeTarget(HttpCodeTarget.TARGET_5XX_COUNT, {
        period: FIVE_MINUTES,
        statistic: Stats.SUM,
      }),
      5,
      'Uploads of long inline bodies get 5xx answers. Runbook: docs/operations.md#large-bodies',
    );
    this.#alarm(
      'LargeBodiesUnhealthy',
      targets.metrics.unhealthyHostCount({ period: FIVE_MINUTES, statistic: Stats.MINIMUM }),
      1,
      'A task of the service for long inline bodies does not answer. Runbook: docs/operations.md#large-bodies',
    );
    this.#alarm(
      'LargeBodiesMemory',
      service.metricMemoryUtilization({ period: FIVE_MINUTES, statistic: Stats.MAXIMUM }),
      90,
      'The service for long inline bodies is short of memory. Runbook: docs/operations.md#large-bodies',
    );
  }

  #alarm(
    name: string,
    metric: IMetric,
    threshold: number,
    description: string,
    change: Partial<AlarmProps> = {},
  ): void {
    const alarm = new Alarm(this, name, {
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: description,
      ...change,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
  }
}

/** One of the service's own metrics, or one value of its dimension. */
const own = (
  config: StackConfig,
  name: MetricName,
  given: { dimension?: string; period?: Duration; statistic?: string } = {},
): Metric => {
  const { unit, dimension } = METRICS[name];
  if ((dimension === null) !== (given.dimension === undefined)) {
    throw new Error(`The metric ${name} has ${dimension ? 'a' : 'no'} dimension.`);
  }
  return new Metric({
    namespace: config.stackName,
    metricName: name,
    period: given.period ?? FIVE_MINUTES,
    statistic: given.statistic ?? (unit === 'Count' ? Stats.SUM : Stats.AVERAGE),
    ...(dimension && { dimensionsMap: { [dimension]: given.dimension ?? '' } }),
  });
};

/** All values of a metric's dimension, as they turn up. */
const every = (config: StackConfig, name: MetricName, statistic: string = Stats.SUM): IMetric =>
  new MathExpression({
    expression: `SEARCH('{${config.stackName},${METRICS[name].dimension}} MetricName="${name}"', '${statistic}', ${FIVE_MINUTES.toSeconds()})`,
    label: '',
    period: FIVE_MINUTES,
  });

const requireFunction = (
  functions: Readonly<Record<string, ServiceFunction>>,
  name: string,
): ServiceFunction['lambda'] => {
  const found = functions[name];
  if (!found) throw new Error(`The stack has no function "${name}".`);
  return found.lambda;
};
