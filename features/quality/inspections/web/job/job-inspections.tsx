import { IconClipboardCheck, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useJob } from '#features/sites/jobs/web';
import { endpointPage } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink, ButtonLink, lazyPart } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { inspectionListEndpoints } from '../../contract/index.ts';
import { beginHref, inspectionsHref } from '../addresses.ts';
import { InspectionLines } from './inspection-lines.tsx';
import classes from './job.module.css';
import { NextDue } from './next-due.tsx';
import { useJobInspections } from './use-job-inspections.ts';

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
      <div className={classes.head}>
        <NextDue due={scores} />
        {data.total > 0 && begin}
      </div>
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
