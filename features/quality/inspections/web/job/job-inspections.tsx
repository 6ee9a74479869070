import { Group } from '@mantine/core';
import { IconClipboardCheck, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { describeType } from '#features/quality/inspection-templates/contract';
import { useJob } from '#features/sites/jobs/web';
import { endpointPage } from '#platform/web/api/index';
import { currentLocale, formatDate, useText } from '#platform/web/i18n/index';
import { AnchorLink, ButtonLink, lazyPart } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, LoadProblem, RecordLines, RowsSkeleton } from '#platform/web/ui/index';
import { type InspectionRow, inspectionListEndpoints } from '../../contract/index.ts';
import { beginHref, inspectionHref, inspectionsHref } from '../addresses.ts';
import { InspectionStatusChip } from '../list/inspection-status.tsx';
import { ScoreMark } from '../list/score-mark.tsx';
import { NextDue } from './next-due.tsx';
import { useJobInspections } from './use-job-inspections.ts';

type Props = { inspections: readonly InspectionRow[]; label: string };

/** Inspections of one place, one line each. */
const InspectionLines = ({ inspections, label }: Props) => {
  const t = useText();
  const lines = inspections.map((row) => ({
    id: row.id,
    to: inspectionHref(row.id),
    title: `${t('inspections:number', { number: row.number })} · ${formatDate(row.inspected_at, row.building.time_zone)}`,
    facts: [
      describeType(row.inspection_type, currentLocale()),
      row.is_reinspection && t('inspections:list.reinspection'),
      row.inspected_by?.name,
    ],
    marks: (
      <>
        <ScoreMark {...row} />
        <InspectionStatusChip inspection={row} />
      </>
    ),
  }));
  return <RecordLines label={label} lines={lines} />;
};

const [JobTrend] = lazyPart(() => import('./job-trend.tsx'), { soon: true });

/** The inspections of one job site, on its Job Card. */
const JobInspections = ({ jobId }: { jobId: number }) => {
  const t = useText();
  const { job } = useJob(jobId);
  const mayBegin = useFlag('inspections.canEdit') && job?.status === 'active';
  const scores = useJobInspections(jobId).data;
  const { data, error, refetch } = useQuery(
    endpointPage(inspectionListEndpoints.listInspections, { query: { job: jobId } }),
  );
  const begin = mayBegin && (
    <ButtonLink to={beginHref({ job: jobId })} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('inspections:list.begin')}
    </ButtonLink>
  );
  if (!data || !scores) {
    return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={6} />;
  }
  return (
    <section aria-label={t('inspections:job.tab')}>
      <Group gap="8px 16px" justify="space-between" mb="sm">
        <NextDue due={scores} />
        {data.total > 0 && begin}
      </Group>
      {data.total === 0 ? (
        <EmptyState
          icon={IconClipboardCheck}
          title={t('inspections:job.empty')}
          text={t('inspections:job.emptyText')}
          action={begin}
        />
      ) : (
        <>
          {scores.scores.length > 1 && <JobTrend {...scores} />}
          <InspectionLines inspections={data.rows} label={t('inspections:job.tab')} />
          {data.total > data.rows.length && (
            <AnchorLink to={inspectionsHref({ job: jobId, older: true })} size="sm">
              {t('inspections:job.all')}
            </AnchorLink>
          )}
        </>
      )}
    </section>
  );
};

export default JobInspections;
