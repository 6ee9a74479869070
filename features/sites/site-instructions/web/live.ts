import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { instructionEndpoints } from '../contract/index.ts';

export const refreshInstructions: LiveEntity = (client) => {
  for (const endpoint of [instructionEndpoints.listInstructions, instructionEndpoints.listInstructionReaders])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

export const live: LiveEntities = { 'site-instructions': refreshInstructions };
