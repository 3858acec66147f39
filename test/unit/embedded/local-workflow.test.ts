import { expect, test } from 'vitest';
import { LocalWorkflow } from '../../../lambdas/adapters/embedded/local-workflow.ts';
import type { StepName } from '../../../lambdas/pipeline/steps.ts';
import { WORKFLOW } from '../../../lambdas/pipeline/workflow.ts';

type Answers = Partial<Record<StepName, (input: Record<string, unknown>) => unknown>>;

/** Runs the real definition over answers in place of steps; tells which steps ran with what. */
const run = async (answers: Answers) => {
  const calls: { step: StepName; input: Record<string, unknown> }[] = [];
  const crashes: unknown[] = [];
  const workflow = new LocalWorkflow(
    // Retries wait seconds, which no test should; how often is left as it is.
    JSON.parse(
      JSON.stringify(WORKFLOW).replaceAll(/"IntervalSeconds":\d+/g, '"IntervalSeconds":0'),
    ),
    async (step, input) => {
      calls.push({ step, input });
      return answers[step]?.(input) ?? { outcome: 'stopped' };
    },
    (_, error) => crashes.push(error),
  );
  expect(await workflow.start({ documentId: 'd', attempt: 1 })).toBe('started');
  await workflow.ended();
  return { calls, steps: calls.map(({ step }) => step), crashes, workflow };
};

const restOfPdf: Answers = {
  structure: () => ({ outcome: 'structured' }),
  actions: () => ({ outcome: 'rewritten' }),
  trades: () => ({ outcome: 'rewritten' }),
  categories: () => ({ outcome: 'resolved' }),
  exportProfile: () => ({ outcome: 'exported' }),
  settle: () => ({ outcome: 'completed' }),
};

test('a PDF with a text layer goes through every step but OCR', async () => {
  const { steps, crashes } = await run({
    intake: () => ({ outcome: 'pdf' }),
    readText: () => ({ outcome: 'read' }),
    ...restOfPdf,
  });
  expect(steps).toEqual([
    'intake',
    'readText',
    'structure',
    'actions',
    'trades',
    'categories',
    'exportProfile',
    'exportProfile',
    'settle',
  ]);
  expect(crashes).toEqual([]);
});

test('each page without text is recognized by itself', async () => {
  const { calls } = await run({
    intake: () => ({ outcome: 'pdf' }),
    readText: () => ({ outcome: 'needs_ocr', pagesWithoutText: [2, 5, 9] }),
    recognizePage: () => ({ outcome: 'recognized' }),
    ...restOfPdf,
  });
  const pages = calls.filter(({ step }) => step === 'recognizePage').map(({ input }) => input);
  expect(pages).toEqual([2, 5, 9].map((page) => ({ documentId: 'd', attempt: 1, page })));
  expect(calls.at(-1)?.step).toBe('settle');
});

test('JSON and CSV go straight to the categories', async () => {
  const { steps } = await run({ intake: () => ({ outcome: 'structured' }), ...restOfPdf });
  expect(steps).toEqual(['intake', 'categories', 'exportProfile', 'exportProfile', 'settle']);
});

test('both profiles are exported, each once', async () => {
  const { calls } = await run({ intake: () => ({ outcome: 'structured' }), ...restOfPdf });
  const profiles = calls
    .filter(({ step }) => step === 'exportProfile')
    .map(({ input }) => input.profile);
  expect(profiles.sort()).toEqual(['carrier', 'contractor']);
});

test('an expected failure is recorded with its own reason, and nothing after it runs', async () => {
  const failure = { code: 'pdf_encrypted', message: 'It is encrypted.', step: 'read_text' };
  const { calls, steps } = await run({
    intake: () => ({ outcome: 'pdf' }),
    readText: () => ({ outcome: 'failed', failure }),
    fail: () => ({ outcome: 'failed' }),
  });
  expect(steps).toEqual(['intake', 'readText', 'fail']);
  expect(calls.at(-1)?.input).toEqual({ documentId: 'd', attempt: 1, failure });
});

test('a step that throws is tried again, and goes on where the second try works', async () => {
  let tries = 0;
  const { steps } = await run({
    intake: () => ({ outcome: 'structured' }),
    ...restOfPdf,
    categories: () => {
      tries += 1;
      if (tries === 1) throw new Error('hiccup');
      return { outcome: 'resolved' };
    },
  });
  expect(steps.filter((step) => step === 'categories')).toHaveLength(2);
  expect(steps.at(-1)).toBe('settle');
});

test.each(['intake', 'categories', 'exportProfile', 'settle'] as const)(
  'where %s throws every time, the crash is recorded',
  async (broken) => {
    const { calls } = await run({
      intake: () => ({ outcome: 'structured' }),
      ...restOfPdf,
      [broken]: () => {
        throw new Error('broken');
      },
      fail: () => ({ outcome: 'failed' }),
    });
    const last = calls.at(-1);
    expect(last?.step).toBe('fail');
    expect(last?.input).toHaveProperty('crash');
  },
);

test('a page that crashes OCR every time ends as a recorded crash', async () => {
  const { calls } = await run({
    intake: () => ({ outcome: 'pdf' }),
    readText: () => ({ outcome: 'needs_ocr', pagesWithoutText: [1] }),
    recognizePage: () => {
      throw new Error('broken');
    },
    fail: () => ({ outcome: 'failed' }),
  });
  expect(calls.at(-1)?.step).toBe('fail');
});

test('an execution that a deleted document stops ends in settle, which tidies up after it', async () => {
  const { steps, crashes } = await run({ intake: () => ({ outcome: 'stopped' }) });
  expect(steps).toEqual(['intake', 'settle']);
  expect(crashes).toEqual([]);
});

test('the same attempt is never started twice', async () => {
  const { workflow, steps } = await run({ intake: () => ({ outcome: 'stopped' }) });
  expect(await workflow.start({ documentId: 'd', attempt: 1 })).toBe('already_started');
  expect(steps).toEqual(['intake', 'settle']);
});
