import { describe, expect, it } from 'vitest';
import { OcrBusyError } from '../../lambdas/handlers/bounded-recognition.ts';
import { STEPS } from '../../lambdas/pipeline/steps.ts';
import { stepsByState, WORKFLOW, type WorkflowState } from '../../lambdas/pipeline/workflow.ts';
import { resourcesOf, synthesize } from './synthesize.ts';

interface State extends WorkflowState {
  TimeoutSeconds?: number;
  Retry?: { ErrorEquals: string[]; JitterStrategy?: string; MaxAttempts?: number }[];
  Catch?: { ErrorEquals: string[]; Next: string }[];
  Next?: string;
  End?: boolean;
}

/** Every state with its name, and whether a Map or Parallel state around it catches its errors. */
const statesOf = (
  states: Record<string, State>,
  caughtOutside = false,
): [name: string, state: State, caught: boolean][] =>
  Object.entries(states).flatMap(([name, state]) => {
    const caught = caughtOutside || (state.Catch ?? []).length > 0;
    const inner = [
      ...(state.Branches ?? []),
      ...(state.ItemProcessor ? [state.ItemProcessor] : []),
    ];
    return [
      [name, state, caught] as [string, State, boolean],
      ...inner.flatMap(({ States }) => statesOf(States as Record<string, State>, caught)),
    ];
  });

const states = statesOf(WORKFLOW.States as Record<string, State>);
const tasks = states.filter(([, { Type }]) => Type === 'Task');

describe('the state machine', () => {
  it('runs every step, and no step that there is not', () => {
    expect(new Set(Object.values(stepsByState(WORKFLOW)))).toEqual(new Set(Object.keys(STEPS)));
  });

  it.each(tasks.map(([name, state]) => [name, state] as const))(
    '%s has a timeout and is retried on any error, with jitter',
    (_, state) => {
      expect(state.TimeoutSeconds).toBeGreaterThan(0);
      const retry = state.Retry?.at(-1);
      expect(retry).toMatchObject({ ErrorEquals: ['States.ALL'], JitterStrategy: 'FULL' });
      expect(retry?.MaxAttempts).toBeGreaterThan(0);
    },
  );

  it('lets pages wait for their turn at OCR for as long as an execution lasts', () => {
    const [, page] = tasks.find(([name]) => name === 'recognizePage') ?? [];
    const [busy] = page?.Retry ?? [];
    expect(busy?.ErrorEquals).toEqual([
      new OcrBusyError('').name,
      'Lambda.TooManyRequestsException',
    ]);
    expect(busy?.MaxAttempts).toBeGreaterThanOrEqual(100);
  });

  it('catches what every task throws, but for the two that record a failure', () => {
    const uncaught = tasks.filter(([, , caught]) => !caught).map(([name]) => name);
    expect(uncaught.sort()).toEqual(['recordCrash', 'recordFailure']);
    for (const [, { Catch }] of states) {
      for (const { ErrorEquals, Next } of Catch ?? []) {
        expect(ErrorEquals).toEqual(['States.ALL']);
        expect(Next).toBe('recordCrash');
      }
    }
  });

  it('models expected failures as values: no choice looks at an error name', () => {
    const choices = states.filter(([, { Type }]) => Type === 'Choice');
    expect(choices.length).toBeGreaterThan(0);
    for (const [, state] of choices) {
      expect(JSON.stringify(state)).not.toMatch(/Error|Cause/);
    }
  });

  it('hands ids and outcomes on, never what is in a document', () => {
    const text = JSON.stringify(WORKFLOW);
    const paths = [...text.matchAll(/"\$\$?\.[A-Za-z.]+"/g)].map(([path]) => path);
    const allowed =
      /^"\$\$?\.(documentId|attempt|page|caught|step(\.(failure|outcome|pagesWithoutText))?|Map\.Item\.Value)"$/;
    for (const path of paths) expect(path).toMatch(allowed);
  });

  it('ends an execution with the code that it began with, whatever is deployed meanwhile', () => {
    const { json } = synthesize('production');
    const [[, machine]] = resourcesOf(json, 'AWS::StepFunctions::StateMachine') as [
      [string, { DefinitionSubstitutions: Record<string, { Ref: string }> }],
    ];
    for (const { Ref } of Object.values(machine.DefinitionSubstitutions)) {
      expect(json.Resources[Ref]).toMatchObject({
        Type: 'AWS::Lambda::Version',
        DeletionPolicy: 'Retain',
      });
    }
  });

  it('is deployed with the functions’ ARNs in place of all placeholders', () => {
    const { json } = synthesize('production');
    const [[, machine]] = resourcesOf(json, 'AWS::StepFunctions::StateMachine') as [
      [string, Record<string, unknown>],
    ];
    const text = String(machine.DefinitionString);
    const placeholders = new Set(
      [...text.matchAll(/\$\{(\w+)\}/g)].map(([, placeholder]) => placeholder),
    );
    expect(Object.keys(machine.DefinitionSubstitutions as object).sort()).toEqual(
      [...placeholders].sort(),
    );
    expect(machine).toMatchObject({
      StateMachineType: 'STANDARD',
      TracingConfiguration: { Enabled: true },
      LoggingConfiguration: { Level: 'ALL' },
    });
  });
});
