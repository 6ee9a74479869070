import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { dashboardEndpoints } from '../contract/index.ts';
import { dashboardHandlers } from './handlers.ts';
import { lacksCriterion } from './setup/site-lacks-repository.ts';

export const feature = defineServerFeature({
  name: 'dashboards',
  endpoints: dashboardEndpoints,
  handlers: dashboardHandlers,
  siteCriteria: { lacks: lacksCriterion },
});
