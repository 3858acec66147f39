/** Evaluates the synthesized policies as IAM would, as far as this stack uses them. */

export interface Statement {
  actions: string[];
  /** ARNs, `*` as a wildcard. */
  resources: string[];
}

/** Logical id to physical id, of the deployed stack. */
export type Deployed = ReadonlyMap<string, { type: string; physicalId: string }>;

interface Template {
  Resources: Record<string, { Type: string; Properties: Record<string, unknown> }>;
}

const ACCOUNT = '000000000000';
const REGION = 'us-east-1';
const PSEUDO: Record<string, string> = {
  'AWS::Partition': 'aws',
  'AWS::Region': REGION,
  'AWS::AccountId': ACCOUNT,
};

const arnOf = (type: string, physicalId: string): string =>
  ({
    'AWS::DynamoDB::Table': `arn:aws:dynamodb:${REGION}:${ACCOUNT}:table/${physicalId}`,
    'AWS::S3::Bucket': `arn:aws:s3:::${physicalId}`,
    'AWS::Lambda::Function': `arn:aws:lambda:${REGION}:${ACCOUNT}:function:${physicalId}`,
  })[type] ?? physicalId;

/** A template's value with its references resolved to what was deployed. */
export const resolve = (value: unknown, deployed: Deployed): string => {
  if (typeof value === 'string') return value;
  const [name, argument] = Object.entries(value as object)[0] ?? [];
  if (name === 'Ref') {
    const found = deployed.get(argument as string);
    return found ? found.physicalId : (PSEUDO[argument as string] ?? `unknown:${argument}`);
  }
  if (name === 'Fn::GetAtt') {
    const [logicalId, attribute] = argument as [string, string];
    const found = deployed.get(logicalId);
    return attribute === 'Arn' && found
      ? arnOf(found.type, found.physicalId)
      : `unknown:${logicalId}.${attribute}`;
  }
  if (name === 'Fn::Join') {
    const [separator, parts] = argument as [string, unknown[]];
    return parts.map((part) => resolve(part, deployed)).join(separator);
  }
  throw new Error(`The policies use ${name}, which this test does not know.`);
};

/** What the role of a function may do, its log group apart. */
export const statementsOf = (
  template: Template,
  functionId: string,
  deployed: Deployed,
): Statement[] => {
  const role = template.Resources[functionId]?.Properties.Role as { 'Fn::GetAtt': [string] };
  const [roleId] = role['Fn::GetAtt'];
  return Object.values(template.Resources)
    .filter(
      ({ Type, Properties }) =>
        Type === 'AWS::IAM::Policy' &&
        (Properties.Roles as { Ref: string }[]).some(({ Ref }) => Ref === roleId),
    )
    .flatMap(({ Properties }) => {
      const { Statement } = Properties.PolicyDocument as {
        Statement: { Action: string | string[]; Resource: unknown; Effect: string }[];
      };
      return Statement.filter(({ Effect }) => Effect === 'Allow').map(({ Action, Resource }) => ({
        actions: [Action].flat(),
        resources: [Resource].flat().map((entry) => resolve(entry, deployed)),
      }));
    });
};

const matches = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(text);

/** The permission that allows a call, as `action resource`, or null. */
export const allowing = (
  statements: readonly Statement[],
  action: string,
  resource: string,
): string | null => {
  for (const { actions, resources } of statements) {
    if (!actions.includes(action)) continue;
    const pattern = resources.find((candidate) => matches(candidate, resource));
    if (pattern !== undefined) return `${action} ${pattern}`;
  }
  return null;
};
