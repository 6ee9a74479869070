import type { Endpoints } from '#platform/contract/endpoint';
import { bindAll } from '../http/binding.ts';
import type { Gather, Gathering, ServerFeature, ServerFeatureShape } from './server-feature.ts';

const isMade = <T>(gathering: Gathering<T>): gathering is (gather: Gather) => T =>
  typeof gathering === 'function';

export const gathered = <T>(gathering: Gathering<T>, gather: Gather): T =>
  isMade(gathering) ? gathering(gather) : gathering;

/** Declares everything of a feature that the server runs. What is not declared here does not run. */
export const defineServerFeature = <T extends Endpoints>({
  endpoints,
  handlers,
  ...declared
}: ServerFeatureShape<T>): ServerFeature => ({
  ...declared,
  bindings: (gather) => bindAll(endpoints, gathered(handlers, gather)),
});
