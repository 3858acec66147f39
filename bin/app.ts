/** The CDK app: read the configuration once, build the stack, hold it against cdk-nag. */
import { readFileSync } from 'node:fs';
import { buildApp } from '../lib/app.ts';
import { CONFIGS, configOf } from '../lib/config.ts';

const packageFile = new URL('../package.json', import.meta.url);
const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
const context = JSON.parse(process.env.CDK_CONTEXT_JSON ?? '{}') as { config?: string };
const name = context.config ?? Object.keys(CONFIGS)[0] ?? 'production';

buildApp(configOf(name), { serviceVersion: version }).app.synth();
