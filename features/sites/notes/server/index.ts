export { addNote, storeNoteFiles } from './add-note.ts';
export { deleteNote } from './delete-note.ts';
export { presentNote } from './note-presenter.ts';
export {
  deletedNotes,
  type FoundNote,
  hangsOnPublicNote,
  loadNote,
  type NoteRow,
  noteRow,
  notesOf,
  noteText,
} from './note-repository.ts';
export { notesOfRecord } from './notes-of-record-repository.ts';
