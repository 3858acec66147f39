import { categories } from '../../pipeline/categories.ts';
import { resolvingDependenciesOf } from '../resolving-dependencies.ts';
import { stepHandler } from '../step-handler.ts';

export const handler = stepHandler('categories', resolvingDependenciesOf, categories);
