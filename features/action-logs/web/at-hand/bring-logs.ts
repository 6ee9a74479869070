import { preloadPhotoPicker } from '#features/files/web';
import { jobSitesQuery } from '#features/jobs/web';
import { endpointQuery, readAhead } from '#platform/web/api/index';
import type { BringAhead } from '#platform/web/feature/index';
import { loadMessages } from '#platform/web/forms/index';
import { preloadNotice } from '#platform/web/outbox/index';
import { preloadPage } from '#platform/web/routing/index';
import { actionLogListEndpoints, roundEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { logQuery } from '../log-query.ts';
import { roundsQuery } from '../rounds/rounds-query.ts';

/** Own logs that are not final. */
const maxOpen = 3;

/** All that a shift needs without a network, for those who write logs. */
export const bringLogs: BringAhead = async (client, { flags, user }) => {
  if (!flags.has('hasAccessActionLog') || !flags.has('actionLogs.canEdit')) return;
  await Promise.all([
    preloadPage(paths.list),
    import('../begin/begin-page.tsx'),
    import('../begin/begin-log.ts'),
    import('../log/log-page.tsx'),
    import('../log/day-dialog.tsx'),
    import('../entry/entry-dialog.tsx'),
    import('../entry/photos-dialog.tsx'),
    import('../entry/task-dialog.tsx'),
    preloadNotice(),
    preloadPhotoPicker(),
    loadMessages(),
  ]);
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
