/** Inspections `i` of the job `j` that count: not new, and no repetition of another one. `$1` is the organization. */
const counting = `i.organization_id = $1 and i.job_id = j.id and i.deleted_at is null and i.status <> 'new'
  and i.parent_inspection_id is null`;

/** The last inspection of the job `j` that counts, or the last final one, as a table with one column of it. */
export const lastCounting = (column: string, onlyFinal: boolean): string =>
  `(select ${column} from inspections i join buildings ib on ib.organization_id = $1 and ib.id = i.building_id
    where ${counting}${onlyFinal ? ` and i.status = 'finalized'` : ''} order by i.inspected_at desc limit 1)`;

/** SQL: days between inspections of the job `j`, 0 where nobody asks for any: by its building, or else by the job itself. With
 * several buildings the shortest frequency decides, because a job is due on one day. The first condition saves the look-up
 * building by building when no building of the company has a frequency. */
export const frequencyDays = `case when exists (select from buildings ob
      where ob.organization_id = $1 and ob.inspection_frequency_days is not null)
    then (select case when count(*) = 0 then j.inspection_frequency_days
        else coalesce(min(nullif(coalesce(fb.inspection_frequency_days, j.inspection_frequency_days), 0)), 0) end
      from job_buildings fj join buildings fb on fb.organization_id = $1 and fb.id = fj.building_id
        and fb.deleted_at is null
      where fj.organization_id = $1 and fj.job_id = j.id)
    else j.inspection_frequency_days end`;

/** SQL: the day from which the job `j` counts before its first inspection: the start of its service or, where nobody has
 * entered one, the day on which the job was made or imported. Without it such a job would never be due. */
export const startedOn = `coalesce(j.service_start_date,
  (j.created_at at time zone (select so.time_zone from organizations so where so.id = $1))::date)`;

/** SQL: whether the job `j` counts from the day on which it was made, because nobody has entered the start of its service. */
export const startMissing = `(j.service_start_date is null and not exists (select from inspections i where ${counting}))`;

/** SQL: the regular day, `frequencyDays` after the last inspection that counts or after the job `j` started. Null where nobody
 * asks for inspections. */
export const regularDueOn = `(coalesce((select max(i.inspected_on) from inspections i where ${counting}),
  ${startedOn}) + nullif(${frequencyDays}, 0))`;

/** SQL: the set day that stands: the last one, unless an inspection that counts has ended since. */
export const changeInForce = `inspection_due_dates d where d.organization_id = $1 and d.job_id = j.id
  and not exists (select from inspection_due_dates e where e.organization_id = $1 and e.job_id = j.id and e.id > d.id)
  and not exists (select from inspections i where ${counting} and i.inspected_at > d.set_at)`;

/** SQL: the day on which the job `j` is to be inspected next. The jobs that ever had a set day are found once for a statement:
 * most had none, and looking for each took a third of the time of a long list. */
export const dueOn = `coalesce(case when j.id in (select s.job_id from inspection_due_dates s where s.organization_id = $1)
  then (select d.due_on from ${changeInForce}) end, ${regularDueOn})`;
