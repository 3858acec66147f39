import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnApi,
  type CfnStage,
  WebSocketApi,
  WebSocketStage,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  FunctionUrl,
  FunctionUrlAuthType,
  InvokeMode,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { StackConfig } from '../config.ts';
import { WEBSOCKET_STAGE } from '../edge-rules.ts';
import type { ServiceFunction } from './service-function.ts';

/** The WebSocket API. Its functions are attached later, because they need its address. */
export class WebSocketEntrance extends Construct {
  readonly api: WebSocketApi;
  readonly stage: WebSocketStage;
  /** Where functions send to clients through. */
  readonly connectionsUrl: string;

  constructor(scope: Construct, id: string, config: StackConfig) {
    super(scope, id);
    this.api = new WebSocketApi(this, 'Api', {
      description: 'Estimate Exchange: updates',
      routeSelectionExpression: '$request.body.action',
    });
    const logGroup = new LogGroup(this, 'AccessLog', {
      retention: config.logRetentionDays as RetentionDays,
      removalPolicy: config.removal === 'retain' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.stage = new WebSocketStage(this, 'Stage', {
      webSocketApi: this.api,
      stageName: WEBSOCKET_STAGE,
      autoDeploy: true,
      throttle: { rateLimit: config.http.throttleRate, burstLimit: config.http.throttleBurst },
    });
    const stage = this.stage.node.defaultChild as CfnStage;
    stage.addResourceDependency(this.#loggingAccount());
    stage.accessLogSettings = {
      destinationArn: logGroup.logGroupArn,
      // Never the query: it holds the token.
      format: JSON.stringify({
        requestId: '$context.requestId',
        time: '$context.requestTime',
        route: '$context.routeKey',
        event: '$context.eventType',
        status: '$context.status',
        connectionId: '$context.connectionId',
      }),
    };
    this.connectionsUrl = this.stage.callbackUrl;
  }

  /**
   * WebSocket APIs write their logs with a role that the whole account and region share; without
   * one, the stage of a fresh account cannot be made. It stays when the stack goes.
   */
  #loggingAccount(): CfnAccount {
    const role = new Role(this, 'LoggingRole', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      inlinePolicies: {
        logs: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: [
                'logs:CreateLogGroup',
                'logs:CreateLogStream',
                'logs:DescribeLogGroups',
                'logs:DescribeLogStreams',
                'logs:FilterLogEvents',
                'logs:GetLogEvents',
                'logs:PutLogEvents',
              ],
              resources: ['*'],
            }),
          ],
        }),
      },
    });
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason:
        'The same permissions as the managed policy that API Gateway asks for; the setting is for every API of the account.',
    });
    const account = new CfnAccount(this, 'LoggingAccount', { cloudWatchRoleArn: role.roleArn });
    for (const resource of [account, role]) resource.applyRemovalPolicy(RemovalPolicy.RETAIN);
    return account;
  }

  /** `$connect`, `$disconnect`, and every message. */
  attach(webSocket: ServiceFunction): void {
    for (const route of ['$connect', '$disconnect', '$default']) {
      this.api.addRoute(route, {
        integration: new WebSocketLambdaIntegration(`On${route.slice(1)}`, webSocket.lambda),
      });
    }
    this.maySend(webSocket);
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason:
        'The function of $connect verifies the signed token and refuses the connection; later messages come from an authorized connection only.',
    });
  }

  /** Lets a function send to clients that are connected. */
  maySend(sender: ServiceFunction): void {
    const stack = Stack.of(this);
    const { partition, region, account } = stack;
    sender.role.may(
      ['execute-api:ManageConnections'],
      [
        `arn:${partition}:execute-api:${region}:${account}:${this.api.apiId}/${WEBSOCKET_STAGE}/POST/@connections/*`,
      ],
    );
    const apiId = stack.getLogicalId(this.api.node.defaultChild as CfnApi);
    Validations.of(sender.role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:execute-api:<AWS::Region>:<AWS::AccountId>:<${apiId}>/${WEBSOCKET_STAGE}/POST/@connections/*]`,
      reason: 'Connection ids are made by API Gateway; a sender must reach any of this one API.',
    });
  }
}

/** Feeds committed events to the function that fans them out. */
export const fanOutFrom = (events: Table, fanOut: ServiceFunction, deadLetters: Queue): void => {
  fanOut.lambda.addEventSource(
    new DynamoEventSource(events, {
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      // Records of one document stay in order within a shard, whatever the factor.
      parallelizationFactor: 4,
      retryAttempts: 5,
      maxRecordAge: Duration.hours(1),
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      onFailure: new SqsDlq(deadLetters),
    }),
  );
};

/**
 * The address of the event stream: an HTTP API cannot stream, a function URL can. The application
 * sets the CORS headers itself; the URL's own would come on top.
 */
export const streamingUrl = (serverSentEvents: ServiceFunction): FunctionUrl =>
  new FunctionUrl(serverSentEvents, 'Url', {
    function: serverSentEvents.lambda,
    // The signed token in the query is the authorization; EventSource can send nothing else.
    authType: FunctionUrlAuthType.NONE,
    invokeMode: InvokeMode.RESPONSE_STREAM,
  });
