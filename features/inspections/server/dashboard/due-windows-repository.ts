import { dueOn, frequencyDays } from '../due/due-sql-repository.ts';
import { counts } from './counted-conditions-repository.ts';

/** Inspections `q` of the job `j` that count. */
const ofJob = `inspections q where q.organization_id = $1 and q.job_id = j.id and ${counts}`;

/** SQL: joins as `d` when the job `j` is to be inspected next, as `d.next_due_on`. */
export const joinNextDue = `left join lateral (select ${dueOn} as next_due_on) d on true`;

/** SQL: joins under a name the last time of the job `j` to be inspected that had ended on a date: `ended_on` its last day,
 * `in_time` whether somebody came. It is the frequency in days; the next begins where the last inspection, or a time in which
 * nobody came, ended. With `offset 0` each part is computed once, however often it is named. */
export const joinWindow = (name: string, date: string): string => `left join lateral (
    select (w.began + w.whole * w.days) as ended_on,
      exists (select from ${ofJob} and q.inspected_on > w.began + (w.whole - 1) * w.days
        and q.inspected_on <= w.began + w.whole * w.days) as in_time
    from (
      select began, days, (${date} - began) / days as whole
      from (select f.days, coalesce((select max(q.inspected_on) from ${ofJob}
          and q.inspected_on <= ${date} - f.days), j.service_start_date) as began
        from (select ${frequencyDays} as days offset 0) f where f.days > 0 offset 0) start offset 0
    ) w where w.whole >= 1 offset 0) ${name} on true`;
