import { z } from 'zod';
import { placeConditions } from '#features/sites/jobs/server';
import { midnight } from '#platform/server/db/midnight';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { assignedTo } from '../task/task-conditions-repository.ts';
import type { FigureQuery } from './figure-query.ts';

const row = z.object({
  area_type_id: z.int(),
  key: z.string(),
  name: z.string(),
  type: z.enum(['deficiency', 'request']),
  count: z.int(),
  previous: z.int(),
  /** Deficiencies and requests of the range, also those that name no common area. */
  total: z.int(),
});

export type Issue = z.infer<typeof row>;

const shown = 5;

/** What is reported most: by count, then by growth against the time before, then by who was reported last. */
export const issuesOf = (tenant: Tenant, query: FigureQuery): Promise<Issue[]> => {
  const values = collectValues([tenant.organizationId]);
  const at = (date: string, days = 0) => midnight(values, query.zone, date, days);
  const who = query.assignee_id ? [assignedTo(values, query.assignee_id)] : [];
  const narrowed = [...placeConditions(tenant, query, values), ...who].map((part) => ` and ${part}`).join('');
  return tenant.query({
    text: `with reported as (
        select coalesce(t.area_type_id, ca.type_id) as area_type_id, t.type, max(t.created_at) as latest,
          count(*) filter (where t.created_at >= ${at(query.range.from)})::int as count,
          count(*) filter (where t.created_at < ${at(query.range.from)})::int as previous
        from tasks t
        left join common_areas ca on ca.organization_id = $1 and ca.id = t.building_common_area_id
        where t.organization_id = $1 and t.deleted_at is null and t.type in ('deficiency', 'request')
          and t.created_at >= ${at(query.previous.from)} and t.created_at < ${at(query.range.to, 1)}${narrowed}
        group by 1, 2)
      select r.area_type_id, y.key, y.name, r.type, r.count, r.previous, (select sum(count)::int from reported) as total
      from reported r join common_area_types y on y.organization_id = $1 and y.id = r.area_type_id
      where r.count > 0
      order by r.count desc, (r.count - r.previous)::float8 / nullif(r.previous, 0) desc nulls first, r.latest desc,
        r.area_type_id, r.type
      limit ${shown}`,
    values: values.all,
    row,
  });
};
