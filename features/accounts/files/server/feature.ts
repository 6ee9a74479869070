import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { defineWork } from '#platform/server/queue/define-work';
import { fileEndpoints, fileMessages } from '../contract/index.ts';
import { fileHandlers } from './handlers.ts';
import { frozenWork, makeFrozenPaper } from './papers/frozen-papers.ts';
import { makeKeptPaper, paperWork } from './papers/make-kept-paper.ts';
import { purgePapers } from './papers/paper-repository.ts';

export const feature = defineServerFeature({
  name: 'files',
  endpoints: fileEndpoints,
  handlers: (gather) => fileHandlers(gather('fileOwners'), gather('fileWriters'), gather('fileChanges')),
  messages: fileMessages,
  work: (gather) => {
    const kinds = gather('frozenPapers');
    const makeKept = defineWork(paperWork, makeKeptPaper);
    const makeFrozen = defineWork(frozenWork, (wiring, work) => makeFrozenPaper(wiring, kinds, work));
    return { papers: (wiring, work) => ('kind' in work ? makeFrozen : makeKept)(wiring, work) };
  },
  periodicWork: { purge: [purgePapers] },
});
