import { isOwed } from '#features/service-days/server';

/** SQL: the moment by which the report of a night is to be final, nine in the morning by the clocks of the building `b`. */
export const morningAfter = (night: string): string =>
  `((${night} + 1 + time '09:00') at time zone b.time_zone)`;

/** SQL: the report `t` was final by then. */
export const isOnTime = `coalesce(t.finalized_at < ${morningAfter('t.report_date')}, false)`;

/** SQL: the site of the report `t` owed it, and the time for it is over. */
export const isDue = (moment: string): string =>
  `(${isOwed('nightly_report', 't.report_date')} and ${morningAfter('t.report_date')} <= ${moment}::timestamptz)`;

/** SQL: of several reports of one night the one that stands for it comes first. */
export const firstOfNight = 't.finalized_at nulls last, t.id';

/** SQL: `t` stands for its night among the reports `o` that also match. */
export const standsForNight = (alsoMatch: string): string =>
  `not exists (select from daily_reports o where o.organization_id = $1 and o.job_id = t.job_id
    and o.building_id = t.building_id and o.report_date = t.report_date and o.deleted_at is null and ${alsoMatch}
    and (coalesce(o.finalized_at, 'infinity'), o.id) < (coalesce(t.finalized_at, 'infinity'), t.id))`;
