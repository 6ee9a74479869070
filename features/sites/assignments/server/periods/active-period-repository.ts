import { inScopeSql, mayHoldWorkSql } from '#features/accounts/access/server';
import { isoText } from '#platform/server/db/iso-text';
import type { Tenant } from '#platform/server/db/tenant';
import type { ActivePeriod } from '../../contract/index.ts';
import { activePeriod } from '../../contract/period.ts';
import { jobDay } from '../scope/refresh-duty-scope.ts';

/** Maximum number of rows; more than any person or building has. */
const max = 20_000;

const periods = (tenant: Tenant, condition: string, values: readonly unknown[]): Promise<ActivePeriod[]> =>
  tenant.query({
    text: `select p.id, p.assignment_id, a.name, a.role_key, p.job_id, j.job_number, j.job_name, p.user_id,
        m.name as user_name, p.from_date::text as from_date, p.to_date::text as to_date,
        ${isoText('p.updated_at')} as updated_at
      from job_site_assignment_users p
      join job_site_assignments a on a.organization_id = $1 and a.id = p.assignment_id and a.deleted_at is null
      join jobs j on j.organization_id = $1 and j.id = p.job_id and j.deleted_at is null
      join memberships m on m.organization_id = $1 and m.user_id = p.user_id and m.deleted_at is null
      where p.organization_id = $1 and ${condition}${inScopeSql(tenant, 'p.job_id', `$${values.length + 2}`)}
      order by a.sort, a.id, j.job_number, p.from_date nulls first, m.name, p.id limit ${max}`,
    values: [tenant.organizationId, ...values, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row: activePeriod,
  });

/** All past, present and future periods of a person at the jobs in scope. */
export const periodsOfUser = (tenant: Tenant, userId: number): Promise<ActivePeriod[]> =>
  periods(tenant, 'p.user_id = $2', [userId]);

/** Present and future periods at the jobs in scope of a building. */
export const periodsAtBuilding = (tenant: Tenant, buildingId: number, now: Date): Promise<ActivePeriod[]> =>
  periods(
    tenant,
    `p.job_id in (select jb.job_id from job_buildings jb where jb.organization_id = $1 and jb.building_id = $2)
      and a.active and ${mayHoldWorkSql}
      and (p.to_date is null or p.to_date >= ${jobDay('p.job_id', '$3')})`,
    [buildingId, now.toISOString()],
  );
