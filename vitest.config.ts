import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const project = (name: string, testTimeoutMilliseconds: number) => ({
  test: {
    name,
    include: [`test/${name}/**/*.test.ts`],
    testTimeout: testTimeoutMilliseconds,
    hookTimeout: testTimeoutMilliseconds,
  },
});

/** A project whose tests share something that is started once. */
const withSetup = (to: ReturnType<typeof project>, globalSetup: string) => ({
  test: { ...to.test, globalSetup },
});

/** CI adds up what several runs report here. */
const results = process.env.TEST_RESULTS_DIRECTORY;

export default defineConfig({
  test: {
    reporters: results
      ? ['default', ['json', { outputFile: join(results, `${process.pid}.json`) }]]
      : ['default'],
    projects: [
      project('unit', 20_000),
      project('property', 60_000),
      project('ports', 60_000),
      withSetup(project('contract', 60_000), 'test/contract/start-service.ts'),
      project('infra', 600_000),
      project('stack', 120_000),
      project('permissions', 60_000),
      project('e2e', 600_000),
    ],
  },
});
