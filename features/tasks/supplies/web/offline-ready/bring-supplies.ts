import { jobQuery, jobSitesQuery } from '#features/sites/jobs/web';
import { readAhead, unlessRefused } from '#platform/web/api/index';
import type { BringAhead } from '#platform/web/feature/index';
import { preloadPage } from '#platform/web/routing/index';
import { countFlags } from '../../contract/index.ts';
import { suppliesQuery } from '../queries.ts';

/** A person with more sites than this is not a porter who counts without a network. */
const maxSites = 12;

/** Keeps the tab, its dialogs and the supplies of the few sites at hand, for people who count. */
export const bringSupplies: BringAhead = async (client, { flags }) => {
  if (!flags.has('hasAccessWorld') || !countFlags.some((flag) => flags.has(flag))) return;
  const sites = await client.fetchQuery({ ...jobSitesQuery, ...readAhead });
  if (sites.rows.length > maxSites) return;
  await Promise.all([
    preloadPage('/job/$jobId'),
    import('../tab/supplies-tab.tsx'),
    import('../dialogs/request-dialog.tsx'),
    import('../outbox/supply-writes.ts'),
  ]);
  for (const { id } of sites.rows) {
    await unlessRefused(client.fetchQuery({ ...jobQuery(id), ...readAhead }));
    await unlessRefused(client.fetchQuery({ ...suppliesQuery(id), ...readAhead }));
  }
};
