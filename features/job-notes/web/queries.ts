import { endpointQuery } from '#platform/web/api/index';
import { jobNoteEndpoints } from '../contract/index.ts';

export const notesQuery = (jobId: number) =>
  endpointQuery(jobNoteEndpoints.listJobNotes, { params: { id: jobId } });

/** Notes of a job leave the device in the order in which they were written. */
export const notesGroup = (jobId: number): string => `job-notes-${jobId}`;
