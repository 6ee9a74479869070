import type { Person } from '#platform/server/http/person';
import { ownNoteMilliseconds } from '../../contract/index.ts';

export const mayAddNote = (person: Person): boolean =>
  person.license !== 'viewer' && person.flags.has('tasks.canAddNote');

export const mayDeleteNote = (
  note: { created_by: number | null; created_at: string },
  person: Person,
  now: Date,
): boolean => {
  if (person.license === 'viewer') return false;
  if (person.flags.has('tasks.canDeleteNote')) return true;
  const age = now.getTime() - Date.parse(note.created_at);
  return note.created_by === person.userId && age <= ownNoteMilliseconds;
};
