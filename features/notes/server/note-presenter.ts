import { presentFile } from '#features/files/server';
import type { Person } from '#platform/server/http/person';
import type { Note } from '../contract/index.ts';
import { mayDeleteNote } from './note-policy.ts';
import type { NoteRow } from './note-repository.ts';

export const presentNote =
  (person: Person, rights: { any: boolean; now: Date }) =>
  ({ created_by, author_name, files, ...note }: NoteRow): Note => ({
    ...note,
    author: created_by === null ? null : { id: created_by, name: author_name ?? '' },
    files: files.map((file) => presentFile(file, person)),
    can: { delete: mayDeleteNote({ ...note, created_by }, person, rights) },
  });
