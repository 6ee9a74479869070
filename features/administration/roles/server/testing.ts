import type { Sample } from '#platform/server/testing/sample';
import { roleEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  ofCompany: true,
  create: async ({ call }) => {
    const body = {
      name: 'Night lead',
      description: 'Leads a night crew',
      flags: ['tasks.canAddTask' as const],
    };
    const { id } = await call(roleEndpoints.createRole, { body });
    return { roleId: id };
  },
  records: {
    '/core/roles/{id}': 'roleId',
    '/core/user/{id}/rights': 'userId',
    '/core/user/{id}/rights/jobs': 'userId',
  },
  grow: [
    `insert into roles (organization_id, name, flags)
     select organization_id, 'Crew ' || n, flags from roles, :more
     where organization_id = :organizationId and key = 'manager'`,
    `insert into visible_jobs (organization_id, user_id, job_id, client_id, source)
     select j.organization_id, :userId, j.id, j.client_id, 'access' from jobs j
     where j.organization_id = :organizationId and j.deleted_at is null on conflict do nothing`,
  ],
  lists: { listRoles: '?per_page=0', listPersonJobs: '' },
};
