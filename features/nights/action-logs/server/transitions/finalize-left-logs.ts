import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { type StoredLog, storedLog } from '../log/log-repository.ts';
import { logSteps } from './log-steps.ts';

/** SQL: what a log `t` needs to become final, as `finalizeGaps` has it. */
const ready = `exists (select from action_log_entries e where e.organization_id = $1 and e.log_id = t.id
    and e.deleted_at is null)
  and not exists (select from action_log_entries e where e.organization_id = $1 and e.log_id = t.id
    and e.deleted_at is null and e.running)
  and (t.comment <> ''
    or exists (select from action_log_entries e where e.organization_id = $1 and e.log_id = t.id
      and e.deleted_at is null and e.description <> '')
    or exists (select from action_log_entries e join files f on f.organization_id = $1
      and f.owner_entity = 'action-log-entry' and f.owner_id = e.id and f.deleted_at is null
      where e.organization_id = $1 and e.log_id = t.id and e.deleted_at is null))`;

/** Logs that have all they need and were left open for 72 hours after their day ended at the building, or after they were
 * opened again; locked, at most 100 at a time. */
export const logsLeftOpen = (tenant: Tenant, now: Date): Promise<StoredLog[]> =>
  tenant.query({
    name: 'action-logs-left-open',
    text: `select t.*, b.time_zone from action_logs t
      join buildings b on b.organization_id = $1 and b.id = t.building_id
      where t.organization_id = $1 and t.deleted_at is null and t.status <> 'finalized'
        and t.log_date < $2::timestamptz - interval '2 days'
        and greatest((t.log_date + 1)::timestamp at time zone b.time_zone, t.reopened_at)
          <= $2::timestamptz - interval '72 hours'
        and ${ready}
      order by t.log_date, t.id limit 100 for update of t skip locked`,
    values: [tenant.organizationId, now.toISOString()],
    row: storedLog,
  });

/** Where the company wants it, makes one batch of logs final that nobody has finalized in 72 hours; returns how many, 0 when
 * none is left. */
export const finalizeLeftLogs = async (
  wiring: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  if (!settingsOf(await loadOrganization(tenant)).action_log_autofinalize) return 0;
  const logs = await logsLeftOpen(tenant, now);
  const effect = async () => ({ set: { finalized_at: now.toISOString(), finalized_by: null } });
  for (const log of logs)
    await logSteps.apply({ tenant, person: null, wiring }, log, { name: 'finalize', effect });
  return logs.length;
};
