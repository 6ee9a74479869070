import { forbidden } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { mayDeleteNote } from './note-policy.ts';
import { type FoundNote, softDeleteNote } from './note-repository.ts';

/** Deletes a note of a record that the person sees. */
export const deleteNote = async (
  { tenant, person, now }: { tenant: Tenant; person: Person; now: Date },
  note: FoundNote,
  { any }: { any: boolean },
): Promise<void> => {
  if (!mayDeleteNote(note, person, { any, now })) throw forbidden();
  await softDeleteNote(tenant, note.id, now);
};
