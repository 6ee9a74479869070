import type { Sample } from '#platform/server/testing/sample';
import { assignmentEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  create: async ({ call, known }) => {
    const body = {
      name: 'Night supervisor',
      role_key: 'supervisor',
      is_notifiable: true,
      active: true,
    } as const;
    const { id } = await call(assignmentEndpoints.createAssignment, { body });
    const holder = { job_id: Number(known.jobId), user_id: Number(known.userId) };
    await call(assignmentEndpoints.setAssignmentUsers, {
      params: { id },
      body: { add: [{ ...holder, from_date: '2020-01-01', to_date: null }] },
    });
    return { assignmentId: id, jobAssignmentId: id };
  },
  records: {
    '/job-site-assignment/{id}': 'assignmentId',
    '/user/{id}': 'userId',
    '/building/{id}/job-assignments': 'buildingId',
  },
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
    `insert into job_site_assignments (organization_id, name, role_key)
     values (:organizationId, 'Grown duty', 'area-manager')`,
    `insert into job_site_assignment_users (organization_id, assignment_id, job_id, user_id)
     select :organizationId, a.id, :jobId, m.user_id from job_site_assignments a
     join memberships m on m.organization_id = a.organization_id
     where a.organization_id = :organizationId and a.name = 'Grown duty'`,
    `insert into job_site_access (organization_id, user_id, job_id)
     select :organizationId, :userId, id from jobs
     where organization_id = :organizationId and job_number like 'G-%' on conflict do nothing`,
  ],
  lists: {
    listJobAssignments: '',
    listJobSupervisors: '',
    listJobManagers: '',
    listAssignments: '',
    listAssignmentUsers: '?per_page=0',
    listUserAssignments: '',
    listJobSiteAccess: '',
    listBuildingAssignments: '',
    planReplacement: '?from_date=2026-03-10',
  },
};
