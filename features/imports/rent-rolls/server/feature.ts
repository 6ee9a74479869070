import { importHandlers, importParts } from '#features/imports/imports/server';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { rentRollEndpoints, rentRollMessages } from '../contract/index.ts';
import { rentRoll } from './rent-roll.ts';

export const feature = defineServerFeature({
  name: 'rent-rolls',
  endpoints: rentRollEndpoints,
  handlers: importHandlers(rentRoll, rentRollEndpoints),
  messages: rentRollMessages,
  ...importParts(rentRoll),
});
