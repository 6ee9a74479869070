import type { SiteCriterion } from '#features/jobs/server';
import { dateAt } from '#platform/server/clock/dates';
import { termsFlags } from '../contract/terms-flags.ts';

/** Sites with a contract in force today that ends within so many days. */
export const contractEndCriterion: SiteCriterion = {
  flags: termsFlags,
  most: 3650,
  jobsWith: (days, values, { now, zone }) => {
    const today = `${values.add(dateAt(now, zone))}::date`;
    return `select s.job_id from contracts c
      join job_services s on s.organization_id = $1 and s.id = c.job_service_id and s.deleted_at is null
      where c.organization_id = $1 and c.deleted_at is null and c.status in ('approved', 'terminated')
        and c.start_date <= ${today} and c.termination_date between ${today} and ${today} + ${values.add(days)}::int`;
  },
};
