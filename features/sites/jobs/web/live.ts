import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities } from '#platform/web/feature/index';
import {
  type Job,
  jobEndpoints,
  jobNoteEndpoints,
  jobRecordEndpoints,
  photoEndpoints,
} from '../contract/index.ts';
import { jobQuery } from './job-card/use-job.ts';

const shown = [
  jobEndpoints.listJobs,
  jobEndpoints.getJob,
  jobEndpoints.listJobServices,
  jobEndpoints.listJobClients,
  jobRecordEndpoints.getEndingWork,
];

export const refreshJobs = (client: QueryClient): void => {
  for (const endpoint of shown) void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

/** Shows the job that the server returned at once; lists are read again. */
export const cacheJob = (client: QueryClient, job: Job): void => {
  client.setQueryData(jobQuery(job.id).queryKey, job);
  refreshJobs(client);
};

const refreshNotes = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: queryKeyOf(jobNoteEndpoints.listJobNotes) });

/** Changes of these entities may add or remove photos. */
const refreshPhotos = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: queryKeyOf(photoEndpoints.listJobPhotos) });

export const live: LiveEntities = {
  job: (client) => {
    refreshJobs(client);
    refreshNotes(client);
    refreshPhotos(client);
  },
  task: refreshPhotos,
  building: refreshPhotos,
  'job-document': refreshPhotos,
};
