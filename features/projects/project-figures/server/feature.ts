import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { projectFigureEndpoints } from '../contract/index.ts';
import { getProjectDashboard } from './figures/get-project-dashboard.ts';

export const feature = defineServerFeature({
  name: 'project-figures',
  endpoints: projectFigureEndpoints,
  handlers: { getProjectDashboard },
});
