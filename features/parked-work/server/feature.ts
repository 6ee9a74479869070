import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { parkedWorkEndpoints } from '../contract/index.ts';
import { parkedWorkHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'parked-work',
  endpoints: parkedWorkEndpoints,
  handlers: parkedWorkHandlers,
});
