import { noFileWriters } from '#features/accounts/files/server';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { wordsOfRecord } from '#platform/server/http/document/preview-text';
import { instructionEndpoints, instructionMessages } from '../contract/index.ts';
import { auditedInstructions } from './audited-instructions.ts';
import { copyInstructions } from './copy-instructions.ts';
import { createInstruction } from './create-instruction.ts';
import { deleteInstruction } from './delete-instruction.ts';
import { jobOfInstruction } from './instruction-repository.ts';
import { jobCopiedListener } from './job-copied-listener.ts';
import { listInstructions } from './list-instructions.ts';
import { listInstructionReaders } from './list-readers.ts';
import { orderInstructions } from './order-instructions.ts';
import { readInstructions } from './read-instructions.ts';
import { updateInstruction } from './update-instruction.ts';

export const feature = defineServerFeature({
  name: 'site-instructions',
  endpoints: instructionEndpoints,
  handlers: {
    listInstructions,
    listInstructionReaders,
    createInstruction,
    updateInstruction,
    deleteInstruction,
    orderInstructions,
    copyInstructions,
    readInstructions,
  },
  messages: instructionMessages,
  previewText: {
    '/job/$jobId?tab=instructions': wordsOfRecord(instructionEndpoints.listInstructions, ({ rows }) => ({
      prose: true,
      lines: rows.map(({ text_en, text_es }) => ({ en: text_en || text_es, es: text_es || text_en })),
    })),
  },
  audited: auditedInstructions,
  listeners: () => [jobCopiedListener],
  // Changes are published with the id of the job whose instructions changed.
  liveAccess: { 'site-instructions': 'hasAccessWorld' },
  fileOwners: {
    'site-instruction': async (tenant, _person, id) => (await jobOfInstruction(tenant, id)) !== undefined,
  },
  // Photos can be changed only together with their instruction, so that its readers are told.
  fileWriters: { 'site-instruction': noFileWriters },
});
