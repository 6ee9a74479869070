import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { activeStatuses } from '../../contract/index.ts';

/** SQL: the person may see the project `t`: by its job or, without one, by its client; and by its status. `user` adds the
 * person's id to the values. */
export const seesProject = (
  tenant: Tenant,
  { flags }: Pick<Person, 'flags'>,
  user: () => string,
): string[] => [
  ...(tenant.seesAllJobs
    ? []
    : [
        `exists (select from visible_jobs v where v.organization_id = $1 and v.user_id = ${user()}
          and (v.job_id = t.job_id or t.job_id is null and v.client_id = t.client_id))`,
      ]),
  ...(flags.has('specialProjects.onlyActive')
    ? [`t.status in (${activeStatuses.map((status) => `'${status}'`).join(', ')})`]
    : []),
];

/** What tells apart the names of statements with these conditions; null is the system. */
export const sightOf = (tenant: Tenant, person: Pick<Person, 'flags'> | null): string =>
  person === null
    ? ''
    : `${tenant.seesAllJobs ? '' : '-scoped'}${person.flags.has('specialProjects.onlyActive') ? '-active' : ''}`;
