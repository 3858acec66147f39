import { CreateBucketCommand, PutBucketVersioningCommand } from '@aws-sdk/client-s3';
import { describe } from 'vitest';
import { createS3, S3FileStore } from '../../lambdas/adapters/aws/s3-file-store.ts';
import { awsEndpoint, clientOptions } from './dynamo-emulator.ts';
import { fileStoreSuite } from './file-store.suite.ts';
import { uniqueId } from './samples.ts';

const skipped = awsEndpoint === undefined;
if (skipped) {
  console.warn(
    'Skipped: S3 suites need an emulator (PORTS_AWS_ENDPOINT); `npm run stack:up && npm run stack:test` runs them.',
  );
}

describe.skipIf(skipped)('S3', () => {
  fileStoreSuite('S3', async () => {
    const s3 = createS3({ ...clientOptions(awsEndpoint ?? ''), forcePathStyle: true });
    const bucket = uniqueId('ports-');
    await s3.send(new CreateBucketCommand({ Bucket: bucket }));
    await s3.send(
      new PutBucketVersioningCommand({
        Bucket: bucket,
        VersioningConfiguration: { Status: 'Enabled' },
      }),
    );
    return {
      files: new S3FileStore(s3, bucket),
      request: async (url, init) => await fetch(url, init),
      close: async () => s3.destroy(),
    };
  });
});
