/**
 * `npm run test:fuzz`: schemathesis against the generated OpenAPI document, every check on, on an
 * embedded service of its own. The seed is fixed: the same code gets the same requests.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '../../../lambdas/adapters/embedded/service.ts';
import { createKey } from '../../../lambdas/admin/create-key.ts';
import { createOrganization } from '../../../lambdas/admin/create-organization.ts';

const VERSION = '4.32.5';
const SEED = '20260302';
const EXAMPLES = '150';
const LONGEST_SECONDS = 300;
const ROOT = new URL('../../../', import.meta.url).pathname;
const VENV = join(ROOT, '.venv');

const run = (command: string, ...rest: string[]): boolean =>
  spawnSync(command, rest, { stdio: 'inherit', timeout: 240_000 }).status === 0;

/** Puts schemathesis into the project's `.venv`; the package index is tried three times. */
const install = (): string => {
  const program = join(VENV, 'bin/schemathesis');
  const installed = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (installed.stdout?.includes(VERSION)) return program;
  if (!existsSync(join(VENV, 'bin/python')) && !run('python3', '-m', 'venv', VENV)) {
    throw new Error('Python 3 with venv is needed to fuzz');
  }
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const pip = join(VENV, 'bin/pip');
    if (run(pip, 'install', '--quiet', '--retries', '5', `schemathesis==${VERSION}`))
      return program;
  }
  throw new Error(`schemathesis ${VERSION} could not be installed into ${VENV}`);
};

const program = install();
const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
const service = await startService({
  dataDirectory: join(folder, 'data'),
  port: 0,
  host: '127.0.0.1',
  retentionDays: 365,
  version: 'fuzz',
  log: (level, message, fields) => {
    if (level === 'error') process.stderr.write(`${message} ${JSON.stringify(fields)}\n`);
  },
});

/** Two organizations, so that one reading what is the other's is found. */
const users = [];
for (const name of ['first', 'second']) {
  const { organizationId } = await createOrganization(service.embedded, name);
  const { apiKey } = await createKey(service.embedded, { organizationId, mode: 'test', name });
  users.push({ name, fixedHeaders: [{ name: 'service-api-key', value: apiKey }] });
}
const authentication = join(folder, 'auth.json');
writeFileSync(authentication, JSON.stringify({ auth: users }), { mode: 0o600 });

const fuzz = spawn(
  program,
  [
    '--config-file',
    join(ROOT, 'test/contract/fuzz/schemathesis.toml'),
    'run',
    `${service.baseUrl}/openapi.json`,
    '--max-examples',
    EXAMPLES,
    '--seed',
    SEED,
    ...process.argv.slice(2),
  ],
  {
    stdio: 'inherit',
    cwd: folder,
    env: { ...process.env, FUZZ_USERS: authentication },
    timeout: LONGEST_SECONDS * 1000,
  },
);
const code = await new Promise<number>((resolve) => {
  fuzz.once('exit', (status, signal) => {
    if (signal) process.stderr.write(`Fuzzing took longer than ${LONGEST_SECONDS} seconds\n`);
    resolve(status ?? 1);
  });
});
await service.close();
rmSync(folder, { recursive: true, force: true });
process.exit(code);
