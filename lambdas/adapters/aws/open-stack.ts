import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { DynamoAccessStore } from './dynamo-access-store.ts';
import { DynamoClaimStore } from './dynamo-claim-store.ts';
import { CLIENT_LIMITS, createDynamo } from './dynamo-client.ts';
import { DynamoDocumentStore } from './dynamo-document-store.ts';
import { createS3, S3FileStore } from './s3-file-store.ts';
import { systemClock, systemIds } from './system.ts';

/** What a deployed stack says of itself: `lib/outputs.ts` names them. */
export type StackOutputs = Readonly<Record<string, string>>;

/**
 * The outputs of a deployed stack, in the account, region and endpoint of the environment.
 *
 * @throws a sentence that says what to check, where there is no such stack.
 */
export const readStackOutputs = async (
  stackName: string,
  client = new CloudFormationClient({ ...CLIENT_LIMITS }),
): Promise<StackOutputs> => {
  const { Stacks } = await client
    .send(new DescribeStacksCommand({ StackName: stackName }))
    .catch((cause: unknown) => {
      const said = cause instanceof Error ? cause.message : String(cause);
      throw new Error(
        `Stack "${stackName}" could not be read: ${said}. Check the name, the region (AWS_REGION) and the account that you are signed in to.`,
        { cause },
      );
    });
  const outputs = Stacks?.[0]?.Outputs ?? [];
  return Object.fromEntries(
    outputs.flatMap(({ OutputKey, OutputValue }) =>
      OutputKey && OutputValue ? [[OutputKey, OutputValue]] : [],
    ),
  );
};

/** The stores of a deployed stack, for administration from an operator's machine. */
export const openStack = async (stackName: string) => {
  const outputs = await readStackOutputs(stackName);
  const output = (name: string): string => {
    const value = outputs[name];
    if (value === undefined) {
      throw new Error(
        `Stack "${stackName}" has no output ${name}: it is not a stack of this release. Deploy it again.`,
      );
    }
    return value;
  };
  const dynamo = createDynamo();
  const tables = {
    documents: output('DocumentsTable'),
    events: output('EventsTable'),
    claims: output('ClaimsTable'),
    access: output('AccessTable'),
  };
  return {
    outputs,
    access: new DynamoAccessStore(dynamo, tables),
    claims: new DynamoClaimStore(dynamo, tables),
    documents: new DynamoDocumentStore(dynamo, tables),
    files: new S3FileStore(createS3(), output('FilesBucket')),
    clock: systemClock,
    ids: systemIds,
    close: (): void => dynamo.destroy(),
  };
};

export type OpenStack = Awaited<ReturnType<typeof openStack>>;
