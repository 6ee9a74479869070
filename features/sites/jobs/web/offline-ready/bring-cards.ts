import { eachLimit, readAhead, unlessRefused } from '#platform/web/api/index';
import {
  type BringAhead,
  jobFactStore,
  jobTabStore,
  serviceFactStore,
  shownTo,
} from '#platform/web/feature/index';
import { loadCode, preloadPage } from '#platform/web/routing/index';
import { jobQuery } from '../job-card/use-job.ts';
import { jobSitesQuery } from '../job-sites-query.ts';
import { recentFirst } from '../site-search/recent-sites.ts';

/** Sites whose Job Card opens without a network. */
const maxSites = 12;

/** Most calls at once. */
const atOnce = 2;

/** The Job Card with its tabs for the field, and the sites of the last work, then the first ones of the list, for people who work in them.
 * A tab whose records are not in memory says so. */
export const bringCards: BringAhead = async (client, { flags, user }) => {
  if (!flags.has('hasAccessWorld') || !flags.has('tasks.canUpdateTask')) return;
  const tabs = jobTabStore.get().filter(({ ahead }) => ahead);
  const parts = [...tabs, ...jobFactStore.get(), ...serviceFactStore.get()].filter(shownTo(flags));
  await Promise.all(parts.map(({ component }) => loadCode<unknown>(component)));
  await preloadPage('/job/$jobId');
  const { rows } = await client.fetchQuery({ ...jobSitesQuery, ...readAhead });
  const near = recentFirst(user, rows).slice(0, maxSites);
  await eachLimit(near, atOnce, ({ id }) =>
    unlessRefused(client.fetchQuery({ ...jobQuery(id), ...readAhead })),
  );
};
