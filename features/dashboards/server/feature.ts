import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { dashboardEndpoints } from '../contract/index.ts';
import { dashboardHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'dashboards',
  endpoints: dashboardEndpoints,
  handlers: dashboardHandlers,
});
