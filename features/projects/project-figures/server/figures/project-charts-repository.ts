import { z } from 'zod';
import {
  type ProjectListFilters,
  projectStatuses,
  projectTypes,
} from '#features/projects/special-projects/contract';
import { projectConditions } from '#features/projects/special-projects/server';
import { collectValues } from '#platform/server/db/values';
import type { FigureQuery } from './figure-query.ts';

const shown = 10;

const counted = { count: z.int(), cents: z.number() };

const sums = 'count(*)::int as count, coalesce(sum(t.worth), 0)::float8 as cents';

const conditionsOf = async ({ reader, narrowed }: FigureQuery, filters: ProjectListFilters) => {
  const values = collectValues([reader.tenant.organizationId]);
  const where = await projectConditions(reader, { ...narrowed, ...filters }, values);
  return { values, where: where.join(' and ') };
};

const ofStatus = z.object({ key: z.enum(projectStatuses), ...counted });

/** Projects by their status. */
export const byStatus = async (query: FigureQuery, filters: ProjectListFilters) => {
  const { values, where } = await conditionsOf(query, filters);
  return query.reader.tenant.query({
    text: `select t.status as key, ${sums} from special_projects t where ${where} group by 1`,
    values: values.all,
    row: ofStatus,
  });
};

const named = z.array(z.object({ id: z.int(), name: z.string(), ...counted }));

const grouped = z.object({
  types: z.array(z.object({ key: z.enum(projectTypes), ...counted })),
  schedulers: named,
  clients: named,
});

const listOf = (rows: string): string =>
  `(select coalesce(json_agg(r order by r.cents desc, r.count desc), '[]') from (${rows}) r)`;

const top = (key: string, source: string) =>
  `(select ${key} as id, count(*)::int as count, coalesce(sum(worth), 0)::float8 as cents from ${source}
    group by 1 order by cents desc, count desc, id limit ${shown}) g`;

/** Projects by type, scheduler and client, read with one statement. */
export const byKind = async (query: FigureQuery, filters: ProjectListFilters) => {
  const { values, where } = await conditionsOf(query, filters);
  const one = query.narrowed.scheduler_id;
  const only = one === undefined ? '' : `and p.user_id = ${values.add(one)}`;
  const planned = `planned join special_project_people p on p.organization_id = $1
    and p.special_project_id = planned.id and p.role = 'scheduler' ${only}`;
  const [found] = await query.reader.tenant.query({
    text: `with planned as materialized (
        select t.id, t.project_type, t.client_id, t.worth from special_projects t where ${where})
      select ${listOf(`select project_type as key, count(*)::int as count,
          coalesce(sum(worth), 0)::float8 as cents from planned group by 1`)} as types,
        ${listOf(`select g.id, coalesce(m.name, '') as name, g.count, g.cents from ${top('p.user_id', planned)}
          left join memberships m on m.organization_id = $1 and m.user_id = g.id`)} as schedulers,
        ${listOf(`select g.id, c.name, g.count, g.cents from ${top('client_id', 'planned')}
          join clients c on c.organization_id = $1 and c.id = g.id`)} as clients`,
    values: values.all,
    row: grouped,
  });
  if (!found) throw new Error('an aggregate answered no row');
  return found;
};

const month = z.object({ month: z.string(), ...counted });

/** Projects by the first day of the month for which the work is planned. */
export const scheduledByMonth = async (query: FigureQuery, filters: ProjectListFilters) => {
  const { values, where } = await conditionsOf(query, filters);
  return query.reader.tenant.query({
    text: `select date_trunc('month', t.scheduled_date)::date::text as month, ${sums}
      from special_projects t where ${where} group by 1`,
    values: values.all,
    row: month,
  });
};

/** Projects by the first day of the month in which they ended, in the organization's time zone. */
export const endedByMonth = async (query: FigureQuery, filters: ProjectListFilters) => {
  const { values, where } = await conditionsOf(query, filters);
  return query.reader.tenant.query({
    text: `select date_trunc('month', t.ended_at at time zone ${values.add(query.reader.person.timeZone)})::date::text as month,
        ${sums} from special_projects t where ${where} group by 1`,
    values: values.all,
    row: month,
  });
};
