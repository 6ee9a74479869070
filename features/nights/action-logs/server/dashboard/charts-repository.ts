import type { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { logCharts } from '../../contract/dashboard/log-figures.ts';
import type { LogCharts } from '../../contract/index.ts';
import { hourOf, weekdayOf } from '../list/entry-conditions-repository.ts';
import { joinBuilding } from '../log/row-columns-repository.ts';
import { countedIn } from './counted-conditions-repository.ts';
import type { FigureQuery } from './figure-query.ts';

const shown = 10;

/** SQL: how many entries there are of each key, and in how many logs. */
const grouped = (keys: string, where = 'true'): string =>
  `select ${keys}, sum(n)::int as count, count(*)::int as logs
    from (select ${keys}, log_id, count(*) as n from entries where ${where} group by ${keys}, log_id) of_log
    group by ${keys}`;

const top = (keys: string, where?: string): string =>
  `(${grouped(keys, where)} order by count desc, ${keys} limit ${shown}) g`;

const listOf = (rows: string, order: string): string =>
  `(select coalesce(json_agg(r order by ${order}), '[]') from (${rows}) r)`;

const byTime = 'r.weekday, r.hour';

const byCount = 'r.count desc, r.id';

const charts = {
  hours: listOf(grouped('weekday, hour'), byTime),
  restroom_hours: listOf(grouped('weekday, hour', `action_type = 'restroom_check'`), byTime),
  types: listOf(
    `select g.action_type as key, g.count, g.logs from (${grouped('action_type')}) g`,
    'r.count desc, r.key',
  ),
  rooms: listOf(
    `select g.common_area_id as id, c.name, b.name as building, g.count, g.logs
      from ${top('common_area_id', 'common_area_id is not null')}
      join common_areas c on c.organization_id = $1 and c.id = g.common_area_id
      join buildings b on b.organization_id = $1 and b.id = c.building_id`,
    byCount,
  ),
  porters: listOf(
    `select g.porter_id as id, coalesce(m.name, '') as name, g.count, g.logs from ${top('porter_id')}
      left join memberships m on m.organization_id = $1 and m.user_id = g.porter_id`,
    byCount,
  ),
} as const satisfies Record<keyof LogCharts, string>;

/** What porters did in the range, by when, what, where and who. */
export const logChartsOf = async (tenant: Tenant, query: FigureQuery): Promise<z.infer<typeof logCharts>> => {
  const values = collectValues([tenant.organizationId]);
  const [found] = await tenant.query({
    // Entries are read once for all charts.
    text: `with entries as materialized (
        select e.log_id, t.porter_id, e.action_type, e.common_area_id, ${weekdayOf} as weekday, ${hourOf} as hour
        from action_logs t ${joinBuilding}
        join action_log_entries e on e.organization_id = $1 and e.log_id = t.id and e.deleted_at is null
        where ${countedIn(tenant, query, query.range, values)})
      select ${Object.entries(charts)
        .map(([name, sql]) => `${sql} as ${name}`)
        .join(', ')}`,
    values: values.all,
    row: logCharts,
  });
  if (!found) throw new Error('an aggregate answered no row');
  return found;
};
