import { personName } from '#platform/server/db/person-name';

export const statusCode = `case t.status when 'new' then 1 when 'pending' then 2 else 3 end`;

/** SQL: a person as JSON, or null. */
export const personJson = (row: string, column: string): string =>
  `case when ${row}.${column} is not null then
    json_build_object('id', ${row}.${column}, 'name', coalesce(${personName(row, column)}, '')) end`;

export const doorsJson = `json_build_object('required', t.doors_required, 'checked', t.doors_checked,
  'unlocked', t.doors_unlocked)`;

/** What lists and pages say of a report `t` with its job `j` and building `b`. `$1` is the organization. */
export const rowColumns = `t.id, t.number, t.status, ${statusCode} as status_code, t.type, t.report_date,
  json_build_object('id', j.id, 'job_number', j.job_number, 'job_name', j.job_name) as job,
  json_build_object('id', b.id, 'name', b.name, 'time_zone', b.time_zone) as building,
  (select json_build_object('id', c.id, 'name', c.name) from clients c
    where c.organization_id = $1 and c.id = j.client_id) as client,
  (select json_build_object('id', a.id, 'name', a.name) from areas a
    where a.organization_id = $1 and a.id = b.area_id) as area,
  ${personJson('t', 'supervisor_id')} as supervisor,
  json_build_object('planned', t.headcount_planned, 'present', t.headcount_present) as headcount,
  ${doorsJson} as doors, t.incident_count,
  t.reopened_at is not null and t.status <> 'finalized' as reopened, t.updated_at`;

/** SQL: the building `b` of a row `t`, whose clocks say when a night is over. */
export const joinBuilding = 'join buildings b on b.organization_id = $1 and b.id = t.building_id';

export const rowJoins = `join jobs j on j.organization_id = $1 and j.id = t.job_id
  ${joinBuilding}`;
