import { readStarterCatalog } from '../../catalog/starter.ts';
import { Catalogs } from '../pipeline/catalogs.ts';
import { stepDependenciesOf } from './aws-adapters.ts';

/** What a step needs that looks into the catalogue; only such functions carry the starter. */
export const resolvingDependenciesOf = (config: Parameters<typeof stepDependenciesOf>[0]) => {
  const dependencies = stepDependenciesOf(config);
  return { ...dependencies, catalogs: new Catalogs(dependencies.files, readStarterCatalog()) };
};
