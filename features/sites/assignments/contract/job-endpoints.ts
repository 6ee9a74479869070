import { z } from 'zod';
import { personCard } from '#features/accounts/access/contract';
import { namedJob } from '#features/sites/jobs/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

/** Who holds which role at a job. */
export const jobAssignment = z.object({
  assignment_id: field.id,
  name: z.string(),
  role_key: z.string(),
  is_notifiable: z.boolean(),
  user: personCard.extend({ phone: z.string().nullable(), email: z.string().nullable() }),
  from_date: z.string().nullable(),
  to_date: z.string().nullable(),
});

export type JobAssignment = z.infer<typeof jobAssignment>;

/** Separate from the other endpoints, because pages of jobs need only these. */
export const jobAssignmentEndpoints = {
  listJobAssignments: endpoint({
    method: 'GET',
    path: '/job/{id}/assignments',
    summary: 'People assigned to one job, in the order of their roles',
    access: { all: ['hasAccessWorld'] },
    params: field.idParams,
    answer: z.array(jobAssignment),
  }),
  listJobSupervisors: endpoint({
    method: 'GET',
    path: '/jobs/supervisors',
    summary: 'Who supervises each visible job today; jobs without a supervisor are left out',
    access: { all: ['hasAccessWorld'] },
    answer: z.array(z.object({ job_id: field.id, name: z.string() })),
  }),
  listJobSiteAccess: endpoint({
    method: 'GET',
    path: '/user/{id}/job-site-access',
    summary: 'The jobs in scope that a person may see without a role at them',
    access: { any: ['admin.canEditAssignments', 'admin.canEditUser'] },
    params: field.idParams,
    answer: z.array(namedJob),
  }),
  setJobSiteAccess: endpoint({
    method: 'PUT',
    path: '/user/{id}/job-site-access',
    summary: 'Which jobs a person may see without a role at them',
    access: { any: ['admin.canEditAssignments', 'admin.canEditUser'] },
    params: field.idParams,
    body: z.strictObject({
      jobIds: z.array(field.id).max(10_000).optional(),
      buildingIds: z.array(field.id).max(10_000).optional(),
    }),
    answer: z.object({ job_ids: z.array(field.id) }),
    rate: 'write',
    audit: 'user.job-site-access-set',
  }),
};
