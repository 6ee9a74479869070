import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { savedViewEndpoints, savedViewMessages } from '../contract/index.ts';
import { savedViewHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'saved-views',
  endpoints: savedViewEndpoints,
  handlers: savedViewHandlers,
  messages: savedViewMessages,
});
