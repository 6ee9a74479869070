import type { QueryClient } from '@tanstack/react-query';
import { preloadPhotoPicker } from '#features/files/web';
import { endpointQuery, readAhead } from '#platform/web/api/index';
import type { BringAhead } from '#platform/web/feature/index';
import { loadMessages } from '#platform/web/forms/index';
import { preloadNotice } from '#platform/web/outbox/index';
import { preloadPage } from '#platform/web/routing/index';
import type { Session } from '#platform/web/session/index';
import { reportListEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { reportQuery } from '../report-query.ts';

/** Own reports that are not final. */
const maxOpen = 3;

const bringCode = (): Promise<unknown> =>
  Promise.all([
    preloadPage(paths.list),
    import('../start/start-report.tsx'),
    import('../report/report-page.tsx'),
    import('../report/check-panel.tsx'),
    import('../report/incident-dialog.tsx'),
    import('../report/finalize-dialog.tsx'),
    preloadNotice(),
    preloadPhotoPicker(),
    loadMessages(),
  ]);

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
  await Promise.all([bringCode(), bringOpen(client, session)]);
};
