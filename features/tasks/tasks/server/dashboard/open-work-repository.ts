import { z } from 'zod';
import { placeConditions } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { figureCharts } from '../../contract/dashboard/task-figures.ts';
import { assignedTo, openNow, pastDueAt } from '../task/task-conditions-repository.ts';
import type { FigureQuery } from './figure-query.ts';

const { status, type, source, priority, building, assignee } = figureCharts.shape;

const row = z.object({
  open: z.int(),
  past_due: z.int(),
  status,
  type,
  source,
  priority,
  /** By whole days since the creation, those of 15 and more together. */
  age: z.array(z.object({ days: z.int(), count: z.int() })),
  building,
  assignee,
});

export type OpenWork = z.infer<typeof row>;

const shown = 10;

const bars = (column: string): string => `coalesce((select json_agg(bar order by count desc, key) from (
  select ${column} as key, sum(n)::int as count from groups group by 1) bar), '[]')`;

/** What is still to be done, as of now: reads the index of open work once, grouped in every way people ask for. With `offset 0`
 * assignees are looked up task by task: a join would read those of the whole history. */
export const openWorkOf = async (tenant: Tenant, query: FigureQuery, today: string): Promise<OpenWork> => {
  const values = collectValues([tenant.organizationId]);
  const zone = values.add(query.zone);
  const late = pastDueAt(values.add(query.now));
  const age = `least(15, greatest(0, ${values.add(today)}::date - (t.created_at at time zone ${zone})::date))`;
  const who = query.assignee_id ? [assignedTo(values, query.assignee_id)] : [];
  const narrowed = [...placeConditions(tenant, query, values), ...who].map((part) => ` and ${part}`).join('');
  const person = query.assignee_id ? ` and a.user_id = ${values.add(query.assignee_id)}` : '';
  const [found] = await tenant.query({
    text: `with work as materialized (
        select t.id, t.status, t.type, t.source, t.priority_level, t.building_id, ${age} as age, (${late}) is true as late
        from tasks t where t.organization_id = $1 and t.deleted_at is null and ${openNow}${narrowed}),
      groups as materialized (
        select status, type, source, priority_level, age, late, count(*) as n from work group by 1, 2, 3, 4, 5, 6),
      sites as (select building_id, count(*)::int as count from work group by 1 order by 2 desc, 1 limit ${shown}),
      people as (
        select ta.user_id, count(*)::int as count from work
        left join lateral (select a.user_id from task_assignees a
          where a.organization_id = $1 and a.task_id = work.id${person} offset 0) ta on true
        group by 1 order by 2 desc, 1 nulls first limit ${shown})
      select (select coalesce(sum(n), 0)::int from groups) as open,
        (select coalesce(sum(n), 0)::int from groups where late) as past_due,
        ${bars('status')} as status, ${bars('type')} as type, ${bars('source')} as source,
        ${bars('priority_level')} as priority,
        coalesce((select json_agg(bar) from (
          select age as days, sum(n)::int as count from groups group by 1) bar), '[]') as age,
        coalesce((select json_agg(json_build_object('id', b.id, 'name', b.name, 'count', s.count)
            order by s.count desc, b.name)
          from sites s join buildings b on b.organization_id = $1 and b.id = s.building_id), '[]') as building,
        coalesce((select json_agg(json_build_object('id', p.user_id, 'name', m.name, 'count', p.count)
            order by p.count desc, m.name)
          from people p left join memberships m on m.organization_id = $1 and m.user_id = p.user_id), '[]') as assignee`,
    values: values.all,
    row,
  });
  if (!found) throw new Error('a statement without a table answered no row');
  return found;
};
