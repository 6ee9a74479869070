import type { HoldsDuty } from '#features/sites/buildings/server';
import { idRow } from '#platform/server/db/id-row';

/** Whether a person holds a duty at any job of a building on a date. */
export const holdsDutyAt: HoldsDuty = async (tenant, { buildingId, userId, date }) => {
  const held = await tenant.query({
    name: 'duty-at-building',
    text: `select a.id from job_buildings jb
      join jobs j on j.organization_id = $1 and j.id = jb.job_id and j.deleted_at is null
      join job_site_assignment_users l on l.organization_id = $1 and l.job_id = jb.job_id and l.user_id = $3
      join job_site_assignments a on a.organization_id = $1 and a.id = l.assignment_id and a.active
        and a.role_key <> 'viewer'
        and a.deleted_at is null
      where jb.organization_id = $1 and jb.building_id = $2
        and (l.from_date is null or l.from_date <= $4::date) and (l.to_date is null or l.to_date >= $4::date)
      limit 1`,
    values: [tenant.organizationId, buildingId, userId, date],
    row: idRow,
  });
  return held.length > 0;
};
