import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

const notified = z.object({
  place_id: z.int(),
  name: z.string(),
  suite: z.string(),
  checked_at: z.string().nullable(),
  note: z.string(),
  told_at: z.string(),
  task_id: z.int().nullable(),
});

export type NotifiedDoor = z.infer<typeof notified>;

/** Forgets that people were told of these doors since that moment, where they no longer count as found unlocked: found unlocked
 * again, they are told again. */
export const takeBackDoors = (
  tenant: Tenant,
  reportId: number,
  placeIds: readonly number[],
  since: Date,
): Promise<void> =>
  tenant.query({
    name: 'daily-report-doors-take-back',
    text: `update daily_report_told_doors d set taken_back = true
      where d.organization_id = $1 and d.report_id = $2 and d.place_id = any($3::int[]) and d.told_at > $4
        and not exists (select from daily_report_checks c where c.organization_id = $1 and c.report_id = d.report_id
          and c.kind = 'tenant' and c.place_id = d.place_id and c.result = 'found_unlocked')`,
    values: [tenant.organizationId, reportId, placeIds, since.toISOString()],
  });

/** Marks as told the doors that stand as found unlocked and of which nobody was told in this night; returns these doors. */
export const markDoorsNotified = (
  tenant: Tenant,
  report: { id: number; report_date: string },
  placeIds: readonly number[],
  now: Date,
): Promise<NotifiedDoor[]> =>
  tenant.query({
    name: 'daily-report-doors-mark-told',
    text: `with marked as (
        insert into daily_report_told_doors as d (organization_id, place_id, night, report_id, told_at)
        select $1, c.place_id, $4::date, $2, $5 from daily_report_checks c
        where c.organization_id = $1 and c.report_id = $2 and c.kind = 'tenant' and c.place_id = any($3::int[])
          and c.result = 'found_unlocked'
        order by c.place_id
        on conflict (organization_id, place_id, night) do update
          set report_id = excluded.report_id, told_at = excluded.told_at, taken_back = false
          where d.taken_back
        returning d.place_id, d.told_at, d.task_id)
      select m.place_id, c.name, c.suite, c.checked_at, c.note, m.told_at, m.task_id
      from marked m join daily_report_checks c on c.organization_id = $1 and c.report_id = $2 and c.kind = 'tenant'
        and c.place_id = m.place_id
      order by m.place_id`,
    values: [tenant.organizationId, report.id, placeIds, report.report_date, now.toISOString()],
    row: notified,
  });

export const setTaskOfDoor = async (
  tenant: Tenant,
  { place_id, night }: { place_id: number; night: string },
  taskId: number,
): Promise<void> => {
  await tenant.db
    .updateTable('daily_report_told_doors')
    .set({ task_id: taskId })
    .where('organization_id', '=', tenant.organizationId)
    .where('place_id', '=', place_id)
    .where('night', '=', night)
    .execute();
};
