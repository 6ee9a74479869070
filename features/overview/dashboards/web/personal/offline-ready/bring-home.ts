import { endpointQuery, readAhead, useSettledQuery } from '#platform/web/api/index';
import type { BringAhead } from '#platform/web/feature/index';
import type { Visit } from '#platform/web/routing/index';
import { dashboardEndpoints } from '../../../contract/index.ts';

export const personalQuery = endpointQuery(dashboardEndpoints.getPersonalDashboard);

/** Loads the data of all tiles of the start page ahead. */
export const prefetchPersonal = ({ client }: Visit): void => void client.prefetchQuery(personalQuery);

/** All tiles of the start page share this one call, and appear together. */
export const usePersonal = () => useSettledQuery(personalQuery);

/** Who has tiles of their own there. */
const read = ['hasAccessTasks', 'hasAccessReports', 'hasAccessActionLog'] as const;

/** Keeps the data of the tiles of the start page at hand. */
export const bringHome: BringAhead = async (client, { flags }) => {
  if (read.some((flag) => flags.has(flag))) await client.fetchQuery({ ...personalQuery, ...readAhead });
};
