import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import type { CalendarDate, LoadCalendarDates } from '#features/sites/calendar-feeds/server';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, literals } from '#platform/server/db/values';
import { openStatuses, titleWords } from '../../contract/index.ts';

const row = z.object({
  id: z.int(),
  number: z.int(),
  title: z.string(),
  day: z.string(),
  time: z.string().nullable(),
  job: z.string(),
  place: z.string(),
});

/** Most dates in a calendar feed; people with more look at the list. */
const max = 500;

/** The open tasks that a person is to do, each on the day it is planned for, else on the day it is due at its building. Special
 * projects have their own dates. */
const taskDates = (tenant: Tenant, { from, to }: { from: string; to: string }) => {
  const values = collectValues([tenant.organizationId, from, to, tenant.userId]);
  const scope = inScopeSql(tenant, 't.job_id', '$4');
  return tenant.query({
    text: `select t.id, t.number, t.title, d.day::text, to_char(t.due_at at time zone b.time_zone, 'HH24:MI') as time,
        j.job_number || ' ' || j.job_name as job, concat_ws(', ', b.name, b.address, b.city) as place
      from task_assignees a
      join tasks t on t.organization_id = $1 and t.id = a.task_id and t.deleted_at is null
      join jobs j on j.organization_id = $1 and j.id = t.job_id
      join buildings b on b.organization_id = $1 and b.id = t.building_id
      cross join lateral (select coalesce(t.scheduled_on, (t.due_at at time zone b.time_zone)::date) as day) d
      where a.organization_id = $1 and a.user_id = $4 and t.source <> 'special_project'
        and t.status in (${literals(openStatuses)})
        and d.day between $2::date and $3::date${scope}
      order by d.day, t.id limit ${max}`,
    values: values.all,
    row,
  });
};

/** The assigned tasks of a person, in the calendar that the person subscribed to. */
export const loadTaskDates: LoadCalendarDates = async (tenant, { flags }, days) => {
  if (!flags.has('hasAccessTasks')) return [];
  return (await taskDates(tenant, days)).map(
    ({ id, number, title, day, time, job, place }): CalendarDate => ({
      key: `task-${id}`,
      day,
      title: titleWords(title),
      text: [`#${number}`, job, time].filter(Boolean).join(' · '),
      place,
      path: `/task/${id}`,
    }),
  );
};
