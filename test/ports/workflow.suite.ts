import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Workflow } from '../../lambdas/ports.ts';
import { uniqueId } from './samples.ts';

export interface WorkflowHarness {
  workflow: Workflow;
  close(): Promise<void>;
}

export const workflowSuite = (name: string, open: () => Promise<WorkflowHarness>): void => {
  describe(`workflow: ${name}`, () => {
    let harness: WorkflowHarness;
    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness.close());

    it('starts an attempt of a document once, however often it is asked to', async () => {
      const input = { documentId: uniqueId('doc'), attempt: 1 };
      expect(await harness.workflow.start(input)).toBe('started');
      expect(await harness.workflow.start(input)).toBe('already_started');
    });

    it('starts the next attempt', async () => {
      const documentId = uniqueId('doc');
      expect(await harness.workflow.start({ documentId, attempt: 1 })).toBe('started');
      expect(await harness.workflow.start({ documentId, attempt: 2 })).toBe('started');
    });

    it('starts once when twenty ask at the same time', async () => {
      const input = { documentId: uniqueId('doc'), attempt: 1 };
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => harness.workflow.start(input)),
      );
      expect(outcomes.filter((outcome) => outcome === 'started')).toHaveLength(1);
    });
  });
};
