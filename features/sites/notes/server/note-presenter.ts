import { presentFile } from '#features/accounts/files/server';
import type { Person } from '#platform/server/http/person';
import type { Note } from '../contract/index.ts';
import { notePhotos } from './note-photos.ts';
import { mayDeleteNote } from './note-policy.ts';
import type { NoteRow } from './note-repository.ts';

type Rights = {
  /** The person may delete any note of the record. */
  any: boolean;
  /** The record may still change. */
  open: boolean;
  now: Date;
};

export const presentNote =
  (person: Person, { any, open, now }: Rights) =>
  ({ author_name, files, ...row }: NoteRow): Note => {
    const { created_by, ...note } = row;
    const fresh = mayDeleteNote(row, person, { any: false, now });
    return {
      ...note,
      author: created_by === null ? null : { id: created_by, name: author_name ?? '' },
      files: files.map((file) => presentFile(file, person, notePhotos.mayDraw(person, { fresh, open }))),
      can: { delete: (open || files.length === 0) && mayDeleteNote(row, person, { any, now }) },
    };
  };
