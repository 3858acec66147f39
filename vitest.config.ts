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

/** Tests that set what the whole process sees, such as how pictures are decoded. */
const APART = 'test/unit/ocr/**/*.test.ts';

/** Pure tests share the reader's modules, which takes a tenth of the time of loading them for each file. */
const sharing = (to: ReturnType<typeof project>) => ({
  test: { ...to.test, exclude: [APART], isolate: false },
});

/** CI adds up what several runs report here. */
const results = process.env.TEST_RESULTS_DIRECTORY;

export default defineConfig({
  test: {
    reporters: results
      ? ['default', ['json', { outputFile: join(results, `${process.pid}.json`) }]]
      : ['default'],
    projects: [
      sharing(project('unit', 20_000)),
      { test: { ...project('unit-apart', 20_000).test, include: [APART] } },
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
