import { findOrganization, settingsOf } from '#features/accounts/organizations/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { logsLeftOpen } from './left-logs-repository.ts';
import { logSteps } from './log-steps.ts';

/** Where the company wants it, makes one batch of logs final that nobody has finalized in 72 hours; returns how many, 0 when
 * none is left. */
export const finalizeLeftLogs = async (
  wiring: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  if (!settingsOf(await findOrganization(tenant)).action_log_autofinalize) return 0;
  const logs = await logsLeftOpen(tenant, now);
  const effect = async () => ({ set: { finalized_at: now.toISOString(), finalized_by: null } });
  for (const log of logs)
    await logSteps.apply({ tenant, person: null, wiring }, log, { name: 'finalize', effect });
  return logs.length;
};
