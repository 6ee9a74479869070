import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { liveEndpoints } from '../contract/index.ts';
import { liveHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'live',
  endpoints: liveEndpoints,
  handlers: (gather) => liveHandlers(gather('liveAccess')),
});
