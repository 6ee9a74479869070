import type { LiveEntities } from '#platform/web/feature/index';

/** Matches the address of the call. Importing the endpoint would load it on every page, because every page loads this file. */
const showsSettings = /^GET \/admin\/single-sign-on\b/;

export const live: LiveEntities = {
  'single-sign-on': (client) =>
    void client.invalidateQueries({ predicate: ({ queryKey }) => showsSettings.test(String(queryKey[0])) }),
};
