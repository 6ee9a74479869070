import type { PeriodicPart } from '#platform/server/feature/run-periodic-work';
import { forgetPapers } from './paper-repository.ts';

/** A file whose removal fails has no row any more: it is swept with what uploads left behind. */
export const purgePapers: PeriodicPart = async ({ wiring, inTenant, now }) => {
  for (const key of await inTenant((tenant) => forgetPapers(tenant, now))) await wiring.storage.remove(key);
};
