import { noFileWriters } from '#features/accounts/files/server';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { wordsOfRecord, wordsOfText } from '#platform/server/http/document/preview-text';
import { withTransitions } from '#platform/server/texts/with-transitions';
import {
  jobBulkEndpoints,
  jobEndpoints,
  jobExportEndpoints,
  jobMessages,
  jobNoteEndpoints,
  jobRecordEndpoints,
  jobServiceEndpoints,
  jobTransitions,
  photoEndpoints,
} from '../contract/index.ts';
import { auditedJobs } from './audited/audited-jobs.ts';
import { jobHandlers, jobListHandlers, jobRecordHandlers } from './handlers.ts';
import { clientJobs } from './job/client-jobs-repository.ts';
import { countActiveJobs, loadJob } from './job/job-repository.ts';
import { countJobsOfAreas } from './job/jobs-of-area-repository.ts';
import { jobsOfBuilding } from './job/jobs-of-building-repository.ts';
import { activeJobsOfClient, buildingsOfClient } from './job/jobs-of-client-repository.ts';
import { addJobNote } from './notes/add-job-note.ts';
import { deleteJobNote } from './notes/delete-job-note.ts';
import { jobNotePhotos } from './notes/job-note-photos-repository.ts';
import { listJobNotes } from './notes/list-job-notes.ts';
import { gatherParts } from './parts.ts';
import { listJobPhotos } from './photos/list-job-photos.ts';
import { linkBuilding } from './record/link-building.ts';
import { jobWords } from './texts.ts';

const previewText = wordsOfRecord(jobEndpoints.getJob, ({ job_number, job_name, client, buildings }) => {
  const [first = '', ...others] = buildings.map(
    ({ name, address, city, state, zip }) =>
      `${name}\n${[address, city, `${state} ${zip}`].filter(Boolean).join(', ')}`,
  );
  return { title: `${job_number} – ${job_name}`, lines: [`${client.name}\n${first}`, ...others] };
});

const firstPhotoWords = wordsOfRecord(
  photoEndpoints.listJobPhotos,
  ({ photos }) => ({ lines: [...new Set(photos.map(({ source }) => source.name))] }),
  { limit: 20 },
);

export const feature = defineServerFeature({
  name: 'jobs',
  endpoints: {
    ...jobEndpoints,
    ...jobRecordEndpoints,
    ...jobServiceEndpoints,
    ...jobExportEndpoints,
    ...jobBulkEndpoints,
    ...jobNoteEndpoints,
    ...photoEndpoints,
  },
  handlers: (gather) => {
    const parts = gatherParts(gather);
    const { 'job-note': ofNotes, ...ofRecords } = { ...gather('photoSources'), ...jobNotePhotos };
    // People look for photos of work first.
    const sources = { ...ofRecords, 'job-note': ofNotes };
    return {
      ...jobHandlers(parts),
      ...jobRecordHandlers(parts),
      ...jobListHandlers(gather('siteCriteria'), gather('jobColumns')),
      listJobNotes,
      addJobNote,
      deleteJobNote,
      listJobPhotos: (call) => listJobPhotos(call, sources),
    };
  },
  messages: withTransitions(jobMessages, jobTransitions, jobWords),
  previewText: {
    '/job/$jobId': previewText,
    '/job/$jobId?tab=photos': firstPhotoWords,
    '/admin/job/$jobId': previewText,
    '/admin/jobs': wordsOfText('jobs:list.subtitle'),
  },
  audited: auditedJobs,
  photoSources: jobNotePhotos,
  fileOwners: { job: async (tenant, _person, id) => (await loadJob(tenant, id)) !== undefined },
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
