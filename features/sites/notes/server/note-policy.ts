import type { Person } from '#platform/server/http/person';
import { ownNoteMilliseconds } from '../contract/index.ts';

/** The author may delete a note for a while. `any`: the person has the record's right to delete notes. */
export const mayDeleteNote = (
  note: { created_by: number | null; created_at: string },
  { license, userId }: Person,
  { any, now }: { any: boolean; now: Date },
): boolean => {
  if (license === 'viewer') return false;
  const age = now.getTime() - Date.parse(note.created_at);
  return any || (note.created_by === userId && age <= ownNoteMilliseconds);
};
