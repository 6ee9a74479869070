import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { noteMessages } from '../contract/index.ts';
import { notePhotos } from './note-photos.ts';
import { recordOfNote } from './notes-of-record-repository.ts';

/** It has no calls of its own: they belong to the records that have notes. */
export const feature = defineServerFeature({
  name: 'notes',
  endpoints: {},
  handlers: {},
  messages: noteMessages,
  fileOwners: { note: (tenant, _person, id) => recordOfNote(tenant, id) },
  fileWriters: { note: notePhotos },
});
