import type { Endpoints } from '#platform/contract/endpoint';
import { bindAll } from '../http/binding.ts';
import type { Gather, Gathering, ServerFeature, ServerFeatureShape } from './server-feature.ts';

const isMade = <T>(given: Gathering<T>): given is (gather: Gather) => T => typeof given === 'function';

export const gathered = <T>(given: Gathering<T>, gather: Gather): T =>
  isMade(given) ? given(gather) : given;

/** Declares everything of a feature that the server runs. What is not declared here does not run. */
export const defineServerFeature = <T extends Endpoints>({
  endpoints,
  handlers,
  ...declared
}: ServerFeatureShape<T>): ServerFeature => ({
  ...declared,
  bindings: (gather) => bindAll(endpoints, gathered(handlers, gather)),
});
