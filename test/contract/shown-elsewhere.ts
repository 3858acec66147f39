import type { Shown } from './coverage.ts';

/** Rules that tests of other parts show, which know nothing of this list. */
export const SHOWN_ELSEWHERE: Readonly<Record<string, readonly Shown[]>> = {
  'd.mcp_stdio': [
    {
      file: 'test/e2e/agent-flow.test.ts',
      test: 'an agent with nothing but the tools turns a local PDF into two ESX files',
    },
  ],
  'd.outbox': [
    {
      file: 'test/ports/workflow.suite.ts',
      test: 'starts once when twenty ask at the same time',
    },
    {
      file: 'test/e2e/kill.test.ts',
      test: 'killed at several moments, it resumes everything, and loses, doubles and overcharges nothing',
    },
  ],
  'd.key_parallel': [
    {
      file: 'test/ports/document-store.suite.ts',
      test: 'makes one document of twenty parallel creates under one idempotency key',
    },
  ],
  'd.race': [
    {
      file: 'test/property/claims/settlement.test.ts',
      test: 'in whatever order settlements and grants interleave, claims and documents balance',
    },
  ],
  'd.token': [
    {
      file: 'test/unit/realtime/token.test.ts',
      test: 'is refused as expired from its last second on',
    },
  ],
  'd.sse_form': [{ file: 'test/e2e/realtime-streams.test.ts', test: 'say that they live' }],
  'd.sse_resume': [
    {
      file: 'test/e2e/realtime-restart.test.ts',
      test: '200 clients hold every event of 50 documents once and in order, and no other organization a byte',
    },
  ],
};
