import { endpointQuery } from '#platform/web/api/index';
import { text } from '#platform/web/i18n/index';
import type { WriteKind } from '#platform/web/outbox/index';
import { jobNoteEndpoints } from '../../../contract/index.ts';

export const notesQuery = (jobId: number) =>
  endpointQuery(jobNoteEndpoints.listJobNotes, { params: { id: jobId } });

/** The outbox group of a job: its notes are sent in the order in which they were written. */
export const notesGroup = (jobId: number): string => `job-notes-${jobId}`;

type AboutNote = { jobId: number; job: string };

/** A refused note is not opened again, because its form is not in a dialog. */
export const addNoteWrite: WriteKind<typeof jobNoteEndpoints.addJobNote, AboutNote> = {
  name: 'addJobNote',
  endpoint: jobNoteEndpoints.addJobNote,
  title: () => text('jobs:notes.write'),
  place: ({ job }) => job,
  page: ({ jobId }) => `/job/${jobId}?tab=notes`,
  delivered: ({ client, answer, write }) =>
    void client.setQueryData(notesQuery(write.about.jobId).queryKey, answer),
};

export const jobNoteWrites = [addNoteWrite];
