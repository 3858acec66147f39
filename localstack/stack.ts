/**
 * The cloud stack on this machine: `npm run stack:up`, `stack:test`, `stack:down`.
 *
 * `up` installs and starts the emulator, runs a real `cdk bootstrap` and `cdk deploy` against it,
 * makes two organizations, and opens one address in front of the three APIs.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { configOf } from '../lib/config.ts';
import type { OutputName } from '../lib/outputs.ts';
import { awsEnvironment, requireOwnEndpoint } from './aws-environment.ts';
import type { ProxyTarget } from './edge-proxy.ts';
import { installEmulator, startEmulator } from './emulator.ts';
import { freePort, isRunning, run, startInBackground, stop, waitFor } from './processes.ts';
import {
  CALL_LOG,
  CDK_OUT,
  ROOT,
  type RunningStack,
  readStackFile,
  removeStackFile,
  STACK_FILE,
  STACK_FOLDER,
  writeStackFile,
} from './stack-file.ts';

const CDK = join(ROOT, 'node_modules', '.bin', 'cdk');
const CONFIG = 'emulator';
const OUTPUTS_FILE = join(STACK_FOLDER, 'outputs.json');
const PROXY_LOG = join(STACK_FOLDER, 'edge-proxy.log');

type Outputs = Record<OutputName, string>;

const up = async (): Promise<void> => {
  const running = readStackFile();
  if (running?.emulator_pid && isRunning(running.emulator_pid)) {
    console.log(`The stack is up already at ${running.base_url ?? 'an unfinished address'}.`);
    console.log('npm run stack:down ends it.');
    return;
  }
  mkdirSync(STACK_FOLDER, { recursive: true, mode: 0o700 });
  rmSync(CALL_LOG, { force: true });
  rmSync(CDK_OUT, { recursive: true, force: true });
  const began = Date.now();
  const say = (what: string): void =>
    console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}`);

  say('installing the emulator');
  installEmulator();
  const { endpoint, pid } = await startEmulator();
  say(`MiniStack answers at ${endpoint}`);
  // Noted at once, so that `down` ends it whatever happens next.
  writeStackFile({ aws_endpoint_url: endpoint, emulator_pid: pid });
  try {
    const environment = awsEnvironment(endpoint);
    const { stackName } = configOf(CONFIG);
    const cdk = (...args: string[]): void => run(CDK, args, environment);
    cdk('synth', '--quiet', '--context', `config=${CONFIG}`, '--output', CDK_OUT);
    say('synthesized');
    const app = ['--app', CDK_OUT];
    cdk('bootstrap', ...app, 'aws://000000000000/us-east-1', '--quiet');
    say('bootstrapped');
    cdk(
      'deploy',
      ...app,
      stackName,
      '--require-approval',
      'never',
      '--outputs-file',
      OUTPUTS_FILE,
      '--quiet',
    );
    say('deployed');
    const outputs = (JSON.parse(readFileSync(OUTPUTS_FILE, 'utf8')) as Record<string, Outputs>)[
      stackName
    ];
    if (!outputs) throw new Error(`${OUTPUTS_FILE} does not name ${stackName}.`);
    const seeded = execFileSync(
      process.execPath,
      [join(ROOT, 'localstack', 'seed.ts'), stackName],
      { env: environment, encoding: 'utf8' },
    );
    const organizations = JSON.parse(seeded) as RunningStack['organizations'];
    say('two organizations made');

    const proxy = await startProxy(endpoint, outputs);
    writeStackFile({
      base_url: proxy.baseUrl,
      stack_name: stackName,
      aws_endpoint_url: endpoint,
      organizations,
      emulator_pid: pid,
      proxy_pid: proxy.pid,
    });
    say(`up at ${proxy.baseUrl}; keys and more in ${STACK_FILE}`);
  } catch (error) {
    await down();
    throw error;
  }
};

const startProxy = async (
  endpoint: string,
  outputs: Outputs,
): Promise<{ baseUrl: string; pid: number }> => {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const idOf = (url: string): string => new URL(url).hostname.split('.')[0] ?? '';
  const target: ProxyTarget = {
    endpoint,
    httpApiId: idOf(outputs.HttpUrl),
    webSocketApiId: idOf(outputs.WebSocketUrl),
    functionUrlId: idOf(outputs.StreamUrl),
    apiFunction: outputs.ApiFunction,
  };
  const pid = startInBackground(
    process.execPath,
    [join(ROOT, 'localstack', 'edge-proxy.ts'), String(port), JSON.stringify(target)],
    PROXY_LOG,
    { env: process.env, cwd: ROOT },
  );
  try {
    await waitFor(`${baseUrl}/health`, pid, 'The edge proxy', PROXY_LOG);
  } catch (error) {
    await stop(pid);
    throw error;
  }
  return { baseUrl, pid };
};

const test = (): number => {
  const stack = readStackFile();
  if (!stack?.base_url || !stack.emulator_pid || !isRunning(stack.emulator_pid)) {
    throw new Error('The stack is not up. npm run stack:up starts it.');
  }
  requireOwnEndpoint(stack.aws_endpoint_url);
  const running = stack as RunningStack;
  const vitest = (projects: readonly string[], environment: Record<string, string>): number =>
    spawnSync(
      process.execPath,
      [
        join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
        'run',
        ...projects.flatMap((project) => ['--project', project]),
      ],
      {
        cwd: ROOT,
        stdio: 'inherit',
        env: { ...awsEnvironment(running.aws_endpoint_url), ...environment },
      },
    ).status ?? 1;
  const failures = [
    vitest(['ports'], { PORTS_AWS_ENDPOINT: running.aws_endpoint_url }),
    vitest(['stack'], { STACK_FILE }),
    vitest(['contract'], { CONTRACT_CREDENTIALS: STACK_FILE }),
    // Last: it judges the calls that the functions made for all of the above.
    vitest(['permissions'], {
      CALL_LOG,
      STACK_NAME: running.stack_name,
      STACK_TEMPLATE: join(CDK_OUT, `${running.stack_name}.template.json`),
    }),
  ].filter((status) => status !== 0);
  return failures.length === 0 ? 0 : 1;
};

const down = async (): Promise<void> => {
  const stack = readStackFile();
  for (const pid of [stack?.proxy_pid, stack?.emulator_pid]) if (pid) await stop(pid);
  removeStackFile();
  console.log(stack ? 'The stack is down.' : 'No stack was up.');
};

const command = process.argv[2];
try {
  if (command === 'up') await up();
  else if (command === 'test') process.exitCode = test();
  else if (command === 'down') await down();
  else {
    console.error('usage: node localstack/stack.ts up | test | down');
    process.exitCode = 2;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
