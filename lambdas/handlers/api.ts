import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';
import { once } from '../adapters/aws/once.ts';
import { createApi } from '../api/app.ts';
import { readConfig } from '../config.ts';
import { apiDependenciesOf } from './api-dependencies.ts';

const application = once(async () =>
  handle(createApi(await apiDependenciesOf('api', readConfig('api')))),
);

/** Every route of the HTTP API but the agent tools. */
export const handler = async (event: LambdaEvent, context: LambdaContext) =>
  (await application())(event, context);
