import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import { findOccurrences, type KeptOccurrence } from './occurrence-repository.ts';
import type { SeriesRecord } from './series-repository.ts';

/** Occurrences in sight after today that nobody has begun. */
export const findComing = async (
  tenant: Tenant,
  series: SeriesRecord,
  now: Date,
): Promise<KeptOccurrence[]> => {
  const today = dateAt(now, series.zone);
  return (await findOccurrences(tenant, series.id)).filter(
    ({ untouched, set_aside, scheduled_on }) => untouched && !set_aside && scheduled_on > today,
  );
};
