import type { ProjectListFilters } from '#features/special-projects/contract';
import { ruleDates } from '#features/tasks/contract';
import type { FigureQuery } from './figure-query.ts';
import { counted, sumsOf } from './project-sums-repository.ts';
import { recurringOf } from './recurring-repository.ts';

type Recurring = Awaited<ReturnType<typeof recurringOf>>[number];

const datesIn = ({ rules }: Recurring, { from, to }: FigureQuery['range']): number =>
  rules.reduce((count, rule) => count + [...ruleDates(rule, from, to)].length, 0);

/** What projects are worth in some time: of those that recur at a price for each date the dates of that time, not those of
 * a year. */
export const valueIn = async (
  query: FigureQuery,
  filters: ProjectListFilters,
  range: FigureQuery['range'],
) => {
  const { count, value } = await sumsOf(query, filters, counted);
  const recurring = await recurringOf(query, filters);
  const differs = recurring.reduce((sum, one) => sum + one.price * datesIn(one, range) - one.worth, 0);
  return { count, value: (value ?? 0) + differs };
};
