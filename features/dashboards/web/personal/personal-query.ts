import { endpointQuery } from '#platform/web/api/index';
import { dashboardEndpoints } from '../../contract/index.ts';

export const personalQuery = endpointQuery(dashboardEndpoints.getPersonalDashboard);
