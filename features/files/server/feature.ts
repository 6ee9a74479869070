import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { fileEndpoints, fileMessages } from '../contract/index.ts';
import { fileHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'files',
  endpoints: fileEndpoints,
  handlers: (gather) => fileHandlers(gather('fileOwners'), gather('fileWriters'), gather('fileChanges')),
  messages: fileMessages,
});
