import { inScopeSql } from '#features/access/server';
import { type FileRow, filesOf } from '#features/files/server';
import { type NoteRow, notesOf } from '#features/notes/server';
import { type AuditRow, auditOf } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Task } from '../../contract/index.ts';
import { seriesOfTaskSql } from '../series/series-of-task-repository.ts';
import type { TaskRecord } from './task-repository.ts';

type Named = { id: number; name: string } | null;

export type TaskDetail = TaskRecord & {
  job: { id: number; job_number: string; job_name: string };
  building: {
    id: number;
    name: string;
    time_zone: string;
    address: string;
    city: string;
    state: string;
    zip: string;
  };
  common_area: string | null;
  floor: string | null;
  assignees: { id: number; name: string; profile_photo_id: number | null }[];
  creator: Named;
  closer: Named;
  files: FileRow[];
  notes: NoteRow[];
  history: AuditRow[];
  series: Task['series'];
};

/** One task with the names around it, its files and its history, when the person may see its job. */
export const findTaskDetail = async (tenant: Tenant, id: number): Promise<TaskDetail | undefined> => {
  const [row] = await tenant.query<TaskDetail>({
    name: tenant.seesAllJobs ? 'task-detail-all' : 'task-detail',
    text: `select t.*,
        json_build_object('id', j.id, 'job_number', j.job_number, 'job_name', j.job_name) as job,
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
  });
  return row;
};
