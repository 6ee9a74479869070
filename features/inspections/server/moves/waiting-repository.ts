import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';

/** Completed inspections whose time is over, at most 100 at a time. One that was opened again has a day at least. Where a
 * task was opened again they wait for it. */
export const inspectionsDone = async (tenant: Tenant, now: Date, hours: number): Promise<number[]> => {
  const rows = await tenant.query({
    name: 'inspections-done',
    text: `select id from inspections
      where organization_id = $1 and deleted_at is null and status = 'completed' and open_tasks = 0
        and waits_since <= $2::timestamptz - case when reopened_at is null then $3::int else greatest($3::int, 24) end
          * interval '1 hour'
      order by waits_since limit 100 for update skip locked`,
    values: [tenant.organizationId, now, hours],
    row: idRow,
  });
  return rows.map(({ id }) => id);
};
