import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { StackConfig } from '../config.ts';

/** Random text that cursors and realtime tokens are signed with. */
export class SigningSecret extends Construct {
  readonly secret: Secret;

  constructor(scope: Construct, id: string, config: StackConfig) {
    super(scope, id);
    this.secret = new Secret(this, 'Secret', {
      description: 'Estimate Exchange: signs list cursors and realtime tokens',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: config.removal === 'retain' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    Validations.of(this.secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'What it signs lives 15 minutes (tokens) or as long as a listing (cursors). Rotation is one command, described in docs/operations.md; the version before still verifies.',
    });
  }
}
