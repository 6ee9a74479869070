import { endpointQuery } from '#platform/web/api/index';
import type { Visit } from '#platform/web/routing/index';
import { dashboardEndpoints } from '../../contract/index.ts';

export const personalQuery = endpointQuery(dashboardEndpoints.getPersonalDashboard);

/** Loads the data of all tiles of the start page ahead. */
export const prefetchPersonal = ({ client }: Visit): void => void client.prefetchQuery(personalQuery);
