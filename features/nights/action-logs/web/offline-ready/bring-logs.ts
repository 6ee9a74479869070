import type { QueryClient } from '@tanstack/react-query';
import { preloadPhotoPicker } from '#features/accounts/files/web';
import { jobSitesQuery } from '#features/sites/jobs/web';
import { endpointQuery, readAhead } from '#platform/web/api/index';
import type { BringAhead } from '#platform/web/feature/index';
import { loadMessages } from '#platform/web/forms/index';
import { listPage } from '#platform/web/list/index';
import { preloadNotice } from '#platform/web/outbox/index';
import { preloadPage } from '#platform/web/routing/index';
import type { Session } from '#platform/web/session/index';
import { actionLogListEndpoints, roundEndpoints, toFinalize } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { logQuery } from '../cache-log.ts';
import { actionLogList } from '../list/action-log-list.ts';
import { roundsQuery } from '../rounds/rounds-query.ts';

/** Own logs that are not final. */
const maxOpen = 3;

/** Pages come after their parts: a link to a page counts on all of it. */
const bringCode = async ({ flags }: Session): Promise<void> => {
  await Promise.all([
    import('../list/action-log-list-view.tsx'),
    import('../begin/begin-page.tsx'),
    import('../begin/begin-log.ts'),
    import('../log/log-page.tsx'),
    import('../log/log-history.tsx'),
    import('../log/day-dialog.tsx'),
    import('../entry/entry-dialog.tsx'),
    import('../entry/photos-dialog.tsx'),
    import('../entry/task-dialog.tsx'),
    preloadNotice(),
    preloadPhotoPicker(),
    loadMessages(),
  ]);
  await preloadPage(paths.list);
  // It shows without a network that its figures could not be read.
  if (flags.has('hasAccessDashboardActionLogs')) await preloadPage(paths.dashboard);
};

/** The list as it opens, and as the start page opens it: for some people with their own logs alone. */
const bringLists = async (client: QueryClient): Promise<void> => {
  const open = { ...toFinalize, older: true, saved: 0 };
  for (const search of [{}, open, { ...open, mine: true }])
    await client.fetchQuery({ ...listPage(actionLogList, actionLogList.schema.parse(search)), ...readAhead });
};

/** All that a shift needs without a network, for those who write logs. */
export const bringLogs: BringAhead = async (client, session) => {
  const { flags, user } = session;
  if (!flags.has('hasAccessActionLog') || !flags.has('actionLogs.canEdit')) return;
  await Promise.all([bringCode(session), bringLists(client)]);
  if (flags.has('hasAccessWorld')) await client.fetchQuery({ ...jobSitesQuery, ...readAhead });
  const query = { status: ['new' as const, 'pending' as const], porter: user.id, per_page: maxOpen };
  const { rows } = await client.fetchQuery({
    ...endpointQuery(actionLogListEndpoints.listActionLogs, { query }),
    ...readAhead,
  });
  for (const { id } of rows) await client.fetchQuery({ ...logQuery(id), ...readAhead });
  const rounds = await client.fetchQuery({ ...endpointQuery(roundEndpoints.listRounds), ...readAhead });
  // For a log that begins without a network.
  for (const [jobId, ofJob] of Map.groupBy(rounds, ({ job_id }) => job_id))
    client.setQueryData(roundsQuery(jobId).queryKey, ofJob);
};
