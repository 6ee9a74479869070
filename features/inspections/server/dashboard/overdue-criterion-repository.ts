import type { SiteCriterion } from '#features/jobs/server';
import { dateAt } from '#platform/server/clock/dates';
import { joinNextDue } from './due-windows-repository.ts';

/** Active sites whose next inspection is past due by at least so many days. */
export const overdueCriterion: SiteCriterion = {
  flags: ['hasAccessInspections'],
  most: 3650,
  jobsWith: (days, values, { now, zone }) => {
    const today = `${values.add(dateAt(now, zone))}::date`;
    return `select j.id as job_id from jobs j ${joinNextDue}
      where j.organization_id = $1 and j.deleted_at is null and j.status = 'active'
        and d.next_due_on <= ${today} - ${values.add(days)}::int`;
  },
};
