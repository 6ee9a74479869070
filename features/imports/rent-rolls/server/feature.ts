import { importParts } from '#features/imports/imports/server';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { rentRollEndpoints, rentRollMessages } from '../contract/index.ts';
import { rentRollHandlers } from './handlers.ts';
import { rentRoll } from './rent-roll.ts';

export const feature = defineServerFeature({
  name: 'rent-rolls',
  endpoints: rentRollEndpoints,
  handlers: rentRollHandlers,
  messages: rentRollMessages,
  ...importParts(rentRoll),
});
