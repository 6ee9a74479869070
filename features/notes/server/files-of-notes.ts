import type { FileOwnerCheck, FileOwners } from '#features/files/server';
import { findNote } from './note-repository.ts';

/** Photos of a note are seen by whoever sees the files of its record. */
export const filesOfNotes =
  (records: () => FileOwners): FileOwnerCheck =>
  async (tenant, person, noteId, file) => {
    const note = await findNote(tenant, noteId);
    if (!note) return false;
    return (await records()[note.owner_entity]?.(tenant, person, note.owner_id, file)) ?? false;
  };
