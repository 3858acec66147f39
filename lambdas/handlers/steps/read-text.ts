import { readText } from '../../pipeline/read-text.ts';
import { stepDependenciesOf } from '../aws-adapters.ts';
import { stepHandler } from '../step-handler.ts';

export const handler = stepHandler('readText', stepDependenciesOf, readText);
