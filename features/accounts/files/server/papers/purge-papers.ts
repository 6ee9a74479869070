import type { PeriodicPart } from '#platform/server/feature/run-periodic-work';
import { forgetPapers } from './paper-repository.ts';

/** If the removal of a file fails, its row is gone already, and `sweepOrphans` removes the file later. */
export const purgePapers: PeriodicPart = async ({ wiring, inTenant, now }) => {
  for (const key of await inTenant((tenant) => forgetPapers(tenant, now))) await wiring.storage.remove(key);
};
