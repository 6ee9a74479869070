import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { areaEndpoints, areaMessages } from '../contract/index.ts';
import { areaHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'areas',
  endpoints: areaEndpoints,
  handlers: areaHandlers,
  messages: areaMessages,
});
