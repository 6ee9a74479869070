import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { recordTitle } from '#platform/server/http/document/record-title';
import {
  jobEndpoints,
  jobExportEndpoints,
  jobMessages,
  jobRecordEndpoints,
  jobServiceEndpoints,
} from '../contract/index.ts';
import { auditedJobs } from './audited/audited-jobs.ts';
import { jobHandlers, jobListHandlers, jobRecordHandlers } from './handlers.ts';
import { countActiveJobs, findJob } from './job/job-repository.ts';
import { countJobsOfAreas } from './job/jobs-of-area-repository.ts';
import { jobsOfBuilding } from './job/jobs-of-building-repository.ts';
import { activeJobsOfClient, buildingsOfClient } from './job/jobs-of-client-repository.ts';
import { gatherParts } from './parts.ts';
import { linkBuilding } from './record/link-building.ts';

const jobTitle = recordTitle(
  jobEndpoints.getJob,
  ({ job_number, job_name }) => `${job_number} – ${job_name}`,
);

export const feature = defineServerFeature({
  name: 'jobs',
  endpoints: { ...jobEndpoints, ...jobRecordEndpoints, ...jobServiceEndpoints, ...jobExportEndpoints },
  handlers: (gather) => {
    const parts = gatherParts(gather);
    return {
      ...jobHandlers(parts),
      ...jobRecordHandlers(parts),
      ...jobListHandlers(gather('siteCriteria'), gather('jobColumns')),
    };
  },
  messages: jobMessages,
  recordTitles: { '/job/$jobId': jobTitle, '/admin/job/$jobId': jobTitle },
  audited: auditedJobs,
  fileOwners: { job: async (tenant, _person, id) => (await findJob(tenant, id)) !== undefined },
  counts: { 'client.activeJobs': countActiveJobs, 'area.jobs': countJobsOfAreas },
  buildingUses: { jobs: jobsOfBuilding },
  buildingLinks: { jobs: linkBuilding },
  clientUses: { jobs: activeJobsOfClient },
  liveAccess: { job: 'hasAccessWorld' },
  clientBuildings: { jobs: buildingsOfClient },
});
