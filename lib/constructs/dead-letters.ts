import { Duration, Validations } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** Where work goes that failed for good; every queue has an alarm, every alarm a runbook. */
export class DeadLetters extends Construct {
  /** Batches of events that could not be fanned out. */
  readonly fanOut: Queue;
  /** Runs of the sweeper that failed. */
  readonly sweeper: Queue;
  /** Greetings that could not be sent: initial subscriptions of a WebSocket. */
  readonly greeter: Queue;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const queue = (name: string): Queue =>
      new Queue(this, name, {
        encryption: QueueEncryption.SQS_MANAGED,
        enforceSSL: true,
        retentionPeriod: Duration.days(14),
      });
    this.fanOut = queue('FanOut');
    this.sweeper = queue('Sweeper');
    this.greeter = queue('Greeter');
    const reason = 'This is a dead-letter queue: a person empties it, by docs/operations.md.';
    Validations.of(this).acknowledge(
      { id: 'AwsSolutions-SQS3', reason },
      { id: 'Serverless-SQSRedrivePolicy', reason },
    );
  }
}
