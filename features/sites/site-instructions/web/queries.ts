import { endpointQuery } from '#platform/web/api/index';
import { instructionEndpoints } from '../contract/index.ts';

export const instructionsQuery = (jobId: number) =>
  endpointQuery(instructionEndpoints.listInstructions, { params: { id: jobId } });

export const readersQuery = (jobId: number) =>
  endpointQuery(instructionEndpoints.listInstructionReaders, { params: { id: jobId } });
