export { AddNote } from './add-note.tsx';
export { NoteBody } from './note-body.tsx';
export { NoteForm } from './note-form.tsx';
export { NoteList } from './note-list.tsx';
export { type NewNote, noteParts } from './note-parts.ts';
