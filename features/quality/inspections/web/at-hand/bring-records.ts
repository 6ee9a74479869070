import type { QueryClient } from '@tanstack/react-query';
import { buildingQuery, tenantsQuery } from '#features/sites/buildings/web';
import { jobSitesQuery, recentFirst } from '#features/sites/jobs/web';
import { eachLimit, endpointQuery, readAhead, unlessRefused } from '#platform/web/api/index';
import { listPage } from '#platform/web/list/index';
import type { Session } from '#platform/web/session/index';
import { inspectionListEndpoints } from '../../contract/index.ts';
import { siteDutiesQuery } from '../complete/site-duties.ts';
import { snapshotQuery, templatesQuery } from '../create/template-queries.ts';
import { earlierAnswersQuery, inspectionQuery } from '../inspection-query.ts';
import { inspectionListOf } from '../list/inspection-list.ts';

/** Templates whole: one is up to 100 kB before it is packed. */
const maxTemplates = 12;

/** Sites with the floors, common areas and tenants of their buildings, and who has a duty there. */
const maxSites = 6;

const maxBuildings = 8;

/** Own inspections that were begun and are not complete. */
const maxOpen = 5;

/** Most calls at once. */
const atOnce = 2;

const bringTemplates = async (client: QueryClient): Promise<void> => {
  const templates = await client.fetchQuery({ ...templatesQuery, ...readAhead });
  await eachLimit(templates.slice(0, maxTemplates), atOnce, (template) =>
    unlessRefused(client.fetchQuery({ ...readAhead, ...snapshotQuery(template), meta: readAhead.meta })),
  );
};

/** The sites of the last work, then the first ones of the list. */
const bringSites = async (client: QueryClient, { user }: Session): Promise<void> => {
  const { rows } = await client.fetchQuery({ ...jobSitesQuery, ...readAhead });
  const active = rows.filter(({ status }) => status === 'active');
  const sites = recentFirst(user, active).slice(0, maxSites);
  const buildings = [...new Set(sites.flatMap((site) => site.buildings?.map(({ id }) => id) ?? []))];
  await eachLimit(sites, atOnce, ({ id }) =>
    unlessRefused(client.fetchQuery({ ...siteDutiesQuery(id), ...readAhead })),
  );
  await eachLimit(buildings.slice(0, maxBuildings), atOnce, (id) =>
    unlessRefused(
      Promise.all([
        client.fetchQuery({ ...buildingQuery(id), ...readAhead }),
        client.fetchQuery({ ...tenantsQuery(id), ...readAhead }),
      ]),
    ),
  );
};

const bringOpen = async (client: QueryClient, { user }: Session): Promise<void> => {
  const query = { status: ['new' as const], inspectedBy: user.id, per_page: 10 };
  const { rows } = await client.fetchQuery({
    ...endpointQuery(inspectionListEndpoints.listInspections, { query }),
    ...readAhead,
  });
  await eachLimit(rows.slice(0, maxOpen), atOnce, ({ id }) =>
    unlessRefused(
      Promise.all([
        client.fetchQuery({ ...inspectionQuery(id), ...readAhead }),
        client.fetchQuery({ ...readAhead, ...earlierAnswersQuery(id), meta: readAhead.meta }),
      ]),
    ),
  );
};

/** The list as it opens. */
const bringList = (client: QueryClient, { flags }: Session) => {
  const list = inspectionListOf(flags);
  return client.fetchQuery({ ...listPage(list, list.schema.parse({})), ...readAhead });
};

/** What is needed to begin an inspection without a connection, and to go on with an own one. */
export const bringRecords = async (client: QueryClient, session: Session): Promise<void> => {
  await bringTemplates(client);
  if (session.flags.has('hasAccessWorld')) await bringSites(client, session);
  await bringOpen(client, session);
  await bringList(client, session);
};
