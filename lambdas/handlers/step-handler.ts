import { once } from '../adapters/aws/once.ts';
import { type Config, readConfig } from '../config.ts';
import { measured } from '../pipeline/measured.ts';
import type { StepName } from '../pipeline/steps.ts';

/** A step of the workflow as a Lambda function: its configuration is read at its first use. */
export const stepHandler = <F extends StepName, D extends Parameters<typeof measured>[0], I, R>(
  name: F,
  open: (config: Config<F>) => D,
  step: (dependencies: D, input: I) => Promise<R>,
): ((input: I) => Promise<R>) => {
  const dependencies = once(async () => open(readConfig(name)));
  return async (input) => {
    const given = await dependencies();
    return measured(given, name, () => step(given, input));
  };
};
