import { writeAuditOfMany } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { dateAt } from '../task/task-dates.ts';
import { findOccurrences, type KeptOccurrence, withdrawOccurrences } from './occurrence-repository.ts';
import type { SeriesRecord } from './series-repository.ts';

type Actor = Pick<Person, 'userId' | 'impersonated'> | null;

export const withdraw = async (
  tenant: Tenant,
  person: Actor,
  rows: readonly KeptOccurrence[],
  now: Date,
): Promise<void> => {
  if (rows.length === 0) return;
  await withdrawOccurrences(
    tenant,
    rows.map(({ id }) => id),
    now,
  );
  await writeAuditOfMany(tenant, person, {
    action: 'task.deleted',
    entity: 'task',
    records: rows.map(({ id, building_id, status }) => ({
      entityId: id,
      buildingId: building_id,
      from: status,
    })),
  });
};

/** Occurrences in sight after today that nobody has begun. */
export const comingUntouched = async (
  tenant: Tenant,
  series: SeriesRecord,
  now: Date,
): Promise<KeptOccurrence[]> => {
  const today = dateAt(now, series.zone);
  return (await findOccurrences(tenant, series.id)).filter(
    ({ untouched, set_aside, scheduled_on }) => untouched && !set_aside && scheduled_on > today,
  );
};
