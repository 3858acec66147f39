import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import type { StackConfig } from './config.ts';
import { EstimateExchangeStack } from './estimate-exchange-stack.ts';

export interface BuildOptions {
  serviceVersion: string;
  /** Feature flags of cdk.json, where the CDK command does not hand them in. */
  context?: Record<string, unknown>;
  outdir?: string;
  /** False makes the template without building any code: tests of the template alone. */
  bundled?: boolean;
}

/** The app with its one stack, held against cdk-nag: a finding fails the synthesis. */
export const buildApp = (
  config: StackConfig,
  { serviceVersion, bundled = true, ...app }: BuildOptions,
): { app: App; stack: EstimateExchangeStack } => {
  const made = new App({ analyticsReporting: false, ...app });
  const stack = new EstimateExchangeStack(made, config.stackName, {
    config,
    serviceVersion,
    bundled,
    stackName: config.stackName,
    description: 'Insurance-repair estimates (PDF, JSON, CSV) to ESX files',
  });
  Validations.of(made).addPlugins(new AwsSolutionsChecks(made), new ServerlessChecks(made));
  return { app: made, stack };
};
