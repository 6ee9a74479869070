import { deleteNote } from '#features/sites/notes/server';
import type { SignedInCall } from '#platform/server/http/call';
import type { buildingNoteEndpoints } from '../../contract/index.ts';
import { recordBuildingChange } from '../building/record-building-change.ts';
import { loadBuildingNote } from './load-building-note.ts';
import { mayDeleteNotes } from './read-building-notes.ts';

type Call = SignedInCall<(typeof buildingNoteEndpoints)['deleteBuildingNote']>;

export const deleteBuildingNote = async (call: Call) => {
  const { tenant, person, params } = call;
  const note = await loadBuildingNote(tenant, params.id);
  await deleteNote(call, note, { any: mayDeleteNotes(person), open: true });
  const changes: Record<string, [unknown, unknown]> = { note: [note.id, null] };
  await recordBuildingChange(call, { action: 'building.note-deleted', id: note.owner_id, changes });
  return { id: note.id };
};
