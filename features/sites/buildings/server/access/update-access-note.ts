import { notFound, stale } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { accessNoteEndpoints } from '../../contract/index.ts';
import { recordBuildingChange } from '../building/record-building-change.ts';
import { lockNote, saveNote } from './access-note-repository.ts';

type Call = SignedInCall<(typeof accessNoteEndpoints)['updateAccessNote']>;

/** Neither the trace nor the refusal of a stale save holds the text: to see what somebody else wrote is a reading. */
export const updateAccessNote = async (call: Call) => {
  const { tenant, params, body } = call;
  const note = await lockNote(tenant, params.id);
  if (!note) throw notFound();
  if (note.access_note_updated_at !== body.updated_at) {
    throw stale({ id: note.id, updated_at: note.access_note_updated_at });
  }
  const { access_note_updated_at: updated_at } = await saveNote(tenant, note.id, body.access_note);
  await recordBuildingChange(call, { action: 'building.access-note-changed', id: note.id });
  return { updated_at };
};
