import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { fileRow, filesOf } from '#features/accounts/files/server';
import { jobJson } from '#features/sites/jobs/server';
import { noteRow, notesOf } from '#features/sites/notes/server';
import { auditOf, auditRow } from '#platform/server/audit/audit-repository';
import { isoText } from '#platform/server/db/iso-text';
import type { Tenant } from '#platform/server/db/tenant';
import { seriesOfTask } from '../../contract/series/series-of-task.ts';
import { task } from '../../contract/task/task.ts';
import { storedRule } from '../series/series-repository.ts';

/** Somebody a task or a series is assigned to, as its statements answer them. */
export const assignee = z.object({ id: z.int(), name: z.string(), profile_photo_id: z.int().nullable() });

/** What `seriesOfTaskSql` answers. */
const seriesOfTaskRow = seriesOfTask.extend({ rule: storedRule });

const neighbour = (comparison: string, order: string): string =>
  `(select n.id from tasks n where n.organization_id = $1 and n.series_id = s.id and n.deleted_at is null
    and n.occurrence_date ${comparison} t.occurrence_date order by n.occurrence_date ${order} limit 1)`;

/** SQL for what the task `t` says of its series, as JSON; `$1` is the organization. */
const seriesOfTaskSql = `(select json_build_object('id', s.id, 'title', s.title, 'status', s.status,
    'rule', s.rule, 'based_on', s.based_on, 'occurrence_date', t.occurrence_date,
    'updated_at', ${isoText('s.updated_at')}, 'previous_task_id', ${neighbour('<', 'desc')},
    'next_task_id', ${neighbour('>', 'asc')})
  from task_series s where s.organization_id = $1 and s.id = t.series_id and s.deleted_at is null)`;

const named = z.object({ id: z.int(), name: z.string() }).nullable();

const row = task
  .omit({
    past_due: true,
    photo_count: true,
    resolution_files: true,
    timeline: true,
    allowed_transitions: true,
    can: true,
  })
  .extend({
    job_id: z.int(),
    building_id: z.int(),
    series_id: z.int().nullable(),
    created_by: z.int().nullable(),
    closed_by: z.int().nullable(),
    signature: z.object({ name: z.string(), file_id: z.int(), at: z.string() }).nullable(),
    assignees: z.array(assignee),
    creator: named,
    closer: named,
    files: z.array(fileRow),
    notes: z.array(noteRow),
    history: z.array(auditRow),
    series: seriesOfTaskRow.nullable(),
  });

export type TaskDetail = z.infer<typeof row>;

/** One task with the names around it, its files and its history, when the person may see its job. */
export const loadTaskDetail = async (tenant: Tenant, id: number): Promise<TaskDetail | undefined> => {
  const [found] = await tenant.query({
    name: tenant.seesAllJobs ? 'task-detail-all' : 'task-detail',
    text: `select t.*,
        ${jobJson} as job,
        json_build_object('id', b.id, 'name', b.name, 'time_zone', b.time_zone, 'address', b.address,
          'city', b.city, 'state', b.state, 'zip', b.zip) as building,
        ca.name as common_area, fl.label as floor,
        coalesce((select json_agg(json_build_object('id', m.user_id, 'name', m.name,
            'profile_photo_id', m.profile_photo_id) order by m.name)
          from task_assignees ta
          join memberships m on m.organization_id = ta.organization_id and m.user_id = ta.user_id
          where ta.organization_id = $1 and ta.task_id = t.id), '[]') as assignees,
        (select json_build_object('id', m.user_id, 'name', m.name) from memberships m
          where m.organization_id = $1 and m.user_id = t.created_by) as creator,
        (select json_build_object('id', m.user_id, 'name', m.name) from memberships m
          where m.organization_id = $1 and m.user_id = t.closed_by) as closer,
        ${filesOf('task', 't.id')} as files,
        ${seriesOfTaskSql} as series,
        ${notesOf('task', 't.id')} as notes,
        ${auditOf('task', 't.id')} as history
      from tasks t
      join jobs j on j.organization_id = $1 and j.id = t.job_id
      join buildings b on b.organization_id = $1 and b.id = t.building_id
      left join common_areas ca on ca.organization_id = $1 and ca.id = t.building_common_area_id
      left join floors fl on fl.organization_id = $1 and fl.id = t.building_floor_id
      where t.organization_id = $1 and t.id = $2 and t.deleted_at is null${inScopeSql(tenant, 't.job_id', '$3')}`,
    values: [tenant.organizationId, id, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row,
  });
  return found;
};
