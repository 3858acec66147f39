import { systemClock } from '../../adapters/aws/system.ts';
import { fail } from '../../pipeline/fail.ts';
import { documentsOf, metricsOf } from '../aws-adapters.ts';
import { stepHandler } from '../step-handler.ts';

export const handler = stepHandler(
  'fail',
  (config) => ({ documents: documentsOf(config), clock: systemClock, metrics: metricsOf(config) }),
  fail,
);
