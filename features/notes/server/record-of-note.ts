import type { FileOwner } from '#features/files/server';
import type { Tenant } from '#platform/server/db/tenant';
import { findNote } from './note-repository.ts';

/** Photos of a note are seen by whoever sees the files of this record. */
export const recordOfNote = async (tenant: Tenant, noteId: number): Promise<FileOwner | false> => {
  const note = await findNote(tenant, noteId);
  return note ? { entity: note.owner_entity, id: note.owner_id } : false;
};
