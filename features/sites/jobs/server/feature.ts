import { noFileWriters } from '#features/accounts/files/server';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { wordsOfRecord, wordsOfText } from '#platform/server/http/document/first-words';
import { withStatuses } from '#platform/server/texts/with-statuses';
import {
  jobBulkEndpoints,
  jobEndpoints,
  jobExportEndpoints,
  jobMessages,
  jobRecordEndpoints,
  jobServiceEndpoints,
} from '../contract/index.ts';
import { auditedJobs } from './audited/audited-jobs.ts';
import { jobHandlers, jobListHandlers, jobRecordHandlers } from './handlers.ts';
import { clientJobs } from './job/client-jobs-repository.ts';
import { countActiveJobs, findJob } from './job/job-repository.ts';
import { countJobsOfAreas } from './job/jobs-of-area-repository.ts';
import { jobsOfBuilding } from './job/jobs-of-building-repository.ts';
import { activeJobsOfClient, buildingsOfClient } from './job/jobs-of-client-repository.ts';
import { gatherParts } from './parts.ts';
import { linkBuilding } from './record/link-building.ts';

const firstWords = wordsOfRecord(jobEndpoints.getJob, ({ job_number, job_name, client, buildings }) => {
  const [first = '', ...others] = buildings.map(
    ({ name, address, city, state, zip }) =>
      `${name}\n${[address, city, `${state} ${zip}`].filter(Boolean).join(', ')}`,
  );
  return { title: `${job_number} – ${job_name}`, lines: [`${client.name}\n${first}`, ...others] };
});

import { jobStatusWords } from './texts.ts';

export const feature = defineServerFeature({
  name: 'jobs',
  endpoints: {
    ...jobEndpoints,
    ...jobRecordEndpoints,
    ...jobServiceEndpoints,
    ...jobExportEndpoints,
    ...jobBulkEndpoints,
  },
  handlers: (gather) => {
    const parts = gatherParts(gather);
    return {
      ...jobHandlers(parts),
      ...jobRecordHandlers(parts),
      ...jobListHandlers(gather('siteCriteria'), gather('jobColumns')),
    };
  },
  messages: withStatuses(jobMessages, 'job_status', jobStatusWords),
  firstWords: {
    '/job/$jobId': firstWords,
    '/admin/job/$jobId': firstWords,
    '/admin/jobs': wordsOfText('jobs:list.subtitle'),
  },
  audited: auditedJobs,
  fileOwners: { job: async (tenant, _person, id) => (await findJob(tenant, id)) !== undefined },
  // Files of a job site are its documents and those of its notes; none hangs on the job itself.
  fileWriters: { job: noFileWriters },
  counts: { 'client.activeJobs': countActiveJobs, 'area.jobs': countJobsOfAreas },
  buildingUses: { jobs: jobsOfBuilding },
  buildingLinks: { jobs: linkBuilding },
  clientUses: { jobs: activeJobsOfClient },
  liveAccess: { job: 'hasAccessWorld' },
  clientBuildings: { jobs: buildingsOfClient },
  clientRecords: { jobs: clientJobs },
});
