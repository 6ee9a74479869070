import { findOrganization, settingsOf } from '#features/accounts/organizations/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { lockInspection } from '../inspection/inspection-repository.ts';
import { inspectionSteps } from './inspection-steps.ts';
import { inspectionsDone } from './waiting-repository.ts';

/** Makes one batch of completed inspections final whose time is over; returns how many, 0 when none is left. */
export const expireCompleted = async (
  wiring: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const settings = settingsOf(await findOrganization(tenant));
  const ids = await inspectionsDone(tenant, now, settings.inspection_autofinalize_hours);
  for (const id of ids) {
    const inspection = await lockInspection(tenant, null, id);
    if (inspection)
      await inspectionSteps.apply({ tenant, person: null, now, wiring }, inspection, { name: 'expire' });
  }
  return ids.length;
};
