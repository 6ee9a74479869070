import { Group } from '@mantine/core';
import { IconClipboardText, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useJob } from '#features/sites/jobs/web';
import { endpointPage } from '#platform/web/api/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { AnchorLink, ButtonLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, LoadProblem, RecordLines, RowsSkeleton } from '#platform/web/ui/index';
import { actionLogListEndpoints } from '../../contract/index.ts';
import { actionLogHref, actionLogsHref, beginLogHref } from '../addresses.ts';
import { LogStatus } from '../log/log-status.tsx';
import { JobRounds } from '../rounds/job-rounds.tsx';
import { roundsQuery } from '../rounds/rounds-query.ts';

/** The action logs of one job site, on its Job Card. */
const JobActionLogs = ({ jobId }: { jobId: number }) => {
  const t = useText();
  const { job } = useJob(jobId);
  const mayBegin = useFlag('actionLogs.canEdit') && job?.status === 'active';
  const { data, error, refetch } = useQuery(
    endpointPage(actionLogListEndpoints.listActionLogs, { query: { job: jobId } }),
  );
  const begin = mayBegin && (
    <ButtonLink to={beginLogHref({ job: jobId })} leftSection={<IconPlayerPlay size={16} aria-hidden />}>
      {t('action-logs:begin.action')}
    </ButtonLink>
  );
  const rounds = job && <JobRounds job={job} />;
  // The rounds stand above the list: if they came later, the list would move down.
  const { isLoading: waitsForRounds } = useQuery(roundsQuery(jobId));
  if (!data || waitsForRounds)
    return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={6} />;
  if (data.total === 0) {
    return (
      <>
        {rounds}
        <EmptyState
          icon={IconClipboardText}
          title={t('action-logs:job.empty')}
          text={t('action-logs:list.emptyText')}
          action={begin}
        />
      </>
    );
  }
  return (
    <section aria-label={t('action-logs:titles.list')}>
      {rounds}
      {begin && (
        <Group gap={0} align="stretch" justify="flex-end" wrap="nowrap" mb="sm">
          {begin}
        </Group>
      )}
      <RecordLines
        label={t('action-logs:titles.list')}
        lines={data.rows.map((row) => ({
          id: row.id,
          to: actionLogHref(row.id),
          title: `${formatDate(row.log_date)} · ${row.porter.name}`,
          facts: [
            row.building.name !== job?.job_name && row.building.name,
            t('action-logs:list.entries', { count: row.entry_count }),
            row.photo_count > 0 && t('action-logs:list.photos', { count: row.photo_count }),
          ],
          marks: <LogStatus log={row} />,
        }))}
      />
      {data.total > data.rows.length && (
        <AnchorLink to={actionLogsHref({ job: jobId, older: true })} size="sm">
          {t('action-logs:job.all')}
        </AnchorLink>
      )}
    </section>
  );
};

export default JobActionLogs;
