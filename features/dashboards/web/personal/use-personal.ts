import { endpointQuery, useSettledQuery } from '#platform/web/api/index';
import { dashboardEndpoints } from '../../contract/index.ts';

/** All tiles of the start page share this one call, and appear together. */
export const usePersonal = () => useSettledQuery(endpointQuery(dashboardEndpoints.getPersonalDashboard));
