import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { noteMessages } from '../contract/index.ts';
import { recordOfNote } from './record-of-note.ts';

/** Calls are those of the records that notes hang on. */
export const feature = defineServerFeature({
  name: 'notes',
  endpoints: {},
  handlers: {},
  messages: noteMessages,
  fileOwners: { note: (tenant, _person, id) => recordOfNote(tenant, id) },
});
