import { z } from 'zod';
import { note, noteFields, noteFiles } from '#features/sites/notes/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import type { Flag } from '#platform/contract/flags';

const writeFlags = ['admin.canEditJobSite', 'reports.canEdit'] as const satisfies readonly Flag[];

/** Whether somebody with these flags may write notes of the jobs they see. */
export const mayWriteNotes = (flags: ReadonlySet<Flag>): boolean =>
  writeFlags.some((flag) => flags.has(flag));

const mayWrite = { all: ['hasAccessWorld'], any: writeFlags } as const;

export const jobNoteEndpoints = {
  listJobNotes: endpoint({
    method: 'GET',
    path: '/job/{id}/notes',
    summary: 'The notes of one job, the newest first',
    access: { all: ['hasAccessWorld'] },
    params: field.idParams,
    answer: z.array(note),
  }),
  addJobNote: endpoint({
    method: 'POST',
    path: '/job/{id}/notes',
    summary: 'Add a note, with photos, to a job',
    access: mayWrite,
    params: field.idParams,
    body: z.strictObject(noteFields),
    files: noteFiles,
    answer: z.array(note),
    rate: 'upload',
    audit: 'job.noted',
  }),
  deleteJobNote: endpoint({
    method: 'DELETE',
    path: '/job/note/{id}',
    summary: 'Delete a note of a job: its author for 15 minutes, later those who edit job sites',
    access: mayWrite,
    params: field.idParams,
    answer: field.idParams,
    rate: 'write',
    audit: 'job.note-deleted',
  }),
};
