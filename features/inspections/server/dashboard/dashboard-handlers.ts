import type { Handlers } from '#platform/server/http/call';
import { type inspectionDashboardEndpoints, seesOnlyFinal } from '../../contract/index.ts';
import { getInspectionDashboard } from './get-inspection-dashboard.ts';
import { getJobInspections } from './get-job-inspections.ts';
import { lastScoresOf } from './job-scores-repository.ts';
import { listInspectedSites } from './list-inspected-sites.ts';

export const dashboardHandlers: Handlers<typeof inspectionDashboardEndpoints> = {
  getInspectionDashboard,
  listInspectedSites,
  listSiteScores: ({ tenant, person }) => lastScoresOf(tenant, seesOnlyFinal(person.flags)),
  getJobInspections,
};
