import { chmod, rm } from 'node:fs/promises';
import { build } from 'esbuild';

/**
 * Bundles the `estimate` command to plain JavaScript: Node strips types nowhere below
 * `node_modules`, which is where an installed package lies. Dependencies stay outside.
 */
// Chunks are named by their content: those of an earlier build would stay for ever.
await rm('dist', { recursive: true, force: true });
await build({
  entryPoints: {
    estimate: 'cli/estimate.ts',
    client: 'client/index.ts',
    'step-worker': 'lambdas/adapters/embedded/step-worker.ts',
    'reading-thread': 'cli/reading-thread.ts',
    'recognition-thread': 'lambdas/adapters/ocr/recognition-thread.ts',
  },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node24',
  sourcemap: true,
  logLevel: 'warning',
});
await chmod('dist/estimate.mjs', 0o755);
