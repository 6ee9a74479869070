import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { areaEndpoints, areaMessages } from '../contract/index.ts';
import { childAreas } from './area-repository.ts';
import { areaHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'areas',
  endpoints: areaEndpoints,
  handlers: areaHandlers,
  messages: areaMessages,
  liveAccess: { area: 'everybody' },
  uses: { 'area.areas': childAreas },
});
