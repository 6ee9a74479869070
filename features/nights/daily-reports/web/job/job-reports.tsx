import { Group } from '@mantine/core';
import { IconDoor, IconMoonStars, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useJob } from '#features/sites/jobs/web';
import { endpointPage } from '#platform/web/api/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { AnchorLink, ButtonLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, LoadProblem, RecordLines, RowsSkeleton } from '#platform/web/ui/index';
import { reportListEndpoints } from '../../contract/index.ts';
import { doorsHref, reportHref, reportsHref, startHref } from '../addresses.ts';
import { ReportStatusChip } from '../list/report-status.tsx';
import { reportFacts } from './report-facts.ts';

/** The nightly reports of one job site, on its Job Card. */
const JobReports = ({ jobId }: { jobId: number }) => {
  const t = useText();
  const { job } = useJob(jobId);
  const mayBegin = useFlag('reports.canEdit') && job?.status === 'active';
  const { data, error, refetch } = useQuery(
    endpointPage(reportListEndpoints.listDailyReports, { query: { job: jobId } }),
  );
  const begin = mayBegin && (
    <ButtonLink to={startHref(jobId)} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('daily-reports:list.begin')}
    </ButtonLink>
  );
  if (!data)
    return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={6} />;
  return (
    <section aria-label={t('daily-reports:job.tab')}>
      {data.total === 0 ? (
        <EmptyState
          icon={IconMoonStars}
          title={t('daily-reports:job.empty')}
          text={t('daily-reports:job.emptyText')}
          action={begin}
        />
      ) : (
        <>
          <Group gap="xs" align="stretch" justify="flex-end">
            <ButtonLink
              to={doorsHref({ job: jobId })}
              variant="default"
              leftSection={<IconDoor size={16} aria-hidden />}
            >
              {t('daily-reports:proof.open')}
            </ButtonLink>
            {begin}
          </Group>
          <RecordLines
            label={t('daily-reports:job.tab')}
            lines={data.rows.map((row) => ({
              id: row.id,
              to: reportHref(row.id),
              title: formatDate(row.report_date),
              facts: reportFacts(row, t),
              marks: <ReportStatusChip report={row} />,
            }))}
          />
          {data.total > data.rows.length && (
            <AnchorLink to={reportsHref({ job: jobId, older: true })} size="sm">
              {t('daily-reports:job.all')}
            </AnchorLink>
          )}
        </>
      )}
    </section>
  );
};

export default JobReports;
