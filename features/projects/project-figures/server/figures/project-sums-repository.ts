import { z } from 'zod';
import type { ProjectListFilters } from '#features/projects/special-projects/contract';
import { actualCents, hasEstimate, projectConditions } from '#features/projects/special-projects/server';
import { collectValues } from '#platform/server/db/values';
import type { FigureQuery } from './figure-query.ts';

type Numbers = Record<string, string>;

const sumsRow = z.record(z.string(), z.number().nullable());

/** Sums over the projects `t` of a list with these filters, so that figure and list agree. */
export const sumsOf = async <N extends Numbers>(
  { reader, narrowed }: FigureQuery,
  filters: ProjectListFilters,
  sumsIn: (zone: () => string) => N,
): Promise<Record<keyof N, number | null>> => {
  const values = collectValues([reader.tenant.organizationId]);
  const where = await projectConditions(reader, { ...narrowed, ...filters }, values);
  const sums = sumsIn(() => values.add(reader.person.timeZone));
  const names = Object.keys(sums);
  const [found] = await reader.tenant.query({
    text: `select ${names.map((name) => `(${sums[name]})::float8 as ${name}`).join(', ')}
      from special_projects t where ${where.join(' and ')}`,
    values: values.all,
    row: sumsRow,
  });
  if (!found) throw new Error('an aggregate answered no row');
  return found as Record<keyof N, number | null>;
};

const days = (from: string, to: string) => `extract(epoch from ${to} - ${from}) / 86400`;

const middle = (value: string) => `percentile_cont(0.5) within group (order by ${value})`;

const toApproval = days('t.offered_at', 't.approved_at');

/** SQL: days from approval to service. The date of the work has no time, so it is compared with the date of the approval. */
const toService = (zone: string) => `t.actual_service_date - (t.approved_at at time zone ${zone})::date`;

const only = (sum: string, where: string) => `coalesce(${sum} filter (where ${where}), 0)`;

export const counted = () => ({ count: 'count(*)', value: 'coalesce(sum(t.worth), 0)' });

export const completedSums = () => ({
  ...counted(),
  with_due: only('count(*)', 't.due_date is not null'),
  on_time: only('count(*)', 't.due_date is not null and t.actual_service_date <= t.due_date'),
  estimated: only('count(*)', hasEstimate),
  estimated_worth: only('sum(t.worth)', hasEstimate),
  estimated_cost: only('sum(t.estimated)', hasEstimate),
});

/** Separate from the other sums, because the cost of each project has to be looked up. */
export const costedSums = () => ({
  ...counted(),
  cost: `coalesce(sum(${actualCents}), 0)`,
});

export const decidedSums = () => ({
  count: 'count(*)',
  approved: only('count(*)', `t.offer_answer = 'approved'`),
  median: `${middle(toApproval)} filter (where t.offer_answer = 'approved')`,
  mean: `avg(${toApproval}) filter (where t.offer_answer = 'approved')`,
});

export const servicedSums = (zone: () => string) => ({
  count: 'count(*)',
  median: middle(toService(zone())),
  mean: `avg(${toService(zone())})`,
});
