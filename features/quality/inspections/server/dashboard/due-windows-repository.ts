import { dueOn, frequencyDays, startedOn } from '../due/due-sql-repository.ts';
import { counts } from './counted-conditions-repository.ts';

/** Inspections `q` of the job `j` that count. */
const ofJob = `inspections q where q.organization_id = $1 and q.job_id = j.id and ${counts}`;

/** Days `c` that somebody has set for the job `j`. */
const setDays = `inspection_due_dates c where c.organization_id = $1 and c.job_id = j.id`;

/** SQL: joins the day on which the job `j` is to be inspected next, as `d.next_due_on`. */
export const joinNextDue = `left join lateral (select ${dueOn} as next_due_on) d on true`;

/** SQL: joins as `u.day` the last day on which a time to be inspected may have ended. While a day that somebody has set is still
 * to come, no time counts as ended on or after the day on which it was set. */
const joinLastDay = (
  date: string,
): string => `cross join lateral (select coalesce((select min(c.set_on) - 1 from ${setDays}
    and c.set_on <= ${date} and c.due_on > ${date} and not exists (select from ${ofJob}
      and q.inspected_at > c.set_at and q.inspected_on <= ${date} - f.days)), ${date}) as day offset 0) u`;

/** SQL: joins as `c` the last set day that has come, unless the job was inspected after it was set and the time that followed
 * that inspection has ended too. */
const joinSetDay = `left join lateral (select c.due_on - f.days as began, c.set_at, c.set_on from ${setDays}
    and c.due_on <= u.day and not exists (select from ${ofJob}
      and q.inspected_at > c.set_at and q.inspected_on <= u.day - f.days)
    order by c.id desc limit 1) c on true`;

/** SQL: joins under a name the last time of the job `j` to be inspected that had ended on a date: `ended_on` its last day,
 * `in_time` whether somebody came. It is the frequency in days, or lasts until the day that somebody has set for it, from
 * when that was set; the next begins where the last inspection, or a time in which nobody came, ended. With `offset 0` each
 * part is computed once, however often it is named. */
export const joinWindow = (name: string, date: string): string => `left join lateral (
    select w.ended_on, exists (select from ${ofJob} and q.inspected_on > w.open_after and q.inspected_on <= w.ended_on
        and q.inspected_at > w.set_at) as in_time
    from (
      select o.began + o.whole * o.days as ended_on,
        case when o.whole = 1 and o.set_on is not null then o.set_on - 1 else o.began + (o.whole - 1) * o.days end as open_after,
        case when o.whole = 1 and o.set_at is not null then o.set_at else '-infinity' end as set_at
      from (select b.*, (b.day - b.began) / b.days as whole
        from (select f.days, u.day, c.set_at, c.set_on, coalesce(c.began,
            (select max(q.inspected_on) from ${ofJob} and q.inspected_on <= u.day - f.days), ${startedOn}) as began
          from (select ${frequencyDays} as days offset 0) f ${joinLastDay(date)} ${joinSetDay}
          where f.days > 0 offset 0) b offset 0) o
      where o.whole >= 1 offset 0
    ) w offset 0) ${name} on true`;
