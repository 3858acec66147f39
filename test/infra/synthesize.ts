import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { buildApp } from '../../lib/app.ts';
import { type ConfigName, configOf, type StackConfig } from '../../lib/config.ts';

const { context } = JSON.parse(
  readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8'),
) as { context: Record<string, unknown> };

export interface Resource {
  Type: string;
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
}

export interface TemplateJson {
  Resources: Record<string, Resource>;
  Outputs: Record<string, { Value: unknown }>;
}

/** The template of a configuration, as `cdk synth` makes it, but without building any code. */
export const synthesize = (
  given: ConfigName | StackConfig,
  change: (stack: Stack) => void = () => undefined,
): { template: Template; json: TemplateJson } => {
  const config = typeof given === 'string' ? configOf(given) : given;
  const outdir = mkdtempSync(join(tmpdir(), 'estimate-infra-'));
  try {
    const { app, stack } = buildApp(config, {
      serviceVersion: '1.0.0',
      bundled: false,
      context,
      outdir,
    });
    change(stack);
    app.synth();
    const template = Template.fromStack(stack);
    return { template, json: template.toJSON() as TemplateJson };
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
};

export const resourcesOf = (
  json: TemplateJson,
  type: string,
): [string, Record<string, unknown>][] =>
  Object.entries(json.Resources)
    .filter(([, resource]) => resource.Type === type)
    .map(([id, { Properties }]) => [id, Properties]);
