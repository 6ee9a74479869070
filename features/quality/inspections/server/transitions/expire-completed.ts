import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { lockInspection } from '../inspection/inspection-repository.ts';
import { waitHours } from './finalizes-at.ts';
import { inspectionSteps } from './inspection-steps.ts';

const anHour = 3_600_000;

/** Completed inspections whose time for changes is over, at most 100 at a time. A reopened one has at least the time of
 * `waitHours`. One with an open task waits for the end of that task. */
const inspectionsDone = async (tenant: Tenant, now: Date, hours: number): Promise<number[]> => {
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

/** Makes one batch of completed inspections final whose time is over; returns how many, 0 when none is left. */
export const expireCompleted = async (
  wiring: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const settings = settingsOf(await loadOrganization(tenant));
  const ids = await inspectionsDone(tenant, now, settings.inspection_autofinalize_hours);
  for (const id of ids) {
    const inspection = await lockInspection(tenant, null, id);
    if (inspection)
      await inspectionSteps.apply({ tenant, person: null, now, wiring }, inspection, { name: 'expire' });
  }
  return ids.length;
};
