import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { assignmentEndpoints } from '../contract/index.ts';
import { areaListener } from './area-listener.ts';
import { assignmentHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'assignments',
  endpoints: assignmentEndpoints,
  handlers: assignmentHandlers,
  listeners: () => [areaListener],
});
