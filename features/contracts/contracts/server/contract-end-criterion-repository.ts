import type { SiteCriterion } from '#features/sites/jobs/server';
import { dateAt } from '#platform/server/clock/dates';
import type { Values } from '#platform/server/db/values';
import { termsFlags } from '../contract/endpoints.ts';
import { endsWithinDays } from '../contract/ends-within-days.ts';

/** SQL: pairs of a job and a number of days within which a contract in force of the job ends. */
const ending = (
  within: readonly number[],
  values: Values,
  { now, zone }: { now: Date; zone: string },
): string => {
  const today = `${values.add(dateAt(now, zone))}::date`;
  return `select s.job_id, n.days as value from contracts c
    join job_services s on s.organization_id = $1 and s.id = c.job_service_id and s.deleted_at is null
    join unnest(${values.add(within)}::int[]) n (days)
      on c.termination_date between ${today} and ${today} + n.days
    where c.organization_id = $1 and c.deleted_at is null and c.status in ('approved', 'terminated')
      and c.start_date <= ${today}`;
};

/** Sites with a contract in force today that ends within the given number of days. */
export const contractEndCriterion: SiteCriterion = {
  flags: termsFlags,
  max: 3650,
  jobsWith: (days, values, asker) => `select job_id from (${ending([days], values, asker)}) ending`,
  jobsByValue: (values, asker) => ending(endsWithinDays, values, asker),
};
