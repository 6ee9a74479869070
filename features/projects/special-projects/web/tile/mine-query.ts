import { endpointQuery } from '#platform/web/api/index';
import { calendarEndpoints } from '../../contract/index.ts';

export const mineQuery = { ...endpointQuery(calendarEndpoints.getMyProjects), meta: { quiet: true } };
