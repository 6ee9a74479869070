import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { jobNoteEndpoints } from '../contract/index.ts';
import { addJobNote } from './add-job-note.ts';
import { deleteJobNote } from './delete-job-note.ts';
import { jobNotePhotos } from './job-note-photos-repository.ts';
import { listJobNotes } from './read-job-notes.ts';

export const feature = defineServerFeature({
  name: 'job-notes',
  endpoints: jobNoteEndpoints,
  handlers: { listJobNotes, addJobNote, deleteJobNote },
  photoSources: jobNotePhotos,
});
