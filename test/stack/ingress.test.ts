/**
 * The large-body ingress as a process of its own, against the deployed tables, bucket and workflow.
 * The emulator runs no containers, so the process runs here, with the variables that the stack gives
 * the function of the same application.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awsEnvironment } from '../../localstack/aws-environment.ts';
import type { RunningStack } from '../../localstack/stack-file.ts';

const stackFile = process.env.STACK_FILE;
const stack = (stackFile ? JSON.parse(readFileSync(stackFile, 'utf8')) : {}) as RunningStack;
const MEBIBYTE = 1024 * 1024;

/** What the stack gives the function of the HTTP application. */
const variablesOfApplication = async (): Promise<Record<string, string>> => {
  const given = {
    endpoint: stack.aws_endpoint_url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  };
  const { Stacks = [] } = await new CloudFormationClient(given).send(
    new DescribeStacksCommand({ StackName: stack.stack_name }),
  );
  const output = Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === 'ApiFunction');
  const { Environment } = await new LambdaClient(given).send(
    new GetFunctionConfigurationCommand({ FunctionName: output?.OutputValue }),
  );
  return Environment?.Variables ?? {};
};

describe.skipIf(!stackFile)('the large-body ingress on the deployed stack', () => {
  let ingress: ChildProcess;
  let url: string;
  let exited: Promise<number | null>;

  beforeAll(async () => {
    ingress = spawn(
      process.execPath,
      [fileURLToPath(new URL('../../lambdas/ingress/main.ts', import.meta.url))],
      {
        env: {
          ...awsEnvironment(stack.aws_endpoint_url),
          ...(await variablesOfApplication()),
          PORT: '0',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    exited = new Promise((resolve) => ingress.once('exit', resolve));
    if (!ingress.stdout) throw new Error('The process has no output.');
    for await (const line of createInterface(ingress.stdout)) {
      const { message, port } = JSON.parse(line) as { message: string; port: number };
      if (message !== 'listening') continue;
      url = `http://127.0.0.1:${port}`;
      break;
    }
    ingress.stdout.resume();
  }, 60_000);

  afterAll(() => ingress?.kill('SIGKILL'));

  const upload = (sizeBytes: number): Promise<Response> => {
    const pdf = Buffer.alloc(sizeBytes, 0x20);
    pdf.write('%PDF-1.7\n');
    return fetch(`${url}/upload`, {
      method: 'POST',
      headers: {
        'service-api-key': stack.organizations.a.test_key,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ file_name: 'long.pdf', file_base64: pdf.toString('base64') }),
    });
  };

  it('takes 49 MiB inline, which the gateway does not, into the same workflow', async () => {
    const answer = await upload(49 * MEBIBYTE);
    const { document_id: documentId } = (await answer.json()) as { document_id: string };
    expect(answer.status).toBe(200);
    // Blanks are no estimate; that the workflow says so shows that it got the file.
    const status = async (): Promise<unknown> => {
      const response = await fetch(`${stack.base_url}/status/${documentId}`, {
        headers: { 'service-api-key': stack.organizations.a.test_key },
      });
      return ((await response.json()) as { error: { code: string } | null }).error?.code;
    };
    await expect.poll(status, { timeout: 110_000, interval: 250 }).toBe('pdf_damaged');
  });

  it('ends by itself when it is told to stop', async () => {
    ingress.kill('SIGTERM');
    expect(await exited).toBe(0);
  });
});
