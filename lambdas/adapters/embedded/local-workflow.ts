import { StateMachine } from 'aws-local-stepfunctions';
import type { StepName } from '../../pipeline/steps.ts';
import { stepsByState, type WorkflowDefinition, withResources } from '../../pipeline/workflow.ts';
import type { Workflow, WorkflowInput } from '../../ports.ts';

type JSONValue = Parameters<StateMachine['run']>[0];

const LOCAL_FUNCTION_ARN = 'arn:aws:lambda:us-east-1:000000000000:function';

/** Runs one step: on this thread or another. */
export type RunStep = (name: StepName, input: never) => Promise<unknown>;

/**
 * Interprets the deployed state-machine definition in this process. It remembers nothing across a
 * restart: the service then starts unfinished documents again under their next attempt.
 */
export class LocalWorkflow implements Workflow {
  readonly #machine: StateMachine;
  readonly #handlers: Record<string, (input: JSONValue) => Promise<JSONValue>>;
  readonly #onCrash: (input: WorkflowInput, error: unknown) => void;
  readonly #started = new Set<string>();
  readonly #running = new Map<string, { abort: () => void; ended: Promise<void> }>();

  constructor(
    definition: WorkflowDefinition,
    runStep: RunStep,
    onCrash: (input: WorkflowInput, error: unknown) => void,
  ) {
    // The interpreter checks that resources look like ARNs; every one of them is overridden.
    const runnable = withResources(definition, (step) => `${LOCAL_FUNCTION_ARN}:${step}`);
    this.#machine = new StateMachine(runnable as never);
    this.#handlers = Object.fromEntries(
      Object.entries(stepsByState(definition)).map(([state, step]) => [
        state,
        async (input: JSONValue) => (await runStep(step, input as never)) as JSONValue,
      ]),
    );
    this.#onCrash = onCrash;
  }

  async start(input: WorkflowInput): Promise<'started' | 'already_started'> {
    const name = `${input.documentId}-${input.attempt}`;
    if (this.#started.has(name)) return 'already_started';
    this.#started.add(name);
    const { abort, result } = this.#machine.run(
      { documentId: input.documentId, attempt: input.attempt },
      { overrides: { taskResourceLocalHandlers: this.#handlers }, noThrowOnAbort: true },
    );
    const ended = result
      .catch((error: unknown) => this.#onCrash(input, error))
      .then(() => void this.#running.delete(name));
    this.#running.set(name, { abort, ended });
    return 'started';
  }

  /** Resolves once nothing runs any more. */
  async ended(): Promise<void> {
    await Promise.all([...this.#running.values()].map(({ ended }) => ended));
  }

  /** Stops between two states; what was under way is taken up again at the next start. */
  async close(): Promise<void> {
    for (const { abort } of this.#running.values()) abort();
    await this.ended();
  }
}
