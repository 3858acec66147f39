import { exportProfile } from '../../pipeline/export-profile.ts';
import { stepDependenciesOf } from '../aws-adapters.ts';
import { stepHandler } from '../step-handler.ts';

export const handler = stepHandler('exportProfile', stepDependenciesOf, exportProfile);
