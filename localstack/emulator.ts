import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePort, run, startInBackground, waitFor } from './processes.ts';
import { CALL_LOG, ROOT, STACK_FOLDER } from './stack-file.ts';

const MINISTACK = 'ministack==1.4.21';
const VENV = join(ROOT, '.venv');
const PYTHON = join(VENV, 'bin', 'python');
const INSTALLED = join(VENV, `.${MINISTACK}`);
const TEMPORARY = join(STACK_FOLDER, 'tmp');
const LOG = join(STACK_FOLDER, 'ministack.log');
const ATTEMPTS = 3;

/** Installs the emulator into the project's own `.venv`, once. */
export const installEmulator = (): void => {
  if (existsSync(INSTALLED)) return;
  if (!existsSync(PYTHON)) {
    try {
      run('python3', ['-m', 'venv', VENV]);
    } catch (cause) {
      throw new Error(
        'The emulator needs Python 3.10 or newer with venv: install python3 and python3-venv.',
        { cause },
      );
    }
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      run(PYTHON, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', MINISTACK]);
      break;
    } catch (cause) {
      if (attempt === ATTEMPTS) throw new Error(`${MINISTACK} could not be installed.`, { cause });
    }
  }
  run(PYTHON, ['-c', `open(${JSON.stringify(INSTALLED)}, 'w').close()`]);
};

/**
 * Starts MiniStack on a free loopback port.
 *
 * Its own defaults listen on public addresses, hence the two bindings. `MINISTACK_HOST` makes the
 * callback address of WebSockets, which CDK derives from the region, one that it answers to.
 */
export const startEmulator = async (): Promise<{ endpoint: string; pid: number }> => {
  const port = await freePort();
  // The emulator's worker is CommonJS in a `.js` file: a package.json somewhere above the machine's
  // own temporary folder could make it something else.
  mkdirSync(TEMPORARY, { recursive: true });
  writeFileSync(join(TEMPORARY, 'package.json'), '{"type":"commonjs"}\n');
  const endpoint = `http://127.0.0.1:${port}`;
  const pid = startInBackground(PYTHON, ['-m', 'ministack'], LOG, {
    cwd: STACK_FOLDER,
    env: {
      ...process.env,
      BIND_HOST: '127.0.0.1',
      IOT_MTLS_ENABLED: '0',
      GATEWAY_PORT: String(port),
      LAMBDA_EXECUTOR: 'local',
      MINISTACK_HOST: 'us-east-1.amazonaws.com',
      AWS_ENDPOINT_URL: endpoint,
      TMPDIR: TEMPORARY,
      PATH: `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
      NODE_OPTIONS: `--require ${join(ROOT, 'localstack', 'lambda-preload.cjs')}`,
      ESTIMATE_CALL_LOG: CALL_LOG,
    },
  });
  await waitFor(`${endpoint}/_ministack/health`, pid, 'MiniStack', LOG);
  return { endpoint, pid };
};
