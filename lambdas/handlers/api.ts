import { renewed } from '../adapters/aws/once.ts';
import { createApi } from '../api/app.ts';
import { readConfig, SECRET_CACHE_SECONDS } from '../config.ts';
import { apiDependenciesOf } from './api-dependencies.ts';
import { httpHandler } from './http-event.ts';

const application = renewed(SECRET_CACHE_SECONDS, async () =>
  createApi(await apiDependenciesOf('api', readConfig('api'))),
);

/** Every route of the HTTP API but the agent tools. */
export const handler = httpHandler(application);
