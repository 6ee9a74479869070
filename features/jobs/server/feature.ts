import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { jobEndpoints, jobExportEndpoints, jobMessages } from '../contract/index.ts';
import { jobExportHandlers, jobHandlers } from './handlers.ts';
import { countActiveJobs, findJob } from './job/job-repository.ts';
import { countJobsOfAreas } from './job/jobs-of-area-repository.ts';
import { activeJobsOfClient, buildingsOfClient } from './job/jobs-of-client-repository.ts';

export const feature = defineServerFeature({
  name: 'jobs',
  endpoints: { ...jobEndpoints, ...jobExportEndpoints },
  handlers: { ...jobHandlers, ...jobExportHandlers },
  messages: jobMessages,
  fileOwners: { job: async (tenant, _person, id) => (await findJob(tenant, id)) !== undefined },
  counts: { 'client.activeJobs': countActiveJobs, 'area.jobs': countJobsOfAreas },
  clientUses: { jobs: activeJobsOfClient },
  clientBuildings: { jobs: buildingsOfClient },
});
