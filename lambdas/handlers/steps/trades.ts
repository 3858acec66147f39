import { trades } from '../../pipeline/trades.ts';
import { resolvingDependenciesOf } from '../resolving-dependencies.ts';
import { stepHandler } from '../step-handler.ts';

export const handler = stepHandler('trades', resolvingDependenciesOf, trades);
