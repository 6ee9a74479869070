import { z } from 'zod';
import type { ProjectListFilters } from '#features/projects/special-projects/contract';
import { projectConditions } from '#features/projects/special-projects/server';
import { storedRule } from '#features/tasks/tasks/server';
import { collectValues } from '#platform/server/db/values';
import type { FigureQuery } from './figure-query.ts';

const row = z.object({
  price: z.number(),
  worth: z.number(),
  /** The first day of the month of its next date. */
  month: z.string().nullable(),
  rules: z.array(storedRule),
});

/** Those projects of a list with these filters that recur at a price for each date: amounts in cents, and their rules. */
export const recurringOf = async ({ reader, narrowed }: FigureQuery, filters: ProjectListFilters) => {
  const values = collectValues([reader.tenant.organizationId]);
  const where = await projectConditions(reader, { ...narrowed, ...filters }, values);
  return reader.tenant.query({
    text: `select t.price::float8 as price, t.worth::float8 as worth,
        date_trunc('month', t.scheduled_date)::date::text as month, s.rules from special_projects t
      cross join lateral (select json_agg(s.rule) as rules from special_project_schedules s
        where s.organization_id = $1 and s.special_project_id = t.id and s.deleted_at is null) s
      where ${where.join(' and ')} and t.price_basis = 'per_occurrence' and t.price is not null and s.rules is not null`,
    values: values.all,
    row,
  });
};
