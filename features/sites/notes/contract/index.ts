export { noteMessages } from './messages.ts';
export { type Note, note, ownNoteMilliseconds } from './note.ts';
export { noteFields, noteFiles } from './note-fields.ts';
