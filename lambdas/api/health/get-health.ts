import * as v from 'valibot';
import { ApiError } from '../http/api-error.ts';
import type { Route } from '../http/route.ts';

export const Health = v.pipe(
  v.object({ status: v.literal('ok'), version: v.string() }),
  v.metadata({ title: 'Health' }),
);

export const getHealth: Route = {
  method: 'get',
  path: '/health',
  operationId: 'getHealth',
  tag: 'Service',
  summary: 'Tell whether the service is ready',
  description: 'Answers 200 once requests can be served, which includes the record store.',
  authenticated: false,
  responses: {
    200: { description: 'Ready.', schema: Health, example: { status: 'ok', version: '1.0.0' } },
  },
  errors: [{ code: 'lookup_unavailable' }],
  handler:
    ({ access, settings }) =>
    async (context) => {
      await access.findKey('health').catch((cause: unknown) => {
        throw new ApiError('lookup_unavailable', 'The record store does not answer', { cause });
      });
      return context.json({ status: 'ok', version: settings.serviceVersion });
    },
};
