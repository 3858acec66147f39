import { execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A loopback port that nobody listens on. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
};

/** Runs a command to its end, its output on ours. */
export const run = (
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): void => {
  execFileSync(command, args, { stdio: 'inherit', env: environment });
};

/** Starts a process that outlives this one, its output in a log file. */
export const startInBackground = (
  command: string,
  args: readonly string[],
  logFile: string,
  options: Pick<SpawnOptions, 'env' | 'cwd'>,
): number => {
  const log = openSync(logFile, 'w', 0o600);
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  if (child.pid === undefined) throw new Error(`${command} could not be started.`);
  child.unref();
  return child.pid;
};

export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Ends a process and what it started; waits until it is gone. */
export const stop = async (pid: number): Promise<void> => {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (!isRunning(pid)) return;
    try {
      process.kill(-pid, signal);
    } catch {
      // Its group ended in between.
    }
    for (let turn = 0; turn < 50 && isRunning(pid); turn += 1) await delay(100);
  }
};

/** Asks a URL until it answers. */
export const waitFor = async (
  url: string,
  pid: number,
  what: string,
  logFile: string,
): Promise<void> => {
  for (let turn = 0; turn < 300; turn += 1) {
    if (!isRunning(pid)) throw new Error(`${what} ended; ${logFile} says why.`);
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await delay(100);
  }
  throw new Error(`${what} did not answer at ${url} within 30 seconds; see ${logFile}.`);
};
