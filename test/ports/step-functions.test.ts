import { CreateStateMachineCommand, SFNClient } from '@aws-sdk/client-sfn';
import { describe } from 'vitest';
import { StepFunctionsWorkflow } from '../../lambdas/adapters/aws/step-functions-workflow.ts';
import { awsEndpoint, clientOptions } from './dynamo-emulator.ts';
import { uniqueId } from './samples.ts';
import { workflowSuite } from './workflow.suite.ts';

const skipped = awsEndpoint === undefined;
if (skipped) {
  console.warn(
    'Skipped: Step Functions suites need an emulator (PORTS_AWS_ENDPOINT); `npm run stack:up && npm run stack:test` runs them.',
  );
}

const machine = (state: object): string =>
  JSON.stringify({ StartAt: 'only', States: { only: { ...state, End: true } } });

describe.skipIf(skipped)('Step Functions', () => {
  for (const [name, definition] of [
    ['that is still running', machine({ Type: 'Wait', Seconds: 3600 })],
    ['that has ended', machine({ Type: 'Pass' })],
  ] as const) {
    workflowSuite(`Step Functions, an execution ${name}`, async () => {
      const sfn = new SFNClient(clientOptions(awsEndpoint ?? ''));
      const { stateMachineArn } = await sfn.send(
        new CreateStateMachineCommand({
          name: uniqueId('ports-'),
          roleArn: 'arn:aws:iam::000000000000:role/ports',
          definition,
        }),
      );
      return {
        workflow: new StepFunctionsWorkflow(sfn, stateMachineArn ?? '', {
          handle: () => uniqueId('start'),
          randomBytes: (count) => new Uint8Array(count),
        }),
        close: async () => sfn.destroy(),
      };
    });
  }
});
