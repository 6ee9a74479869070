import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, type Values } from '#platform/server/db/values';
import { answersRequest } from '../list/entry-conditions-repository.ts';
import { bothOf, countedIn, isCurrent } from './counted-conditions-repository.ts';
import type { FigureQuery } from './figure-query.ts';

const time = z.object({ median: z.number().nullable(), mean: z.number().nullable() });

export type Time = z.infer<typeof time>;

const row = time.extend({ current: z.boolean() });

const noTime: Time = { median: null, mean: null };

const minutes = (interval: string): string => `extract(epoch from ${interval})::float8 / 60`;

/** SQL: entries `e` of the logs `t`, with the columns that `c` then has. */
const entriesOf = (
  tenant: Tenant,
  query: FigureQuery,
  values: Values,
  { span, where }: { span: string; where: string },
) => `select ${isCurrent('t.log_date', query, values)} as current, ${span} as span
  from action_logs t join action_log_entries e on e.organization_id = $1 and e.log_id = t.id and e.deleted_at is null
  where ${countedIn(tenant, query, bothOf(query), values)} and ${where}`;

const medians = async (
  tenant: Tenant,
  query: FigureQuery,
  of: { span: string; where: string },
): Promise<[now: Time, before: Time]> => {
  const values = collectValues([tenant.organizationId]);
  const rows = await tenant.query({
    text: `select c.current, percentile_cont(0.5) within group (order by c.span) as median, avg(c.span) as mean
      from (${entriesOf(tenant, query, values, of)}) c where c.span is not null group by 1`,
    values: values.all,
    row,
  });
  const at = (current: boolean): Time => rows.find((one) => one.current === current) ?? noTime;
  return [at(true), at(false)];
};

/** Minutes from one check of a restroom to the next of the same room, within a log. */
export const restroomTimes = (tenant: Tenant, query: FigureQuery) =>
  medians(tenant, query, {
    span: minutes(
      'e.started_at - lag(e.started_at) over (partition by t.id, e.common_area_id order by e.started_at, e.id)',
    ),
    where: `e.action_type = 'restroom_check' and e.common_area_id is not null`,
  });

/** Minutes from when somebody asked until the porter began. */
export const responseTimes = (tenant: Tenant, query: FigureQuery) =>
  medians(tenant, query, { span: minutes('e.started_at - e.requested_at'), where: answersRequest });
