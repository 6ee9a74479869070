import { photoParts } from '#features/accounts/files/web';
import type { EntryOf } from '#platform/web/outbox/index';
import type { instructionEndpoints } from '../../contract/index.ts';
import {
  type AboutInstructions,
  createInstructionWrite,
  updateInstructionWrite,
} from '../outbox/instruction-writes.ts';
import type { createSchema, editSchema, InstructionValues } from './instruction-values.ts';

type Endpoints = typeof instructionEndpoints;

export const newInstructionEntry =
  (
    jobId: number,
  ): EntryOf<typeof createSchema, InstructionValues, Endpoints['createInstruction'], AboutInstructions> =>
  (_client, body, { photos }) => {
    const { files, details } = photoParts(photos);
    return {
      kind: createInstructionWrite,
      parts: { params: { id: jobId }, body: { ...body, ...details }, files },
      about: { jobId, name: body.room, record: null },
    };
  };

export const savedInstructionEntry =
  (
    jobId: number,
    id: number,
  ): EntryOf<typeof editSchema, InstructionValues, Endpoints['updateInstruction'], AboutInstructions> =>
  (_client, body, { photos }) => {
    const { files, details } = photoParts(photos);
    return {
      kind: updateInstructionWrite,
      parts: { params: { id: jobId, instructionId: id }, body: { ...body, ...details }, files },
      about: { jobId, name: body.room, record: id },
    };
  };
