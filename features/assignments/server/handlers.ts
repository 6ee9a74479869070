import { findJob } from '#features/jobs/server';
import { notFound } from '#platform/contract/errors';
import type { Handlers } from '#platform/server/http/call';
import type { assignmentEndpoints } from '../contract/index.ts';
import { setJobSiteAccess } from './actions/set-job-site-access.ts';
import { holdersOf } from './assignment-repository.ts';
import { presentHolder } from './holder-presenter.ts';
import { supervisorsOf } from './supervisors-repository.ts';

export const assignmentHandlers: Handlers<typeof assignmentEndpoints> = {
  listJobAssignments: async ({ params, tenant, person, now }) => {
    if (!(await findJob(tenant, params.id))) throw notFound();
    return (await holdersOf(tenant, params.id, now, person.timeZone)).map(presentHolder);
  },
  listJobSupervisors: ({ tenant, person, now }) => supervisorsOf(tenant, now, person.timeZone),
  setJobSiteAccess,
};
