import { z } from 'zod';
import type { FileOwner } from '#features/accounts/files/server';
import type { Tenant } from '#platform/server/db/tenant';
import { loadNote, type NoteOwner, type NoteRow, noteRow, notesOf } from './note-repository.ts';

/** The record whose files a person must be allowed to see in order to see the photos of the note. */
export const recordOfNote = async (tenant: Tenant, noteId: number): Promise<FileOwner | false> => {
  const note = await loadNote(tenant, noteId);
  return note ? { entity: note.owner_entity, id: note.owner_id } : false;
};

const answer = z.object({ notes: z.array(noteRow) });

/** The notes of one record, the newest first. */
export const notesOfRecord = async (tenant: Tenant, { entity, id }: NoteOwner): Promise<NoteRow[]> => {
  const [row] = await tenant.query({
    name: `${entity}-notes`,
    text: `select ${notesOf(entity, '$2')} as notes`,
    values: [tenant.organizationId, id],
    row: answer,
  });
  return (row?.notes ?? []).toReversed();
};
