import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { defineWork } from '#platform/server/queue/define-work';
import { jobImportEndpoints, jobImportMessages } from '../contract/index.ts';
import { jobImportHandlers } from './handlers.ts';
import { importWork, runImport } from './run/run-import.ts';
import { maySeeImportFile, uploadOwner } from './upload/may-see-import-file.ts';

export const feature = defineServerFeature({
  name: 'job-imports',
  endpoints: jobImportEndpoints,
  handlers: jobImportHandlers,
  messages: jobImportMessages,
  fileOwners: { [uploadOwner]: maySeeImportFile },
  work: { imports: defineWork(importWork, runImport) },
});
