import type { QueryClient } from '@tanstack/react-query';
import { preloadPhotoPicker } from '#features/accounts/files/web';
import { buildingQuery, tenantsQuery } from '#features/sites/buildings/web';
import { jobSitesQuery, recentFirst } from '#features/sites/jobs/web';
import { eachLimit, endpointQuery, readAhead, unlessRefused } from '#platform/web/api/index';
import type { BringAhead } from '#platform/web/feature/index';
import { loadMessages } from '#platform/web/forms/index';
import { listPage } from '#platform/web/list/index';
import { preloadNotice } from '#platform/web/outbox/index';
import { preloadPage } from '#platform/web/routing/index';
import type { Session } from '#platform/web/session/index';
import { inspectionListEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
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
const bringRecords = async (client: QueryClient, session: Session): Promise<void> => {
  await bringTemplates(client);
  if (session.flags.has('hasAccessWorld')) await bringSites(client, session);
  await bringOpen(client, session);
  await bringList(client, session);
};

/** The list and the report of an inspection, the page on which one begins, the walk with its dialogs, and what takes photos.
 * Pages come after their parts: a link to a page counts on all of it. */
const bringCode = async ({ flags }: Session): Promise<void> => {
  await Promise.all([
    import('../list/inspection-list-view.tsx'),
    import('../report/inspection-report.tsx'),
    import('../report/report-history.tsx'),
    import('../report/score-ring.tsx'),
    import('../create/begin.tsx'),
    import('../walk/walk-page.tsx'),
    import('../walk/jump-sheet.tsx'),
    import('../walk/new-tenant-dialog.tsx'),
    import('../walk/sign-dialog.tsx'),
    import('../complete/complete-dialog.tsx'),
    preloadNotice(),
    preloadPhotoPicker(),
    loadMessages(),
  ]);
  await Promise.all([preloadPage(paths.list), preloadPage(paths.create)]);
  if (!flags.has('hasAccessDashboardInspections')) return;
  // They show without a network that their figures and sites could not be read.
  await Promise.all([
    import('../dashboard/inspection-dashboard.tsx'),
    import('../dashboard/sites/site-list-view.tsx'),
  ]);
  await preloadPage(paths.dashboard);
};

/** All that a walk needs without a network, for those who inspect. */
export const bringInspections: BringAhead = async (client, session) => {
  const { flags } = session;
  if (!flags.has('hasAccessInspections') || !flags.has('inspections.canEdit')) return;
  await Promise.all([bringCode(session), bringRecords(client, session)]);
};
