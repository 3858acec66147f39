import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { FUNCTION_VARIABLES, type FunctionName, type VariableName } from '../../lambdas/config.ts';
import { ONE_ARENA } from '../../lambdas/one-arena.ts';
import { type BundleOptions, bundle } from '../bundle.ts';
import type { StackConfig } from '../config.ts';
import { ServiceRole } from './service-role.ts';

export type Environment = Readonly<Partial<Record<VariableName, string>>>;

export interface ServiceFunctionProps {
  config: StackConfig;
  name: FunctionName;
  /** Below the root. */
  entry: string;
  timeoutSeconds: number;
  memoryMegabytes: number;
  /** Values for all variables of the stack; the function gets those that it reads. */
  environment: Environment;
  architecture?: StackConfig['architecture'];
  reservedConcurrency?: number;
  bundling?: BundleOptions;
  /** Where an asynchronous invocation goes that failed for good; none for synchronous functions. */
  deadLetters?: Queue;
  /** False makes the template without building any code: tests of the template alone. */
  bundled: boolean;
}

const ARCHITECTURES = { arm64: Architecture.ARM_64, x86_64: Architecture.X86_64 };

/**
 * A Lambda function with this project's habits: a role of its own that begins with nothing but its
 * log group, exactly the variables that its code reads, tracing, a log group with retention.
 */
export class ServiceFunction extends Construct {
  readonly lambda: LambdaFunction;
  readonly role: ServiceRole;

  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    super(scope, id);
    const { config, name } = props;
    const logGroup = new LogGroup(this, 'Log', {
      retention: config.logRetentionDays as RetentionDays,
      removalPolicy: config.removal === 'retain' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.role = new ServiceRole(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        log: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
              resources: [logGroup.logGroupArn],
            }),
          ],
        }),
      },
    });
    const made = props.bundled ? bundle(props.entry, props.bundling) : null;
    this.lambda = new LambdaFunction(this, 'Function', {
      description: `Estimate Exchange: ${name}`,
      runtime: Runtime.NODEJS_24_X,
      architecture: ARCHITECTURES[props.architecture ?? config.architecture],
      handler: 'index.handler',
      code: made
        ? Code.fromAsset(made.path, { assetHash: made.hash })
        : Code.fromInline('exports.handler = async () => {};'),
      role: this.role,
      timeout: Duration.seconds(props.timeoutSeconds),
      memorySize: props.memoryMegabytes,
      environment: { ...variablesOf(name, props.environment), ...ONE_ARENA },
      tracing: Tracing.ACTIVE,
      logGroup,
      ...(props.reservedConcurrency && {
        reservedConcurrentExecutions: props.reservedConcurrency,
      }),
      // Old versions stay for the executions that began with them.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
      ...(props.deadLetters && {
        deadLetterQueue: props.deadLetters,
        retryAttempts: 2,
        maxEventAge: Duration.minutes(10),
      }),
    });
    if (props.deadLetters) {
      Validations.of(this.lambda).acknowledge({
        id: 'Serverless-LambdaAsyncFailureDestination',
        reason: 'Its dead-letter queue takes failed events; a destination would take them twice.',
      });
    } else {
      Validations.of(this.lambda).acknowledge({
        id: 'Serverless-LambdaDLQ',
        reason:
          'Never invoked asynchronously: its caller gets the error, and the state machine, the gateway or the stream mapping deals with it.',
      });
    }
    Validations.of(this.role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason:
        'X-Ray takes no resource: PutTraceSegments and PutTelemetryRecords are for "*" only. So does Textract, which gets the page in the call.',
    });
  }
}

/** The values of the variables that a function's code reads. */
export const variablesOf = (name: FunctionName, environment: Environment): Record<string, string> =>
  Object.fromEntries(
    FUNCTION_VARIABLES[name].map((variable) => {
      const value = environment[variable];
      if (value === undefined) {
        throw new Error(`The function "${name}" reads ${variable}, which the stack does not set.`);
      }
      return [variable, value];
    }),
  );
