import type { QueryClient } from '@tanstack/react-query';
import type { LiveEntities } from '#platform/web/feature/index';
import { profileChanged } from '#platform/web/session/index';

/** Addresses whose answers show people. Not the endpoints themselves: this file comes with every page, which would then
 * load them too. */
const showsPeople = /^GET \/(admin\/users?|core\/users?)\b/;

const readPeopleAgain = (client: QueryClient): void =>
  void client.invalidateQueries({ predicate: ({ queryKey }) => showsPeople.test(String(queryKey[0])) });

export const live: LiveEntities = {
  user: readPeopleAgain,
  // What this person may do is another now: pages, buttons and records follow.
  rights: (client) => {
    profileChanged();
    void client.invalidateQueries();
  },
};
