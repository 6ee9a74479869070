import type { Tenant } from '#platform/server/db/tenant';

type Excuse = { at: string; by: number | null; reason: string } | null;

/** Null: it is expected again. */
export const setExcuse = (tenant: Tenant, id: number, excuse: Excuse): Promise<void> =>
  tenant.query({
    name: 'missing-work-set-excuse',
    text: `insert into missing_work (organization_id, work, day, job_id, building_id, excused_at, excused_by, reason)
      select $1, t.work, t.day, t.job_id, t.building_id, $3, $4, $5 from service_days t
      where t.organization_id = $1 and t.id = $2
      on conflict (organization_id, work, day, job_id, building_id) do update
        set excused_at = excluded.excused_at, excused_by = excluded.excused_by, reason = excluded.reason`,
    values: [tenant.organizationId, id, excuse?.at ?? null, excuse?.by ?? null, excuse?.reason ?? null],
  });
