import { createHash } from 'node:crypto';
import { ExecutionAlreadyExists, type SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import type { Ids, Workflow, WorkflowInput } from '../../ports.ts';

const MAXIMUM_NAME_LENGTH = 80;
const NAME_CHARACTERS = /^[A-Za-z0-9_-]+$/;

/** The name that makes a start unrepeatable: one per document and attempt. */
export const executionName = ({ documentId, attempt }: WorkflowInput): string => {
  const name = `${documentId}-${attempt}`;
  if (name.length <= MAXIMUM_NAME_LENGTH && NAME_CHARACTERS.test(name)) return name;
  const digest = createHash('sha256').update(documentId).digest('hex');
  return `${digest.slice(0, 64)}-${attempt}`;
};

export class StepFunctionsWorkflow implements Workflow {
  readonly #sfn: SFNClient;
  readonly #stateMachineArn: string;
  readonly #ids: Ids;

  constructor(sfn: SFNClient, stateMachineArn: string, ids: Ids) {
    this.#sfn = sfn;
    this.#stateMachineArn = stateMachineArn;
    this.#ids = ids;
  }

  async start(input: WorkflowInput): Promise<'started' | 'already_started'> {
    try {
      await this.#sfn.send(
        new StartExecutionCommand({
          stateMachineArn: this.#stateMachineArn,
          name: executionName(input),
          // With equal input a running execution of this name would count as just started. The
          // token makes every call differ, while the SDK's own retries of it still count as one.
          input: JSON.stringify({ ...input, startToken: this.#ids.handle() }),
        }),
      );
      return 'started';
    } catch (error) {
      if (error instanceof ExecutionAlreadyExists) return 'already_started';
      throw error;
    }
  }
}
