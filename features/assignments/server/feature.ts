import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { assignmentEndpoints } from '../contract/index.ts';
import { assignmentHandlers } from './handlers.ts';
import { areaListener } from './scope/area-listener.ts';

export const feature = defineServerFeature({
  name: 'assignments',
  endpoints: assignmentEndpoints,
  handlers: assignmentHandlers,
  listeners: () => [areaListener],
});
