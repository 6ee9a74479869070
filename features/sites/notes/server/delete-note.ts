import { presentFiles } from '#features/accounts/files/server';
import { forbidden, refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { mayDeleteNote } from './note-policy.ts';
import { type FoundNote, softDeleteNote } from './note-repository.ts';

const hasPhotos = async (tenant: Tenant, { id }: FoundNote): Promise<boolean> =>
  (await presentFiles(tenant, 'note', [id])).get(id)?.length !== 0;

/** Deletes a note of a record that the person sees. Photos are kept once the record is closed, and with them their note: the
 * caller must hold a record that can close. */
export const deleteNote = async (
  { tenant, person, now }: { tenant: Tenant; person: Person; now: Date },
  note: FoundNote,
  { any, open }: { any: boolean; open: boolean },
): Promise<void> => {
  if (!mayDeleteNote(note, person, { any, now })) throw forbidden();
  if (!open && (await hasPhotos(tenant, note))) throw refused('file_record_closed');
  await softDeleteNote(tenant, note.id, now);
};
