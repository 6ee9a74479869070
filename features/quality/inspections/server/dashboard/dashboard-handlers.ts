import type { Handlers } from '#platform/server/http/call';
import {
  type inspectionDashboardEndpoints,
  seesOnlyFinal,
  type siteScoreEndpoints,
} from '../../contract/index.ts';
import { getInspectionDashboard } from './get-inspection-dashboard.ts';
import { getJobInspections } from './get-job-inspections.ts';
import { listInspectedSites } from './list-inspected-sites.ts';
import { siteScoresOf } from './site-scores-repository.ts';

export const dashboardHandlers: Handlers<typeof inspectionDashboardEndpoints & typeof siteScoreEndpoints> = {
  getInspectionDashboard,
  listInspectedSites,
  listSiteScores: ({ tenant, person }) => siteScoresOf(tenant, seesOnlyFinal(person.flags)),
  getJobInspections,
};
