import type { QueryClient } from '@tanstack/react-query';
import { preloadPhotoPicker } from '#features/accounts/files/web';
import { endpointQuery, readAhead } from '#platform/web/api/index';
import { type BringAhead, listActionStore, shownTo } from '#platform/web/feature/index';
import { loadMessages } from '#platform/web/forms/index';
import { listPage } from '#platform/web/list/index';
import { preloadNotice } from '#platform/web/outbox/index';
import { loadCode, preloadPage } from '#platform/web/routing/index';
import type { Session } from '#platform/web/session/index';
import { reportListEndpoints, toFinalize } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { reportList } from '../list/report-list.ts';
import { reportQuery } from '../report-query.ts';

/** Own reports that are not final. */
const maxOpen = 3;

/** Pages come after their parts: a link to a page counts on all of it. */
const bringCode = async ({ flags }: Session): Promise<void> => {
  await Promise.all([
    import('../list/report-list-view.tsx'),
    ...listActionStore
      .get()
      .filter(({ list }) => list === reportList.name)
      .filter(shownTo(flags))
      .map(({ component }) => loadCode(component)),
    import('../start/start-report.tsx'),
    import('../report/report-page.tsx'),
    import('../report/report-history.tsx'),
    import('../report/door-check-panel.tsx'),
    import('../report/incident-dialog.tsx'),
    import('../report/finalize-dialog.tsx'),
    preloadNotice(),
    preloadPhotoPicker(),
    loadMessages(),
  ]);
  await preloadPage(paths.list);
  // It shows without a network that its figures could not be read.
  if (flags.has('hasAccessDashboardReports')) await preloadPage(paths.dashboard);
};

/** The list as it opens, and as the start page opens it. */
const bringLists = async (client: QueryClient): Promise<void> => {
  for (const search of [{}, { ...toFinalize, older: true, saved: 0 }])
    await client.fetchQuery({ ...listPage(reportList, reportList.schema.parse(search)), ...readAhead });
};

const bringOpen = async (client: QueryClient, { user }: Session): Promise<void> => {
  const query = { status: ['new' as const, 'pending' as const], supervisor: user.id, per_page: 10 };
  const { rows } = await client.fetchQuery({
    ...endpointQuery(reportListEndpoints.listDailyReports, { query }),
    ...readAhead,
  });
  for (const { id } of rows.slice(0, maxOpen))
    await client.fetchQuery({ ...readAhead, ...reportQuery(id), meta: readAhead.meta });
};

/** What a night needs without a network, for those who report it; the sites and their buildings are brought for
 * inspections already. */
export const bringReports: BringAhead = async (client, session) => {
  const { flags } = session;
  if (!flags.has('hasAccessReports') || !flags.has('reports.canEdit')) return;
  await Promise.all([bringCode(session), bringOpen(client, session), bringLists(client)]);
};
