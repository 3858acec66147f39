/**
 * The environment for everything that talks to the emulator. With test credentials, and an endpoint
 * on this machine, nothing of this can reach a real account by mistake.
 */
export const awsEnvironment = (endpoint: string): NodeJS.ProcessEnv => {
  requireOwnEndpoint(endpoint);
  const { AWS_PROFILE: _profile, AWS_SESSION_TOKEN: _token, ...inherited } = process.env;
  return {
    ...inherited,
    AWS_ENDPOINT_URL: endpoint,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: 'us-east-1',
    AWS_DEFAULT_REGION: 'us-east-1',
    AWS_EC2_METADATA_DISABLED: 'true',
    CDK_DISABLE_CLI_TELEMETRY: 'true',
  };
};

/** @throws unless the endpoint is on this machine: a deployment must never reach real AWS. */
export const requireOwnEndpoint = (endpoint: string | undefined): void => {
  const host = endpoint && URL.canParse(endpoint) ? new URL(endpoint).hostname : '';
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(host)) {
    throw new Error(
      `AWS_ENDPOINT_URL is ${endpoint ? `"${endpoint}"` : 'not set'}; these commands only work on an emulator on this machine. To deploy to AWS: npx cdk deploy.`,
    );
  }
};
