import { areaJson, buildingJson } from '#features/sites/buildings/server';
import { clientJson, jobJson } from '#features/sites/jobs/server';
import { personJson } from '#platform/server/db/person-name';
import type { Person } from '#platform/server/http/person';
import { seesOnlyFinal } from '../../contract/index.ts';

export const statusCode = `case t.status when 'new' then 1 when 'pending' then 2 else 3 end`;

export const doorsJson = `json_build_object('required', t.doors_required, 'checked', t.doors_checked,
  'unlocked', t.doors_unlocked)`;

/** What lists and pages say of a report `t` with its job `j` and building `b`. `$1` is the organization. */
export const rowColumns = `t.id, t.number, t.status, ${statusCode} as status_code, t.type, t.report_date,
  ${jobJson} as job,
  ${buildingJson} as building,
  ${clientJson} as client,
  ${areaJson} as area,
  ${personJson('t', 'supervisor_id')} as supervisor,
  json_build_object('planned', t.headcount_planned, 'present', t.headcount_present) as headcount,
  ${doorsJson} as doors, t.incident_count,
  t.reopened_at is not null and t.status <> 'finalized' as reopened, t.updated_at`;

/** SQL: the building `b` of a row `t`, whose clocks say when a night is over. */
export const joinBuilding = 'join buildings b on b.organization_id = $1 and b.id = t.building_id';

export const rowJoins = `join jobs j on j.organization_id = $1 and j.id = t.job_id
  ${joinBuilding}`;

/** SQL: the person may see the report `t` by its status. */
export const statusConditions = ({ flags }: Pick<Person, 'flags'>): string[] =>
  seesOnlyFinal(flags) ? [`t.status = 'finalized'`] : [];

/** SQL: somebody has said all there was to say in this report, as far as the person may know. */
export const submitted = (report: string, onlyFinal: boolean): string =>
  `${report}.status ${onlyFinal ? `= 'finalized'` : `<> 'new'`}`;
