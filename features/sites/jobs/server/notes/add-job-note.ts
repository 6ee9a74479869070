import type { StoredFile } from '#features/accounts/files/server';
import { addNote, storeNoteFiles } from '#features/sites/notes/server';
import { notFound } from '#platform/contract/errors';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { jobNoteEndpoints } from '../../contract/index.ts';
import { loadJob } from '../job/job-repository.ts';
import { presentJobNotes } from './list-job-notes.ts';
import { recordNoteChange } from './record-note-change.ts';

type Endpoint = (typeof jobNoteEndpoints)['addJobNote'];

/** A job has no shared page, so its notes are internal. */
export const addJobNote = preparedHandler<Endpoint, StoredFile[]>({
  prepare: storeNoteFiles,
  run: async (call, photos) => {
    const job = await loadJob(call.tenant, call.params.id);
    if (!job) throw notFound();
    const record = { entity: 'job', id: job.id, jobId: null, internal: true };
    const added = await addNote(call, record, photos);
    if (added) await recordNoteChange(call, 'job.noted', job.id, [null, added.note_id]);
    return presentJobNotes(call, job.id);
  },
});
