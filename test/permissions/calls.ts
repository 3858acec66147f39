/** A call that localstack/lambda-preload.cjs noted, and what IAM would ask for it. */
export interface NotedCall {
  /** Physical name. */
  function: string;
  service: string;
  method: string;
  path: string;
  target: string | null;
  resources: {
    table?: string;
    index?: string | null;
    operation?: string | null;
    stateMachineArn?: string;
    SecretId?: string;
  }[];
}

export interface Needed {
  action: string;
  resource: string;
}

const TRANSACTED: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

/** @throws for a call of a kind that this test does not know: it must not pass unseen. */
export const neededFor = (call: NotedCall): Needed[] => {
  const operation = call.target?.split('.').at(-1) ?? '';
  switch (call.service) {
    case 'dynamodb':
      return call.resources.map(({ table, index, operation: item }) => ({
        action: `dynamodb:${operation === 'TransactWriteItems' ? TRANSACTED[item ?? ''] : operation}`,
        resource: `arn:aws:dynamodb:us-east-1:000000000000:table/${table}${index ? `/index/${index}` : ''}`,
      }));
    case 's3':
      return neededForFiles(call);
    case 'states':
      return call.resources.map(({ stateMachineArn }) => ({
        action: `states:${operation}`,
        resource: stateMachineArn ?? '',
      }));
    case 'secretsmanager':
      return call.resources.map(({ SecretId }) => ({
        action: `secretsmanager:${operation}`,
        resource: SecretId ?? '',
      }));
    case 'lambda': {
      const name = /\/functions\/([^/]+)\/invocations/.exec(call.path)?.[1];
      return [
        {
          action: 'lambda:InvokeFunction',
          resource: `arn:aws:lambda:us-east-1:000000000000:function:${name}`,
        },
      ];
    }
    case 'execute-api':
      return [{ action: 'execute-api:ManageConnections', resource: '@connections' }];
    default:
      throw new Error(
        `A function called ${call.service}, which the permission test does not know.`,
      );
  }
};

const neededForFiles = ({ method, path }: NotedCall): Needed[] => {
  const { pathname, searchParams } = new URL(path, 'http://emulator');
  const [, bucket = '', ...keyParts] = pathname.split('/');
  const key = decodeURIComponent(keyParts.join('/'));
  const object = `arn:aws:s3:::${bucket}/${key}`;
  if (searchParams.has('versions')) {
    return [{ action: 's3:ListBucketVersions', resource: `arn:aws:s3:::${bucket}` }];
  }
  if (searchParams.has('delete')) {
    // The keys are in the body; the adapter deletes what it listed, which lies below `documents/`
    // or `staged/`. Versions are always named.
    return ['DeleteObject', 'DeleteObjectVersion'].map((action) => ({
      action: `s3:${action}`,
      resource: `arn:aws:s3:::${bucket}/documents/any`,
    }));
  }
  if (method === 'PUT') return [{ action: 's3:PutObject', resource: object }];
  const versioned = searchParams.has('versionId');
  return [{ action: versioned ? 's3:GetObjectVersion' : 's3:GetObject', resource: object }];
};
