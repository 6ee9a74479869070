import type { Tenant } from '#platform/server/db/tenant';
import { waitHours } from './finalizes-at.ts';

const anHour = 3_600_000;

/** Completed inspections whose time for changes is over, at most 100 at a time. A reopened one has at least the time of
 * `waitHours`. One with an open task waits for the end of that task. */
export const inspectionsDone = async (tenant: Tenant, now: Date, hours: number): Promise<number[]> => {
  const since = (reopened: boolean) =>
    new Date(now.getTime() - waitHours(reopened, hours) * anHour).toISOString();
  const rows = await tenant.db
    .selectFrom('inspections')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'completed')
    .where('open_tasks', '=', 0)
    .where((eb) =>
      eb.or([
        eb.and([eb('reopened_at', 'is', null), eb('waits_since', '<=', since(false))]),
        eb('waits_since', '<=', since(true)),
      ]),
    )
    .orderBy('waits_since')
    .limit(100)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
};
