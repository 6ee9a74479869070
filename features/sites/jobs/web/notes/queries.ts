import { endpointQuery } from '#platform/web/api/index';
import { jobNoteEndpoints } from '../../contract/index.ts';

export const notesQuery = (jobId: number) =>
  endpointQuery(jobNoteEndpoints.listJobNotes, { params: { id: jobId } });

/** The outbox group of a job: its notes are sent in the order in which they were written. */
export const notesGroup = (jobId: number): string => `job-notes-${jobId}`;
