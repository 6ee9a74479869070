import type { ProjectListFilters } from '#features/special-projects/contract';
import { ruleDates } from '#features/tasks/contract';
import type { FigureQuery } from './figure-query.ts';
import { scheduledByMonth } from './project-charts-repository.ts';
import { counted, sumsOf } from './project-sums-repository.ts';
import { recurringOf } from './recurring-repository.ts';

type Recurring = Awaited<ReturnType<typeof recurringOf>>[number];

const datesIn = ({ rules }: Recurring, { from, to }: FigureQuery['range']): number =>
  rules.reduce((count, rule) => count + [...ruleDates(rule, from, to)].length, 0);

/** Cents that these are worth more in some time than stands in their sum: of each the dates of that time, not those of a
 * year. */
const beyondSum = (recurring: readonly Recurring[], range: FigureQuery['range']): number =>
  recurring.reduce((sum, one) => sum + one.price * datesIn(one, range) - one.worth, 0);

/** What projects are worth in some time: of those that recur at a price for each date the dates of that time, not those of
 * a year. */
export const valueIn = async (
  query: FigureQuery,
  filters: ProjectListFilters,
  range: FigureQuery['range'],
) => {
  const { count, value } = await sumsOf(query, filters, counted);
  const recurring = await recurringOf(query, filters);
  return { count, value: (value ?? 0) + beyondSum(recurring, range) };
};

/** The same by the month in which their next date is planned. */
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
