import { buildingJson } from '#features/sites/buildings/server';
import { clientJson, jobJson } from '#features/sites/jobs/server';
import { personJson } from '#platform/server/db/person-name';
import type { Person } from '#platform/server/http/person';
import { seesOnlyFinal } from '../../contract/index.ts';

const entries = (more = '') =>
  `(select count(*)::int from action_log_entries e where e.organization_id = $1 and e.log_id = t.id
    and e.deleted_at is null${more})`;

/** What lists and pages say of a log `t` with its job `j` and building `b`. `$1` is the organization. */
export const rowColumns = `t.id, t.status,
  case t.status when 'new' then 1 when 'pending' then 2 else 3 end as status_code,
  ${jobJson} as job,
  ${buildingJson} as building,
  ${clientJson} as client,
  ${personJson('t', 'porter_id')} as porter, t.log_date,
  ${entries()} as entry_count, ${entries(' and e.running')} as running_count,
  (select coalesce(sum(e.photo_count), 0)::int from action_log_entries e where e.organization_id = $1 and e.log_id = t.id
    and e.deleted_at is null) as photo_count,
  t.reopened_at is not null and t.status <> 'finalized' as reopened, t.updated_at`;

export const detailColumns = `t.client_uuid, t.shift_start, t.shift_end, t.comment, t.finalized_at,
  ${personJson('t', 'finalized_by')} as finalized_by, t.reopened_at, ${personJson('t', 'reopened_by')} as reopened_by, t.porter_id`;

export const joinBuilding = 'join buildings b on b.organization_id = $1 and b.id = t.building_id';

export const rowJoins = `join jobs j on j.organization_id = $1 and j.id = t.job_id
  ${joinBuilding}`;

/** SQL: the person may see the log `t` by its status. */
export const statusConditions = ({ flags }: Pick<Person, 'flags'>): string[] =>
  seesOnlyFinal(flags) ? [`t.status = 'finalized'`] : [];
