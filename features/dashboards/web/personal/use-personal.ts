import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { dashboardEndpoints } from '../../contract/index.ts';

/** One answer for all tiles of the start page. */
export const usePersonal = () => useQuery(endpointQuery(dashboardEndpoints.getPersonalDashboard));
