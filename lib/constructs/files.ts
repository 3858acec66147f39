import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { StackConfig } from '../config.ts';

/** The bucket of sources, working files, exports, staged uploads and catalogues. */
export class Files extends Construct {
  readonly bucket: Bucket;
  /** Server access logs of the bucket. */
  readonly accessLogs: Bucket;

  constructor(scope: Construct, id: string, config: StackConfig) {
    super(scope, id);
    const removalPolicy =
      config.removal === 'retain' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
    const guarded = {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      removalPolicy,
    };
    this.accessLogs = new Bucket(this, 'AccessLogs', {
      ...guarded,
      versioned: false,
      lifecycleRules: [{ id: 'forget', expiration: Duration.days(config.logRetentionDays) }],
    });
    this.bucket = new Bucket(this, 'Bucket', {
      ...guarded,
      // A document pins the version that it was made from: a second PUT changes nothing.
      versioned: true,
      serverAccessLogsBucket: this.accessLogs,
      serverAccessLogsPrefix: 'files/',
      cors: [
        {
          allowedMethods: [HttpMethods.PUT, HttpMethods.GET],
          allowedOrigins: config.allowedOrigins,
          allowedHeaders: ['content-type'],
          maxAge: 3600,
        },
      ],
      lifecycleRules: [
        {
          id: 'staged-uploads',
          prefix: 'staged/',
          expiration: Duration.days(7),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          // The sweeper deletes documents on time; this is the net under it.
          id: 'documents',
          prefix: 'documents/',
          expiration: Duration.days(config.documentRetentionDays + 30),
          noncurrentVersionExpiration: Duration.days(7),
        },
        {
          id: 'leftovers',
          abortIncompleteMultipartUploadAfter: Duration.days(1),
          expiredObjectDeleteMarker: true,
        },
      ],
    });
  }
}
