import type { StepName } from './steps.ts';
import definition from './workflow.asl.json' with { type: 'json' };

/** The parts of an Amazon States Language definition that this project reads itself. */
export interface WorkflowDefinition {
  StartAt: string;
  States: Record<string, WorkflowState>;
}

export interface WorkflowState {
  Type: string;
  Resource?: string;
  Branches?: WorkflowDefinition[];
  ItemProcessor?: WorkflowDefinition;
}

/** The one definition that both the cloud stack and the embedded service run. */
export const WORKFLOW = definition as unknown as WorkflowDefinition;

/** Which step each Task state runs, states nested in Map and Parallel included. */
export const stepsByState = (workflow: WorkflowDefinition): Record<string, StepName> => {
  const steps: Record<string, StepName> = {};
  for (const [name, state] of Object.entries(workflow.States)) {
    const step = /^\$\{(\w+)\}$/.exec(state.Resource ?? '')?.[1];
    if (step) steps[name] = step as StepName;
    for (const nested of [
      ...(state.Branches ?? []),
      ...(state.ItemProcessor ? [state.ItemProcessor] : []),
    ]) {
      Object.assign(steps, stepsByState(nested));
    }
  }
  return steps;
};

/** The definition with each `${step}` placeholder replaced by what runs that step. */
export const withResources = (
  workflow: WorkflowDefinition,
  resourceOf: (step: StepName) => string,
): WorkflowDefinition =>
  JSON.parse(
    JSON.stringify(workflow).replaceAll(/\$\{(\w+)\}/g, (_, step: string) =>
      resourceOf(step as StepName),
    ),
  ) as WorkflowDefinition;
