import type { LiveEntities } from '#platform/web/feature/index';

/** Not the endpoint itself: this file comes with every page, which would then load it, too. */
const showsSettings = /^GET \/admin\/single-sign-on\b/;

export const live: LiveEntities = {
  'single-sign-on': (client) =>
    void client.invalidateQueries({ predicate: ({ queryKey }) => showsSettings.test(String(queryKey[0])) }),
};
