import type { Sample } from '#platform/server/testing/sample';

export const sample: Sample = {
  grow: [
    `insert into job_site_assignments (organization_id, name, role_key)
     select :organizationId, 'Grown ' || n, 'supervisor' from :more`,
    `insert into job_site_assignment_users (organization_id, assignment_id, job_id, user_id)
     select :organizationId, id, :jobId, :userId from job_site_assignments
     where organization_id = :organizationId and name like 'Grown %'`,
    `insert into job_site_assignment_users (organization_id, assignment_id, job_id, user_id)
     select :organizationId, (select min(id) from job_site_assignments
       where organization_id = :organizationId and name like 'Grown %'), id, :userId
     from jobs where organization_id = :organizationId and job_number like 'G-%'`,
  ],
  lists: { listJobAssignments: '', listJobSupervisors: '' },
};
