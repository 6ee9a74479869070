export { jobNoteEndpoints } from './endpoints.ts';
export { mayWriteNotes } from './rights.ts';
