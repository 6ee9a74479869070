import { Button } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useRecordQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, useIdParam, usePageTitle, type Visit } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import type { Job } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { jobQuery } from '../job-card/use-job.ts';
import { jobHref } from '../job-href.ts';
import { JobStatusChip } from '../job-status-chip.tsx';
import { ServicesSection } from '../services/services-section.tsx';
import { SetupGaps } from '../setup/setup-gaps.tsx';
import { useJobSteps } from '../transitions/use-job-steps.ts';

/** Only people who may change a job load its form. */
const [Editing] = lazyPart(() => import('./editing.tsx'), { soon: true });

const [CopyDialog] = lazyPart(() => import('../transitions/copy-dialog.tsx'));
const [EndDialog] = lazyPart(() => import('../transitions/end-dialog.tsx'));

export const prefetch = ({ client, params }: Visit): void => {
  void client.prefetchQuery(jobQuery(Number(params.jobId)));
};

const useTrail = (last: string) => {
  const t = useText();
  return [
    { title: t('app:titles.admin'), to: '/admin' },
    { title: t('jobs:titles.list'), to: paths.list },
    last,
  ];
};

const JobRecord = ({ job, fresh }: { job: Job; fresh: boolean }) => {
  const t = useText();
  const title = `${job.job_number} – ${job.job_name}`;
  const { menu, activate, busy, dialog, close } = useJobSteps(job);
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        chip={<JobStatusChip status={job.status} />}
        subtitle={job.client.name}
        breadcrumbs={useTrail(title)}
        action={
          activate && (
            <Button
              loading={busy}
              leftSection={<activate.icon size={16} aria-hidden />}
              onClick={activate.onClick}
            >
              {activate.label}
            </Button>
          )
        }
        menu={[{ label: t('jobs:titles.card'), icon: IconId, to: jobHref(job.id) }, ...menu]}
      />
      <SetupGaps job={job} />
      {!job.can.update ? (
        <ServicesSection job={job} />
      ) : fresh ? (
        <Suspense fallback={<PageSkeleton />}>
          <Editing key={job.id} job={job} />
        </Suspense>
      ) : (
        <PageSkeleton />
      )}
      <Suspense>
        {dialog === 'copy' && <CopyDialog job={job} onClose={close} />}
        {dialog === 'end' && <EndDialog job={job} onClose={close} />}
      </Suspense>
    </>
  );
};

const JobRecordPage = () => {
  const t = useText();
  const id = useIdParam('jobId');
  const trail = useTrail(t('jobs:titles.record'));
  const { data, error, refetch, isFetchedAfterMount } = useRecordQuery({
    ...jobQuery(id),
    refetchOnMount: 'always',
  });
  if (data) return <JobRecord job={data} fresh={isFetchedAfterMount || error !== null} />;
  if (!error) return <PageSkeleton crumbs />;
  return (
    <RecordProblem
      error={error}
      retry={() => void refetch()}
      title={t('jobs:titles.record')}
      breadcrumbs={trail}
      missing={{
        title: t('jobs:card.notFound'),
        text: t('jobs:card.notFoundText'),
        back: { label: t('jobs:actions.allJobs'), to: paths.list },
      }}
    />
  );
};

export default JobRecordPage;
