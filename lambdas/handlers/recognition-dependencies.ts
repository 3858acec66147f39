import { DynamoLeases } from '../adapters/aws/dynamo-leases.ts';
import { systemClock, systemIds } from '../adapters/aws/system.ts';
import type { Config } from '../config.ts';
import { dynamo, stepDependenciesOf } from './aws-adapters.ts';

/** What reading a page needs beside an engine. */
export const recognitionDependenciesOf = (config: Config<'recognizePage'>) => ({
  ...stepDependenciesOf(config),
  leases: new DynamoLeases(
    dynamo(),
    { sessions: config.SESSIONS_TABLE },
    { clock: systemClock, ids: systemIds },
  ),
  pagesPerOrganization: config.OCR_PAGES_PER_ORGANIZATION,
});
