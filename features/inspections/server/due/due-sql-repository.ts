/** Inspections `i` of the job `j` that count: not new, and no repetition of another one. `$1` is the organization. */
const counting = `i.organization_id = $1 and i.job_id = j.id and i.deleted_at is null and i.status <> 'new'
  and i.parent_inspection_id is null`;

/** The last inspection of the job `j` that counts, as a table with one column of it. */
export const lastCounting = (column: string): string =>
  `(select ${column} from inspections i join buildings ib on ib.organization_id = $1 and ib.id = i.building_id
    where ${counting} order by i.inspected_at desc limit 1)`;

/** So many days after the last inspection that counts, or after the service of the job `j` began. Null where nobody asks
 * for inspections. */
export const regularDueOn = `(select coalesce((select max(i.inspected_on) from inspections i where ${counting}),
  j.service_start_date) + j.inspection_frequency_days where j.inspection_frequency_days > 0)`;

/** The change of the day that stands: no inspection that counts has ended since. */
export const standingChange = `inspection_due_dates d where d.organization_id = $1 and d.job_id = j.id
  and not exists (select from inspections i where ${counting} and i.inspected_at > d.set_at)`;

/** When the job `j` is to be inspected next, as a date. */
export const dueOn = `coalesce((select d.due_on from ${standingChange}), ${regularDueOn})`;
