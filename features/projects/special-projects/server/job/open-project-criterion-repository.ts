import type { SiteCriterion } from '#features/sites/jobs/server';

/** The statuses of each choice: all that people see who see only active projects, then each of them alone. */
const wanted: readonly (readonly string[])[] = [
  ['open', 'active', 'on_hold'],
  ['open'],
  ['active'],
  ['on_hold'],
];

const openProjects = `special_projects t where t.organization_id = $1 and t.deleted_at is null
  and t.job_id is not null and t.status = any`;

/** Sites with an open special project: 1 of any kind, 2 scheduled, 3 in progress, 4 on hold. */
export const openProjectCriterion: SiteCriterion = {
  flags: ['hasAccessSpecialProjects'],
  max: wanted.length,
  jobsWith: (value, values) =>
    `select t.job_id from ${openProjects}(${values.add(wanted[value - 1] ?? [])}::text[])`,
  jobsByValue: (values) =>
    wanted
      .map(
        (statuses, place) =>
          `select t.job_id, ${place + 1} as value from ${openProjects}(${values.add(statuses)}::text[])`,
      )
      .join(' union all '),
};
