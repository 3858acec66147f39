import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { StackConfig } from '../config.ts';
import type { ServiceFunction } from './service-function.ts';

/** Runs the sweeper; a run that fails is retried, then kept for a person to see. */
export class SweeperSchedule extends Construct {
  constructor(
    scope: Construct,
    id: string,
    given: { config: StackConfig; sweeper: ServiceFunction; deadLetters: Queue },
  ) {
    super(scope, id);
    new Rule(this, 'Rule', {
      description: 'Starts what was committed and not started, and ends what retention ends.',
      schedule: Schedule.rate(Duration.minutes(given.config.sweepEveryMinutes)),
      targets: [
        new LambdaFunction(given.sweeper.lambda, {
          deadLetterQueue: given.deadLetters,
          retryAttempts: 2,
          maxEventAge: Duration.minutes(10),
        }),
      ],
    });
  }
}
