import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const STACK_FOLDER = join(ROOT, '.stack');
export const STACK_FILE = join(STACK_FOLDER, 'stack.json');
export const CALL_LOG = join(STACK_FOLDER, 'calls.jsonl');
export const CDK_OUT = join(STACK_FOLDER, 'cdk.out');

export interface SeededOrganization {
  organization_id: string;
  test_key: string;
  live_key: string;
}

/** What a running stack is; written by `up`, read by `test` and `down`. */
export interface RunningStack {
  /** One address for HTTP, `/ws/status` and `/sse/status`. */
  base_url: string;
  stack_name: string;
  aws_endpoint_url: string;
  /** `a` has claims, `b` has none. */
  organizations: { a: SeededOrganization; b: SeededOrganization };
  emulator_pid: number;
  proxy_pid: number;
}

export const readStackFile = (): Partial<RunningStack> | null => {
  try {
    return JSON.parse(readFileSync(STACK_FILE, 'utf8')) as Partial<RunningStack>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** Holds keys: readable by its owner only, and never half-written. */
export const writeStackFile = (stack: Partial<RunningStack>): void => {
  mkdirSync(STACK_FOLDER, { recursive: true, mode: 0o700 });
  const temporary = `${STACK_FILE}.tmp`;
  writeFileSync(temporary, `${JSON.stringify(stack, null, 2)}\n`, { mode: 0o600 });
  renameSync(temporary, STACK_FILE);
};

export const removeStackFile = (): void => rmSync(STACK_FILE, { force: true });
