import { actions } from '../../pipeline/actions.ts';
import { resolvingDependenciesOf } from '../resolving-dependencies.ts';
import { stepHandler } from '../step-handler.ts';

export const handler = stepHandler('actions', resolvingDependenciesOf, actions);
