import type { QueryClient } from '@tanstack/react-query';
import type { LiveEntities } from '#platform/web/feature/index';

/** Matches the addresses of calls whose answers say who holds what, or follow from it: sites are found by what they lack.
 * Importing the endpoints would load them on every page, because every page loads this file. */
const saysWhoHolds = /^GET \/(jobs$|\S*(assignment|\/supervisors$|\/replacement$))/;

/** Reads again what is on screen about who holds what; all other such data is read again when a page needs it. */
export const refreshAssignments = (client: QueryClient): void =>
  void client.invalidateQueries({ predicate: ({ queryKey }) => saysWhoHolds.test(String(queryKey[0])) });

export const live: LiveEntities = {
  'job-assignment': refreshAssignments,
  // With other jobs, the person also sees other records of every kind.
  sight: (client) => void client.invalidateQueries(),
};
