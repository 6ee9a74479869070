import type { Flag } from '#platform/contract/flags';
import type { TextKey } from '../i18n/texts.ts';
import { createStore } from '../store/create-store.ts';

type Choice = { value: string; label: string };

/** A way to narrow the job sites that a feature adds to their search. Its value in the address is a number. */
export type SiteCriterion = {
  /** The parameter in the address. */
  name: string;
  /** The criterion as the server's feature declares it. */
  criterion: string;
  label: TextKey;
  /** People with one of these flags may use it. */
  flags: readonly Flag[];
} & (
  | { kind: 'record'; choices: (flags: ReadonlySet<Flag>) => Promise<readonly Choice[]> }
  | { kind: 'days'; days: readonly number[]; word: TextKey }
);

/** The application fills it, before any page is loaded. */
export const siteCriteriaStore = createStore<readonly SiteCriterion[]>([]);
