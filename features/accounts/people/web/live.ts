import type { QueryClient } from '@tanstack/react-query';
import type { LiveEntities } from '#platform/web/feature/index';
import { profileChanged } from '#platform/web/session/index';

/** Matches the addresses of calls whose answers show people. Importing the endpoints would load them on every page, because
 * every page loads this file. */
const showsPeople = /^GET \/(admin\/users?|core\/users?)\b/;

const refreshPeople = (client: QueryClient): void =>
  void client.invalidateQueries({ predicate: ({ queryKey }) => showsPeople.test(String(queryKey[0])) });

export const live: LiveEntities = {
  user: refreshPeople,
  // The rights of this person have changed, so pages, buttons and records must follow.
  rights: (client) => {
    profileChanged();
    void client.invalidateQueries();
  },
};
