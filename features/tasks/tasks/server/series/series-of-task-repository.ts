import { isoText } from '#platform/server/db/iso-text';
import { seriesOfTask } from '../../contract/series/series-of-task.ts';
import { storedRule } from './stored-rule.ts';

/** What `seriesOfTaskSql` answers. */
export const seriesOfTaskRow = seriesOfTask.extend({ rule: storedRule });

const neighbour = (comparison: string, order: string): string =>
  `(select n.id from tasks n where n.organization_id = $1 and n.series_id = s.id and n.deleted_at is null
    and n.occurrence_date ${comparison} t.occurrence_date order by n.occurrence_date ${order} limit 1)`;

/** SQL for what the task `t` says of its series, as JSON; `$1` is the organization. */
export const seriesOfTaskSql = `(select json_build_object('id', s.id, 'title', s.title, 'status', s.status,
    'rule', s.rule, 'based_on', s.based_on, 'occurrence_date', t.occurrence_date,
    'updated_at', ${isoText('s.updated_at')}, 'previous_task_id', ${neighbour('<', 'desc')},
    'next_task_id', ${neighbour('>', 'asc')})
  from task_series s where s.organization_id = $1 and s.id = t.series_id and s.deleted_at is null)`;
