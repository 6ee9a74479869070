import { Group, Text } from '@mantine/core';
import { endpointQuery, useSettledQuery } from '#platform/web/api/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { reportListEndpoints } from '../../contract/index.ts';
import { reportHref } from '../addresses.ts';
import { ReportStatusChip } from '../list/report-status.tsx';
import { reportFacts } from './report-facts.ts';

/** The latest nightly report of a job that the person may see. */
const ReportFact = ({ jobId, brief }: { jobId: number; brief: boolean }) => {
  const t = useText();
  const { data, error } = useSettledQuery(
    endpointQuery(reportListEndpoints.listDailyReports, { query: { job: jobId, per_page: 1 } }),
  );
  if (!data) return <Text c="dimmed">{error?.message}</Text>;
  const [last] = data.rows;
  if (!last) return <Text c="dimmed">{t('daily-reports:job.none')}</Text>;
  const facts = brief ? '' : reportFacts(last, t).filter(Boolean).join(' · ');
  return (
    <>
      <Group component="span" gap="4px 10px" display="inline-flex">
        <AnchorLink to={reportHref(last.id)}>
          {t('daily-reports:start.night', { date: formatDate(last.report_date) })}
        </AnchorLink>
        <ReportStatusChip report={last} />
      </Group>
      {facts && (
        <Text size="sm" c="dimmed">
          {facts}
        </Text>
      )}
    </>
  );
};

export default ReportFact;
