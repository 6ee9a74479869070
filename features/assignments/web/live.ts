import type { QueryClient } from '@tanstack/react-query';
import type { LiveEntities } from '#platform/web/feature/index';

/** Addresses whose answers say who holds what. Not the endpoints themselves: this file comes with every page, which would
 * then load them too. */
const saysWhoHolds = /^GET \/\S*(assignment|\/supervisors$|\/replacement$)/;

/** Who holds what is shown in many places, and each is read only where it is open. */
export const readAssignmentsAgain = (client: QueryClient): void =>
  void client.invalidateQueries({ predicate: ({ queryKey }) => saysWhoHolds.test(String(queryKey[0])) });

export const live: LiveEntities = {
  'job-assignment': readAssignmentsAgain,
  // The person sees other jobs than before, and with them other records of every kind.
  sight: (client) => void client.invalidateQueries(),
};
