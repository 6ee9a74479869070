import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { dashboardEndpoints } from '../../contract/index.ts';

/** All tiles of the start page share this one call. */
export const usePersonal = () => useQuery(endpointQuery(dashboardEndpoints.getPersonalDashboard));
