import type { FileOwner } from '#features/accounts/files/server';
import type { Tenant } from '#platform/server/db/tenant';
import { findNote } from './note-repository.ts';

/** The record whose files a person must be allowed to see in order to see the photos of the note. */
export const recordOfNote = async (tenant: Tenant, noteId: number): Promise<FileOwner | false> => {
  const note = await findNote(tenant, noteId);
  return note ? { entity: note.owner_entity, id: note.owner_id } : false;
};
