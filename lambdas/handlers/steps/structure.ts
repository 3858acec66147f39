import { structure } from '../../pipeline/structure.ts';
import { stepDependenciesOf } from '../aws-adapters.ts';
import { stepHandler } from '../step-handler.ts';

export const handler = stepHandler('structure', stepDependenciesOf, structure);
