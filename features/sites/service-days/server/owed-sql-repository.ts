/** SQL: the service night of a moment in a time zone. A night begins at noon. */
export const nightAt = (moment: string, zone: string): string =>
  `((${moment}::timestamptz at time zone ${zone}) - interval '12 hours')::date`;

export type OwedWork = 'nightly_report' | 'action_log';

/** SQL: the site of the record `t` owed this work on a day; `$1` is the organization. */
export const isOwed = (work: OwedWork, day: string): string =>
  `exists (select from service_days d where d.organization_id = $1 and d.work = '${work}' and d.day = ${day}
    and d.job_id = t.job_id and d.building_id = t.building_id and d.excused_at is null)`;
