import { areaJson, buildingJson } from '#features/sites/buildings/server';
import { clientJson, jobJson } from '#features/sites/jobs/server';
import { openNow } from '#features/tasks/tasks/server';
import { isoText } from '#platform/server/db/iso-text';
import { personJson } from '#platform/server/db/person-name';
import { viewerRole } from '#platform/server/db/roles/viewer-roles';
import { dueOn } from '../due/due-sql-repository.ts';

export const statusCode = `case t.status when 'new' then 1 when 'pending' then 2 when 'finalized' then 3 else 4 end`;

const isOpen = openNow.replace('t.', 'k.');

/** SQL: a task `k` that was made of the inspection `t`. */
const madeTask = `k.organization_id = $1 and k.source = 'inspection' and k.related_type_id = t.id
    and k.deleted_at is null`;

/** SQL: the inspection `t` has open tasks that the reader may see. */
export const hasOpenTasks = `exists (select from tasks k where ${madeTask} and ${isOpen})`;

/** SQL: the stored count; for people with a viewer license the count of the tasks that they may see. */
const seenBy = (kept: string, more: string): string =>
  `case when current_user = '${viewerRole}' then (select count(*)::int from tasks k where ${madeTask}${more})
    else ${kept} end`;

/** What lists and pages say of an inspection `t` with its job `j`, building `b` and version `v`. `$1` is the
 * organization. */
export const rowColumns = `t.id, t.number, t.status,
  ${statusCode} as status_code,
  coalesce((select json_build_object('key', y.key, 'name', y.name) from inspection_types y
    where y.organization_id = $1 and y.key = t.inspection_type),
    json_build_object('key', t.inspection_type, 'name', t.inspection_type)) as inspection_type,
  json_build_object('id', t.template_id, 'name', v.snapshot ->> 'name', 'version', t.template_version) as template,
  ${jobJson} as job,
  ${buildingJson} as building,
  ${clientJson} as client,
  ${areaJson} as area,
  ${personJson('t', 'inspected_by')} as inspected_by, t.inspected_at, t.target_score, t.score, t.outcome, t.band,
  t.critical_fail, t.deficiency_count, ${seenBy('t.open_tasks', ` and ${isOpen}`)} as open_tasks,
  ${seenBy('t.task_count', '')} as task_count, t.visibility,
  t.reopened_at is not null and t.status <> 'finalized' as reopened,
  t.parent_inspection_id is not null as is_reinspection, t.updated_at`;

export const detailColumns = `t.client_uuid, v.snapshot, t.score_method, t.section_scores, t.places,
  t.only_asked as "only", t.general_comments, t.accompanied_by, t.signature, t.client_signature, t.started_at, t.begun_distance_m,
  t.completed_at,
  ${personJson('t', 'completed_by')} as completed_by, t.waits_since, t.finalized_at, ${personJson('t', 'finalized_by')} as finalized_by,
  t.reopened_at, ${personJson('t', 'reopened_by')} as reopened_by, t.released_at,
  t.inspected_by as inspector_id, t.job_id, j.status as job_status`;

export const rowJoins = `join jobs j on j.organization_id = $1 and j.id = t.job_id
  join buildings b on b.organization_id = $1 and b.id = t.building_id
  join inspection_template_versions v on v.organization_id = $1 and v.template_id = t.template_id
    and v.version = t.template_version`;

/** When the job `j` is to be inspected next, as text. */
export const nextDueOn = `(${dueOn})::text`;

/** Tasks that were made of an inspection, as JSON. */
export const linkedTasks = `coalesce((select json_agg(json_build_object('id', k.id, 'number', k.number, 'title', k.title,
    'status', k.status, 'due_at', ${isoText('k.due_at')},
    'reopened', k.reopened_count > 0 and ${isOpen}) order by k.id)
  from tasks k where ${madeTask}), '[]')`;
