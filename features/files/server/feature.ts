import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { defineWork } from '#platform/server/queue/define-work';
import { fileEndpoints, fileMessages } from '../contract/index.ts';
import { fileHandlers } from './handlers.ts';
import { makeKeptPaper, paperWork } from './papers/make-kept-paper.ts';
import { purgePapers } from './papers/purge-papers.ts';

export const feature = defineServerFeature({
  name: 'files',
  endpoints: fileEndpoints,
  handlers: (gather) => fileHandlers(gather('fileOwners'), gather('fileWriters'), gather('fileChanges')),
  messages: fileMessages,
  work: { papers: defineWork(paperWork, makeKeptPaper) },
  periodicWork: { purge: [purgePapers] },
});
