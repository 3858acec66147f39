import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StepName } from '../lambdas/pipeline/steps.ts';
import type { StackConfig } from './config.ts';
import { DeadLetters } from './constructs/dead-letters.ts';
import { Edge } from './constructs/edge.ts';
import { Files } from './constructs/files.ts';
import { Functions, STEP_NAMES } from './constructs/functions.ts';
import { HttpEntrance } from './constructs/http-api.ts';
import { LargeBodyIngress } from './constructs/large-body-ingress.ts';
import { Operations } from './constructs/operations.ts';
import { fanOutFrom, streamingUrl, WebSocketEntrance } from './constructs/realtime.ts';
import { Records } from './constructs/records.ts';
import type { ServiceFunction } from './constructs/service-function.ts';
import { SigningSecret } from './constructs/signing-secret.ts';
import { SweeperSchedule } from './constructs/sweeper-schedule.ts';
import { Workflow } from './constructs/workflow.ts';
import { OUTPUTS } from './outputs.ts';

export interface EstimateExchangeStackProps extends StackProps {
  config: StackConfig;
  serviceVersion: string;
  /** False makes the template without building any code: tests of the template alone. */
  bundled?: boolean;
}

/** Wires the constructs; each concern is in its own. */
export class EstimateExchangeStack extends Stack {
  constructor(scope: Construct, id: string, props: EstimateExchangeStackProps) {
    super(scope, id, props);
    const { config } = props;
    const records = new Records(this, 'Records', config);
    const files = new Files(this, 'Files', config);
    const signingSecret = new SigningSecret(this, 'SigningSecret', config);
    const webSocket = new WebSocketEntrance(this, 'WebSocket', config);
    const deadLetters = new DeadLetters(this, 'DeadLetters');

    const functions = new Functions(this, 'Functions', {
      config,
      records,
      files,
      signingSecret,
      connectionsUrl: webSocket.connectionsUrl,
      deadLetters,
      serviceVersion: props.serviceVersion,
      bundled: props.bundled ?? true,
    });
    const steps = Object.fromEntries(
      STEP_NAMES.map((name) => [name, functions.all[name]]),
    ) as Record<StepName, ServiceFunction>;
    const workflow = new Workflow(this, 'Workflow', { config, steps });
    functions.complete(workflow.stateMachine.stateMachineArn);
    const { api, mcp, sweeper, fanOut, greeter, serverSentEvents } = functions.all;

    const http = new HttpEntrance(this, 'Http', { config, api, mcp });
    webSocket.attach(functions.all.webSocket);
    webSocket.maySend(greeter);
    webSocket.maySend(fanOut);
    fanOutFrom(records.tables.events, fanOut, deadLetters.fanOut);
    const stream = streamingUrl(serverSentEvents);
    new SweeperSchedule(this, 'SweeperSchedule', {
      config,
      sweeper,
      deadLetters: deadLetters.sweeper,
    });
    const operations = new Operations(this, 'Operations', {
      config,
      http,
      workflow,
      functions: functions.all,
      deadLetters: {
        fanOut: deadLetters.fanOut,
        sweeper: deadLetters.sweeper,
        greeter: deadLetters.greeter,
      },
    });
    const largeBodies = config.largeBodies.enabled
      ? new LargeBodyIngress(this, 'LargeBodies', {
          config,
          environment: functions.applicationEnvironment(),
          allowApplication: (role) =>
            functions.allowApplication(role, workflow.stateMachine.stateMachineArn),
          bundled: props.bundled ?? true,
        })
      : null;
    if (largeBodies) operations.watchLargeBodies(largeBodies);
    const edge = config.edge.enabled
      ? new Edge(this, 'Edge', {
          config,
          http: http.api,
          webSocket: webSocket.api,
          stream,
          files,
          largeBodies,
        })
      : null;

    const output = (name: keyof typeof OUTPUTS, value: string): void => {
      new CfnOutput(this, name, { value, description: OUTPUTS[name] });
    };
    output('HttpUrl', http.api.apiEndpoint);
    output('WebSocketUrl', webSocket.stage.url);
    output('StreamUrl', stream.url);
    if (edge) output('EdgeUrl', edge.url);
    output('ApiFunction', api.lambda.functionName);
    output('FilesBucket', files.bucket.bucketName);
    output('StateMachineArn', workflow.stateMachine.stateMachineArn);
    output('DocumentsTable', records.tables.documents.tableName);
    output('EventsTable', records.tables.events.tableName);
    output('ClaimsTable', records.tables.claims.tableName);
    output('AccessTable', records.tables.access.tableName);
    output('SessionsTable', records.tables.sessions.tableName);
  }
}
