import { periodsOfPeople, supervises } from '#features/sites/assignments/server';
import { isOwed } from '#features/sites/service-days/server';
import { submitted } from '../report/row-columns-repository.ts';

/** SQL: a value of the one report that a site owes of a night: of the usual types, the report that was begun first. A special
 * report is extra. No `limit` is used: with it PostgreSQL would go through all reports in the order of their ids. */
const owedReport = (
  what: string,
  { job_id, building_id, night }: Record<'job_id' | 'building_id' | 'night', string>,
) => `(select (array_agg(${what} order by r.id))[1] from daily_reports r where r.organization_id = $1
    and r.job_id = ${job_id} and r.building_id = ${building_id} and r.report_date = ${night}
    and r.type <> 'special' and r.deleted_at is null)`;

const ofDay = { job_id: 't.job_id', building_id: 't.building_id', night: 't.day' };

/** SQL: the report that is owed of the day `t` came. The same for every reader: whoever sees final reports alone is not to take
 * a submitted one for missing. */
export const isHandedIn = `coalesce(${owedReport(submitted('r', false), ofDay)}, false)`;

/** SQL: the report that is owed of the day `t` was begun and not handed in. */
export const isBegunReport = `coalesce(${owedReport(`r.status = 'new'`, ofDay)}, false)`;

/** SQL: a value of the report that is owed of the day `t`; null where nobody has begun it. */
export const ofOwedReport = (what: string): string => owedReport(what, ofDay);

/** SQL: a value of that report; null where there is none. */
export const ofBegunReport = (what: string): string =>
  owedReport(`case when r.status = 'new' then ${what} end`, ofDay);

const isOwedReport = `t.id = ${owedReport('r.id', { ...ofDay, night: 't.report_date' })}`;

/** SQL: a value of the person `m`, or the period `l`, that supervised the site in the night of the day `t`; of several people the
 * first by name. */
export const ofSupervisor = (what: string): string =>
  `(select ${what} from ${periodsOfPeople} where l.organization_id = $1 and l.job_id = t.job_id
    and ${supervises('t.day')} order by m.name, l.user_id limit 1)`;

/** SQL: the moment by which the report of a night is to be final, nine in the morning by the clocks of the building `b`. */
export const morningAfter = (night: string): string =>
  `((${night} + 1 + time '09:00') at time zone b.time_zone)`;

/** SQL: the report `t` was final by then. */
export const isOnTime = `coalesce(t.finalized_at < ${morningAfter('t.report_date')}, false)`;

/** SQL: the site of the report `t` owed it, this one and no other of the night, and the time for it is over. */
export const isDue = (moment: string): string =>
  `(${isOwed('nightly_report', 't.report_date')} and ${isOwedReport} and ${morningAfter('t.report_date')} <= ${moment}::timestamptz)`;

/** SQL: of several reports of one night the one that stands for it comes first. */
export const firstOfNight = 't.finalized_at nulls last, t.id';

/** SQL: `t` stands for its night among the reports `o` that also match. */
export const coversNight = (alsoMatch: string): string =>
  `not exists (select from daily_reports o where o.organization_id = $1 and o.job_id = t.job_id
    and o.building_id = t.building_id and o.report_date = t.report_date and o.deleted_at is null and ${alsoMatch}
    and (coalesce(o.finalized_at, 'infinity'), o.id) < (coalesce(t.finalized_at, 'infinity'), t.id))`;
