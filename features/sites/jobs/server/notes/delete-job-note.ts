import { deleteNote, loadNote } from '#features/sites/notes/server';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { jobNoteEndpoints } from '../../contract/index.ts';
import { loadJob } from '../job/job-repository.ts';
import { mayDeleteNotes } from './list-job-notes.ts';
import { recordNoteChange } from './record-note-change.ts';

export const deleteJobNote = async (call: SignedInCall<(typeof jobNoteEndpoints)['deleteJobNote']>) => {
  const { tenant, person, params } = call;
  const note = await loadNote(tenant, params.id);
  const job = note?.owner_entity === 'job' ? await loadJob(tenant, note.owner_id) : undefined;
  if (!note || !job) throw notFound();
  await deleteNote(call, note, { any: mayDeleteNotes(person), open: true });
  await recordNoteChange(call, 'job.note-deleted', job.id, [note.id, null]);
  return { id: note.id };
};
