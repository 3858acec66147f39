import { defineConfig } from 'vitest/config';

const project = (name: string, testTimeoutMilliseconds: number) => ({
  test: {
    name,
    include: [`test/${name}/**/*.test.ts`],
    testTimeout: testTimeoutMilliseconds,
    hookTimeout: testTimeoutMilliseconds,
  },
});

export default defineConfig({
  test: {
    projects: [
      project('unit', 20_000),
      project('property', 60_000),
      project('ports', 60_000),
      project('contract', 60_000),
      project('infra', 120_000),
      project('e2e', 120_000),
    ],
  },
});
