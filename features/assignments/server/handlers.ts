import { findJob } from '#features/jobs/server';
import { notFound } from '#platform/contract/errors';
import type { Handlers } from '#platform/server/http/call';
import type { assignmentEndpoints } from '../contract/index.ts';
import { holdersOf } from './duties/assignment-repository.ts';
import { presentHolder } from './duties/holder-presenter.ts';
import { supervisorsOf } from './duties/supervisors-repository.ts';
import { setJobSiteAccess } from './scope/set-job-site-access.ts';

export const assignmentHandlers: Handlers<typeof assignmentEndpoints> = {
  listJobAssignments: async ({ params, tenant, person, now }) => {
    if (!(await findJob(tenant, params.id))) throw notFound();
    return (await holdersOf(tenant, params.id, now, person.timeZone)).map(presentHolder);
  },
  listJobSupervisors: ({ tenant, person, now }) => supervisorsOf(tenant, now, person.timeZone),
  setJobSiteAccess,
};
