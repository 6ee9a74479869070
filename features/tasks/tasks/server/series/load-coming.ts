import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import { type KeptOccurrence, loadOccurrences } from './occurrence-repository.ts';
import type { SeriesRecord } from './series-repository.ts';

/** Occurrences in sight after today that nobody has begun. */
export const loadComing = async (
  tenant: Tenant,
  series: SeriesRecord,
  now: Date,
): Promise<KeptOccurrence[]> => {
  const today = dateAt(now, series.zone);
  return (await loadOccurrences(tenant, series.id)).filter(
    ({ untouched, set_aside, scheduled_on }) => untouched && !set_aside && scheduled_on > today,
  );
};
