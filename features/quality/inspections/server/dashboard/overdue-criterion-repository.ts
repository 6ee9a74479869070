import type { SiteCriterion } from '#features/sites/jobs/server';
import { dateAt } from '#platform/server/clock/dates';
import type { Values } from '#platform/server/db/values';
import { pastDueDays } from '../../contract/past-due-days.ts';
import { joinNextDue } from './due-windows-repository.ts';

const pastDue = (
  byDays: readonly number[],
  values: Values,
  { now, zone }: { now: Date; zone: string },
): string => {
  const today = `${values.add(dateAt(now, zone))}::date`;
  return `select j.id as job_id, n.days as value from jobs j ${joinNextDue}
    join unnest(${values.add(byDays)}::int[]) n (days) on d.next_due_on <= ${today} - n.days
    where j.organization_id = $1 and j.deleted_at is null and j.status = 'active'`;
};

/** Active sites whose next inspection is past due by at least so many days. */
export const overdueCriterion: SiteCriterion = {
  flags: ['hasAccessInspections'],
  max: 3650,
  jobsWith: (days, values, asker) => `select job_id from (${pastDue([days], values, asker)}) past_due`,
  jobsByValue: (values, asker) => pastDue(pastDueDays, values, asker),
};
