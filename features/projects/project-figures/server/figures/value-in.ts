import { z } from 'zod';
import type { ProjectListFilters } from '#features/projects/special-projects/contract';
import { projectConditions } from '#features/projects/special-projects/server';
import { ruleDates } from '#features/tasks/tasks/contract';
import { storedRule } from '#features/tasks/tasks/server';
import { collectValues } from '#platform/server/db/values';
import type { FigureQuery } from './figure-query.ts';
import { scheduledByMonth } from './project-charts-repository.ts';
import { counted, sumsOf } from './project-sums-repository.ts';

const row = z.object({
  price: z.number(),
  worth: z.number(),
  /** The first day of the month of its next date. */
  month: z.string().nullable(),
  rules: z.array(storedRule),
});

/** Those projects of a list with these filters that recur at a price for each date: amounts in cents, and their rules. */
const recurringOf = async ({ reader, narrowed }: FigureQuery, filters: ProjectListFilters) => {
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

type Recurring = Awaited<ReturnType<typeof recurringOf>>[number];

const datesIn = ({ rules }: Recurring, { from, to }: FigureQuery['range']): number =>
  rules.reduce((count, rule) => count + [...ruleDates(rule, from, to)].length, 0);

/** Cents to add to the stored sum, so that each recurring project counts with its dates in the range, not with those of a
 * year. May be negative. */
const beyondSum = (recurring: readonly Recurring[], range: FigureQuery['range']): number =>
  recurring.reduce((sum, one) => sum + one.price * datesIn(one, range) - one.worth, 0);

/** The value of projects in a range. Projects that recur at a price for each date count with their dates in the range, not
 * with those of a year. */
export const valueIn = async (
  query: FigureQuery,
  filters: ProjectListFilters,
  range: FigureQuery['range'],
) => {
  const { count, value } = await sumsOf(query, filters, counted);
  const recurring = await recurringOf(query, filters);
  return { count, value: (value ?? 0) + beyondSum(recurring, range) };
};

/** The same value by the month of the next planned date. */
export const scheduledIn = async (
  query: FigureQuery,
  filters: ProjectListFilters,
  months: readonly FigureQuery['range'][],
) => {
  const stored = await scheduledByMonth(query, filters);
  const recurring = Map.groupBy(await recurringOf(query, filters), ({ month }) => month);
  const rangeOf = (month: string) =>
    months.find(({ from }) => from.slice(0, 7) === month.slice(0, 7)) ?? query.range;
  return stored.map(({ month, count, cents }) => ({
    month,
    count,
    cents: cents + beyondSum(recurring.get(month) ?? [], rangeOf(month)),
  }));
};
