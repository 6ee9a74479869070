import { presentFile } from '#features/files/server';
import type { Person } from '#platform/server/http/person';
import type { TaskNote } from '../../contract/index.ts';
import { mayDeleteNote } from './note-policy.ts';
import type { NoteRow } from './note-repository.ts';

export const presentNote =
  (person: Person, now: Date) =>
  ({ created_by, author_name, files, ...note }: NoteRow): TaskNote => ({
    ...note,
    author: created_by === null ? null : { id: created_by, name: author_name ?? '' },
    files: files.map((file) => presentFile(file, person)),
    can: { delete: mayDeleteNote({ ...note, created_by }, person, now) },
  });
