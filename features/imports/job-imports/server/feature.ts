import { importHandlers, importParts, moveImportsOfClient } from '#features/imports/imports/server';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { jobImportEndpoints, jobImportMessages } from '../contract/index.ts';
import { jobSites } from './job-sites.ts';

export const feature = defineServerFeature({
  name: 'job-imports',
  endpoints: jobImportEndpoints,
  handlers: importHandlers(jobSites, jobImportEndpoints),
  messages: jobImportMessages,
  ...importParts(jobSites),
  clientRecords: { imports: { move: moveImportsOfClient } },
});
