import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { noteMessages } from '../contract/index.ts';
import { filesOfNotes } from './files-of-notes.ts';

/** Calls are those of the records that notes hang on. */
export const feature = defineServerFeature({
  name: 'notes',
  endpoints: {},
  handlers: {},
  messages: noteMessages,
  fileOwners: (gather) => ({ note: filesOfNotes(() => gather('fileOwners')) }),
});
