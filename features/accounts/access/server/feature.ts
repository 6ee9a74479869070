import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { accessEndpoints, accessMessages } from '../contract/index.ts';
import { accessHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'access',
  endpoints: accessEndpoints,
  handlers: accessHandlers,
  messages: accessMessages,
});
