import { defineFileWriters, type FileOwner } from '#features/accounts/files/server';
import { mayDeleteNote } from './note-policy.ts';
import { loadNote } from './note-repository.ts';

type WrittenNote = {
  /** The author may still take the note back. */
  fresh: boolean;
  /** Whether the record of the note is open, or the record itself, which answers that. */
  open: boolean | FileOwner;
};

/** Photos of a note are changed by its author while the note can be taken back, and drawn on by its author later too; nobody
 * touches them once the record of the note is closed. */
export const notePhotos = defineFileWriters<WrittenNote>({
  hold: async ({ tenant, person, now }, id) => {
    const note = await loadNote(tenant, id);
    return (
      note && {
        fresh: mayDeleteNote(note, person, { any: false, now }),
        open: { entity: note.owner_entity, id: note.owner_id },
      }
    );
  },
  mayWrite: { attachment: (_person, { fresh }) => fresh },
  mayDrawOnOwn: () => true,
  isOpen: ({ open }) => open,
});
