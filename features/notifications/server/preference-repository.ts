import { inScopeSql } from '#features/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Delivery } from '../contract/index.ts';

export type ChoiceRow = { user_id: number; preference_id: number; job_id: number | null; active: boolean };

/** What the given people chose for one row, everywhere and at one job. */
export const choicesFor = (
  tenant: Tenant,
  preferenceId: number,
  jobId: number | null,
  userIds: readonly number[],
): Promise<ChoiceRow[]> =>
  tenant.query<ChoiceRow>({
    name: 'preference-choices',
    text: `select user_id, preference_id, job_id, active from communication_preferences
      where organization_id = $1 and user_id = any($2::int[]) and preference_id = $3 and (job_id is null or job_id = $4)`,
    values: [tenant.organizationId, userIds, preferenceId, jobId],
  });

/** Everything the caller chose, but for jobs that are out of scope by now. */
export const ownChoices = (
  tenant: Tenant,
): Promise<(ChoiceRow & { job_number: string | null; job_name: string | null })[]> =>
  tenant.query({
    text: `select p.user_id, p.preference_id, p.job_id, p.active, j.job_number, j.job_name
      from communication_preferences p
      left join jobs j on j.organization_id = $1 and j.id = p.job_id and j.deleted_at is null
      where p.organization_id = $1 and p.user_id = $2
        and (p.job_id is null or (j.id is not null${inScopeSql(tenant, 'p.job_id', '$2')}))
      order by j.job_number, p.job_id, p.preference_id`,
    values: [tenant.organizationId, tenant.userId],
  });

export const saveChoice = async (
  tenant: Tenant,
  choice: { preferenceId: number; jobId: number | null; active: boolean | null },
): Promise<void> => {
  const { preferenceId, jobId, active } = choice;
  const values = [tenant.organizationId, tenant.userId, preferenceId, jobId];
  if (active === null) {
    await tenant.query({
      name: 'preference-forget',
      text: `delete from communication_preferences where organization_id = $1 and user_id = $2 and preference_id = $3
        and job_id is not distinct from $4`,
      values,
    });
    return;
  }
  await tenant.query({
    name: 'preference-save',
    text: `insert into communication_preferences (organization_id, user_id, preference_id, job_id, active)
      values ($1, $2, $3, $4, $5)
      on conflict (organization_id, user_id, preference_id, job_id) do update set active = excluded.active`,
    values: [...values, active],
  });
};

export type Reader = { user_id: number; delivery: Delivery; own_zone: string | null; zone: string };

/** How mail reaches the given members. */
export const readers = (tenant: Tenant, userIds: readonly number[]): Promise<Reader[]> =>
  tenant.query<Reader>({
    name: 'communication-readers',
    text: `select m.user_id, coalesce(s.delivery, 'instant') as delivery, s.time_zone as own_zone,
        coalesce(s.time_zone, o.time_zone) as zone
      from memberships m
      join organizations o on o.id = m.organization_id
      left join communication_settings s on s.organization_id = $1 and s.user_id = m.user_id
      where m.organization_id = $1 and m.user_id = any($2::int[])`,
    values: [tenant.organizationId, userIds],
  });

export const saveSettings = async (
  tenant: Tenant,
  { delivery, time_zone }: { delivery: Delivery; time_zone: string | null },
): Promise<void> => {
  await tenant.query({
    name: 'communication-settings-save',
    text: `insert into communication_settings (organization_id, user_id, delivery, time_zone) values ($1, $2, $3, $4)
      on conflict (organization_id, user_id) do update set delivery = excluded.delivery, time_zone = excluded.time_zone`,
    values: [tenant.organizationId, tenant.userId, delivery, time_zone],
  });
};
