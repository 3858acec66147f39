#!/usr/bin/env node
import { ONE_ARENA } from '../lambdas/one-arena.ts';

/**
 * The C library reads its settings once, before any of our code: the process begins anew in place,
 * under the same number, before it loads anything else. Other systems have no arenas, and a channel
 * to a parent process would not outlive it.
 */
if (
  process.platform === 'linux' &&
  process.env.MALLOC_ARENA_MAX === undefined &&
  process.send === undefined
)
  process.execve?.(
    process.execPath,
    [process.execPath, ...process.execArgv, ...process.argv.slice(1)],
    { ...process.env, ...ONE_ARENA },
  );

await import('./program.ts');
