import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { CLIENT_LIMITS } from './dynamo-client.ts';

/**
 * The versions of the secret that cursors and tokens are signed with, the current one first. The
 * one before still verifies, so rotation logs nobody out.
 */
export const readSigningSecrets = async (
  secretId: string,
  client = new SecretsManagerClient({ ...CLIENT_LIMITS }),
): Promise<[string, ...string[]]> => {
  const current = await client.send(new GetSecretValueCommand({ SecretId: secretId }));
  if (!current.SecretString) {
    throw new Error(`Secret ${secretId} holds no text. Deploy the stack again, or set it.`);
  }
  const previous = await readPrevious(client, secretId);
  return previous === null || previous === current.SecretString
    ? [current.SecretString]
    : [current.SecretString, previous];
};

/** Null before the first rotation. */
const readPrevious = async (
  client: SecretsManagerClient,
  secretId: string,
): Promise<string | null> => {
  try {
    const { SecretString } = await client.send(
      new GetSecretValueCommand({ SecretId: secretId, VersionStage: 'AWSPREVIOUS' }),
    );
    return SecretString ?? null;
  } catch (error) {
    if (error instanceof Error && error.name === 'ResourceNotFoundException') return null;
    throw error;
  }
};
