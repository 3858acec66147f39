import { RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import {
  DefinitionBody,
  LogLevel,
  StateMachine,
  StateMachineType,
} from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { StepName } from '../../lambdas/pipeline/steps.ts';
import { WORKFLOW } from '../../lambdas/pipeline/workflow.ts';
import type { StackConfig } from '../config.ts';
import type { ServiceFunction } from './service-function.ts';

/**
 * The state machine of lambdas/pipeline/workflow.asl.json: the very definition that the embedded
 * service interprets, with the functions' ARNs in place of its `${step}` placeholders.
 */
export class Workflow extends Construct {
  readonly stateMachine: StateMachine;

  constructor(
    scope: Construct,
    id: string,
    { config, steps }: { config: StackConfig; steps: Readonly<Record<StepName, ServiceFunction>> },
  ) {
    super(scope, id);
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('states.amazonaws.com'),
    });
    const logGroup = new LogGroup(this, 'Log', {
      // Step Functions may only write to groups whose resource policies fit: this prefix does.
      logGroupName: `/aws/vendedlogs/states/${config.stackName}`,
      retention: config.logRetentionDays as RetentionDays,
      removalPolicy: config.removal === 'retain' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.stateMachine = new StateMachine(this, 'StateMachine', {
      comment: 'An estimate in, two ESX files out.',
      definitionBody: DefinitionBody.fromString(JSON.stringify(WORKFLOW)),
      definitionSubstitutions: Object.fromEntries(
        // A version, not the function: an execution ends with the code that it began with.
        Object.entries(steps).map(([name, step]) => [name, step.lambda.currentVersion.functionArn]),
      ),
      // Standard: an execution's name is never used twice, which is what makes a start repeatable.
      stateMachineType: StateMachineType.STANDARD,
      role,
      tracingEnabled: true,
      // State carries ids and outcomes only, so the log may hold it.
      logs: { destination: logGroup, level: LogLevel.ALL, includeExecutionData: true },
    });
    role.addToPolicy(
      new PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        // Of any version: executions of the release before are still under way.
        resources: Object.values(steps).map(({ lambda }) => `${lambda.functionArn}:*`),
      }),
    );
    const stack = Stack.of(this);
    Validations.of(role).acknowledge(
      ...Object.values(steps).map(({ lambda }) => ({
        id: `AwsSolutions-IAM5[Resource::<${stack.getLogicalId(lambda.node.defaultChild as CfnFunction)}.Arn>:*]`,
        reason: 'Any version of this one function: running executions use older ones.',
      })),
      {
        id: 'AwsSolutions-IAM5[Resource::*]',
        reason:
          'X-Ray and the delivery of state machine logs take no resource: their actions are for "*" only.',
      },
    );
  }
}
